@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What identifies the items of rows, and how far apart the lines of a row are.
@MainActor
@Suite(.underAllModes)
struct RowItemTests {
  private func row(_ name: String, _ ids: Int...) -> ListRow {
    ListRow {
      for id in ids { Tile(id: id, text: "\(name)\(id)") }
    }
  }

  // MARK: Identity

  @Test func `items of two rows that have ids may have the same ids, and keep their views`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        row("a", 1, 2).id("a")
        row("b", 1, 2).id("b")
      }
    }
    expectEqual(stage.texts, ["a1", "a2", "b1", "b2"])
    let views = [stage.tile(2), stage.tile(3)]
    stage.show { ListSection("a") { row("b", 1, 2).id("b") } }
    expectEqual(stage.texts, ["b1", "b2"])
    #expect(stage.tile(0) === views[0] && stage.tile(1) === views[1])
    expectEqual(stage.mistakes, [])
  }

  @Test func `items of two rows without ids may have the same ids`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        row("a", 1, 2)
        row("b", 1, 2)
      }
    }
    expectEqual(stage.texts, ["a1", "a2", "b1", "b2"])
    expectEqual(stage.mistakes, [])
  }

  @Test func `an item that goes to another row without an id keeps its view`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        row("a", 1, 2)
        row("a", 3)
      }
    }
    let view = stage.tile(1)
    stage.show {
      ListSection("a") {
        row("a", 1)
        row("a", 3, 2)
      }
    }
    expectEqual(stage.texts, ["a1", "a3", "a2"])
    #expect(stage.tile(2) === view)
  }

  @Test func `an id that occurs twice in a row, or also outside of it, is reported`() {
    let stage = ListStage()
    stage.show { ListSection("a") { row("a", 1, 1).id("r") } }
    stage.show { ListSection("b") { row("a", 1, 1) } }
    stage.show {
      ListSection("c") {
        row("a", 1)
        Tile(id: 1)
      }
    }
    stage.show {
      ListSection("d") {
        row("a", 1)
        row("b", 1, 1)
      }
    }
    stage.show {
      ListSection("e") {
        row("a", 1)
        row("b", 1)
        Tile(id: 1)
      }
    }
    stage.show {
      ListSection("f") {
        row("a", 1).id("r")
        row("b", 1).id("r")
      }
    }
    expectEqual(
      stage.mistakes,
      [
        "The id 1 of the row r occurs twice in the section a.",
        "The id 1 occurs twice in the section b.", "The id 1 occurs twice in the section c.",
        "The id 1 occurs twice in the section d.", "The id 1 occurs twice in the section e.",
        "The id 1 of the row r occurs twice in the section f.",
      ])
  }

  @Test func `an item of a row is found by its own id`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        row("a", 1, 2).id("a")
        row("b", 2, 3).id("b")
      }
    }
    expectEqual(stage.list.indexPath(ofItem: 2, inSection: "a"), [0, 1])
    expectEqual(stage.list.indexPath(ofItem: 3, inSection: "a"), [0, 3])
    expectEqual(stage.list.indexPath(ofItem: 4, inSection: "a"), nil)
    expectEqual(ScreenScroll(list: stage.list).position(at: .top)?.item, AnyHashable(1))
    expectEqual(stage.list.item(at: [0, 2])?.identity, AnyHashable(2))
  }

  // MARK: Lines

  /// A row with a line below its first, and the distances between the first, that line and the next row.
  struct Lines: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let first: CellAttributes
    let second: CellAttributes
    let spacing: CGFloat?
    let distances: [CGFloat]
  }

  private nonisolated static let whole = CellAttributes(width: .fraction(1))

  nonisolated static let lines: [Lines] = [
    Lines(
      testDescription: "by default, the lines of a row are as far apart as rows", first: .default,
      second: whole, spacing: nil, distances: [16, 16]),
    Lines(
      testDescription: "behind a first line, an item takes a whole line", first: .default,
      second: whole, spacing: 4, distances: [4, 16]),
    Lines(
      testDescription: "behind an item that takes a whole line", first: whole, second: .default,
      spacing: 4, distances: [4, 16]),
    Lines(
      testDescription: "an item begins a line", first: .default,
      second: CellAttributes(beginsLine: true), spacing: 0, distances: [0, 16]),
    Lines(
      testDescription: "an item ends a line", first: CellAttributes(endsLine: true),
      second: .default, spacing: 20, distances: [20, 16]),
  ]

  @Test(arguments: lines)
  func `the lines of a row have a spacing of their own`(lines: Lines) {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        let row = ListRow {
          Tile(id: 1, attributes: lines.first)
          Tile(id: 2, attributes: lines.second)
        }
        lines.spacing.map { row.lineSpacing($0) } ?? row
        row2
      }
      .insetGrouped()
    }
    let frames = (0..<4).compactMap { stage.frame($0) }
    expectEqual(
      [frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY], lines.distances)
    // The row's height, with its padding, is that of its lines.
    expectEqual(frames[3].minY, frames[2].minY)
  }

  @Test func `a spacing that changes alone moves the lines, also beside a new row`() {
    let stage = ListStage()
    func show(spacing: CGFloat?, isBelow: Bool = false) {
      stage.show {
        ListSection("a") {
          if isBelow { row("b", 1).id("b") }
          let row = ListRow {
            Tile(id: 1)
            Tile(id: 2, attributes: Self.whole)
          }
          .id("a")
          spacing.map { row.lineSpacing($0) } ?? row
        }
        .insetGrouped()
      }
    }
    func distance(of item: Int) -> CGFloat? {
      stage.frame(item).flatMap { lower in stage.frame(item - 1).map { lower.minY - $0.maxY } }
    }
    show(spacing: 4)
    expectEqual(distance(of: 1), 4)
    show(spacing: 20)
    expectEqual(distance(of: 1), 20)
    show(spacing: 2, isBelow: true)
    expectEqual(distance(of: 2), 2)
    show(spacing: nil, isBelow: true)
    expectEqual(distance(of: 2), 16)
  }

  @Test func `in a list that scrolls sideways, lines of a row are beside each other`() {
    let stage = ListStage()
    stage.list.layout.scrollDirection = .horizontal
    stage.show {
      ListSection("a") {
        ListRow {
          Tile(id: 1)
          Tile(id: 2, attributes: CellAttributes(beginsLine: true))
        }
        .lineSpacing(4)
        Tile(id: 3)
      }
      .attributes(SectionAttributes(lineSpacing: 10))
    }
    let frames = (0..<3).compactMap { stage.frame($0) }
    expectEqual([frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX], [4, 10])
    expectEqual(frames.map(\.minY), [0, 0, 0])
  }

  private var row2: ListRow {
    ListRow {
      Tile(id: 3)
      Tile(id: 4)
    }
    .lineSpacing(4)
  }
}
