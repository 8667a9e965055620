import AlignedLayout
import Testing

@Suite struct OutOfRangeTests {
  @Test func `a section index out of range stops the program with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ContentLayout(width: 100, sections: []).frame(ofSection: 0)
    }
    try expectSentence("Section index out of range.", in: result)
  }

  @Test func `a cell index out of range stops the program with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layout = ContentLayout(width: 100, sections: [.init(cellCount: 2)])
      _ = layout.frame(ofCellAt: .init(section: 0, cell: 2))
    }
    try expectSentence("Cell index out of range.", in: result)
  }

  @Test func `a line index out of range stops the program with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ContentLayout(width: 100, sections: [.init(cellCount: 0)]).lines(inSection: 0)[0]
    }
    try expectSentence("Line index out of range.", in: result)
  }

  @Test func `a negative cell index stops the program with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layout = ContentLayout(width: 100, sections: [.init(cellCount: 2)])
      _ = layout.line(ofCellAt: .init(section: 0, cell: -1))
    }
    try expectSentence("Cell index out of range.", in: result)
  }

  private func expectSentence(_ sentence: String, in result: ExitTest.Result) throws {
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains(sentence))
  }
}
