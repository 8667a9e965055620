import AlignedList
import BenchmarkClient

// A list of equal items that is described and shown again, beside comparing the components alone.
extension CountedWork {
  private static let rowCount = 100_000

  static var lists: [CountedWork] {
    [
      CountedWork(name: "comparing rows", operationCount: rowCount) { _ in
        let (first, second) = (rows, rows)
        return { precondition(first == second) }
      }
    ]
      + described("components", most: 0.67, shown: 3.8) { ListSection("rows", of: $0) { $0 } }
      + described("items with actions", most: 10.3, shown: 9.6) { rows in
        ListSection("rows", of: rows) { row in row.onSelect { selected += row.id } }
      }
      + described("a builder", most: 7, shown: 7.1) { rows in
        ListSection("rows") { for row in rows { row } }
      }
      + described("a builder with actions", most: 11.8, shown: 9.6) { rows in
        ListSection("rows") { for row in rows { row.onSelect { selected += row.id } } }
      }
  }

  private static var rows: [ListRow] {
    (0..<rowCount).map { ListRow(id: $0, title: "The title of the row \($0)") }
  }

  private static func described(
    _ name: String, most: Double, shown: Double,
    _ section: @escaping @MainActor ([ListRow]) -> ListSection
  ) -> [CountedWork] {
    [
      CountedWork(
        name: "\(name), described", operationCount: rowCount, limit: ("comparing rows", most)
      ) { _ in
        let rows = rows
        return { MainActor.assumeIsolated { _ = section(rows) } }
      },
      CountedWork(
        name: "\(name), shown again", operationCount: rowCount, limit: ("comparing rows", shown)
      ) { _ in
        let (stage, again) = MainActor.assumeIsolated {
          let stage = ListStage()
          stage.show(section(rows))
          return (stage, section(rows))
        }
        return { MainActor.assumeIsolated { stage.show(again) } }
      },
    ]
  }
}

@MainActor private var selected = 0
