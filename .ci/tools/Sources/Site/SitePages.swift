import Foundation

/// The pages of the site that are made from Markdown.
struct SitePages {
  let map: SiteMap
  /// The style of all pages.
  let style: String

  /// Writes all pages, with their style and pictures, to a folder.
  func write(to folder: URL) throws {
    try style.write(
      to: folder.appendingPathComponent("site.css"), atomically: true, encoding: .utf8)
    for page in map.pages { try write(page, to: folder) }
  }

  private func write(_ page: SiteMap.Page, to folder: URL) throws {
    let text = try String(
      contentsOf: map.root.appendingPathComponent(page.source), encoding: .utf8)
    let document = MarkdownDocument(text)
    let targets = try Dictionary(
      document.destinations.map { ($0, try map.target(of: $0, on: page)) },
      uniquingKeysWith: { first, _ in first })
    for case .picture(let path) in targets.values { try copy(path, to: folder) }
    let html = html(of: document, on: page) { destination in
      targets[destination].flatMap { map.address(of: $0, on: page) }
    }
    let file = folder.appendingPathComponent(page.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try html.write(to: file, atomically: true, encoding: .utf8)
  }

  private func copy(_ path: String, to folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: map.root.appendingPathComponent(path), to: file)
  }

  private func html(
    of document: MarkdownDocument, on page: SiteMap.Page, address: @escaping (String) -> String?
  ) -> String {
    var writer = MarkdownHTML(of: document, address: address)
    let name = document.headings.first ?? page.source
    let title = page.path == "index.html" ? name : "\(name) · AlignedLayout"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkdownHTML.escaped(title))</title>
      <link rel="stylesheet" href="\(RelativePath.make(to: "site.css", from: page.path))">
      </head>
      <body>
      <header><nav>
      \(navigation(on: page))
      </nav></header>
      <main>
      \(writer.html(document.blocks))
      </main>
      </body>
      </html>

      """
  }

  private func navigation(on page: SiteMap.Page) -> String {
    let places = [
      ("AlignedLayout", "index.html"), ("Documentation", "documentation/"),
      ("Playground", "playground.html"), ("Contributing", "contributing.html"),
      ("Changelog", "changelog.html"),
    ]
    let links = places.map { name, path in
      let current = path == page.path ? " aria-current=\"page\"" : ""
      let address = RelativePath.make(to: path, from: page.path)
      return "<a href=\"\(address)\"\(current)>\(name)</a>"
    }
    let repository = map.repository.map {
      "<a href=\"\(MarkdownHTML.escaped($0))\">Repository</a>"
    }
    return (links + [repository].compactMap { $0 }).joined(separator: "\n")
  }
}
