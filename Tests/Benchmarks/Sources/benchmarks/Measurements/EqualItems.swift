import AlignedList
import SwiftUI

/// Measures what it takes to show a list of equal items again, by the ways in which a client may describe
/// them, and compares it to comparing their components alone.
@MainActor
func equalItems(_ setting: Setting) -> [Figure] {
  let count = 10_000
  let rows = (0..<2).map { _ in
    (0..<count).map { ListRow(id: $0, title: "The title of the row \($0)") }
  }
  func figure(
    _ name: String, limit: Double = 3, _ section: @escaping (_ rows: [ListRow]) -> ListSection
  ) -> [Figure] {
    let stage = ListStage()
    stage.show(section(rows[0]))
    let sections = rows.map(section)
    let compare: (Int) -> Void = { _ in
      precondition(comparedRows(rows[0], rows[1]))
    }
    return [
      Figure(
        "\(name), shown", cells: count,
        setting.compare(operations: 20) {
          stage.show(sections[$0 % 2])
        } with: {
          compare($0)
        }, per: Double(count), unit: "ns a component", other: "comparing",
        limit: .ratio(limit)),
      Figure(
        "\(name), described and shown", cells: count,
        setting.compare(operations: 20) {
          stage.show(section(rows[$0 % 2]))
        } with: {
          compare($0)
        }, per: Double(count), unit: "ns a component", other: "comparing"),
    ]
  }
  var selected = 0
  return figure("components") { ListSection("rows", of: $0) { $0 } }
    + figure("components and one action") { rows in
      ListSection("rows", of: rows) { $0 }.onSelect(of: rows) { selected += $0.id }
    }
    + figure("items with actions") { rows in
      ListSection("rows", of: rows) { row in row.onSelect { selected += row.id } }
    }
    // Their types are not known where they are compared.
    + figure("SwiftUI views", limit: 20) { rows in
      ListSection("rows", of: rows) { RowView(row: $0) }
    }
    + figure("a builder") { rows in
      ListSection("rows") { for row in rows { row } }
    }
    + figure("a builder with actions") { rows in
      ListSection("rows") { for row in rows { row.onSelect { selected += row.id } } }
    }
}

/// A SwiftUI view of a row. It is not `Equatable`, so a list compares those that are visible.
private struct RowView: View {
  let row: ListRow

  var body: some View {
    Text(row.title)
  }
}

/// Returns whether all rows are equal.
@inline(never)
private func comparedRows(_ first: [ListRow], _ second: [ListRow]) -> Bool {
  for index in first.indices where first[index] != second[index] { return false }
  return true
}
