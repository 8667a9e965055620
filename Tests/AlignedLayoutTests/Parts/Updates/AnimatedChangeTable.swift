import Testing

@testable import AlignedLayout

/// Sections before and after a batch of updates, and which views come, go or change lines.
struct AnimatedChangeRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: [TestSection]
  let items: [ContentLayout.Edit]
  let after: [TestSection]

  init(
    _ name: String, _ before: [TestSection], by items: [ContentLayout.Edit] = [],
    _ after: [TestSection]
  ) {
    testDescription = name
    self.before = before
    self.items = items
    self.after = after
  }

  var new: ContentLayout { TestContent(width: 100, sections: after).layout() }

  func change() throws -> AnimatedChange {
    let old = TestContent(width: 100, sections: before).layout()
    let map = try #require(UpdateMap(items, of: old, newCounts: after.map(\.cells.count)))
    return AnimatedChange(
      former: FormerContent(
        StandingContent(old), in: rect(0, 0, 100 × 100), with: nil, LayoutOptions()),
      cause: .updates(map))
  }
}

extension TestSection {
  /// Returns a section of cells of these widths, 20 points tall, on lines of 100 points.
  static func cells(
    _ widths: [CGFloat], header: CGFloat = 0, footer: CGFloat = 0, background: String? = nil,
    separator: String? = nil, limit: SectionAttributes.LineLimit = .unlimited
  ) -> TestSection {
    TestSection(
      attributes: SectionAttributes(
        lineLimit: limit, cellSpacing: 0, lineSpacing: 0,
        backgrounds: background.map { [.init(kind: $0)] } ?? [],
        lineSeparator: separator.map { .init(kind: $0, thickness: 1) }),
      cells: widths.map { .cell($0 × 20) }, headerLength: header, footerLength: footer,
      sizeOfOverflow: { _ in 20 × 20 })
  }
}

/// Which cells of the first section go to another line.
struct ChangedLinesRow: Sendable, CustomTestStringConvertible {
  let row: AnimatedChangeRow

  /// The old numbers of the cells that go to another line.
  let changing: [Int]
  var testDescription: String { row.testDescription }

  init(
    _ name: String, _ before: [CGFloat], by items: [ContentLayout.Edit] = [], _ after: [CGFloat],
    changing: [Int]
  ) {
    row = AnimatedChangeRow(name, [.cells(before)], by: items, [.cells(after)])
    self.changing = changing
  }

  static let rows: [ChangedLinesRow] = [
    ChangedLinesRow("nothing changes", [60, 60, 60], [60, 60, 60], changing: []),
    ChangedLinesRow(
      "cells move along their line", [40, 40], by: [.insert(.cell(0))], [20, 40, 40],
      changing: []),
    ChangedLinesRow(
      "an insertion pushes a cell to the next line", [40, 40, 30],
      by: [.insert(.cell(0))], [50, 40, 40, 30], changing: [1]),
    ChangedLinesRow(
      "a line moves down as a whole", [40, 40, 90], by: [.insert(.cell(0))],
      [90, 40, 40, 90], changing: []),
    ChangedLinesRow(
      "a cell that is alone on its line and stays alone", [90, 90],
      by: [.insert(.cell(0))], [90, 90, 90], changing: []),
    ChangedLinesRow(
      "a cell goes up beside one that stays", [60, 60, 90], [30, 60, 90],
      changing: [1]),
    ChangedLinesRow(
      "a cell moves to the line below", [40, 40, 40, 40],
      by: [.move(.cell(0), to: .cell(3))], [40, 40, 40, 40], changing: [0, 2]),
    ChangedLinesRow(
      "a deleted cell has no line to go to", [60, 60], by: [.delete(.cell(1))], [60],
      changing: []),
  ]
}

/// Which sections gain or lose a header, footer or overflow view.
struct GainedViewsRow: Sendable, CustomTestStringConvertible {
  let row: AnimatedChangeRow
  let gaining: [ContentLayout.Element]
  let losing: [ContentLayout.Element]
  var testDescription: String { row.testDescription }

  init(
    _ name: String, _ before: [TestSection], by items: [ContentLayout.Edit] = [],
    _ after: [TestSection],
    gaining: [ContentLayout.Element] = [], losing: [ContentLayout.Element] = []
  ) {
    row = AnimatedChangeRow(name, before, by: items, after)
    self.gaining = gaining
    self.losing = losing
  }

  func expect() throws {
    let (change, new) = (try row.change(), row.new)
    let views: [(Int) -> ContentLayout.Element] = [
      { .header(section: $0) }, { .footer(section: $0) }, { .overflow(section: $0) },
    ]
    func elements(on side: AnimatedChange.Side) -> [ContentLayout.Element] {
      views.flatMap { view in
        change.sections(onlyOn: side, present: new, with: view).map(view)
      }
    }
    expectEqual(elements(on: .present), gaining)
    expectEqual(elements(on: .former), losing)
  }

