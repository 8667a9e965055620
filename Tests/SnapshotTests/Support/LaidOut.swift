import AlignedLayout

/// A scenario's layout, and the spaces that its cells were offered.
struct LaidOut {
  let layout: ContentLayout
  private let scenario: Scenario
  private var offers: [ContentLayout.CellPosition: [CGFloat]] = [:]

  init(_ scenario: Scenario) {
    var offers: [ContentLayout.CellPosition: [CGFloat]] = [:]
    layout = ContentLayout(
      scenario.specification,
      sizeOfCell: { position, offer in
        offers[position, default: []].append(offer)
        return scenario.sections[position.section].cells[position.cell].size(offered: offer)
      },
      attributesOfCell: { scenario.sections[$0.section].cells[$0.cell].attributes },
      sizeOfOverflow: { section, _ in scenario.sections[section].overflowSize ?? .zero })
    self.offers = offers
    self.scenario = scenario
  }

  /// Returns the spaces that a cell was offered, in order.
  func offers(ofCellAt position: ContentLayout.CellPosition) -> [CGFloat] {
    offers[position] ?? []
  }

  /// The reasons why lines began, in a scenario that explains them.
  var notes: [(frame: CGRect, text: String)] {
    guard scenario.explainsLines else { return [] }
    return (0..<layout.sectionCount).flatMap { section in
      layout.lines(inSection: section).enumerated().map { index, line in
        (line.frame, layout.breakReason(ofLineAt: index, inSection: section).description)
      }
    }
  }

  private var explanation: [String] {
    guard scenario.explainsLines else { return [] }
    return (0..<layout.sectionCount).flatMap { section in
      layout.lines(inSection: section).indices.map {
        "line \(section).\($0): \(layout.breakReason(ofLineAt: $0, inSection: section))"
      }
    }
  }

  var transcript: [String] {
    var table = Table()
    for section in 0..<layout.sectionCount {
      if let frame = layout.frame(ofBackgroundInSection: section) {
        table.append("background \(section)", frame: frame, "", "")
      }
      if let frame = layout.frame(ofHeaderInSection: section, pinning: scenario.pinning) {
        table.append("header \(section)", frame: frame, "", "")
      }
      for cell in 0..<layout.cellCount(inSection: section) {
        let position = ContentLayout.CellPosition(section: section, cell: cell)
        let line = layout.lines(inSection: section).index(ofCell: cell)
        let isHidden = cell >= layout.visibleCellCount(inSection: section)
        table.append(
          "\(scenario.letter(of: position)) \(section).\(cell)",
          frame: layout.frame(ofCellAt: position),
          isHidden ? "hidden" : "line \(line)", words(offered: offers(ofCellAt: position)))
      }
      if let frame = layout.frame(ofOverflowInSection: section) {
        table.append("overflow \(section)", frame: frame, "", "")
      }
      for line in layout.lines(inSection: section).indices {
        if let frame = layout.frame(ofSeparatorBelowLineAt: line, inSection: section) {
          table.append("separator \(section).\(line)", frame: frame, "below \(line)", "")
        }
      }
      if let frame = layout.frame(ofFooterInSection: section, pinning: scenario.pinning) {
        table.append("footer \(section)", frame: frame, "", "")
      }
    }
    let baselines = scenario.baselines(in: layout).map {
      "baseline of line \($0.section).\($0.line) at \($0.y.words)"
    }
    return table.lines + baselines + explanation + ["content \(layout.contentSize.words)"]
  }
}

extension Scenario {
  fileprivate var specification: ContentLayout.Specification {
    let sections = sections.map {
      ContentLayout.Section(
        attributes: $0.attributes, cellCount: $0.cells.count,
        headerLength: $0.headerLength, footerLength: $0.footerLength)
    }
    if let height {
      return ContentLayout.Specification(
        height: height, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing, sections: sections)
    }
    return ContentLayout.Specification(
      width: width, direction: direction, displayScale: displayScale,
      contentInsets: contentInsets, sectionSpacing: sectionSpacing, sections: sections)
  }
}

/// Returns the spaces that a cell was offered, in words.
func words(offered offers: [CGFloat]) -> String {
  offers.isEmpty ? "not asked" : "offered \(offers.map(\.words).joined(separator: ", then "))"
}
