#if canImport(UIKit)
  import UIKit

  /// The calls of one scenario in the order in which they came, those within another indented.
  @MainActor
  final class Transcript {
    /// The transcript being written: cells are made by UIKit, which hands them none.
    static var current: Transcript?

    private(set) var lines: [String] = []
    private var depth = 0

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Writes down a call, then what happens within it, and puts the result behind the call.
    func call<Result>(
      _ name: String, _ describe: (Result) -> String? = { _ in nil }, _ body: () -> Result
    ) -> Result {
      let line = lines.count
      write(name)
      depth += 1
      defer { depth -= 1 }
      let result = body()
      if let text = describe(result) { lines[line] += " → " + text }
      return result
    }

    func write(_ line: String) {
      lines.append(String(repeating: "  ", count: depth) + line)
    }

    /// Begins a part of the transcript.
    func begin(_ title: String) {
      if !lines.isEmpty { lines.append("") }
      lines.append("# " + title)
    }
  }
#endif
