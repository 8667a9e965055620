#if canImport(UIKit)
  import UIKit

  /// Something that an app does with a collection view, with a transcript of the calls.
  struct Scenario: Sendable, CustomStringConvertible {
    let name: String
    let play: @MainActor @Sendable () async -> Recording

    var description: String { name }
    /// The name of the transcript's file.
    var fileName: String { String(name.map { $0 == " " ? "-" : $0 }) }

    /// A scenario with a collection view of rows.
    init(
      _ name: String, counts: [Int] = [3, 12], cellsSizeThemselves: Bool = false,
      _ play: @MainActor @Sendable @escaping (Recording) async -> Void
    ) {
      self.name = name
      self.play = {
        let recording = Recording(counts: counts, cellsSizeThemselves: cellsSizeThemselves)
        await play(recording)
        Transcript.current = nil
        return recording
      }
    }

    static let all =
      display + bounds + items + batches + sections + layouts + selfSizing
      + selfSizingInvalidation + movement
  }
#endif
