#if canImport(UIKit)
  import Testing
  import UIKit

  /// What UIKit calls, in which order: the transcripts that are kept hold still.
  ///
  /// Evidence: I; each transcript is what the headless UIKit does, not what a device did. The parts
  /// of it that rest on more are tested by themselves, with their evidence.
  @MainActor
  @Suite(.serialized)
  struct TranscriptTests {
    @Test(arguments: Scenario.all)
    func `a scenario makes the calls of its transcript`(_ scenario: Scenario) async throws {
      let text = "\(scenario.name)\n\n" + (await scenario.play().transcript.text)
      if References.isRecording {
        try References.kept.write(text, scenario.fileName)
        Issue.record("recorded: run again without RECORD_TRANSCRIPTS to compare")
        return
      }
      let kept = try #require(
        References.kept.text(scenario.fileName), "no transcript: run with RECORD_TRANSCRIPTS=1")
      let difference = LineDifference(from: kept, to: text)
      if !difference.isEmpty {
        Issue.record("other calls than in \(scenario.fileName).txt:\n\(difference)")
      }
    }

    @Test func `a scenario played again makes the same calls`() async {
      for scenario in Scenario.all {
        let first = await scenario.play().transcript.text
        #expect(await scenario.play().transcript.text == first)
      }
    }

    @Test func `every transcript belongs to a scenario, and every scenario has its own`() throws {
      let names = Scenario.all.map(\.fileName)
      #expect(Set(names).count == names.count)
      let unused = References.kept.names.filter { !names.contains($0) }
      if References.isRecording { try unused.forEach(References.kept.remove) }
      #expect(unused.isEmpty, "no scenario writes these")
    }
  }
#endif
