import Foundation

/// A page of documentation or a source file, with its code blocks and links.
struct MarkdownPage: Sendable, CustomStringConvertible {
  /// A fenced block of code.
  struct Block: Sendable {
    let language: String
    let firstLine: Int
    let lines: [String]
  }

  let description: String
  let lines: [String]

  init(_ url: URL) throws {
    description = url.lastPathComponent
    lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The blocks between lines that begin with three backquotes.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, start: Int)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let (language, start) = open {
        blocks.append(
          Block(language: language, firstLine: start + 2, lines: Array(lines[(start + 1)..<index])))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index)
      }
    }
    return blocks
  }

  /// The code blocks in the documentation comments of a source file: lines that are indented by four
  /// spaces, after an empty line.
  var blocksInComments: [Block] {
    let comments = lines.map { line -> String? in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("///") ? String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)) : nil
    }
    return comments.indices.compactMap { start in
      guard start > 0, comments[start - 1] == "", comments[start]?.hasPrefix("    ") == true
      else { return nil }
      let block = comments[start...].prefix { $0?.hasPrefix("    ") == true }
      return Block(
        language: "swift", firstLine: start + 1,
        lines: block.map { String(($0 ?? "").dropFirst(4)) })
    }
  }

  /// The paths of the package's files that the page links to or shows.
  var links: [String] {
    lines.flatMap { line in
      line.components(separatedBy: "](").dropFirst().compactMap { rest in
        let link = rest.prefix { $0 != ")" }
        return link.contains(":") ? nil : String(link)
      }
    }
  }
}

extension MarkdownPage.Block {
  /// Returns whether a file contains the lines in order, all with the same indentation.
  func isIn(_ file: [String]) -> Bool {
    guard let first = lines.first else { return true }
    return file.indices.contains { start in
      guard file[start].hasSuffix(first), start + lines.count <= file.count else { return false }
      let indentation = file[start].dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(file[start...], lines).allSatisfy { $0 == ($1.isEmpty ? "" : indentation + $1) }
    }
  }
}

/// The files of the package.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of the documentation catalogs, and the names of their landing pages.
  static let catalogs = [
    ("Sources/AlignedLayout/AlignedLayout.docc", "AlignedLayout"),
    ("Sources/AlignedList/AlignedList.docc", "AlignedList"),
    ("Sources/AlignedMarks/AlignedMarks.docc", "AlignedMarks"),
    ("Sources/AlignedLayoutTesting/AlignedLayoutTesting.docc", "AlignedLayoutTesting"),
  ]

  /// The README and the articles of the documentation catalogs.
  static func pages() throws -> [MarkdownPage] {
    try [MarkdownPage(root.appendingPathComponent("README.md"))] + articles()
  }

  /// The articles of the documentation catalogs, landing pages among them.
  static func articles() throws -> [MarkdownPage] {
    try catalogs.flatMap { try files(in: $0.0, ending: ".md").map(MarkdownPage.init) }
  }

  /// The lines of each file of compiled examples.
  static func examples() throws -> [[String]] {
    try [
      "Tests/DocumentationTests/Examples", "Tests/DocumentationTests/Openings",
      "Playground.playground/Sources",
    ]
    .flatMap { try files(in: $0, ending: ".swift") }
    .map { try MarkdownPage($0).lines }
  }

  /// The source files of the libraries.
  static func sources() throws -> [MarkdownPage] {
    try catalogs.map(\.1).flatMap { module in
      let folder = root.appendingPathComponent("Sources/\(module)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { try MarkdownPage(folder.appendingPathComponent($0)) }
    }
  }

  static func files(in folder: String, ending: String) throws -> [URL] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.sorted().map { folder.appendingPathComponent($0) }
  }
}
