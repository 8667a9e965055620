import Foundation

/// Where files of the repository are on the site.
struct SiteMap {
  /// A file of Markdown that is a page of the site.
  struct Page: Equatable {
    /// The path of the file in the repository.
    let source: String
    /// The path of the page in the site.
    let path: String
  }

  enum Failure: Error, Equatable {
    case noFile(String)
    case noHeading(String)
  }

  let root: URL
  /// The address of the repository on GitHub. Without it, what is not on the site gets no link.
  let repository: String?
  let pages: [Page]

  /// Finds the pages in the repository.
  init(root: URL, repository: String?) throws {
    self.root = root
    self.repository = repository
    let contributing = ".github/contributing"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(contributing).path)
    pages =
      [
        Page(source: "README.md", path: "index.html"),
        Page(source: "CHANGELOG.md", path: "changelog.html"),
        Page(source: "CONTRIBUTING.md", path: "contributing.html"),
        Page(source: ".github/SUPPORT.md", path: "support.html"),
        Page(source: "Tests/Headless/README.md", path: "headless.html"),
        Page(source: "Tests/SnapshotTests/README.md", path: "attributes.html"),
      ]
      + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { name in
        Page(
          source: "\(contributing)/\(name)", path: "contributing/\(name.dropLast(3)).html")
      }
  }

  /// What a link leads to.
  enum Target: Equatable {
    /// A page of the web, or a heading of the same page.
    case asWritten(String)
    /// A file or a folder of the site.
    case site(path: String, fragment: String?)
    /// A picture, which is copied from the repository to the same path.
    case picture(String)
    /// A file or folder that is only in the repository.
    case repository(path: String, isFolder: Bool)
  }

  /// Returns what a link on a page leads to. Throws if its file or heading does not exist.
  func target(of destination: String, on page: Page) throws -> Target {
    if destination.contains(/^[a-z]+:/) { return .asWritten(destination) }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    let written = String(parts[0])
    guard
      let path = written.isEmpty
        ? page.source : RelativePath.resolve(written, from: page.source),
      FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    else { throw Failure.noFile(written) }
    if path.hasSuffix(".md"), let fragment, try !anchors(of: path).keys.contains(fragment) {
      throw Failure.noHeading("\(path)#\(fragment)")
    }
    if written.isEmpty { return .asWritten(destination) }
    return try target(ofFile: path, fragment: fragment)
  }

  private func target(ofFile path: String, fragment: String?) throws -> Target {
    if let page = pages.first(where: { $0.source == path }) {
      return .site(path: page.path, fragment: fragment)
    }
    if let folder = Self.documentation(of: path) {
      let fragment = try fragment.flatMap { try anchors(of: path)[$0] }
      return .site(path: folder, fragment: fragment)
    }
    if path == "Sources/BrowserPlayground/playground.html" {
      return .site(path: "playground.html", fragment: fragment)
    }
    if path.hasSuffix(".svg") || path.hasSuffix(".png") { return .picture(path) }
    let isFolder = try root.appendingPathComponent(path)
      .resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    return .repository(path: path, isFolder: isFolder ?? false)
  }

  /// Returns the address that leads from a page to a target, or nil if the target is on no site.
  func address(of target: Target, on page: Page) -> String? {
    switch target {
    case .asWritten(let destination): return destination
    case .site(let path, let fragment):
      return RelativePath.make(to: path, from: page.path) + (fragment.map { "#" + $0 } ?? "")
    case .picture(let path): return RelativePath.make(to: path, from: page.path)
    case .repository(let path, let isFolder):
      return repository.map { "\($0)/\(isFolder ? "tree" : "blob")/HEAD/\(path)" }
    }
  }

  /// Returns the folder of an article, or of the landing page of a catalog.
  private static func documentation(of path: String) -> String? {
    guard let match = path.wholeMatch(of: /Sources\/(\w+)\/\w+\.docc(?:\/(\w+)\.md)?\/?/) else {
      return nil
    }
    let module = match.output.1.lowercased()
    let article = match.output.2.map { $0.lowercased() } ?? module
    return "documentation/\(module)/" + (article == module ? "" : "\(article)/")
  }

  /// Returns GitHub's names for the headings of a file, with those of DocC.
  private func anchors(of path: String) throws -> [String: String] {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let headings = MarkdownDocument(text).headings
    return Dictionary(
      uniqueKeysWithValues: zip(Anchors.gitHub(of: headings), headings.map(Anchors.docC)))
  }
}
