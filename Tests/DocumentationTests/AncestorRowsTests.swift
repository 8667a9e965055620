import Foundation
import Testing

/// Each row of the tables of OtherKits.md has a test of its own in `Tests/AlignedListTests/Ancestors`, or a reason why
/// it has none.
struct AncestorRowsTests {
  /// The tables, and the files with their rows.
  static let files = [
    ("FSQCollectionViewAlignedLayout", "FoursquareRows"), ("YOLayout", "YOLayoutRows"),
    ("MGBoxKit", "MGBoxRows"), ("LYPageLayout", "LYPageRows"), ("ListKit", "ListKitRows"),
  ]

  @Test(arguments: files)
  func `each row of a table has a test, and each test a row`(table: String, file: String) throws {
    let path = "Tests/AlignedListTests/Ancestors/\(file).swift"
    let url = PackageFiles.root.appendingPathComponent(path)
    let tested = try String(contentsOf: url, encoding: .utf8).testedRows
    let difference = RowDifference(try AncestorTests.table(table).names, tested)
    #expect(
      difference.withoutTest.isEmpty,
      """
      These rows of \(table) in OtherKits.md have no test: \(difference.withoutTest). Add an AncestorRow to \
      \(path), or a RowWithoutCode with the reason.
      """)
    #expect(
      difference.withoutRow.isEmpty,
      "These rows of \(path) are not in the table \(table) of OtherKits.md: \(difference.withoutRow)."
    )
  }

  @Test func `every table has a file`() {
    #expect(Self.files.map(\.0).sorted() == AncestorNames.recorded.keys.sorted())
  }

  @Test func `a row is found by the first name in backquotes, and each row by itself`() {
    let page = ["`a`, `b`", "the `c` of `d`", "no name", "`c` again"].map(\.firstName)
    #expect(page == ["a", "c", "no name", "c"])
    let tested = """
      AncestorRow("a", [1]) {}
      AncestorRow(
        "c", [2]) {}
      RowWithoutCode("e", "It stays out.")
      """.testedRows
    #expect(tested == ["a", "c", "e"])
    let difference = RowDifference(page, tested)
    #expect(difference.withoutTest == ["c", "no name"] && difference.withoutRow == ["e"])
  }
}

/// What rows of a table and their tests do not have in common. A name that several rows have counts as often.
private struct RowDifference {
  private(set) var withoutTest: [String] = []
  private(set) var withoutRow: [String] = []

  init(_ page: [String], _ tested: [String]) {
    for change in tested.sorted().difference(from: page.sorted()) {
      switch change {
      case .remove(_, let name, _): withoutTest.append(name)
      case .insert(_, let name, _): withoutRow.append(name)
      }
    }
    withoutTest.sort()
    withoutRow.sort()
  }
}

extension AncestorTable {
  /// The names by which tests know the rows.
  fileprivate var names: [String] {
    there.map(\.firstName)
  }
}

extension String {
  /// The first name in backquotes, or the whole text if there is none.
  fileprivate var firstName: String {
    let parts = components(separatedBy: "`")
    return parts.count > 2 ? parts[1] : self
  }

  /// The names of the rows that a source file has.
  fileprivate var testedRows: [String] {
    matches(of: /(?:AncestorRow|RowWithoutCode)\(\s*"([^"]+)"/).map { String($0.output.1) }
  }
}
