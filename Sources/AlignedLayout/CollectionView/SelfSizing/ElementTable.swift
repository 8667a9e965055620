/// Values of cells, headers and footers, which move with their elements when the content is edited. The cost of
/// an edit hardly depends on how many values there are.
struct ElementTable<Value: Sendable>: Sendable {
  /// The values of each section, up to the last that has any. Those of the content's own header and footer come
  /// before.
  private var sections: [CellTable<Value>] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(element: ContentLayout.Element) -> Value? {
    get {
      guard let (section, index) = element.place, sections.indices.contains(section)
      else { return nil }
      return sections[section][index]
    }
    set {
      guard let (section, index) = element.place,
        newValue != nil || sections.indices.contains(section)
      else { return }
      while sections.count <= section { sections.append(CellTable()) }
      count -= sections[section].count
      sections[section][index] = newValue
      count += sections[section].count
    }
  }

  mutating func updateAll(_ update: (inout Value) -> Void) {
    for section in sections.indices { sections[section].updateAll(update) }
  }

  mutating func removeAll() { self = ElementTable() }
}

extension ElementTable {
  /// Values of deleted and replaced elements are dropped. The number of sections is that before the edits.
  mutating func apply(_ edits: [ContentLayout.Edit], toSections sectionCount: Int) {
    guard !isEmpty else { return }
    var moved: [(ContentLayout.Element, Value)] = []
    for case .moveCell(let old, let new) in edits {
      if let value = self[.cell(old)] { moved.append((.cell(new), value)) }
    }
    for case .replaceCell(let old) in edits { self[.cell(old)] = nil }
    let edits = SortedEdits(edits)
    let origins = edits.changeSections ? edits.origins(ofSections: sectionCount) : nil
    for (old, new) in edits.sectionsOfCells(from: origins) where old + 1 < sections.count {
      let cells = edits.cells(ofSection: old, nowAt: new)
      let first = ContentLayout.Element.indexOfFirstCell
      sections[old + 1].edit(
        removing: cells.deleted.map { $0 + first }, inserting: cells.inserted.map { $0 + first })
    }
    if let origins {
      let old = sections
      sections = origins.reduce(into: [old[0]]) { sections, origin in
        switch origin {
        case .old(let indices):
          sections += indices.map { $0 + 1 < old.count ? old[$0 + 1] : CellTable() }
        case .new: sections.append(CellTable())
        }
      }
    }
    count = sections.reduce(0) { $0 + $1.count }
    for (element, value) in moved { self[element] = value }
  }
}

extension ContentLayout.Element {
  /// The index of a section's first cell in a table, behind its header and footer.
  fileprivate static var indexOfFirstCell: Int { 2 }

  /// Returns nil for an element without a value. Index paths of clients may be negative, or very large.
  fileprivate var place: (section: Int, index: Int)? {
    switch self {
    case .contentHeader: (0, 0)
    case .contentFooter: (0, 1)
    case .header(let section) where section >= 0: (section &+ 1, 0)
    case .footer(let section) where section >= 0: (section &+ 1, 1)
    case .cell(let position) where min(position.section, position.cell) >= 0:
      (position.section &+ 1, position.cell &+ Self.indexOfFirstCell)
    case .header, .footer, .cell, .overflow, .background, .lineSeparator: nil
    }
  }
}
