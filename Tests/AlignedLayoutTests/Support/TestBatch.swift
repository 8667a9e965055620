import AlignedLayout

/// A batch of edits with its inserted cells and sections.
///
/// A test passes the edits to a layout and makes the same changes to its content, as an app does
/// to its data.
struct TestBatch {
  var edits: [ContentLayout.Edit] = []

  /// The inserted cells by their positions in the new content.
  private var insertedCells: [ContentLayout.CellPosition: TestCell] = [:]

  /// The replacement cells by the old positions of the cells they replace.
  private var replacementCells: [ContentLayout.CellPosition: TestCell] = [:]

  private var insertedSections: [Int: TestSection] = [:]
  private var replacementSections: [Int: TestSection] = [:]

  mutating func insert(_ cell: TestCell, at new: ContentLayout.CellPosition) {
    edits.append(.insertCell(new))
    insertedCells[new] = cell
  }

  mutating func delete(_ old: ContentLayout.CellPosition) {
    edits.append(.deleteCell(old))
  }

  mutating func move(_ old: ContentLayout.CellPosition, to new: ContentLayout.CellPosition) {
    edits.append(.moveCell(from: old, to: new))
  }

  mutating func replace(_ old: ContentLayout.CellPosition, with cell: TestCell) {
    edits.append(.replaceCell(old))
    replacementCells[old] = cell
  }

  mutating func insertSection(_ section: TestSection, at new: Int) {
    edits.append(.insertSection(section.section, at: new))
    insertedSections[new] = section
  }

  mutating func deleteSection(_ old: Int) {
    edits.append(.deleteSection(old))
  }

  mutating func moveSection(_ old: Int, to new: Int) {
    edits.append(.moveSection(from: old, to: new))
  }

  mutating func replaceSection(_ old: Int, with section: TestSection) {
    edits.append(.replaceSection(old, with: section.section))
    replacementSections[old] = section
  }
}

/// A content after a batch of edits.
struct EditedContent {
  var content: TestContent

  /// The old position of each cell; nil for a cell that the layout has not asked yet.
  var origins: [[ContentLayout.CellPosition?]]
}

// MARK: Applying a batch to the content

extension TestBatch {
  /// Returns the content after the edits.
  ///
  /// Deletions run from the end and insertions from the beginning, so that all indices stay valid.
  func applied(to old: TestContent) -> EditedContent {
    var sections = old.sections.indices.map { EditedSection(old.sections[$0], at: $0) }
    for (position, cell) in replacementCells {
      sections[position.section].replace(position.cell, with: cell)
    }
    for position in removedCells.sorted().reversed() {
      sections[position.section].remove(position.cell)
    }
    for (index, section) in replacementSections {
      sections[index] = EditedSection(inserted: section)
    }
    let moved = movedSections.mapValues { sections[$0] }
    for section in removedSections.sorted().reversed() {
      sections.remove(at: section)
    }
    let incoming = moved.merging(insertedSections.mapValues(EditedSection.init(inserted:))) { $1 }
    for (index, section) in incoming.sorted(by: { $0.key < $1.key }) {
      sections.insert(section, at: index)
    }
    let cells = movedCells.mapValues { old.sections[$0.section].cells[$0.cell] }
    for (position, cell) in cells.merging(insertedCells, uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key }) where !sections[position.section].isInserted
    {
      sections[position.section].insert(cell, at: position.cell)
    }
    var content = old
    content.sections = sections.map(\.section)
    return EditedContent(content: content, origins: sections.map(\.origins))
  }

  /// The old positions of replaced cells.
  var replacedCells: Set<ContentLayout.CellPosition> { Set(replacementCells.keys) }

  private var removedCells: Set<ContentLayout.CellPosition> {
    Set(
      edits.compactMap {
        switch $0 {
        case .deleteCell(let old), .moveCell(let old, _): old
        default: nil
        }
      })
  }

  private var removedSections: Set<Int> {
    Set(
      edits.compactMap {
        switch $0 {
        case .deleteSection(let old), .moveSection(let old, _): old
        default: nil
        }
      })
  }

  /// The old positions of moved cells by their new ones.
  private var movedCells: [ContentLayout.CellPosition: ContentLayout.CellPosition] {
    var moved: [ContentLayout.CellPosition: ContentLayout.CellPosition] = [:]
    for case .moveCell(let old, let new) in edits { moved[new] = old }
    return moved
  }

  private var movedSections: [Int: Int] {
    var moved: [Int: Int] = [:]
    for case .moveSection(let old, let new) in edits { moved[new] = old }
    return moved
  }
}

/// A section during the edits, with the origins of its cells.
private struct EditedSection {
  private(set) var section: TestSection
  private(set) var origins: [ContentLayout.CellPosition?]
  let isInserted: Bool

  init(_ section: TestSection, at index: Int) {
    self.section = section
    origins = section.cells.indices.map { .init(section: index, cell: $0) }
    isInserted = false
  }

  init(inserted section: TestSection) {
    self.section = section
    origins = Array(repeating: nil, count: section.cells.count)
    isInserted = true
  }

  mutating func replace(_ index: Int, with cell: TestCell) {
    section.cells[index] = cell
    origins[index] = nil
  }

  mutating func remove(_ index: Int) {
    section.cells.remove(at: index)
    origins.remove(at: index)
  }

  mutating func insert(_ cell: TestCell, at index: Int) {
    section.cells.insert(cell, at: index)
    origins.insert(nil, at: index)
  }
}

// MARK: Applying a batch to a layout

/// The questions that a layout asked during edits, in order.
struct EditingQuestions {
  var sizes: [(position: ContentLayout.CellPosition, offer: CGFloat)] = []

  /// The cells whose attributes the layout asked for, each with the number of sizes it had asked
  /// for before.
  var attributes: [(position: ContentLayout.CellPosition, sizesBefore: Int)] = []
}

extension ContentLayout {
  /// Applies a batch and returns the questions that the layout asked the content after it.
  @discardableResult mutating func apply(
    _ batch: TestBatch, leadingTo content: TestContent
  ) -> EditingQuestions {
    var questions = EditingQuestions()
    apply(
      batch.edits,
      sizeOfCell: { position, offer in
        questions.sizes.append((position, offer))
        return content.sections[position.section].cells[position.cell].size(offer)
      },
      attributesOfCell: { position in
        questions.attributes.append((position, questions.sizes.count))
        return content.sections[position.section].cells[position.cell].attributes
      },
      sizeOfOverflow: { content.sections[$0].sizeOfOverflow($1) })
    return questions
  }
}
