import AlignedLayout
import Testing

/// Invalid edits stop the program with a message that says what is wrong.
@Suite struct EditingMisuseTests {
  /// Invalid edits of two sections with three cells each.
  enum Misuse: String, CaseIterable, Codable {
    case deletedCellOutOfRange
    case deletedCellNegative
    case replacedCellOutOfRange
    case movedCellOutOfRange
    case deletedCellInSectionOutOfRange
    case insertedCellOutOfRange
    case insertedCellOutOfRangeAfterDeletion
    case insertedCellInSectionOutOfRange
    case sameCellDeletedTwice
    case sameCellDeletedAndMoved
    case sameCellReplacedTwice
    case sameCellReplacedAndDeleted
    case sameCellReplacedAndMoved
    case twoCellsInsertedAtSameIndex
    case sameCellOfFixedSectionDeletedTwice
    case deletedSectionOutOfRange
    case movedSectionOutOfRange
    case replacedSectionOutOfRange
    case insertedSectionOutOfRange
    case sameSectionDeletedTwice
    case sameSectionDeletedAndMoved
    case sameSectionReplacedTwice
    case sameSectionReplacedAndDeleted
    case twoSectionsInsertedAtSameIndex
  }

  @Test(arguments: Misuse.allCases)
  func `an invalid edit stops the program with a message`(misuse: Misuse) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      let fixed = SectionAttributes(sizing: .fixed(10 × 10))
      var layout = ContentLayout(
        width: 100, sections: [.init(cellCount: 3), .init(attributes: fixed, cellCount: 3)])
      layout.apply(misuse.edits) { _, _ in 10 × 10 }
    }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    let message = output.prefix { $0 != "\n" }
    let sentence = message.split(separator: ":").last ?? ""
    #expect(misuse.subjects.contains { sentence.lowercased().contains($0) }, "\(message)")
  }
}

extension EditingMisuseTests.Misuse {
  /// The words that the message may contain. One of them is enough.
  fileprivate var subjects: [String] {
    switch self {
    case .deletedCellInSectionOutOfRange, .insertedCellInSectionOutOfRange:
      ["cell", "section"]
    default: rawValue.contains("Cell") ? ["cell"] : ["section"]
    }
  }

  fileprivate var edits: [ContentLayout.Edit] {
    rawValue.contains("Cell") ? editsOfCells : editsOfSections
  }

  private var editsOfCells: [ContentLayout.Edit] {
    let first = at(0, 0)
    return switch self {
    case .deletedCellOutOfRange: [.deleteCell(at(0, 3))]
    case .deletedCellNegative: [.deleteCell(at(0, -1))]
    case .replacedCellOutOfRange: [.replaceCell(at(0, 3))]
    case .movedCellOutOfRange: [.moveCell(from: at(0, 3), to: first)]
    case .deletedCellInSectionOutOfRange: [.deleteCell(at(2, 0))]
    case .insertedCellOutOfRange: [.insertCell(at(0, 4))]
    case .insertedCellOutOfRangeAfterDeletion: [.deleteCell(first), .insertCell(at(0, 3))]
    case .insertedCellInSectionOutOfRange: [.insertCell(at(2, 0))]
    case .sameCellDeletedTwice: [.deleteCell(first), .deleteCell(first)]
    case .sameCellDeletedAndMoved: [.deleteCell(first), .moveCell(from: first, to: first)]
    case .sameCellReplacedTwice: [.replaceCell(first), .replaceCell(first)]
    case .sameCellReplacedAndDeleted: [.replaceCell(first), .deleteCell(first)]
    case .sameCellReplacedAndMoved: [.replaceCell(first), .moveCell(from: first, to: at(0, 1))]
    case .twoCellsInsertedAtSameIndex: [.insertCell(first), .insertCell(first)]
    default: [.deleteCell(at(1, 0)), .deleteCell(at(1, 0))]
    }
  }

  private var editsOfSections: [ContentLayout.Edit] {
    let new = ContentLayout.Section(cellCount: 1)
    return switch self {
    case .deletedSectionOutOfRange: [.deleteSection(2)]
    case .movedSectionOutOfRange: [.moveSection(from: 2, to: 0)]
    case .replacedSectionOutOfRange: [.replaceSection(-1, with: new)]
    case .insertedSectionOutOfRange: [.insertSection(new, at: 3)]
    case .sameSectionDeletedTwice: [.deleteSection(0), .deleteSection(0)]
    case .sameSectionDeletedAndMoved: [.deleteSection(0), .moveSection(from: 0, to: 0)]
    case .sameSectionReplacedTwice: [.replaceSection(0, with: new), .replaceSection(0, with: new)]
    case .sameSectionReplacedAndDeleted: [.replaceSection(0, with: new), .deleteSection(0)]
    default: [.insertSection(new, at: 1), .moveSection(from: 0, to: 1)]
    }
  }

  private func at(_ section: Int, _ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: section, cell: cell)
  }
}
