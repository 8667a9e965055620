import AlignedLayout
import Testing

/// Edits that cannot be stop the program, each with a sentence about what is wrong.
@Suite struct EditingMisuseTests {
  /// Edits of a content of two sections of three cells.
  enum Misuse: String, CaseIterable, Codable {
    case aCellLeavesThatDoesNotExist
    case aCellOfANegativePlaceLeaves
    case aCellIsReplacedThatDoesNotExist
    case aCellMovesThatDoesNotExist
    case aCellLeavesASectionThatDoesNotExist
    case aCellArrivesBeyondTheEnd
    case aCellArrivesWhereOneHasLeft
    case aCellArrivesInASectionThatDoesNotExist
    case aCellLeavesTwice
    case aCellLeavesAndMoves
    case aCellIsReplacedTwice
    case aCellIsReplacedAndLeaves
    case aCellIsReplacedAndMoves
    case twoCellsArriveAtOnePlace
    case aCellOfAFixedSectionLeavesTwice
    case aSectionLeavesThatDoesNotExist
    case aSectionMovesThatDoesNotExist
    case aSectionIsReplacedThatDoesNotExist
    case aSectionArrivesBeyondTheEnd
    case aSectionLeavesTwice
    case aSectionLeavesAndMoves
    case aSectionIsReplacedTwice
    case aSectionIsReplacedAndLeaves
    case twoSectionsArriveAtOnePlace
  }

  @Test(arguments: Misuse.allCases)
  func `edits that cannot be stop the program with a sentence`(misuse: Misuse) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      let fixed = SectionAttributes(sizing: .fixed(width: 10, height: 10))
      var layout = ContentLayout(
        width: 100, sections: [.init(cellCount: 3), .init(attributes: fixed, cellCount: 3)])
      layout.apply(misuse.edits) { _, _ in 10 × 10 }
    }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    let message = output.prefix { $0 != "\n" }
    let sentence = message.split(separator: ":").last ?? ""
    #expect(misuse.subjects.contains { sentence.contains($0) }, "\(message)")
  }
}

extension EditingMisuseTests.Misuse {
  /// What the sentence has to be about.
  fileprivate var subjects: [String] {
    switch self {
    case .aCellLeavesASectionThatDoesNotExist, .aCellArrivesInASectionThatDoesNotExist:
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
    case .aCellLeavesThatDoesNotExist: [.deleteCell(at(0, 3))]
    case .aCellOfANegativePlaceLeaves: [.deleteCell(at(0, -1))]
    case .aCellIsReplacedThatDoesNotExist: [.replaceCell(at(0, 3))]
    case .aCellMovesThatDoesNotExist: [.moveCell(from: at(0, 3), to: first)]
    case .aCellLeavesASectionThatDoesNotExist: [.deleteCell(at(2, 0))]
    case .aCellArrivesBeyondTheEnd: [.insertCell(at(0, 4))]
    case .aCellArrivesWhereOneHasLeft: [.deleteCell(first), .insertCell(at(0, 3))]
    case .aCellArrivesInASectionThatDoesNotExist: [.insertCell(at(2, 0))]
    case .aCellLeavesTwice: [.deleteCell(first), .deleteCell(first)]
    case .aCellLeavesAndMoves: [.deleteCell(first), .moveCell(from: first, to: first)]
    case .aCellIsReplacedTwice: [.replaceCell(first), .replaceCell(first)]
    case .aCellIsReplacedAndLeaves: [.replaceCell(first), .deleteCell(first)]
    case .aCellIsReplacedAndMoves: [.replaceCell(first), .moveCell(from: first, to: at(0, 1))]
    case .twoCellsArriveAtOnePlace: [.insertCell(first), .insertCell(first)]
    default: [.deleteCell(at(1, 0)), .deleteCell(at(1, 0))]
    }
  }

  private var editsOfSections: [ContentLayout.Edit] {
    let new = ContentLayout.Section(cellCount: 1)
    return switch self {
    case .aSectionLeavesThatDoesNotExist: [.deleteSection(2)]
    case .aSectionMovesThatDoesNotExist: [.moveSection(from: 2, to: 0)]
    case .aSectionIsReplacedThatDoesNotExist: [.replaceSection(-1, with: new)]
    case .aSectionArrivesBeyondTheEnd: [.insertSection(new, at: 3)]
    case .aSectionLeavesTwice: [.deleteSection(0), .deleteSection(0)]
    case .aSectionLeavesAndMoves: [.deleteSection(0), .moveSection(from: 0, to: 0)]
    case .aSectionIsReplacedTwice: [.replaceSection(0, with: new), .replaceSection(0, with: new)]
    case .aSectionIsReplacedAndLeaves: [.replaceSection(0, with: new), .deleteSection(0)]
    default: [.insertSection(new, at: 1), .moveSection(from: 0, to: 1)]
    }
  }

  private func at(_ section: Int, _ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: section, cell: cell)
  }
}
