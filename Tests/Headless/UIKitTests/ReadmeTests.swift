import Foundation
import Testing

/// The README names existing tests, and the suites name their evidence.
struct ReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func sources(in folder: URL) throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func `every test named in the tables exists`() throws {
    let readme = try String(
      contentsOf: Self.folder.deletingLastPathComponent().appendingPathComponent("README.md"),
      encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "of UIKit and their tests\n").last)
    let tables = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    let cells = tables.filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: "|").last }
    let names = cells.flatMap { cell in
      cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    #expect(names.count > 60)
    let tests = try Self.sources(in: Self.folder).map(\.text).joined()
    let missing = names.filter { !tests.contains("func `\($0)`") }
    #expect(missing.isEmpty)
  }

  @Test func `every suite of collection view behavior names its evidence`() throws {
    let suites = try ["CollectionView", "DataSources", "Soak"].flatMap {
      try Self.sources(in: Self.folder.appendingPathComponent($0))
    }.filter { $0.name.hasSuffix("Tests.swift") }
    #expect(suites.count > 15)
    let suitesWithoutEvidence = suites.filter { !$0.text.contains("Evidence") }
    expectEqual(suitesWithoutEvidence.map(\.name), [])
  }
}
