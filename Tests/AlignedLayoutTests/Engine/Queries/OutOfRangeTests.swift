import AlignedLayout
import Testing

@Suite struct OutOfRangeTests {
  /// Questions with an index for which there is nothing.
  enum Misuse: String, CaseIterable, Codable, CustomTestStringConvertible {
    case section = "a section index out of range"
    case cell = "a cell index out of range"
    case line = "a line index out of range"
    case negativeCell = "a negative cell index"

    var testDescription: String { rawValue }

    /// What the message contains.
    var sentence: String {
      switch self {
      case .section: "Section index out of range."
      case .cell, .negativeCell: "Cell index out of range."
      case .line: "Line index out of range."
      }
    }

    /// Asks a layout.
    func ask() {
      switch self {
      case .section:
        _ = ContentLayout(width: 100, sections: []).frame(ofSection: 0)
      case .cell:
        let layout = ContentLayout(width: 100, sections: [.init(cellCount: 2)])
        _ = layout.frame(ofCellAt: .init(section: 0, cell: 2))
      case .line:
        _ = ContentLayout(width: 100, sections: [.init(cellCount: 0)]).lines(inSection: 0)[0]
      case .negativeCell:
        let layout = ContentLayout(width: 100, sections: [.init(cellCount: 2)])
        _ = layout.line(ofCellAt: .init(section: 0, cell: -1))
      }
    }
  }

  @Test(arguments: Misuse.allCases)
  func `an index out of range stops the program with a message`(misuse: Misuse) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      misuse.ask()
    }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains(misuse.sentence))
  }
}
