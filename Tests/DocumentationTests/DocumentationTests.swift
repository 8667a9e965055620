import Foundation
import Testing

/// What README and articles show is true: their code compiles, their pictures are there.
struct DocumentationTests {
  @Test(arguments: try PackageFiles.pages())
  func `every block of Swift is compiled, word for word, in the examples`(
    page: MarkdownPage
  ) throws {
    let examples = try PackageFiles.examples()
    for block in page.blocks where block.language == "swift" {
      #expect(
        examples.contains { block.isIn($0) },
        "\(page):\(block.firstLine): no file in Examples has these lines")
    }
  }

  @Test func `every example in a comment is compiled, word for word, in the examples`() throws {
    let examples = try PackageFiles.examples()
    let sources = try PackageFiles.sources()
    #expect(sources.flatMap(\.blocksInComments).count >= 10)
    for source in sources {
      for block in source.blocksInComments {
        #expect(
          examples.contains { block.isIn($0) },
          "\(source):\(block.firstLine): no file in Examples has these lines")
      }
    }
  }

  @Test(arguments: try PackageFiles.pages())
  func `every drawing is one of the snapshots`(page: MarkdownPage) throws {
    let stories = try PackageFiles.files(in: "Tests/SnapshotTests/__Snapshots__", ending: ".txt")
      .map { try MarkdownPage($0).lines }
    for block in page.blocks where block.lines.first?.hasPrefix("┏") == true {
      #expect(
        stories.contains { block.isIn($0) },
        "\(page):\(block.firstLine): no snapshot has this drawing")
    }
  }

  @Test func `the README shows and links to files that are there`() throws {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    #expect(readme.links.count > 10)
    for link in readme.links {
      let path = PackageFiles.root.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link) is not there")
    }
  }

  @Test func `the README takes five minutes, and has the two commands`() throws {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    #expect(readme.lines.count <= 151)  // the last line ends with a line feed
    #expect(readme.lines.contains("swift run playground"))
    #expect(readme.lines.contains("swift test"))
  }

  @Test(arguments: [
    ["let a = 1", "let b = 2"], ["let b = 2", "", "let c = 3"], ["  let d = 4"],
  ])
  func `lines are found one below the other`(lines: [String]) {
    let file = ["{", "  let a = 1", "  let b = 2", "", "  let c = 3", "    let d = 4", "}"]
    #expect(MarkdownPage.Block(language: "swift", firstLine: 1, lines: lines).isIn(file))
  }

  @Test(arguments: [
    ["let a = 1", "let c = 3"], ["a = 1"], ["let c = 3", "let d = 4"], ["let b = 2", "let c = 3"],
    ["}", ""],
  ])
  func `lines that stand otherwise are not found`(lines: [String]) {
    let file = ["{", "  let a = 1", "  let b = 2", "", "  let c = 3", "    let d = 4", "}"]
    #expect(!MarkdownPage.Block(language: "swift", firstLine: 1, lines: lines).isIn(file))
  }
}
