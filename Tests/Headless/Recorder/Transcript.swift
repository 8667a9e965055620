#if canImport(UIKit)
  import UIKit

  /// The calls of one scenario in order; calls within another are indented.
  @MainActor
  final class Transcript {
    /// The transcript being written. Cells need it here: UIKit makes them, and cannot pass one.
    static var current: Transcript?

    private(set) var lines: [String] = []
    private var depth = 0
    /// A Boolean value that is true if nothing is recorded, as before a scenario begins.
    var isMuted = false

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Records a call, then the calls within it, and appends the result to the call's line.
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
