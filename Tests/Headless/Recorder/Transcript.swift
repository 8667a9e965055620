#if canImport(UIKit)
  import UIKit

  /// The calls of one scenario in the order in which they came, those within another indented.
  @MainActor
  final class Transcript {
    /// The transcript being written: cells are made by UIKit, which hands them none.
    static var current: Transcript?

    private(set) var lines: [String] = []
    private var depth = 0
    /// What leads up to a scenario is another one's subject, and not written down.
    var isMuted = false

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Writes down a call, then what happens within it, and puts the result behind the call.
    func call<Result>(
      _ name: String, _ describe: (Result) -> String? = { _ in nil }, _ body: () -> Result
    ) -> Result {
      guard !isMuted else { return body() }
      let line = lines.count
      write(name)
      depth += 1
      defer { depth -= 1 }
      let result = body()
      if let text = describe(result) { lines[line] += " → " + text }
      return result
    }

    func write(_ line: String) {
      guard !isMuted else { return }
      lines.append(String(repeating: "  ", count: depth) + line)
    }

    /// Begins a part of the transcript.
    func begin(_ title: String) {
      guard !isMuted else { return }
      if !lines.isEmpty { lines.append("") }
      lines.append("# " + title)
    }
  }
#endif
