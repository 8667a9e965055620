import AlignedLayout

extension LayoutExpectation {
  /// Sections have no more lines than a limit.
  ///
  /// - Parameters:
  ///   - limit: the greatest number of lines.
  ///   - section: the index of the section that is meant, or nil for each section.
  public static func lineCount(atMost limit: Int, inSection section: Int? = nil)
    -> LayoutExpectation
  {
    LayoutExpectation(
      limit == 1 ? "At most 1 line" : "At most \(limit) lines",
      .layout { tested in
        let sections = section.map { $0..<$0 + 1 } ?? 0..<tested.layout.sectionCount
        return sections.lazy.compactMap { tested.section($0, withMoreLinesThan: limit) }.first
      }
    ) { test in
      guard let section, !test.specification.sections.indices.contains(section) else { return nil }
      return "There is no section \(section)."
    }
  }

  /// Each cell that a closure chooses is on one line with the next cell, such as a label with its field.
  ///
  ///     let fields = LayoutExpectation.staysWithNext { $0.cell.isMultiple(of: 2) }
  ///
  /// If a line limit hides only the next cell, both are separated. If it hides both, they are not. The closure
  /// must not choose the last cell of a section, which has no next one.
  ///
  /// - Parameter isLabel: a closure that returns whether a cell belongs to the next one. If it chooses no cell,
  ///   the expectation fails.
  public static func staysWithNext(
    _ isLabel: @escaping @Sendable (ContentLayout.CellPosition) -> Bool
  ) -> LayoutExpectation {
    LayoutExpectation(
      "Cells stay together",
      .layout { tested in
        tested.visibleCells.lazy.filter(isLabel).compactMap(tested.separation).first
      }
    ) { test in
      let labels = test.positions.filter(isLabel)
      if labels.isEmpty { return "No cell was chosen to stay with the next one." }
      guard let last = labels.first(where: { test.isLastOfSection($0) }) else { return nil }
      return "\(test.names.name(of: last).capitalizedFirst) has no next cell in its section."
    }
  }

  /// The overflow view, such as "+7", is never alone on a line.
  ///
  /// The expectation fails if no section can have an overflow view: it needs a line limit and a size.
  public static let overflowIsNeverAlone = LayoutExpectation(
    "The overflow view is never alone",
    .layout { tested in
      (0..<tested.layout.sectionCount).lazy.compactMap(tested.loneOverflow).first
    }
  ) { test in
    let isLimited = test.specification.sections.contains { $0.attributes.lineLimit != .unlimited }
    if !isLimited { return "No section has a line limit, so there is no overflow view." }
    return test.sizeOfOverflow == nil
      ? "Overflow views have no size, so there are none: pass `sizeOfOverflow`." : nil
  }
}

extension TestedLayout {
  fileprivate func section(_ section: Int, withMoreLinesThan limit: Int) -> Finding? {
    let count = layout.lines(inSection: section).count
    guard count > limit else { return nil }
    return Finding(sentence: "Section \(section) has \(count) lines.")
  }

  fileprivate func separation(of position: ContentLayout.CellPosition) -> Finding? {
    let next = ContentLayout.CellPosition(section: position.section, cell: position.cell + 1)
    let (label, field) = (name(ofCellAt: position), name(ofCellAt: next))
    guard next.cell < layout.visibleCellCount(inSection: next.section) else {
      return Finding(
        sentence: "\(label.capitalizedFirst) is visible, but \(field) is hidden.", cells: [position]
      )
    }
    let lines = layout.lines(inSection: position.section)
    let (first, second) = (lines.index(ofCell: position.cell), lines.index(ofCell: next.cell))
    guard first != second else { return nil }
    return Finding(
      sentence: "\(label.capitalizedFirst) is on line \(first), but \(field) on line \(second).",
      cells: [position, next])
  }

  fileprivate func loneOverflow(inSection section: Int) -> Finding? {
    guard layout.frame(ofOverflowInSection: section) != nil,
      let last = layout.lines(inSection: section).last, last.cells.isEmpty
    else { return nil }
    let hidden = layout.cellCount(inSection: section) - layout.visibleCellCount(inSection: section)
    return Finding(
      sentence:
        "The overflow view of section \(section), for \(hidden) hidden cells, is alone on its"
        + " line.")
  }
}

extension LayoutTest {
  /// The positions of all cells.
  var positions: [ContentLayout.CellPosition] {
    specification.sections.enumerated().flatMap { index, section in
      (0..<section.cellCount).map { ContentLayout.CellPosition(section: index, cell: $0) }
    }
  }

  fileprivate func isLastOfSection(_ position: ContentLayout.CellPosition) -> Bool {
    position.cell == specification.sections[position.section].cellCount - 1
  }
}
