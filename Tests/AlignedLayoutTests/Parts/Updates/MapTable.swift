import Testing

@testable import AlignedLayout

/// A batch of updates of sections that are drawn as letters: "abc" is a section of three cells. Afterwards
/// each letter stands where its cell is, `+` for a new cell and `*` for one that is as good as new.
struct MapRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: [String]
  let items: [ContentLayout.Edit]
  let after: [String]

  /// The old index of each section afterwards, or nil for one that is new or reloaded.
  let sections: [Int?]
  let restsOn: [Guess]

  init(
    _ name: String, _ before: [String], _ items: [ContentLayout.Edit], _ after: [String],
    sections: [Int?]? = nil, restsOn: [Guess] = []
  ) {
    testDescription = name
    self.before = before
    self.items = items
    self.after = after
    self.sections = sections ?? after.indices.map { $0 }
    self.restsOn = restsOn
  }

  func expect() throws {
    let map = try #require(
      UpdateMap(items, of: .plain(before.map(\.count)), newCounts: after.map(\.count)))
    let old = places(of: before)
    let new = places(of: after)
    for (letter, place) in old {
      expectEqual(map.newPosition(of: place), new[letter], "\(letter)")
    }
    for (section, cells) in after.enumerated() {
      for (cell, letter) in cells.enumerated() {
        expectEqual(map.oldPosition(of: .init(section: section, cell: cell)), old[letter])
      }
    }
    expectEqual(after.indices.map { map.oldSection(of: $0) }, sections)
    for section in before.indices {
      expectEqual(map.newSection(of: section), sections.firstIndex(of: section))
    }
  }

  private func places(of sections: [String]) -> [Character: ContentLayout.CellPosition] {
    var places: [Character: ContentLayout.CellPosition] = [:]
    for (section, cells) in sections.enumerated() {
      for (cell, letter) in cells.enumerated() where letter.isLetter {
        places[letter] = .init(section: section, cell: cell)
      }
    }
    return places
  }
}

extension EditPlace {
  /// A cell of the first section.
  static func cell(_ cell: Int) -> EditPlace { .cell(.init(section: 0, cell: cell)) }

  static func cell(_ section: Int, _ cell: Int) -> EditPlace {
    .cell(.init(section: section, cell: cell))
  }
}

extension ContentLayout {
  /// Returns sections with a number of cells each.
  static func plain(_ counts: [Int]) -> ContentLayout {
    ContentLayout(
      width: 100, sections: counts.map { Section(attributes: .init(), cellCount: $0) })
  }
}

extension MapRow {
  static let cells: [MapRow] = [
    MapRow("nothing", ["abc"], [], ["abc"]),
    MapRow("a cell is inserted at the beginning", ["abc"], [.insert(.cell(0))], ["+abc"]),
    MapRow("a cell is inserted at the end", ["abc"], [.insert(.cell(3))], ["abc+"]),
    MapRow(
      "cells are inserted at places that count each other", ["abc"],
      [.insert(.cell(1)), .insert(.cell(3))], ["a+b+c"]),
    MapRow("a cell is deleted", ["abc"], [.delete(.cell(1))], ["ac"]),
    MapRow(
      "all cells are deleted", ["ab", "c"], [.delete(.cell(0)), .delete(.cell(1))], ["", "c"]),
    MapRow(
      "the same cell is deleted twice", ["abc"], [.delete(.cell(1)), .delete(.cell(1))],
      ["ac"]),
    MapRow(
      "a cell takes the place of another", ["abc"], [.delete(.cell(1)), .insert(.cell(1))],
      ["a+c"]),
    MapRow(
      "deletions count before, insertions after", ["abcd"],
      [.delete(.cell(0)), .delete(.cell(2)), .insert(.cell(2))], ["bd+"]),
    MapRow(
      "a cell is reloaded", ["abc"], [.reload(.cell(1))], ["a*c"],
      restsOn: [.reloadsHavePathsFromBefore]),
    MapRow(
      "a cell is reloaded behind one that is deleted", ["abc"],
      [.delete(.cell(0)), .reload(.cell(2))], ["b*"], restsOn: [.reloadsHavePathsFromBefore]),
    MapRow("a cell moves down", ["abcd"], [.move(.cell(0), to: .cell(2))], ["bcad"]),
    MapRow("a cell moves up", ["abcd"], [.move(.cell(3), to: .cell(1))], ["adbc"]),
    MapRow(
      "two cells change places", ["abc"],
      [.move(.cell(0), to: .cell(2)), .move(.cell(2), to: .cell(0))], ["cba"]),
    MapRow(
      "a cell moves to another section", ["abc", "de"],
      [.move(.cell(1), to: .cell(1, 2))], ["ac", "deb"]),
    MapRow(
      "the only cell of a section moves to an empty one", ["a", ""],
      [.move(.cell(0), to: .cell(1, 0))], ["", "a"]),
    MapRow(
      "a moved cell that is reloaded is as good as new where it arrives", ["abc"],
      [.move(.cell(0), to: .cell(2)), .reload(.cell(0))], ["bc*"]),
    MapRow(
      "the order of the items does not matter", ["abcd"],
      [.insert(.cell(2)), .move(.cell(3), to: .cell(0)), .delete(.cell(0))], ["db+c"],
      restsOn: [.itemsAreInAnyOrder]),
  ]

