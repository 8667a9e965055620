/// A list of edits, sorted by what they touch.
struct SortedEdits {
  /// Where a section of the new content comes from.
  enum Source {
    case old(Int)
    case new(ContentLayout.Section)
  }

  /// What changes among the cells of a section that stays, each list in ascending order.
  struct Cells {
    /// Places in the old section.
    let deleted: ArraySlice<ContentLayout.CellPosition>
    /// Places in the old section.
    let replaced: ArraySlice<ContentLayout.CellPosition>
    /// Places in the new section.
    let inserted: ArraySlice<ContentLayout.CellPosition>
  }

  private var deletedCells: [ContentLayout.CellPosition] = []
  private var replacedCells: [ContentLayout.CellPosition] = []
  private var insertedCells: [ContentLayout.CellPosition] = []
  private var leavingSections: Set<Int> = []
  private var arrivingSections: [Int: Source] = [:]
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
        precondition(former == nil, "A section is replaced twice.")
      }
    }
    deletedCells.sort()
    replacedCells.sort()
    insertedCells.sort()
  }

  // MARK: Sections

  /// Whether any section arrives, leaves, moves or is replaced.
  var changeSections: Bool {
    !leavingSections.isEmpty || !arrivingSections.isEmpty || !replacedSections.isEmpty
  }

  /// Where each section of the new content comes from.
  func sources(ofSections count: Int) -> [Source] {
    precondition(
      leavingSections.union(replacedSections.keys).allSatisfy { (0..<count).contains($0) },
      "A section is edited that does not exist.")
    precondition(
      leavingSections.isDisjoint(with: replacedSections.keys),
      "A section is replaced that leaves or moves.")
    let newCount = count - leavingSections.count + arrivingSections.count
    precondition(
      arrivingSections.keys.allSatisfy { (0..<newCount).contains($0) },
      "A section arrives at a place that the new content does not have.")
    var staying = (0..<count).lazy.filter { !leavingSections.contains($0) }.makeIterator()
    return (0..<newCount).map { new in
      if let arriving = arrivingSections[new] {
        return arriving
      }
      guard let old = staying.next() else { preconditionFailure("There is a section for each.") }
      return replacedSections[old].map(Source.new) ?? .old(old)
    }
  }

  private mutating func insertSection(_ source: Source, at new: Int) {
    let former = arrivingSections.updateValue(source, forKey: new)
    precondition(former == nil, "Two sections arrive at the same place.")
  }

  private mutating func deleteSection(_ old: Int) {
    let isNew = leavingSections.insert(old).inserted
    precondition(isNew, "A section leaves or moves twice.")
  }

  // MARK: Cells

  /// Stops the program if a cell is edited of a section that does not exist.
  func checkSectionsOfCells(old oldCount: Int, new newCount: Int) {
    func exist(_ cells: [ContentLayout.CellPosition], _ count: Int) -> Bool {
      guard let first = cells.first, let last = cells.last else { return true }
      return first.section >= 0 && last.section < count
    }
    precondition(
      exist(deletedCells, oldCount) && exist(replacedCells, oldCount)
        && exist(insertedCells, newCount), "A cell is edited of a section that does not exist.")
  }

  /// The sections in which cells are edited, by their old and their new places.
  ///
  /// - Parameter sources: where the sections of the new content come from, if not all stay where
  ///   they are.
  func sectionsOfCells(from sources: [Source]?) -> [(old: Int, new: Int)] {
    let old = sections(of: deletedCells) + sections(of: replacedCells)
    let new = sections(of: insertedCells)
    if old.isEmpty && new.isEmpty { return [] }
    guard let sources else {
      return Set(old + new).map { ($0, $0) }
    }
    let edited = (old: Set(old), new: Set(new))
    return sources.enumerated().compactMap { index, source in
      guard case .old(let old) = source else { return nil }
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

  /// The edits among the cells of a section that stays, given its old and its new place.
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