  static let rows: [GainedViewsRow] = [
    GainedViewsRow(
      "a section that stays gains a header", [.cells([10])], [.cells([10], header: 8)],
      gaining: [.header(section: 0)]),
    GainedViewsRow(
      "a section that stays loses its footer", [.cells([10], footer: 8)],
      [.cells([10])],
      losing: [.footer(section: 0)]),
    GainedViewsRow(
      "a view is gained at the section's new index", [.cells([10]), .cells([10])],
      by: [.insert(.section(0))], [.cells([10]), .cells([10]), .cells([10], header: 8)],
      gaining: [.header(section: 2)]),
    GainedViewsRow(
      "a view is lost at the section's old index",
      [.cells([10]), .cells([10], header: 8)], by: [.delete(.section(0))], [.cells([10])],
      losing: [.header(section: 1)]),
    GainedViewsRow(
      "UIKit knows of the views of inserted and deleted sections",
      [.cells([10], header: 8)], by: [.delete(.section(0)), .insert(.section(0))],
      [.cells([10], header: 8)]),
    GainedViewsRow(
      "it knows of those of reloaded sections", [.cells([10])],
      by: [.reload(.section(0))], [.cells([10], header: 8)]),
    GainedViewsRow(
      "a view of another length stays", [.cells([10], header: 8)],
      [.cells([10], header: 12)]),
    GainedViewsRow(
      "a section hides cells, and gains an overflow view",
      [.cells([60], limit: .lines(1))], by: [.insert(.cell(1))],
      [.cells([60, 60], limit: .lines(1))],
      gaining: [.overflow(section: 0)]),
  ]
}

/// Which decoration views of the kind "line" come and go, as numbers of the first section.
struct GainedDecorationsRow: Sendable, CustomTestStringConvertible {
  let row: AnimatedChangeRow
  let gained: [Int]
  let lost: [Int]
  var testDescription: String { row.testDescription }

  init(
    _ name: String, _ before: [TestSection], by items: [ContentLayout.Edit] = [],
    _ after: [TestSection],
    gained: [Int] = [], lost: [Int] = []
  ) {
    row = AnimatedChangeRow(name, before, by: items, after)
    self.gained = gained
    self.lost = lost
  }

  static let rows: [GainedDecorationsRow] = [
    GainedDecorationsRow(
      "a new line has a separator above it", [.cells([90, 90], separator: "line")],
      by: [.insert(.cell(0))], [.cells([90, 90, 90], separator: "line")], gained: [1]),
    GainedDecorationsRow(
      "a line that goes takes the last separator along",
      [.cells([90, 90, 90], separator: "line")], by: [.delete(.cell(0))],
      [.cells([90, 90], separator: "line")], lost: [1]),
    GainedDecorationsRow(
      "a section gains a background", [.cells([90])],
      [.cells([90], background: "line")], gained: [0]),
    GainedDecorationsRow(
      "a background stays with its section",
      [.cells([90], background: "line")], by: [.insert(.cell(0))],
      [.cells([90, 90], background: "line")]),
    GainedDecorationsRow(
      "a background comes where separators of its kind were",
      [.cells([90, 90], separator: "line")], [.cells([90, 90], background: "line")],
      gained: [0], lost: [0]),
    GainedDecorationsRow(
      "views of another kind do not count",
      [.cells([90, 90])], [.cells([90, 90], separator: "shade")]),
    GainedDecorationsRow(
      "all views of a deleted section go", [.cells([90], background: "line")],
      by: [.delete(.section(0))], [], lost: [0]),
  ]
}

/// What UIKit has to be told of a batch that it animates.
@Suite struct AnimatedChangeTable {
  @Test(arguments: ChangedLinesRow.rows) func `cells that change lines`(
    row: ChangedLinesRow
  ) throws {
    let (change, new) = (try row.row.change(), row.row.new)
    let changing = row.row.before[0].cells.indices.filter {
      change.changesLine(.cell(.init(section: 0, cell: $0)), in: new)
    }
    expectEqual(changing, row.changing)
  }

  @Test(arguments: GainedViewsRow.rows) func `views of sections that stay`(
    row: GainedViewsRow
  ) throws {
    try row.expect()
  }

  @Test(arguments: GainedDecorationsRow.rows) func `decoration views`(
    row: GainedDecorationsRow
  ) throws {
    let (change, new) = (try row.row.change(), row.row.new)
    func indices(on side: AnimatedChange.Side) -> [Int] {
      change.decorations(ofKind: "line", onlyOn: side, present: new).map(\.index)
    }
    expectEqual(indices(on: .present), row.gained)
    expectEqual(indices(on: .former), row.lost)
  }
}
