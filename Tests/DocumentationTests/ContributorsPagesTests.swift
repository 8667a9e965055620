import Foundation
import Testing

/// The code in the pages of the repository that are no articles compiles.
struct ContributorsPagesTests {
  @Test func `every block of Swift in the plain pages is compiled, word for word, in the examples`()
    throws
  {
    let examples = try PackageFiles.examples()
    let blocks = try PackageFiles.plainPages().flatMap { page in
      page.blocks.filter { $0.language == "swift" }.map { (page, $0) }
    }
    #expect(!blocks.isEmpty)
    for (page, block) in blocks {
      #expect(
        examples.contains { block.isIn($0) },
        "\(page):\(block.firstLine): no file in Examples has these lines")
    }
  }
}

extension PackageFiles {
  /// The pages of Markdown that are neither the README nor articles.
  fileprivate static func plainPages() throws -> [MarkdownPage] {
    let contributing = ".github/contributing"
    let hasFolder = FileManager.default.fileExists(
      atPath: root.appendingPathComponent(contributing).path)
    let names = [
      "CONTRIBUTING.md", "CHANGELOG.md", ".github/SUPPORT.md", "Tests/Headless/README.md",
    ]
    return try
      (names.map { root.appendingPathComponent($0) }
      + (hasFolder ? files(in: contributing, ending: ".md") : [])).map(MarkdownPage.init)
  }
}
