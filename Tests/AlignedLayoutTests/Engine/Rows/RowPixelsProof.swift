import AlignedLayout
import Testing

/// Rows fill lines of all widths to the pixel.
@Suite struct RowPixelsProof {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `rows fill lines of all widths in whole pixels`(scale: CGFloat) {
    for width in Seeds(2000, usually: 60) {
      var random = SplitMix64(seed: width)
      for gap in [0, 2, 5] as [CGFloat] {
        let fault = fault(ofWidth: CGFloat(width + 1), gap: gap, scale: scale, &random)
        #expect(fault == nil, "\(width + 1) with gaps of \(gap)")
      }
    }
  }

  private func fault(
    ofWidth width: CGFloat, gap: CGFloat, scale: CGFloat, _ random: inout SplitMix64
  ) -> String? {
    let ratios = (0..<12).map { _ in CGFloat(Int.random(in: 30...300, using: &random)) / 100 }
    var content = TestContent(
      width: width,
      SectionAttributes(
        sizing: .rows(height: 60, maximumHeight: 1e6), cellSpacing: gap, lineSpacing: gap),
      ratios.map { .cell(1 × 1, CellAttributes(aspectRatio: $0)) })
    content.displayScale = scale
    let layout = content.layout()
    for line in layout.lines(inSection: 0).dropLast() {
      let frames = line.cells.map { layout.frame(ofCellAt: .init(section: 0, cell: $0)) }
      // Narrower than its gaps, a line has no space for cells.
      guard width > CGFloat(frames.count - 1) * gap else { continue }
      guard frames[0].minX == 0, abs(frames[frames.count - 1].maxX - width) < 1e-9 else {
        return "\(frames) do not fill the line"
      }
      guard Set(frames.map(\.height)).count == 1 else { return "\(frames) are not equally tall" }
      for (frame, next) in zip(frames, frames.dropFirst())
      where abs(next.minX - frame.maxX - gap) > 1e-9 {
        return "a gap of \(next.minX - frame.maxX)"
      }
      for (cell, frame) in zip(line.cells, frames) {
        let pixels = frame.width * scale
        guard abs(pixels - pixels.rounded()) < 1e-9 else { return "a part of a pixel: \(frame)" }
        let exact = frame.height * CGFloat(Float(ratios[cell]))
        guard abs(frame.width - exact) < 1 / scale + 0.01 else {
          return "\(frame) in place of \(exact)"
        }
      }
    }
    return nil
  }
}
