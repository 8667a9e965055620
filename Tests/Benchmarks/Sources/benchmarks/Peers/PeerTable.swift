/// The figures of several layouts beside each other.
struct PeerTable {
  private let figures: [Figure]

  init(_ figures: [Figure]) {
    self.figures = figures
  }

  /// A table for each content. It has the numbers of measured views where they differ.
  var markdown: String {
    unique(figures.map(\.measurement)).map { name in
      let ofContent = figures.filter { $0.measurement == name }
      return "## \(name.prefix(1).uppercased())\(name.dropFirst())\n\n\(Self.table(ofContent))"
    }.joined(separator: "\n\n")
  }

  private static func table(_ figures: [Figure]) -> String {
    let layouts = PeerLayout.allCases.map(\.rawValue).filter { layout in
      figures.contains { $0.layout == layout }
    }
    let rows = unique(figures.map { Row(name: $0.name, cellCount: $0.cellCount) })
    let lines = rows.flatMap { row -> [[String]] in
      let ofRow = layouts.map { layout in
        figures.first {
          $0.layout == layout && $0.name == row.name && $0.cellCount == row.cellCount
        }
      }
      let counts = ofRow.compactMap { $0?.counts?.measuredViews }
      let scale = ofRow.contains { ($0?.value ?? 0) >= 10_000 } ? 1_000.0 : 1
      let isTime = ofRow[0]?.unit == "ns"
      let unit = isTime ? (scale > 1 ? "µs" : "ns") : "points"
      let times =
        [row.name, grouped(row.cellCount), unit]
        + ofRow.map { $0.map { cell($0, scale: isTime ? scale : 1) } ?? "" }
      guard Set(counts).count > 1 else { return [times] }
      let measured =
        ["", "", "views measured"]
        + ofRow.map { $0.map { grouped($0.counts?.measuredViews ?? 0) } ?? "" }
      return [times, measured]
    }
    let headings = ["", "cells", ""] + layouts
    let rules = ["---", "--:", "---"] + layouts.map { _ in "--:" }
    return ([headings, rules] + lines).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  /// Returns a value, and its ratio to ours.
  private static func cell(_ figure: Figure, scale: Double) -> String {
    let value = text(figure.value / scale)
    return figure.ratio.map { "\(value) (\(text(ratio: $0)))" } ?? value
  }

  private struct Row: Hashable {
    let name: String
    let cellCount: Int
  }
}

/// Returns each value once, in the order in which they occur first.
private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
  var known: Set<Value> = []
  return values.filter { known.insert($0).inserted }
}
