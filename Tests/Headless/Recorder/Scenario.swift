#if canImport(UIKit)
  import UIKit

  /// Something that an app does with a collection view, with a transcript of the calls.
  struct Scenario: Sendable, CustomStringConvertible {
    /// What no record answers yet.
    struct Question: Sendable {
      /// What the library or the stand-in assumes.
      let assumed: String
      /// The answer of a device that would prove it wrong.
      let wrongIf: String
    }

    let name: String
    /// The question that the scenario answers, nil for one that only compares calls.
    let question: Question?
    private let play: @MainActor @Sendable () async -> Transcript

    var description: String { name }
    /// The name of the transcript's file.
    var fileName: String { String(name.map { $0 == " " ? "-" : $0 }) }

    /// A scenario with a collection view of rows.
    init(
      _ name: String, question: Question? = nil, counts: [Int] = [3, 12],
      cellsSizeThemselves: Bool = false,
      _ play: @MainActor @Sendable @escaping (Recording) async -> Void
    ) {
      self.name = name
      self.question = question
      self.play = {
        let recording = Recording(counts: counts, cellsSizeThemselves: cellsSizeThemselves)
        await play(recording)
        return recording.transcript
      }
    }

    /// A scenario with other views.
    init(
      views name: String, question: Question,
      _ play: @MainActor @Sendable @escaping (Transcript) async -> Void
    ) {
      self.name = name
      self.question = question
      self.play = {
        let transcript = Transcript()
        Transcript.current = transcript
        await play(transcript)
        return transcript
      }
    }

    /// Plays the scenario. Returns its name, its question and the calls.
    @MainActor
    func record() async -> String {
      let transcript = await play()
      Transcript.current = nil
      let question = question.map {
        "Assumed: \($0.assumed)\nIt is wrong if: \($0.wrongIf)\n\n"
      }
      return "\(name)\n\n" + (question ?? "") + transcript.text
    }

    static let all =
      display + bounds + items + batches + sections + layouts + selfSizing
      + selfSizingInvalidation + movement + layoutQuestions + viewQuestions + hostingQuestions
  }
#endif
