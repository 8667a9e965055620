/// The places of sections and cells before and after a batch of updates.
struct UpdateMap: Sendable {
  private let operations: UpdateOperations
  private let sections: Renumbering

  /// How cells are renumbered, by the old place of their section. Sections without insertions and
  /// deletions have no entry.
  private var cells: [Int: Renumbering] = [:]

  /// Creates the map of some update items, or returns nil if they do not lead to the new counts.
  /// UIKit raises its own exception then.
  init?(_ items: [UpdateItem], of old: ContentLayout, newCounts: [Int]) {
    guard let operations = UpdateOperations(items),
      operations.exist(in: old, newCounts: newCounts),
      let sections = Renumbering(
        removed: operations.removedSections, inserted: operations.insertedSections,
        oldCount: old.sectionCount, newCount: newCounts.count)
    else { return nil }
    self.operations = operations
    self.sections = sections
    let removed = Dictionary(grouping: operations.removedCells, by: \.section)
    let inserted = Dictionary(grouping: operations.insertedCells, by: \.section)
    for index in 0..<old.sectionCount {
      guard let new = newSection(of: index) else { continue }
      guard removed[index] != nil || inserted[new] != nil else {
        guard old.cellCount(inSection: index) == newCounts[new] else { return nil }
        continue
      }
      let renumbering = Renumbering(
        removed: Set(removed[index, default: []].map(\.cell)),
        inserted: Set(inserted[new, default: []].map(\.cell)),
        oldCount: old.cellCount(inSection: index), newCount: newCounts[new])
      guard let renumbering else { return nil }
      cells[index] = renumbering
    }
  }

  // MARK: Sections

  /// Returns the new place of a section, or nil if it is deleted. A reloaded section has one.
  private func newPlace(ofSection old: Int) -> Int? {
    operations.movedSections.new[old] ?? sections.newIndex(of: old)
  }

  /// Returns the new place of a section, or nil if it is deleted or reloaded.
  func newSection(of old: Int) -> Int? {
    operations.reloadedSections.contains(old) ? nil : newPlace(ofSection: old)
  }

  /// Returns the old place of a section, or nil if it is inserted or reloaded.
  func oldSection(of new: Int) -> Int? {
    let old = operations.movedSections.old[new] ?? sections.oldIndex(of: new)
    return old.flatMap { operations.reloadedSections.contains($0) ? nil : $0 }
  }

  // MARK: Cells

  /// Returns the new place of a cell, or nil if it is deleted or reloaded.
  func newPosition(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    isReloaded(old) ? nil : newPlace(of: old)
  }

  /// Returns the new place of a cell, or nil if it is deleted. A reloaded cell has one. In a
  /// reloaded section it has the same number, even if the section has fewer cells than before.
  func newPlace(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    if let moved = operations.movedCells.new[old] { return moved }
    guard let section = newPlace(ofSection: old.section) else { return nil }
    guard let renumbering = cells[old.section] else {
      return ContentLayout.CellPosition(section: section, cell: old.cell)
    }
    return renumbering.newIndex(of: old.cell).map { .init(section: section, cell: $0) }
  }

  /// Returns the old place of a cell, or nil if it is inserted or reloaded.
  func oldPosition(of new: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    let old: ContentLayout.CellPosition
    if let moved = operations.movedCells.old[new] {
      old = moved
    } else {
      guard let section = oldSection(of: new.section) else { return nil }
      let renumbering = cells[section]
      guard let cell = renumbering == nil ? new.cell : renumbering?.oldIndex(of: new.cell)
      else { return nil }
      old = ContentLayout.CellPosition(section: section, cell: cell)
    }
    return isReloaded(old) ? nil : old
  }

  /// Returns whether a cell or its section is moved.
  func isMoved(_ old: ContentLayout.CellPosition) -> Bool {
    operations.movedCells.new[old] != nil || operations.movedSections.new[old.section] != nil
  }

  /// Returns the new position of a cell that keeps its place among the others. A reloaded cell
  /// does.
  func newPositionInPlace(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    isMoved(old) ? nil : newPlace(of: old)
  }

  private func isReloaded(_ old: ContentLayout.CellPosition) -> Bool {
    operations.reloadedCells.contains(old) || operations.reloadedSections.contains(old.section)
  }

  // MARK: Elements

  /// Returns the new place of an element, or nil if it is deleted or reloaded.
  func newPlace(of old: ContentLayout.Element) -> ContentLayout.Element? {
    old.moved(section: newSection(of:), cell: newPosition(of:))
  }

  /// Returns the old place of an element, or nil if it is inserted or reloaded.
  func oldPlace(of new: ContentLayout.Element) -> ContentLayout.Element? {
    new.moved(section: oldSection(of:), cell: oldPosition(of:))
  }

  // MARK: Edits

  /// Returns the edits that turn a content into the one after the batch.
  ///
  /// A section that stays but has other attributes than before is replaced.
  ///
  /// - Parameters:
  ///   - new: the sections after the batch.
  ///   - changed: old positions of cells that are replaced if they stay.
  func edits(
    of old: ContentLayout, to new: [ContentLayout.Section],
    askingAgain changed: [ContentLayout.CellPosition]
  ) -> [ContentLayout.Edit] {
    var edits: [ContentLayout.Edit] = []
    for index in 0..<old.sectionCount {
      guard let place = newPlace(ofSection: index) else {
        edits.append(.deleteSection(index))
        continue
      }
      let isUnchanged =
        newSection(of: index) != nil
        && old.attributes(ofSection: index) == new[place].attributes
      if operations.movedSections.new[index] == nil {
        if !isUnchanged { edits.append(.replaceSection(index, with: new[place])) }
      } else if isUnchanged {
        edits.append(.moveSection(from: index, to: place))
      } else {
        edits += [.deleteSection(index), .insertSection(new[place], at: place)]
      }
    }
    for index in operations.insertedSections where operations.movedSections.old[index] == nil {
      edits.append(.insertSection(new[index], at: index))
    }
    return edits + operations.editsOfCells(askingAgain: changed)
  }
}

extension UpdateMap {
  /// What happens to sections and cells, without the sections themselves: inserted and replaced ones are
  /// empty.
  var moves: [ContentLayout.Edit] {
    operations.movesOfSections + operations.movesOfCells
  }
}

extension ContentLayout.Element {
  /// Returns the element's place after its section or, if it is a cell, the cell has moved; nil if
  /// either has no place any more.
  fileprivate func moved(
    section newSection: (Int) -> Int?,
    cell newPosition: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
  ) -> ContentLayout.Element? {
    switch self {
    case .contentHeader, .contentFooter: self
    case .header(let section): newSection(section).map { .header(section: $0) }
    case .overflow(let section): newSection(section).map { .overflow(section: $0) }
    case .footer(let section): newSection(section).map { .footer(section: $0) }
    case .cell(let position): newPosition(position).map { .cell($0) }
    case .background(let section, let number, let line):
      newSection(section).map { .background(section: $0, number: number, line: line) }
    case .lineSeparator(let section, let line):
      newSection(section).map { .lineSeparator(section: $0, line: line) }
    }
  }
}
