import Foundation
import Testing

/// What the pages for contributors say of the repository is true.
struct ContributorPagesTests {
  @Test(arguments: try ContributorPages.all())
  func `every block of Swift stands word for word in a source file`(page: MarkdownPage) throws {
    // Indented fences are not read as blocks.
    #expect(!page.lines.contains { $0.hasPrefix(" ") && $0.contains("```") })
    let sources = try ContributorPages.sources()
    for block in page.blocks where block.language == "swift" {
      #expect(
        try ContributorPages.contains(block, in: sources),
        "\(page):\(block.firstLine): no source file has these lines")
    }
  }

  @Test(arguments: try ContributorPages.all())
  func `every path of the repository exists`(page: MarkdownPage) throws {
    for path in ContributorPages.paths(in: page) {
      let url = PackageFiles.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(page): \(path) does not exist")
    }
  }

  @Test func `paths are read from prose and from commands`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Paths.md")
    try """
    Run `.ci/run`, or `swift test` in `Tests`. A file is in [a folder](Sources/Missing).

    ```
    Tests/Headless/check-clients --path
    swift run --package-path Tests/Benchmarks
    ```
    """.write(to: url, atomically: true, encoding: .utf8)
    #expect(
      ContributorPages.paths(in: try MarkdownPage(url)) == [
        ".ci/run", "Tests/Headless/check-clients", "Tests/Benchmarks",
      ])
  }

  @Test(arguments: [
    "Sources/AlignedLayout", "Sources/AlignedLayout/Engine", "Sources/AlignedLayout/CollectionView",
    "Sources/AlignedList", "Sources/AlignedMarks", "Sources/AlignedLayoutTesting",
  ])
  func `the map of the repository names every folder`(parent: String) throws {
    let map = try ContributorPages.page(".github/contributing/Architecture.md")
    let spans = Set(ContributorPages.codeSpans(in: map))
    let folders = try FileManager.default.contentsOfDirectory(
      at: PackageFiles.root.appendingPathComponent(parent),
      includingPropertiesForKeys: [.isDirectoryKey])
    for folder in folders where folder.hasDirectoryPath && folder.pathExtension != "docc" {
      let name = folder.lastPathComponent
      #expect(spans.contains(name) || spans.contains("\(parent)/\(name)"), "\(parent)/\(name)")
    }
  }

  @Test func `the map leads from every section of the exact rules to files`() throws {
    let map = try ContributorPages.page(".github/contributing/Architecture.md")
    let rules = try ContributorPages.page(
      "Sources/AlignedLayout/AlignedLayout.docc/TypesettingRules.md")
    for heading in rules.lines where heading.hasPrefix("## ") && heading != "## Overview" {
      let row = "| \(heading.dropFirst(3)) | `"
      #expect(map.lines.contains { $0.hasPrefix(row) }, "\(heading)")
    }
    let engine = PackageFiles.root.appendingPathComponent("Sources/AlignedLayout/Engine")
    for path in ContributorPages.codeSpans(in: map) where path.hasSuffix(".swift") {
      guard path.contains("/"), !path.hasPrefix("Sources/"), !path.hasPrefix(".ci/") else {
        continue
      }
      let url = engine.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path) does not exist")
    }
  }

  @Test func `the first page has at most 110 lines`() throws {
    let page = try ContributorPages.page("CONTRIBUTING.md")
    #expect(page.lines.count <= 111)  // the last line ends with a line feed
  }
}

/// The pages for contributors, and the source files that they quote.
private enum ContributorPages {
  static func all() throws -> [MarkdownPage] {
    try [page("CONTRIBUTING.md")]
      + PackageFiles.files(in: ".github/contributing", ending: ".md").map(MarkdownPage.init)
  }

  static func page(_ path: String) throws -> MarkdownPage {
    try MarkdownPage(PackageFiles.root.appendingPathComponent(path))
  }

  /// The bytes of each Swift file of the package, except those that are built.
  static func sources() throws -> [Data] {
    try ["Sources", "Tests"].flatMap { folder in
      let root = PackageFiles.root.appendingPathComponent(folder)
      return try FileManager.default.subpathsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        .map { root.appendingPathComponent($0) }
        .filter { !$0.hasDirectoryPath }
        .compactMap { try? Data(contentsOf: $0) }
    }
  }

  /// Returns whether a source file has a block's lines. Only files with its longest line are split.
  static func contains(_ block: MarkdownPage.Block, in sources: [Data]) throws -> Bool {
    guard let longest = block.lines.max(by: { $0.count < $1.count }) else { return false }
    let line = Data(longest.drop { $0 == " " }.utf8)
    return sources.contains { source in
      guard source.range(of: line) != nil else { return false }
      let lines = String(decoding: source, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return block.isIn(lines)
    }
  }

  /// The paths of the repository that a page has in backquotes or in its commands.
  static func paths(in page: MarkdownPage) -> [String] {
    let roots = ["Sources/", "Tests/", ".ci/", ".github/", "Playground.playground/"]
    let commands = page.blocks.filter { $0.language != "swift" }.flatMap(\.lines)
    return (codeSpans(in: page) + commands).flatMap { $0.split(separator: " ").map(String.init) }
      .filter { word in roots.contains { word.hasPrefix($0) } }
  }

  /// What a page has in backquotes outside of blocks.
  static func codeSpans(in page: MarkdownPage) -> [String] {
    var isInBlock = false
    return page.lines.flatMap { line -> [String] in
      if line.hasPrefix("```") { isInBlock.toggle() }
      guard !isInBlock, !line.hasPrefix("```") else { return [] }
      let parts = line.components(separatedBy: "`")
      return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    }
  }
}
