import AlignedLayout
import Testing

/// Laws about cells that are offered their whole line, for any sizes in any order.
@Suite struct SelfSizingLaws {
  private func content(_ random: inout SplitMix64, _ wildness: Wildness) -> TestContent {
    var content = random.content(wildness).withoutSharedWidths
    for index in content.sections.indices {
      content.sections[index].attributes = content.sections[index].attributes.with(
        sizing: random.pick([
          .selfSizing(estimate: 30 × 20), .asked(offering: .wholeLine),
        ]))
    }
    return content
  }

  @Test(arguments: Wildness.allCases)
  func `sizes reported in any order give the same layout as sizes known from the start`(
    wildness: Wildness
  ) {
    let difference = firstFault(ofSeeds: 30) { seed in
      var random = SplitMix64(seed: seed)
      let content = content(&random, wildness)
      var known: Set<ContentLayout.CellPosition> = []
      func size(_ position: ContentLayout.CellPosition, _ offer: CGFloat) -> CGSize {
        known.contains(position)
          ? content.sections[position.section].cells[position.cell].size(offer) : 30 × 20
      }
      func attributes(_ position: ContentLayout.CellPosition) -> CellAttributes {
        content.sections[position.section].cells[position.cell].attributes
      }
      var layout = ContentLayout(
        content.specification, sizeOfCell: size, attributesOfCell: attributes)
      for position in layout.positions.shuffled(using: &random) {
        known.insert(position)
        layout.apply(
          [.replaceCell(position)], sizeOfCell: size, attributesOfCell: attributes)
      }
      return layout.firstDifference(from: content.layout(), in: [.infinite])
    }
    #expect(difference == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `a cell that does not grow is no wider than its offered space`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 100) { seed in
      var random = SplitMix64(seed: seed)
      let content = content(&random, wildness)
      var offers: [ContentLayout.CellPosition: CGFloat] = [:]
      let layout = content.layout { offers[$0] = $1 }
      return layout.positions.first { position in
        content.sections[position.section].cells[position.cell].attributes.growth == 0
          && layout.frame(ofCellAt: position).size.width > offers[position] ?? -1
      }.map { "\($0)" }
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `cells that are offered what remains are set as those that are asked and clamped`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 100) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true).withoutRows
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          breakingStrategy: .firstFit, clampsOversizedCells: true)
      }
      var asked: [String] = []
      let expected = content.layout { asked.append("\($0) at \($1)") }
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          sizing: .selfSizing(
            estimate: 30 × 20, offering: .remainingLineSpace),
          clampsOversizedCells: random.happens(onceIn: 2))
      }
      var questions: [String] = []
      let layout = content.layout { questions.append("\($0) at \($1)") }
      if questions != asked { return "other questions" }
      return layout.positions.first {
        layout.frame(ofCellAt: $0) != expected.frame(ofCellAt: $0)
      }.map { "another place of \($0)" }
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `asked cells that do not shrink are set as those that size themselves on whole lines`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 100) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.mixedContent(wildness, sizings: [.wholeLine], limitsLines: true)
      for section in content.sections.indices {
        let sizing: SectionAttributes.Sizing =
          random.happens(onceIn: 6)
          ? content.sections[section].attributes.sizing : .asked(offering: .wholeLine)
        content.sections[section].attributes = content.sections[section].attributes.with(
          sizing: sizing)
        for cell in content.sections[section].cells.indices {
          let attributes = content.sections[section].cells[cell].attributes
          content.sections[section].cells[cell].attributes = attributes.with(shrinkage: 0)
        }
      }
      var asked: [String] = []
      let layout = content.layout { asked.append("\($0) at \($1)") }
      for index in content.sections.indices
      where content.sections[index].attributes.sizing == .asked(offering: .wholeLine) {
        content.sections[index].attributes = content.sections[index].attributes.with(
          sizing: .selfSizing(estimate: 30 × 20))
      }
      var questions: [String] = []
      let expected = content.layout { questions.append("\($0) at \($1)") }
      if questions != asked { return "other questions" }
      return layout.positions.first {
        layout.frame(ofCellAt: $0) != expected.frame(ofCellAt: $0)
      }.map { "another place of \($0)" }
    }
    #expect(fault == nil)
  }

  @Test func `the first offer to a cell does not depend on the cells before it on its line`() {
    let fault = firstFault(ofSeeds: 100) { seed in
      var random = SplitMix64(seed: seed)
      var content = content(&random, .tame)
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          lineAlignment: .center)
      }
      let rooms = content.sections.map { section in
        content.width - content.contentInsets.leading - content.contentInsets.trailing
          - section.attributes.insets.leading - section.attributes.insets.trailing
      }
      var fault: String?
      _ = content.layout { position, offer in
        let insets = content.sections[position.section].cells[position.cell].attributes.insets
        let expected = max(0, max(0, rooms[position.section]) - insets.leading - insets.trailing)
        if abs(offer - expected) > 1e-9 { fault = fault ?? "\(position) at \(offer)" }
      }
      return fault
    }
    #expect(fault == nil)
  }
}
