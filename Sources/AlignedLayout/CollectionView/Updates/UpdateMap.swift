/// The places of sections and cells before and after a batch of updates.
struct UpdateMap: Sendable {
  private var sections = UpdateOperations<Int>()
  private var cells = UpdateOperations<ContentLayout.CellPosition>()
  private let renumberedSections: Renumbering

  /// By the old place of their section. Sections without insertions and deletions have no entry.
  private var renumberedCells: [Int: Renumbering] = [:]

  /// Returns nil if the items do not lead to the new counts. UIKit raises its own exception then. It does that, too, if
  /// the count of a section is another in which they insert and delete no cells, which is not looked at.
  init?<Counts: RandomAccessCollection<Int>>(
    _ edits: [ContentLayout.Edit], of old: ContentLayout, newCounts: Counts
  ) where Counts.Index == Int {
    for edit in edits {
      let isAdded =
        switch edit {
        case .insertSection(_, let new): sections.insert(new)
        case .insertCell(let new): cells.insert(new)
        case .deleteSection(let old): sections.delete(old)
        case .deleteCell(let old): cells.delete(old)
        case .replaceSection(let old, _): sections.reload(old)
        case .replaceCell(let old): cells.reload(old)
        case .moveSection(let old, let new): sections.move(old, to: new)
        case .moveCell(let old, let new): cells.move(old, to: new)
        }
      guard isAdded else { return nil }
    }
    guard sections.reloaded.allSatisfy((0..<old.sectionCount).contains),
      cells.removed.allSatisfy({ old.contains(.cell($0)) }),
      cells.reloaded.allSatisfy({ old.contains(.cell($0)) }),
      cells.inserted.allSatisfy({
        newCounts.indices.contains($0.section) && (0..<newCounts[$0.section]).contains($0.cell)
      }),
      let renumberedSections = Renumbering(
        removed: sections.removed, inserted: sections.inserted, oldCount: old.sectionCount,
        newCount: newCounts.count)
    else { return nil }
    self.renumberedSections = renumberedSections
    let removed = Dictionary(grouping: cells.removed, by: \.section)
    let inserted = Dictionary(grouping: cells.inserted, by: \.section)
    for index in Set(removed.keys).union(inserted.keys.compactMap(oldSection)) {
      guard let new = newSection(of: index) else { continue }
      let renumbering = Renumbering(
        removed: removed[index, default: []].map(\.cell),
        inserted: inserted[new, default: []].map(\.cell),
        oldCount: old.cellCount(inSection: index), newCount: newCounts[new])
      guard let renumbering else { return nil }
      renumberedCells[index] = renumbering
    }
  }

  // MARK: Sections

  private func newPlace(ofSection old: Int) -> Int? {
    sections.newPlaces[old] ?? renumberedSections.newIndex(of: old)
  }

  func newSection(of old: Int) -> Int? {
    sections.reloaded.contains(old) ? nil : newPlace(ofSection: old)
  }

  func oldSection(of new: Int) -> Int? {
    let old = sections.oldPlaces[new] ?? renumberedSections.oldIndex(of: new)
    return old.flatMap { sections.reloaded.contains($0) ? nil : $0 }
  }

  /// The new places of the sections that items name, or in which they name cells.
  var namedSections: Set<Int> {
    let old = sections.reloaded.union(cells.removed.lazy.map(\.section))
      .union(cells.reloaded.lazy.map(\.section))
    return sections.inserted.union(cells.inserted.lazy.map(\.section))
      .union(old.compactMap(newPlace(ofSection:)))
  }

  // MARK: Cells

  func newPosition(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    isReloaded(old) ? nil : newPlace(of: old)
  }

  /// In a reloaded section a cell has the same number as before, even if the section has fewer cells now.
  func newPlace(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    if let moved = cells.newPlaces[old] { return moved }
    guard let section = newPlace(ofSection: old.section) else { return nil }
    let cell = renumberedCells[old.section].map { $0.newIndex(of: old.cell) } ?? old.cell
    return cell.map { .init(section: section, cell: $0) }
  }

  func oldPosition(of new: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    var old = cells.oldPlaces[new]
    if old == nil, let section = oldSection(of: new.section) {
      let cell = renumberedCells[section].map { $0.oldIndex(of: new.cell) } ?? new.cell
      old = cell.map { .init(section: section, cell: $0) }
    }
    return old.flatMap { isReloaded($0) ? nil : $0 }
  }

  /// Neither the cell nor its section is moved. A reloaded cell keeps its place.
  func newPositionInPlace(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    cells.newPlaces[old] == nil && sections.newPlaces[old.section] == nil ? newPlace(of: old) : nil
  }

  private func isReloaded(_ old: ContentLayout.CellPosition) -> Bool {
    cells.reloaded.contains(old) || sections.reloaded.contains(old.section)
  }

  // MARK: Elements

  func newPlace(of old: ContentLayout.Element) -> ContentLayout.Element? {
    old.moved(section: newSection(of:), cell: newPosition(of:))
  }

  func oldPlace(of new: ContentLayout.Element) -> ContentLayout.Element? {
    new.moved(section: oldSection(of:), cell: oldPosition(of:))
  }

  // MARK: Edits

  /// Returns the edits that turn a content into the one after the batch. A section that stays but has other
  /// attributes is replaced, and so are changed cells that stay.
  func edits(
    of old: ContentLayout, to new: AskedSections, askingAgain changed: [ContentLayout.CellPosition]
  ) -> [ContentLayout.Edit] {
    let changedSections = new.members.compactMap { index, section in
      oldSection(of: index).flatMap {
        old.attributes(ofSection: $0) != section.attributes ? $0 : nil
      }
    }
    return editsOfSections(changing: Set(changedSections)) { new[$0] }
      + editsOfCells(changing: Set(changed))
  }

  /// What happens to sections and cells, without the sections themselves: inserted and replaced ones are empty.
  var moves: [ContentLayout.Edit] {
    editsOfSections(changing: []) { _ in ContentLayout.Section(cellCount: 0) }
      + editsOfCells(changing: [])
  }

  private func editsOfSections(
    changing changed: Set<Int>, to section: (_ new: Int) -> ContentLayout.Section
  ) -> [ContentLayout.Edit] {
    sections.edits(changing: changed) {
      .moveSection(from: $0, to: $1)
    } delete: {
      .deleteSection($0)
    } insert: {
      .insertSection(section($0), at: $0)
    } replace: {
      .replaceSection($0, with: section(newPlace(ofSection: $0) ?? $0))
    }
  }

  private func editsOfCells(
    changing changed: Set<ContentLayout.CellPosition>
  ) -> [ContentLayout.Edit] {
    // A cell that is moved out of a reloaded section does not stay.
    let strangers = cells.newPlaces.keys.filter { sections.reloaded.contains($0.section) }
    return cells.edits(
      changing: changed.union(strangers), move: ContentLayout.Edit.moveCell,
      delete: ContentLayout.Edit.deleteCell,
      insert: ContentLayout.Edit.insertCell, replace: ContentLayout.Edit.replaceCell)
  }
}

extension ContentLayout.Element {
  /// Returns nil if the section or the cell has no place any more.
  func moved(
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