  static let wholeSections: [MapRow] = [
    MapRow(
      "a section is inserted between others", ["ab", "c"], [.insert(.section(1))],
      ["ab", "++", "c"], sections: [0, nil, 1]),
    MapRow(
      "a section is deleted with its cells", ["ab", "c", "d"], [.delete(.section(1))],
      ["ab", "d"], sections: [0, 2]),
    MapRow(
      "a section moves down with its cells", ["ab", "c", "d"],
      [.move(.section(0), to: .section(2))], ["c", "d", "ab"], sections: [1, 2, 0]),
    MapRow(
      "a section is reloaded, and has another number of cells", ["ab", "c"],
      [.reload(.section(0))], ["***", "c"], sections: [nil, 1]),
    MapRow(
      "a section is reloaded behind one that is inserted", ["ab", "cd"],
      [.insert(.section(0)), .reload(.section(1))], ["+", "ab", "**"], sections: [nil, 0, nil]),
    MapRow(
      "the only section is replaced by an empty one", ["ab"],
      [.delete(.section(0)), .insert(.section(0))], [""], sections: [nil]),
  ]

  static let combinations: [MapRow] = [
    MapRow(
      "a cell is inserted into a section that moves: it counts where the section arrives",
      ["ab", "cd"],
      [.move(.section(0), to: .section(1)), .insert(.cell(1, 1))], ["cd", "a+b"],
      sections: [1, 0]),
    MapRow(
      "a cell is deleted from a section that moves: it counts where the section was",
      ["ab", "cd"],
      [.move(.section(0), to: .section(1)), .delete(.cell(0, 0))], ["cd", "b"],
      sections: [1, 0]),
    MapRow(
      "a cell is inserted behind a deleted section", ["ab", "cd"],
      [.delete(.section(0)), .insert(.cell(0, 1))], ["c+d"], sections: [1]),
    MapRow(
      "a cell is saved from a section that is deleted", ["ab", "cd"],
      [.delete(.section(0)), .move(.cell(0, 1), to: .cell(0, 0))], ["bcd"], sections: [1]),
    MapRow(
      "a cell moves into a section that is inserted", ["ab", "cd"],
      [.insert(.section(0)), .move(.cell(0, 0), to: .cell(0, 0))], ["a", "b", "cd"],
      sections: [nil, 0, 1]),
    MapRow(
      "a cell moves between sections that change places", ["ab", "cd"],
      [.move(.section(0), to: .section(1)), .move(.cell(0, 0), to: .cell(0, 2))], ["cda", "b"],
      sections: [1, 0]),
    MapRow(
      "cells of a reloaded section are as good as new, whatever happens to each",
      ["abc", "d"], [.reload(.section(0)), .delete(.cell(0, 0))], ["**", "d"],
      sections: [nil, 1]),
  ]
}

