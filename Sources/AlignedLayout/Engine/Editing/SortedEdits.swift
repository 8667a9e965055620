/// A list of edits, sorted by the sections and cells that they touch.
struct SortedEdits {
  /// The origin of a section of the new content.
  enum Origin {
    case old(Int)
    case new(ContentLayout.Section)
  }

  /// The edits of the cells of a section that stays, each list in ascending order.
  struct Cells {
    /// Positions in the old section.
    let deleted: ArraySlice<ContentLayout.CellPosition>
    /// Positions in the old section.
    let replaced: ArraySlice<ContentLayout.CellPosition>
    /// Positions in the new section.
    let inserted: ArraySlice<ContentLayout.CellPosition>
  }

  private var deletedCells: [ContentLayout.CellPosition] = []
  private var replacedCells: [ContentLayout.CellPosition] = []
  private var insertedCells: [ContentLayout.CellPosition] = []
  private var removedSections: Set<Int> = []
  private var insertedSections: [Int: Origin] = [:]
  private var replacedSections: [Int: ContentLayout.Section] = [:]

  init(_ edits: [ContentLayout.Edit]) {
    for edit in edits {
      switch edit {
      case .insertCell(let new): insertedCells.append(new)
      case .deleteCell(let old): deletedCells.append(old)
      case .moveCell(let old, let new):
        deletedCells.append(old)
        insertedCells.append(new)
      case .replaceCell(let old): replacedCells.append(old)
      case .insertSection(let section, let new): insertSection(.new(section), at: new)
      case .deleteSection(let old): deleteSection(old)
      case .moveSection(let old, let new):
        deleteSection(old)
        insertSection(.old(old), at: new)
      case .replaceSection(let old, let section):
        let former = replacedSections.updateValue(section, forKey: old)
        precondition(former == nil, "Section is replaced twice.")
      }
    }
    deletedCells.sort()
    replacedCells.sort()
    insertedCells.sort()
  }

  // MARK: Sections

  /// Whether any section is inserted, deleted, moved or replaced.
  var changeSections: Bool {
    !removedSections.isEmpty || !insertedSections.isEmpty || !replacedSections.isEmpty
  }

  /// Returns the origin of each section of the new content.
  func origins(ofSections count: Int) -> [Origin] {
    precondition(
      removedSections.union(replacedSections.keys).allSatisfy { (0..<count).contains($0) },
      "Edited section is out of range.")
    precondition(
      removedSections.isDisjoint(with: replacedSections.keys),
      "Section is replaced and also deleted or moved.")
    let newCount = count - removedSections.count + insertedSections.count
    precondition(
      insertedSections.keys.allSatisfy { (0..<newCount).contains($0) },
      "Inserted section is out of range.")
    var staying = (0..<count).lazy.filter { !removedSections.contains($0) }.makeIterator()
    return (0..<newCount).map { new in
      if let inserted = insertedSections[new] {
        return inserted
      }
      guard let old = staying.next() else {
        preconditionFailure("Every section of the new content has an origin.")
      }
      return replacedSections[old].map(Origin.new) ?? .old(old)
    }
  }

  private mutating func insertSection(_ origin: Origin, at new: Int) {
    let former = insertedSections.updateValue(origin, forKey: new)
    precondition(former == nil, "Two sections are inserted at the same index.")
  }

  private mutating func deleteSection(_ old: Int) {
    let isNew = removedSections.insert(old).inserted
    precondition(isNew, "Section is deleted or moved twice.")
  }

  // MARK: Cells

  /// Traps if a cell is edited in a section that is out of range.
  func checkSectionsOfCells(old oldCount: Int, new newCount: Int) {
    func exist(_ cells: [ContentLayout.CellPosition], _ count: Int) -> Bool {
      guard let first = cells.first, let last = cells.last else { return true }
      return first.section >= 0 && last.section < count
    }
    precondition(
      exist(deletedCells, oldCount) && exist(replacedCells, oldCount)
        && exist(insertedCells, newCount), "Section of an edited cell is out of range.")
  }

  /// Returns the sections whose cells are edited, by their old and new indices.
  ///
  /// - Parameter origins: the origins of the new content's sections, or nil if all sections stay
  ///   where they are.
  func sectionsOfCells(from origins: [Origin]?) -> [(old: Int, new: Int)] {
    let old = sections(of: deletedCells) + sections(of: replacedCells)
    let new = sections(of: insertedCells)
    if old.isEmpty && new.isEmpty { return [] }
    guard let origins else {
      return Set(old + new).map { ($0, $0) }
    }
    let edited = (old: Set(old), new: Set(new))
    return origins.enumerated().compactMap { index, origin in
      guard case .old(let old) = origin else { return nil }
      return edited.old.contains(old) || edited.new.contains(index) ? (old, index) : nil
    }
  }

  private func sections(of cells: [ContentLayout.CellPosition]) -> [Int] {
    var sections: [Int] = []
    for position in cells where sections.last != position.section {
      sections.append(position.section)
    }
    return sections
  }

  /// Returns the edits of the cells of a section that stays, given its old and its new index.
  func cells(ofSection old: Int, nowAt new: Int) -> Cells {
    func cells(
      _ cells: [ContentLayout.CellPosition], ofSection section: Int
    ) -> ArraySlice<ContentLayout.CellPosition> {
      let first = cells.indices.partitioningIndex { cells[$0].section >= section }
      let end = cells.indices.partitioningIndex { cells[$0].section > section }
      return cells[first..<end]
    }
    return Cells(
      deleted: cells(deletedCells, ofSection: old), replaced: cells(replacedCells, ofSection: old),
      inserted: cells(insertedCells, ofSection: new))
  }
}
