import AlignedLayout
import Testing

/// Lines whose cells have the attributes of those above. Their widths are not computed again.
@Suite struct RepeatedLinesLaws {
  @Test func `a line decides the widths that it decides alone`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      let lines = random.repeatingLines()
      let whole = content(lines.flatMap { $0 }, seed)
      let alone = lines.map { content($0, seed) }
      guard whole.offers == alone.flatMap(\.offers) else { return "other questions" }
      let frames = whole.layout().frames()
      let framesAlone = alone.flatMap { $0.layout().frames() }
      return zip(frames, framesAlone).contains { $0.minX != $1.minX || $0.size != $1.size }
        ? "\(frames)" : nil
    }
    #expect(fault == nil)
  }

  @Test func `edits give the layout computed from scratch`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      var edited = EditedLayout(content(random.repeatingLines().flatMap { $0 }, seed))
      for _ in 0..<3 {
        edited.apply(random.tableBatch(edited.content))
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  private func content(_ cells: [TestCell], _ seed: UInt64) -> TestContent {
    var content = TestContent(
      width: 101, SectionAttributes(cellSpacing: CGFloat(seed % 3), lineSpacing: 0), cells)
    content.displayScale = CGFloat(seed % 2)
    return content
  }
}

extension SplitMix64 {
  /// Returns lines of a few cells that begin by a forced break. Half of them repeat the one above.
  fileprivate mutating func repeatingLines() -> [[TestCell]] {
    var lines: [[TestCell]] = []
    for _ in 0..<8 {
      if let last = lines.last, happens(onceIn: 2) {
        lines.append(last)
      } else {
        lines.append((0..<pick([1, 2, 3, 3])).map { cell(beginsLine: $0 == 0) })
      }
    }
    return lines
  }

  private mutating func cell(beginsLine: Bool) -> TestCell {
    TestCell.cell(
      pick([20, 60]) × pick([10, 15]),
      CellAttributes(
        beginsLine: beginsLine,
        width: pick([.fraction(1.0 / 3), .fraction(0.25), .remaining, .asked]),
        minimumWidth: pick([0, 0, 15]), growth: pick([0, 0, 1]), shrinkage: pick([0, 0, 1])))
  }
}
