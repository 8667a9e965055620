import AlignedLayout

/// A batch of edits and what arrives by them: what a test tells a layout, and does to the content
/// itself as the owner of a collection view's data would.
struct TestBatch {
  var edits: [ContentLayout.Edit] = []

  /// The cells that arrive, by their places in the new content.
  private var arrivingCells: [ContentLayout.CellPosition: TestCell] = [:]

  /// The cells in place of others, by the places of those in the old content.
  private var replacingCells: [ContentLayout.CellPosition: TestCell] = [:]

  private var arrivingSections: [Int: TestSection] = [:]
  private var replacingSections: [Int: TestSection] = [:]

  mutating func insert(_ cell: TestCell, at new: ContentLayout.CellPosition) {
    edits.append(.insertCell(new))
    arrivingCells[new] = cell
  }

  mutating func delete(_ old: ContentLayout.CellPosition) {
    edits.append(.deleteCell(old))
  }

  mutating func move(_ old: ContentLayout.CellPosition, to new: ContentLayout.CellPosition) {
    edits.append(.moveCell(from: old, to: new))
  }

  mutating func replace(_ old: ContentLayout.CellPosition, with cell: TestCell) {
    edits.append(.replaceCell(old))
    replacingCells[old] = cell
  }

  mutating func insertSection(_ section: TestSection, at new: Int) {
    edits.append(.insertSection(section.section, at: new))
    arrivingSections[new] = section
  }

  mutating func deleteSection(_ old: Int) {
    edits.append(.deleteSection(old))
  }

  mutating func moveSection(_ old: Int, to new: Int) {
    edits.append(.moveSection(from: old, to: new))
  }

  mutating func replaceSection(_ old: Int, with section: TestSection) {
    edits.append(.replaceSection(old, with: section.section))
    replacingSections[old] = section
  }
}

/// A content after a batch of edits.
struct EditedContent {
  var content: TestContent

  /// Where each cell stood in the old content; nil for one that the layout has yet to ask.
  var origins: [[ContentLayout.CellPosition?]]
}

// MARK: What the edits do

extension TestBatch {
  /// The content after the edits, worked out one array at a time: what leaves is taken out from the
  /// back, what arrives is put in from the front.
  func applied(to old: TestContent) -> EditedContent {
    var sections = old.sections.indices.map { PlacedSection(old.sections[$0], at: $0) }
    for (position, cell) in replacingCells {
      sections[position.section].replace(position.cell, with: cell)
    }
    for position in leavingCells.sorted().reversed() {
      sections[position.section].remove(position.cell)
    }
    for (index, section) in replacingSections {
      sections[index] = PlacedSection(arriving: section)
    }
    let moved = movedSections.mapValues { sections[$0] }
    for section in leavingSections.sorted().reversed() {
      sections.remove(at: section)
    }
    let arriving = moved.merging(arrivingSections.mapValues(PlacedSection.init(arriving:))) { $1 }
    for (index, section) in arriving.sorted(by: { $0.key < $1.key }) {
      sections.insert(section, at: index)
    }
    let cells = movedCells.mapValues { old.sections[$0.section].cells[$0.cell] }
    for (position, cell) in cells.merging(arrivingCells, uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key }) where !sections[position.section].arrives
    {
      sections[position.section].insert(cell, at: position.cell)
    }
    var content = old
    content.sections = sections.map(\.section)
    return EditedContent(content: content, origins: sections.map(\.origins))
  }

  private var leavingCells: Set<ContentLayout.CellPosition> {
    Set(
      edits.compactMap {
        switch $0 {
        case .deleteCell(let old), .moveCell(let old, _): old
        default: nil
        }
      })
  }

  private var leavingSections: Set<Int> {
    Set(
      edits.compactMap {
        switch $0 {
        case .deleteSection(let old), .moveSection(let old, _): old
        default: nil
        }
      })
  }

  /// The old places of cells that move, by the new ones.
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

/// A section while it is edited, and where its cells come from.
private struct PlacedSection {
  private(set) var section: TestSection
  private(set) var origins: [ContentLayout.CellPosition?]
  let arrives: Bool

  init(_ section: TestSection, at index: Int) {
    self.section = section
    origins = section.cells.indices.map { .init(section: index, cell: $0) }
    arrives = false
  }

  init(arriving section: TestSection) {
    self.section = section
    origins = Array(repeating: nil, count: section.cells.count)
    arrives = true
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

// MARK: Telling the layout

/// What a layout asked while it was edited, in order.
struct EditingQuestions {
  var sizes: [(position: ContentLayout.CellPosition, offer: CGFloat)] = []

  /// The cells whose attributes were asked, each with the number of sizes asked before.
  var attributes: [(position: ContentLayout.CellPosition, sizesBefore: Int)] = []
}

extension ContentLayout {
  /// Applies a batch that leads to a content, and tells what it asked that.
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
