@testable import AlignedLayout

import Testing

/// Laws about last lines that a source answers for the sizes of its cells, as self-sizing cells and items do.
@Suite struct AnsweredLastLinesLaws {
  /// The cells of a content, whose last lines are asked for.
  private final class Source: CellSource {
    let content: TestContent

    /// Whether the answer depends on the size of the cell.
    let dependsOnSize: Bool

    init(content: TestContent, dependsOnSize: Bool = true) {
      self.content = content
      self.dependsOnSize = dependsOnSize
    }

    var hasAttributes: Bool { true }

    private func cell(_ position: ContentLayout.CellPosition) -> TestCell {
      content.sections[position.section].cells[position.cell]
    }

    func attributes(of position: Position) -> CellAttributes {
      cell(position).attributes.with(lastLineWidth: nil)
    }

    func size(of position: Position, _ space: CGFloat) -> CGSize {
      cell(position).size(space)
    }

    func lastLineWidth(of position: Position, size: CGSize) -> CGFloat? {
      cell(position).attributes.lastLineWidth.map {
        dependsOnSize ? $0 / 2 + size.height.truncatingRemainder(dividingBy: 40) : $0
      }
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      content.sections[section].sizeOfOverflow(hiddenCount)
    }

    var layout: ContentLayout {
      var composition = ContentComposition(in: ContentRoom(content.specification))
      for section in content.sections { composition.append(section.section, from: self) }
      return ContentLayout(composition)
    }
  }

  @Test(arguments: Wildness.allCases)
  func `edits lead to the same layout as a new one`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: Seeds(300, usually: 30)) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true)
      var layout = Source(content: content).layout
      for number in 0..<6 {
        let batch = random.batch(of: content, wildness, limitsLines: true)
        content = batch.applied(to: content).content
        let source = Source(content: content)
        layout.apply(batch.edits, from: source)
        let new = source.layout
        // Widths of lines on which cells were only tried may be stored from before: nothing is told by them.
        let difference = layout.firstDifference(from: new, in: [.infinite])
        if let difference, !difference.hasPrefix("not equal, though") {
          return "batch \(number): \(difference)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `what is answered counts as what attributes say`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.content(wildness, limitsLines: true)
      let layout = Source(content: content, dependsOnSize: false).layout
      // The layouts are not equal, for they store the widths in other cells.
      let other = content.layout()
      return (0..<layout.sectionCount).lazy.compactMap { section in
        layout.frames(inSection: section) == other.frames(inSection: section)
          ? nil : "other frames in section \(section)"
      }.first
    }
    #expect(fault == nil)
  }
}
