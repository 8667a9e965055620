import Foundation
import Testing

/// The code in README and articles compiles, and their pictures exist.
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

  @Test(arguments: try PackageFiles.articles())
  func `every article says when to read it, and begins with a picture and a whole sample`(
    article: MarkdownPage
  ) throws {
    let lines = article.lines
    #expect(lines[0].hasPrefix("# ") && lines[2].hasPrefix("Read this"), "\(article)")
    let picture = try #require(lines.firstIndex { $0.hasPrefix("![") }, "\(article)")
    let block = try #require(article.blocks.first, "\(article)")
    #expect(picture < block.firstLine, "\(article): code stands before the picture")
    #expect(block.lines[0].hasPrefix("import "), "\(article): the sample has no imports")
    let heading = lines.firstIndex { $0.hasPrefix("### ") } ?? lines.count
    #expect(block.firstLine < heading, "\(article): the sample stands below a heading")
  }

  @Test(arguments: try PackageFiles.pages())
  func `every drawing is in a snapshot`(page: MarkdownPage) throws {
    let stories = try PackageFiles.files(in: "Tests/SnapshotTests/__Snapshots__", ending: ".txt")
      .map { try MarkdownPage($0).lines }
    for block in page.blocks where block.lines.first?.hasPrefix("┏") == true {
      #expect(
        stories.contains { block.isIn($0) },
        "\(page):\(block.firstLine): no snapshot has this drawing")
    }
  }

  @Test func `every picture and link of the README leads to a file`() throws {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    #expect(readme.links.count > 10)
    for link in readme.links {
      let path = PackageFiles.root.appendingPathComponent(String(link.prefix { $0 != "#" })).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link) does not exist")
    }
  }

  @Test func `every picture of the README has alternative text`() throws {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    #expect(!readme.lines.contains { $0.contains("![](") })
  }

  @Test(arguments: PackageFiles.catalogs)
  func `README leads to the landing page, and that to every article`(
    folder: String, landing: String
  ) throws {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    #expect(readme.links.contains("\(folder)/\(landing).md"))
    let landingPage = try MarkdownPage(
      PackageFiles.root.appendingPathComponent("\(folder)/\(landing).md"))
    for url in try PackageFiles.files(in: folder, ending: ".md") {
      let article = url.deletingPathExtension().lastPathComponent
      guard article != landing else { continue }
      #expect(landingPage.links.contains("\(article).md"), "landing page: no \(article)")
    }
  }

  @Test func `the README has at most 150 lines of at most 120 characters, and both commands`()
    throws
  {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    #expect(readme.lines.count <= 151)  // the last line ends with a line feed
    #expect(readme.lines.contains("swift run -Xswiftc -Onone playground"))
    #expect(readme.lines.contains("swift test"))
    let prose = readme.lines.filter { !$0.hasPrefix("|") && !$0.hasPrefix("![") }
    for line in prose { #expect(line.count <= 120, "\(line)") }
  }

  @Test func `the README states how many lines its examples have`() throws {
    let readme = try MarkdownPage(PackageFiles.root.appendingPathComponent("README.md"))
    let statements = readme.lines.joined(separator: "\n").matches(
      of: /\[(\d+) lines\]\((.*?)\)/)
    #expect(statements.count == 4)
    for statement in statements {
      let file = PackageFiles.root.appendingPathComponent(String(statement.output.2))
      #expect(try MarkdownPage(file).lines.count == Int(statement.output.1).map { $0 + 1 })
    }
  }

  @Test(arguments: [
    ["let a = 1", "let b = 2"], ["let b = 2", "", "let c = 3"], ["  let d = 4"],
  ])
  func `a block is in a file that has its lines in order`(lines: [String]) {
    let file = ["{", "  let a = 1", "  let b = 2", "", "  let c = 3", "    let d = 4", "}"]
    #expect(MarkdownPage.Block(language: "swift", firstLine: 1, lines: lines).isIn(file))
  }

  @Test(arguments: [
    ["let a = 1", "let c = 3"], ["a = 1"], ["let c = 3", "let d = 4"], ["let b = 2", "let c = 3"],
    ["}", ""],
  ])
  func `a block is not in a file that has its lines otherwise`(lines: [String]) {
    let file = ["{", "  let a = 1", "  let b = 2", "", "  let c = 3", "    let d = 4", "}"]
    #expect(!MarkdownPage.Block(language: "swift", firstLine: 1, lines: lines).isIn(file))
  }
}
