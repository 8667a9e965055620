#if canImport(UIKit)
  import UIKit

  /// Something that an app does to a collection view, whose calls are kept as a transcript.
  struct Scenario: Sendable, CustomStringConvertible {
    let name: String
    let play: @MainActor @Sendable () async -> Recording

    var description: String { name }
    /// The name of the transcript's file.
    var fileName: String { String(name.map { $0 == " " ? "-" : $0 }) }

    /// A scenario that begins with rows on display.
    init(
      _ name: String, counts: [Int] = [3, 12], asksCells: Bool = false,
      _ play: @MainActor @Sendable @escaping (Recording) async -> Void
    ) {
      self.name = name
      self.play = {
        let recording = Recording(counts: counts, asksCells: asksCells)
        await play(recording)
        Transcript.current = nil
        return recording
      }
    }

    static let all =
      display + bounds + items + batches + sections + layouts + selfSizing + choosingAnew
      + movement
  }
#endif
