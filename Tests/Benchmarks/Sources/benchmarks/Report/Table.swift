import BenchmarkClient

/// The figures as a table.
struct Table {
  static let headings = ["", "cells", "value", "beside", "", "ratio", "at most", ""]

  /// What a reader of the rows has to know, by measurement.
  static let notes = ["events": EventContent.omissions]

  /// The rows of each measurement, with its name.
  let groups: [(name: String, rows: [[String]])]

  init(_ figures: [Figure]) {
    var groups: [(name: String, rows: [[String]])] = []
    for figure in figures {
      if groups.last?.name != figure.measurement {
        groups.append((figure.measurement, []))
      }
      groups[groups.count - 1].rows.append(Self.row(figure))
    }
    self.groups = groups
  }

  private static func row(_ figure: Figure) -> [String] {
    let most =
      switch figure.limit {
      case .value(let most): text(most / figure.readableUnit.scale)
      case .ratio(let most): text(ratio: most)
      case nil: ""
      }
    let (scale, unit) = figure.readableUnit
    return [
      figure.name, grouped(figure.cellCount), "\(text(figure.value / scale)) \(unit)",
      figure.otherValue.map { text($0 / scale) } ?? "", figure.other ?? "",
      figure.ratio.map { text(ratio: $0) } ?? "",
      figure.isWithinLimit ? most : "\(most) !", figure.counts?.words ?? "",
    ]
  }

  /// The table for a terminal.
  var plain: String {
    let rows = [Self.headings] + groups.flatMap(\.rows)
    let widths = Self.headings.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    func line(_ row: [String]) -> String {
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        let isText = [0, 4, 7].contains(column)
        return isText ? row[column] + space : space + row[column]
      }.joined(separator: "  ").trimmingTrailingSpace
    }
    let lines = groups.flatMap { group -> [String] in
      let note = Self.notes[group.name].map { ["  " + $0] } ?? []
      return [group.name] + group.rows.map { "  " + line($0) } + note + [""]
    }
    return (["  " + line(Self.headings)] + lines.dropLast()).joined(separator: "\n")
  }

  /// The table for a file of results.
  var markdown: String {
    groups.map { group in
      let hasCounts = group.rows.contains { $0.last != "" }
      let rows =
        [Self.headings, ["---", "--:", "--:", "--:", "---", "--:", "--:", "---"]] + group.rows
      let lines = rows.map { row in
        "| \((hasCounts ? row : row.dropLast()).joined(separator: " | ")) |"
      }
      return "## \(group.name.prefix(1).uppercased())\(group.name.dropFirst())\n\n"
        + lines.joined(separator: "\n") + (Self.notes[group.name].map { "\n\n\($0)" } ?? "")
    }.joined(separator: "\n\n")
  }
}

extension String {
  fileprivate var trimmingTrailingSpace: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

extension EventCounts {
  /// The counts, without those that are 0.
  fileprivate var words: String {
    let counts = [
      (measuredViews, "measured"), (askedSizes, "sizes"), (askedAttributes, "attributes"),
      (contexts, "contexts"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
  }
}

extension Figure {
  /// A unit that is readable for long times too, and its size in the figure's own unit.
  fileprivate var readableUnit: (scale: Double, name: String) {
    guard unit.hasPrefix("ns"), max(value, otherValue ?? 0) >= 100_000 else { return (1, unit) }
    return (1_000, "µs\(unit.dropFirst(2))")
  }
}
