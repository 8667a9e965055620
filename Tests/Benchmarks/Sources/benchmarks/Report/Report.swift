import Foundation

/// All figures of a run, and what they were measured on.
struct Report: Encodable {
  let date: String
  let machine: Machine
  let isQuick: Bool
  let figures: [Figure]

  init(_ figures: [Figure], isQuick: Bool) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    date = formatter.string(from: Date())
    machine = .current
    self.isQuick = isQuick
    self.figures = figures
  }

  /// On one line, so that the last line of the output is all of it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// A file to keep beside the code.
  var markdown: String {
    """
    # \(date)

    \(machine.processor), \(machine.coreCount) cores; \(machine.system);
    Swift \(machine.swift), release build\(isQuick ? "; quick mode" : "").

    Times are medians of the processor time of at least 9 runs, in which what is measured and what
    stands beside it took turns. The ratio is the median of the ratios run by run, and the figure to
    compare: times drift with the machine's mood. Bytes are those of the blocks that malloc hands out,
    by its own account, counted by a malloc in its place. A `!` marks what is more than it should be.

    \(Table(figures).markdown)
    """
  }
}
