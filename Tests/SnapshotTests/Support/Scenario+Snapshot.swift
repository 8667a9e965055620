import AlignedLayout
import LayoutDrawing

extension Scenario {
  /// The scenario laid out and written down: what went in, a drawing, what came of each cell.
  var snapshot: Snapshot {
    let laidOut = LaidOut(self)
    let picture = Picture(
      of: laidOut.layout, pinning: pinning,
      header: { "Header \($0)" }, footer: { "Footer \($0)" }, caption: letter
    ).withOutline
    let story =
      [title, ""] + input + ["", "1 character = 5 × 10 points"]
      + [picture.text() + "\n"].map { String($0.dropLast(1)) } + laidOut.transcript
    return Snapshot(
      name: Snapshot.Name(description: name), story: story.joined(separator: "\n") + "\n",
      svg: picture.with(baselines(in: laidOut.layout)).with(notes: laidOut.notes)
        .svg(title: title))
  }

  /// What goes in, in words.
  var input: [String] {
    var parts = ["width \(width.words)"]
    if direction == .rightToLeft { parts.append("right to left") }
    if displayScale != 0 { parts.append("display scale \(displayScale.words)") }
    if contentInsets != .zero { parts.append("content insets \(contentInsets.words)") }
    if sectionSpacing != 0 { parts.append("section spacing \(sectionSpacing.words)") }
    if let pinning {
      parts.append("visible \(pinning.visibleTop.words) to \(pinning.visibleBottom.words)")
      if pinning.pinsHeaders { parts.append("headers pinned") }
      if pinning.pinsFooters { parts.append("footers pinned") }
    }
    return [parts.joined(separator: " · ")]
      + sections.indices.flatMap { input(ofSection: $0) }
  }

  /// Cells are lettered through all sections.
  func letter(of position: ContentLayout.CellPosition) -> String {
    let before = sections.prefix(position.section).reduce(0) { $0 + $1.cells.count }
    return String(UnicodeScalar(UInt8(65 + (before + position.cell) % 26)))
  }

  private func input(ofSection index: Int) -> [String] {
    let section = sections[index]
    var parts = ["section \(index): \(section.attributes.words)"]
    if section.headerLength != 0 { parts.append("header \(section.headerLength.words)") }
    if section.footerLength != 0 { parts.append("footer \(section.footerLength.words)") }
    if let size = section.overflowSize { parts.append("overflow view \(size.words)") }
    let cells = section.cells.enumerated().map { cell, content in
      let letter = letter(of: .init(section: index, cell: cell))
      let isFixed = if case .fixed = section.attributes.sizing { true } else { false }
      let answer = isFixed ? [] : [content.words]
      return "  \(letter) "
        + (answer + content.attributes.words).joined(separator: " · ")
    }
    let isFixed = if case .fixed = section.attributes.sizing { true } else { false }
    return [parts.joined(separator: " · ")]
      + (isFixed ? ["  \(section.cells.count) cells, none of them asked"] : cells)
  }
}

/// A scenario's layout, with what was asked on the way.
private struct LaidOut {
  let layout: ContentLayout
  private let scenario: Scenario
  private var offers: [ContentLayout.CellPosition: [CGFloat]] = [:]

  init(_ scenario: Scenario) {
    var offers: [ContentLayout.CellPosition: [CGFloat]] = [:]
    layout = ContentLayout(
      width: scenario.width, direction: scenario.direction, displayScale: scenario.displayScale,
      contentInsets: scenario.contentInsets, sectionSpacing: scenario.sectionSpacing,
      sections: scenario.sections.map {
        ContentLayout.Section(
          attributes: $0.attributes, cellCount: $0.cells.count,
          headerLength: $0.headerLength, footerLength: $0.footerLength)
      },
      sizeOfCell: { position, offer in
        offers[position, default: []].append(offer)
        return scenario.sections[position.section].cells[position.cell].size(offered: offer)
      },
      attributesOfCell: { scenario.sections[$0.section].cells[$0.cell].attributes },
      sizeOfOverflow: { section, _ in scenario.sections[section].overflowSize ?? .zero })
    self.offers = offers
    self.scenario = scenario
  }

  /// Why each line began, if the scenario is about that.
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
          isHidden ? "hidden" : "line \(line)", words(offered: offers[position] ?? []))
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

/// What a cell was offered, in words.
func words(offered offers: [CGFloat]) -> String {
  offers.isEmpty ? "not asked" : "offered \(offers.map(\.words).joined(separator: ", then "))"
}

extension Picture {
  /// With a line around it, so that its edges can be seen on white.
  var withOutline: Picture {
    var picture = self
    let edges = Box(frame: CGRect(origin: .zero, size: size), border: Ink(0xC8_CE_D6))
    picture.marks.append(.box(edges))
    return picture
  }
}
