import AlignedLayout
import Testing

/// Labels and fields fill lines of all widths to the pixel.
@Suite struct SharedWidthPixelsProof {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `labels and fields fill lines of all widths in whole pixels`(scale: CGFloat) {
    for width in Seeds(2000, usually: 60) {
      var random = SplitMix64(seed: width)
      for gap in [0, 5, 1 / 3] as [CGFloat] {
        let fault = fault(ofWidth: CGFloat(width + 1), gap: gap, scale: scale, &random)
        #expect(fault == nil, "\(width + 1) with gaps of \(gap)")
      }
    }
  }

  private func fault(
    ofWidth width: CGFloat, gap: CGFloat, scale: CGFloat, _ random: inout SplitMix64
  ) -> String? {
    let natural = (0..<4).map { _ in CGFloat(Int.random(in: 1...9000, using: &random)) / 30 }
    let fraction = random.pick([0.2, 1 / 3, 0.4, 0.5, 0.75] as [CGFloat])
    var content = TestContent(
      width: width,
      SectionAttributes(cellSpacing: gap, lineSpacing: 0, sharedWidths: [.label: fraction]),
      natural.flatMap { width in
        [
          TestCell.cell(
            width × 10, CellAttributes(beginsLine: true, width: .shared(.label))),
          .cell(1 × 10, CellAttributes(width: .remaining)),
        ]
      })
    content.displayScale = scale
    let frames = content.layout().frames()
    let labels = stride(from: 0, to: 8, by: 2).map { frames[$0] }
    let fields = stride(from: 1, to: 8, by: 2).map { frames[$0] }
    let most = max(0, fraction * (width + gap) - gap)
    if labels[0].maxY <= fields[0].minY {
      // Beside a label, not even the gap has room.
      return (most * scale).rounded(.down) / scale + gap > width
        && labels.allSatisfy { $0.width <= width }
        ? nil : "above its field: \(frames)"
    }
    let shared = labels[0].width
    guard Set(labels.map(\.width)).count == 1, Set(fields.map(\.minX)).count == 1 else {
      return "\(frames)"
    }
    let pixels = shared * scale
    guard abs(pixels - pixels.rounded()) < 1e-6 else { return "a part of a pixel: \(shared)" }
    guard shared <= most + 0.001 || shared == 0 else { return "\(shared), at most \(most)" }
    let widest = natural.max() ?? 0
    guard shared + 0.001 >= widest || shared + 1 / scale > most - 0.001 else {
      return "\(shared) for \(widest)"
    }
    guard shared < widest + 1 / scale else { return "\(shared) is wider than \(widest)" }
    // Less than a gap is left to no field.
    guard width - shared > gap + 0.002 else { return nil }
    for field in fields where abs(shared + gap + field.width - width) > 1e-6 {
      return "\(field) behind \(shared)"
    }
    return nil
  }
}
