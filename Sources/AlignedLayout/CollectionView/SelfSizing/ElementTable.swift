/// Values of some cells, headers and footers of a content, which move with their elements when the content
/// is edited. The cost of an edit hardly depends on how many values there are.
struct ElementTable<Value: Sendable>: Sendable {
  private struct Section: Sendable {
    var header: Value?
    var footer: Value?
    var cells = CellTable<Value>()

    var count: Int {
      cells.count + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1)
    }
  }

  /// The sections up to the last one that has values.
  private var sections: [Section] = []
  private var contentHeader: Value?
  private var contentFooter: Value?
  private var count = 0

  var isEmpty: Bool { count == 0 }

  // MARK: Values

  subscript(element: ContentLayout.Element) -> Value? {
    get {
      switch element {
      case .contentHeader: contentHeader
      case .contentFooter: contentFooter
      case .cell(let position):
        sections.indices.contains(position.section)
          ? sections[position.section].cells[position.cell] : nil
      case .header(let section): sections.indices.contains(section) ? sections[section].header : nil
      case .footer(let section): sections.indices.contains(section) ? sections[section].footer : nil
      case .overflow, .background, .lineSeparator: nil
      }
    }
    set {
      let old = self[element]
      // Index paths of clients may be negative.
      if case .cell(let position) = element, min(position.section, position.cell) < 0 { return }
      guard old != nil || newValue != nil else { return }
      count += (newValue == nil ? 0 : 1) - (old == nil ? 0 : 1)
      switch element {
      case .contentHeader: contentHeader = newValue
      case .contentFooter: contentFooter = newValue
      case .cell(let position):
        extend(to: position.section)
        sections[position.section].cells[position.cell] = newValue
      case .header(let section):
        extend(to: section)
        sections[section].header = newValue
      case .footer(let section):
        extend(to: section)
        sections[section].footer = newValue
      case .overflow, .background, .lineSeparator: break
      }
    }
  }

  mutating func updateAll(_ update: (inout Value) -> Void) {
    if contentHeader != nil { update(&contentHeader!) }
    if contentFooter != nil { update(&contentFooter!) }
    for section in sections.indices {
      if sections[section].header != nil { update(&sections[section].header!) }
      if sections[section].footer != nil { update(&sections[section].footer!) }
      sections[section].cells.updateAll(update)
    }
  }

  private mutating func extend(to section: Int) {
    while sections.count <= section { sections.append(Section()) }
  }

  mutating func removeAll() {
    self = ElementTable()
  }
}

extension ElementTable {
  /// Moves values with their elements. Values of deleted and replaced elements are dropped.
  ///
  /// - Parameter sectionCount: the number of sections before the edits.
  mutating func apply(_ edits: [ContentLayout.Edit], toSections sectionCount: Int) {
    guard !isEmpty else { return }
    let moved = takeMovedValues(edits)
    let edits = SortedEdits(edits)
    let origins = edits.changeSections ? edits.origins(ofSections: sectionCount) : nil
    for (old, new) in edits.sectionsOfCells(from: origins) where old < sections.count {
      let cells = edits.cells(ofSection: old, nowAt: new)
      sections[old].cells.edit(
        removing: cells.deleted.map(\.cell), inserting: cells.inserted.map(\.cell))
    }
    if let origins { arrange(origins) }
    count =
      (contentHeader == nil ? 0 : 1) + (contentFooter == nil ? 0 : 1)
      + sections.reduce(0) { $0 + $1.count }
    for (element, value) in moved { self[element] = value }
  }

  /// Returns the values of moved cells with their new places, and drops those of replaced cells.
  private mutating func takeMovedValues(
    _ edits: [ContentLayout.Edit]
  ) -> [(ContentLayout.Element, Value)] {
    var moved: [(ContentLayout.Element, Value)] = []
    for edit in edits {
      switch edit {
      case .moveCell(let old, let new):
        if let value = self[.cell(old)] { moved.append((.cell(new), value)) }
      case .replaceCell(let old): self[.cell(old)] = nil
      default: break
      }
    }
    return moved
  }

  private mutating func arrange(_ origins: [SortedEdits.Origin]) {
    let old = sections
    sections = origins.flatMap { origin in
      switch origin {
      case .old(let indices): indices.map { old.indices.contains($0) ? old[$0] : Section() }
      case .new: [Section()]
      }
    }
  }
}
