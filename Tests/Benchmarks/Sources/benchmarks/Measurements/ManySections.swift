import AlignedLayout

/// Compares edits among 10,000 sections to the same edits among 100. They should take about as long.
///
/// A batch touches six places, so that some eleven chunks of sections are stacked again. Among 100 sections,
/// there are only four chunks.
func manySections(_ setting: Setting) -> [Figure] {
  SectionEdits.Kind.allCases.map { kind in
    var many = SectionEdits(setting, sectionCount: 10_000)
    var few = SectionEdits(setting, sectionCount: 100)
    let comparison = setting.compare(operations: 20) {
      many.edit($0, kind)
    } with: {
      few.edit($0, kind)
    }
    many.check()
    return Figure(
      "\(kind.rawValue), 10,000 sections", cells: 10_000 * SectionEdits.cellsPerSection, comparison,
      unit: "ns", other: "100 sections", limit: .ratio(kind == .batch ? 4 : 3))
  }
}

/// A content of many sections, which is edited at random positions.
private struct SectionEdits {
  enum Kind: String, CaseIterable {
    case lateAnswer = "a late answer"
    case edit = "an edit"
    case batch = "a batch"
  }

  static let cellsPerSection = 20
  private var content: ContentLayout
  private var numbers = SeededNumbers()
  private let sizes: UnsafeBufferPointer<CGSize>
  private let sectionCount: Int

  init(_ setting: Setting, sectionCount: Int) {
    self.sectionCount = sectionCount
    let sizes = setting.slice(0, count: 4_000)
    self.sizes = sizes
    let section = ContentLayout.Section(cellCount: Self.cellsPerSection, headerLength: 20)
    content = ContentLayout(
      width: 375, sections: Array(repeating: section, count: sectionCount)
    ) { position, _ in
      sizes[(position.section * Self.cellsPerSection + position.cell) % sizes.count]
    }
  }

  mutating func edit(_ number: Int, _ kind: Kind) {
    let edits: [ContentLayout.Edit] =
      switch kind {
      case .lateAnswer: [.replaceCell(position())]
      case .edit: edit(at: position())
      case .batch: batch()
      }
    let sizes = sizes
    content.apply(edits) { position, _ in
      sizes[(number &* 31 &+ position.section &+ position.cell) % sizes.count]
    }
  }

  /// Returns edits after which the section has as many cells as before.
  private func edit(at position: ContentLayout.CellPosition) -> [ContentLayout.Edit] {
    [.insertCell(position), .deleteCell(position)]
  }

  /// Returns edits after which there are as many sections as before.
  private mutating func batch() -> [ContentLayout.Edit] {
    let part = sectionCount / 4
    let section = ContentLayout.Section(cellCount: Self.cellsPerSection, headerLength: 20)
    return [
      .deleteSection(.random(in: 0..<part, using: &numbers)),
      .insertSection(section, at: .random(in: 0..<(sectionCount - 1), using: &numbers)),
      .moveSection(
        from: .random(in: part..<(2 * part), using: &numbers), to: sectionCount - 1),
      .replaceCell(
        .init(section: .random(in: (2 * part)..<(3 * part), using: &numbers), cell: 3)),
      .insertCell(.init(section: 0, cell: 0)),
      .deleteCell(.init(section: 3 * part, cell: 0)),
    ]
  }

  private mutating func position() -> ContentLayout.CellPosition {
    .init(
      section: .random(in: 0..<sectionCount, using: &numbers),
      cell: .random(in: 0..<(Self.cellsPerSection / 2), using: &numbers))
  }

  /// Stops the program unless the content's height is the sum of its sections and gaps.
  func check() {
    var height = content.contentInsets.top + content.contentInsets.bottom
    for section in 0..<content.sectionCount {
      height += content.frame(ofSection: section).size.height
    }
    height += CGFloat(content.sectionCount - 1) * content.sectionSpacing
    precondition(abs(height - content.contentSize.height) < 0.001, "Sections are stacked wrongly.")
  }
}
