import Foundation

/// The files of the repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func map() throws -> SiteMap {
    try SiteMap(root: root, repository: "https://example.com/owner/name")
  }

  /// Pages of Markdown that the site does not have.
  static let pagesThatAreOnlyInTheRepository = [
    "Tests/Headless/AppleHeaders/README.md", "Tests/Headless/SwiftUI.md",
  ].map { SiteMap.Page(source: $0, path: $0) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static let catalogs = ["AlignedLayout", "AlignedList", "AlignedMarks", "AlignedLayoutTesting"]
    .map { "Sources/\($0)/\($0).docc" }

  /// The paths of the articles of a catalog.
  static func articles(in catalog: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent(catalog).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
  }
}

/// A folder for one test, which is removed at its end.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
