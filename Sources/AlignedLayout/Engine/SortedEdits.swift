/// A list of edits, sorted by the sections that they touch.
struct SortedEdits {
  /// Where a section of the new content comes from.
  enum Source {
    case old(Int)
    case new(ContentLayout.Section)
  }

  /// What changes among the cells of a section that stays, each list in ascending order.
  struct Cells {
    /// Places in the old section.
    var deleted: [Int] = []
    /// Places in the old section.
    var replaced: [Int] = []
    /// Places in the new section.
    var inserted: [Int] = []
  }

  private var leavingSections: Set<Int> = []
  private var arrivingSections: [Int: Source] = [:]
  private var replacedSections: [Int: ContentLayout.Section] = [:]
  private var leavingCells: [Int: Cells] = [:]
  private var arrivingCells: [Int: [Int]] = [:]

  init(_ edits: [ContentLayout.Edit]) {
    for edit in edits {
      switch edit {
      case .insertCell(let new): insert(new)
      case .deleteCell(let old): delete(old)
      case .moveCell(let old, let new):
        delete(old)
        insert(new)
      case .replaceCell(let old):
        leavingCells[old.section, default: Cells()].replaced.append(old.cell)
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
  }

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
    precondition(
      leavingCells.keys.allSatisfy { (0..<count).contains($0) }
        && arrivingCells.keys.allSatisfy { (0..<newCount).contains($0) },
      "A cell is edited of no section.")
    var staying = (0..<count).lazy.filter { !leavingSections.contains($0) }.makeIterator()
    return (0..<newCount).map { new in
      if let arriving = arrivingSections[new] {
        return arriving
      }
      guard let old = staying.next() else { preconditionFailure("There is a section for each.") }
      return replacedSections[old].map(Source.new) ?? .old(old)
    }
  }

  /// The sections in which single cells are edited, if all sections stay where they are.
  var sectionsOfCells: Set<Int> {
    Set(leavingCells.keys).union(arrivingCells.keys)
  }

  /// The edits among the cells of a section that stays, given its old and its new place.
  func cells(ofSection old: Int, nowAt new: Int) -> Cells {
    let leaving = leavingCells[old]
    return Cells(
      deleted: (leaving?.deleted ?? []).sorted(), replaced: (leaving?.replaced ?? []).sorted(),
      inserted: (arrivingCells[new] ?? []).sorted())
  }

  private mutating func insert(_ new: ContentLayout.CellPosition) {
    arrivingCells[new.section, default: []].append(new.cell)
  }

  private mutating func delete(_ old: ContentLayout.CellPosition) {
    leavingCells[old.section, default: Cells()].deleted.append(old.cell)
  }

  private mutating func insertSection(_ source: Source, at new: Int) {
    let former = arrivingSections.updateValue(source, forKey: new)
    precondition(former == nil, "Two sections arrive at the same place.")
  }

  private mutating func deleteSection(_ old: Int) {
    let isNew = leavingSections.insert(old).inserted
    precondition(isNew, "A section leaves or moves twice.")
  }
}