/// Batches that UIKit would refuse, because they contradict themselves or the new counts.
struct ContradictionRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: [Int]
  let items: [ContentLayout.Edit]
  let after: [Int]

  init(_ name: String, _ before: [Int], _ items: [ContentLayout.Edit], _ after: [Int]) {
    testDescription = name
    self.before = before
    self.items = items
    self.after = after
  }

  static let rows: [ContradictionRow] = [
    ContradictionRow(
      "two insertions, and one more cell", [3],
      [.insert(.cell(0)), .insert(.cell(1))], [4]),
    ContradictionRow(
      "the same place is inserted twice", [3],
      [.insert(.cell(1)), .insert(.cell(1))], [5]),
    ContradictionRow("a cell is inserted behind the end", [3], [.insert(.cell(4))], [4]),
    ContradictionRow("a cell is deleted that there was not", [3], [.delete(.cell(3))], [2]),
    ContradictionRow("a cell is reloaded that there was not", [3], [.reload(.cell(3))], [3]),
    ContradictionRow(
      "a cell is moved and deleted", [3],
      [.delete(.cell(0)), .move(.cell(0), to: .cell(1))], [2]),
    ContradictionRow(
      "two cells are moved to one place", [3],
      [.move(.cell(0), to: .cell(1)), .move(.cell(2), to: .cell(1))], [3]),
    ContradictionRow(
      "a cell is moved to two places", [3],
      [.move(.cell(0), to: .cell(1)), .move(.cell(0), to: .cell(2))], [3]),
    ContradictionRow(
      "a cell is moved to where another is inserted", [3],
      [.insert(.cell(1)), .move(.cell(0), to: .cell(1))], [4]),
    ContradictionRow("a new section without an item that inserts it", [1, 1], [], [1, 1, 1]),
    ContradictionRow("a section is deleted that there was not", [1], [.delete(.section(1))], []),
    ContradictionRow("a section is reloaded that there was not", [1], [.reload(.section(1))], [1]),
    ContradictionRow(
      "a cell is inserted into a section that there is not", [1],
      [.insert(.cell(1, 0))], [1]),
    ContradictionRow(
      "a cell moves to another section, and the counts stay", [2, 2],
      [.move(.cell(0), to: .cell(1, 0))], [2, 2]),
  ]
}

/// The places of sections and cells before and after a batch of updates.
@Suite struct MapTable {
  @Test(arguments: MapRow.cells) func `cells`(row: MapRow) throws { try row.expect() }

  @Test(arguments: MapRow.wholeSections) func `sections`(row: MapRow) throws { try row.expect() }

  @Test(arguments: MapRow.combinations) func `cells and sections`(row: MapRow) throws {
    try row.expect()
  }

  @Test func `counts of sections in which no item inserts or deletes cells are not read`() {
    let map = UpdateMap(
      [.insert(.cell(1, 0)), .reload(.cell(2, 0))], of: .plain([3, 3, 3, 3]),
      newCounts: (0..<4).lazy.map { section in
        #expect(section == 1)
        return 4
      })
    #expect(map != nil)
  }

  @Test(
    arguments: [
      ([.insert(.section(1))], [1]), ([.delete(.section(1)), .reload(.section(3))], [2]),
      ([.move(.section(0), to: .section(2))], [2]),
      ([.delete(.section(0)), .delete(.cell(1, 0)), .insert(.cell(2, 0))], [0, 2]),
    ] as [([ContentLayout.Edit], Set<Int>)])
  func `sections are named by their own items and those of their cells`(
    items: [ContentLayout.Edit], named: Set<Int>
  ) throws {
    var counts = [2, 2, 2, 2]
    for item in items {
      switch item {
      case .insertSection: counts.append(2)
      case .deleteSection: counts.removeLast()
      case .deleteCell(let cell): counts[cell.section - 1] -= 1
      case .insertCell(let cell): counts[cell.section] += 1
      default: break
      }
    }
    let map = try #require(UpdateMap(items, of: .plain([2, 2, 2, 2]), newCounts: counts))
    expectEqual(map.namedSections, named)
  }

  @Test(arguments: ContradictionRow.rows) func `contradictions`(row: ContradictionRow) {
    let map = UpdateMap(row.items, of: .plain(row.before), newCounts: row.after)
    #expect(map == nil)
  }
}
