import Foundation
import Testing

/// The names of the five systems that this package descends from are theirs. A rename in this repository must not
/// change them.
struct AncestorTests {
  static func table(_ name: String) throws -> AncestorTable {
    let page = try MarkdownPage(
      PackageFiles.root.appendingPathComponent(
        "Sources/AlignedLayout/AlignedLayout.docc/OtherKits.md"))
    return AncestorTable(of: name, in: page)
  }

  @Test(arguments: AncestorNames.checksums)
  func `the names of an ancestor are as they were recorded`(name: String, checksum: UInt64) throws {
    let there = try Self.table(name).there
    let recorded = try #require(AncestorNames.recorded[name])
    let added = Set(there).subtracting(recorded)
    let removed = Set(recorded).subtracting(there)
    #expect(
      there == recorded && there.checksum == checksum,
      """
      The column "there" of \(name) has changed. If names were renamed with ours, take that back in \
      OtherKits.md and in AncestorNames.swift: they are the names of another system. To change the column on \
      purpose, compare it with the system's own headers, write the same cells into AncestorNames.recorded, and \
      the checksum 0x\(String(there.checksum, radix: 16)) into AncestorNames.checksums.
      Only in the page: \(added.sorted())
      Only in the record: \(removed.sorted())
      """)
  }

  @Test func `every ancestor has a table and a record`() throws {
    #expect(AncestorNames.checksums.map(\.name).sorted() == AncestorNames.recorded.keys.sorted())
    for (name, _) in AncestorNames.checksums { #expect(try Self.table(name).there.count > 10) }
  }

  @Test(arguments: AncestorNames.foursquare.split(whereSeparator: \.isWhitespace).map(String.init))
  func `every name of Foursquare's headers is in the first column`(name: String) throws {
    let there = try Self.table("FSQCollectionViewAlignedLayout").there
    #expect(there.contains { $0.contains("`\(name)`") })
  }

  @Test func `a rename of one word in a column changes its checksum`() {
    #expect(["`insets`", "`a`"].checksum != ["`edges`", "`a`"].checksum)
    #expect(["`a`", "`b`"].checksum != ["`b`", "`a`"].checksum)
  }
}

/// The tables of a section that translate words.
struct AncestorTable {
  /// The cells of the first columns.
  let there: [String]

  init(of name: String, in page: MarkdownPage) {
    let section = page.lines.drop { $0 != "## \(name)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    there = section.split { !$0.hasPrefix("|") }
      .filter { $0.first?.hasPrefix("| there ") == true }
      .flatMap { $0.dropFirst(2).map { $0.dropFirst(2).components(separatedBy: " | ")[0] } }
  }
}

extension [String] {
  /// A sum of all characters in their order, FNV-1a of 64 bits. A rename in all files does not find it.
  var checksum: UInt64 {
    joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}
