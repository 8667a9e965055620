import Foundation

/// All figures of a run, with its date and machine.
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

  /// Returns the report as JSON in one line, which a script can take from the end of the output.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private var heading: String {
    """
    # \(date)

    \(machine.processor), \(machine.coreCount) cores; \(machine.system);
    Swift \(machine.swift), release build\(isQuick ? "; quick mode" : "").
    """
  }

  /// The report on several layouts as a file for the folder of results.
  var comparison: String {
    """
    \(heading)

    Times are medians of five runs, in which the layouts take turns; in brackets the ratio to ours. Above 1, ours is
    faster. They include the work of the client and of the stand-in for UIKit. Where no measured views are named, all
    layouts measure the same number. Points are the distance of an item from where it should be after scrolling.

    \(PeerTable(figures).markdown)
    """
  }

  /// The report as a file for the folder of results.
  var markdown: String {
    """
    \(heading)

    Times are medians of processor time over at least 9 runs. In each run, the measured code and
    the code beside it take turns. Ratios are medians of the ratios of each run. Compare ratios
    rather than times, which vary with the load of the machine. Bytes are the sizes of allocated
    blocks, as malloc reports them. A `!` marks a figure above its limit.

    \(Table(figures).markdown)
    """
  }
}
