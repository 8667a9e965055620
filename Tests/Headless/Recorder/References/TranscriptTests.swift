#if canImport(UIKit)
  import Testing
  import UIKit

  /// The calls that UIKit makes in each scenario, compared with the stored transcripts.
  ///
  /// Evidence: I; each transcript shows what the headless UIKit does, not a device. Parts with
  /// better evidence have tests of their own, which name it.
  @MainActor
  @Suite(.serialized)
  struct TranscriptTests {
    @Test func `a window lays out the cells of a collection view`() async {
      let recording = Recording(counts: [1])
      await recording.display()
      let cells = recording.view.visibleCells
      #expect(
        cells.count == 1,
        """
        UIKit lays out nothing in this process, perhaps because the window has no scene. The other \
        transcripts mean nothing then. Add the folder Tests/Headless/Recorder to the unit tests of an app.
        """)
      Transcript.current = nil
    }

    @Test(arguments: Scenario.all)
    func `a scenario makes the calls of its transcript`(_ scenario: Scenario) async throws {
      let text = await scenario.record()
      if References.isRecording {
        try References.stored.write(text, scenario.fileName)
        Issue.record("Recorded. Run again without RECORD_TRANSCRIPTS to compare.")
        return
      }
      let stored = try #require(
        References.stored.text(scenario.fileName),
        "There is no transcript. Run with RECORD_TRANSCRIPTS=1.")
      let difference = LineDifference(from: stored, to: text)
      if !difference.isEmpty {
        Issue.record("The calls differ from \(scenario.fileName).txt:\n\(difference)")
      }
    }

    @Test func `a scenario played again makes the same calls`() async {
      for scenario in Scenario.all {
        let first = await scenario.record()
        #expect(await scenario.record() == first)
      }
    }

    @Test func `every transcript belongs to a scenario, and every scenario has its own`() throws {
      let names = Scenario.all.map(\.fileName)
      #expect(Set(names).count == names.count)
      let unused = References.stored.names.filter { !names.contains($0) }
      if References.isRecording { try unused.forEach(References.stored.remove) }
      #expect(unused.isEmpty, "These transcripts have no scenario.")
    }
  }
#endif
