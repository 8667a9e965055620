import Foundation
import Testing

/// The code in the pages of the repository that are neither articles nor for contributors compiles.
struct PlainPagesTests {
  @Test func `every block of Swift in the changelog and other pages is compiled, word for word`()
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
  fileprivate static func plainPages() throws -> [MarkdownPage] {
    try ["CHANGELOG.md", ".github/SUPPORT.md", "Tests/Headless/README.md"].map {
      try MarkdownPage(root.appendingPathComponent($0))
    }
  }
}
