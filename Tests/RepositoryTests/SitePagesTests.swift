import Foundation
import Testing

/// Pages of the site are written with what they need.
struct SitePagesTests {
  private let repository: TemporaryFolder
  private let site: TemporaryFolder

  init() throws {
    repository = try TemporaryFolder([
      "README.md": "# Kit\n\n![Tags](Tests/Pictures/tags.svg)\n",
      "CHANGELOG.md": "# Changes & more\n", "CONTRIBUTING.md": "# Contributing\n",
      ".github/SUPPORT.md": "# Support\n", "Tests/Headless/README.md": "# Stand-in\n",
      "Tests/SnapshotTests/README.md": "# Pictures\n",
      ".github/contributing/Building.md": "# Building\n\n[Kit](../../README.md)\n",
      "Tests/Pictures/tags.svg": "<svg/>",
    ])
    site = try TemporaryFolder(["index.html": "DocC's own"])
  }

  private func write() throws {
    let map = try SiteMap(root: repository.url, repository: nil)
    try SitePages(map: map, style: "a {}").write(to: site.url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: site.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `each page is written, with style and pictures`() throws {
    try write()
    let readme = try text("index.html")
    #expect(readme.contains("<title>Kit</title>"))
    #expect(readme.contains(#"<a href="index.html" aria-current="page">"#))
    #expect(readme.contains(#"<img src="Tests/Pictures/tags.svg" alt="Tags">"#))
    #expect(try text("Tests/Pictures/tags.svg") == "<svg/>")
    #expect(try text("site.css") == "a {}")
    #expect(
      try text("changelog.html").contains("<title>Changes &amp; more · AlignedLayout</title>"))
  }

  @Test func `a page in a folder finds style and navigation above it`() throws {
    try write()
    let page = try text("contributing/Building.html")
    #expect(page.contains(#"<link rel="stylesheet" href="../site.css">"#))
    #expect(page.contains(#"<a href="../documentation/">Documentation</a>"#))
    #expect(page.contains(#"<a href="../index.html">Kit</a>"#))
    #expect(!page.contains("Repository"))
  }

  @Test func `the navigation leads to the repository if its address is known`() throws {
    let map = try SiteMap(root: repository.url, repository: "https://example.com/a/b")
    try SitePages(map: map, style: "").write(to: site.url)
    #expect(try text("index.html").contains(#"<a href="https://example.com/a/b">Repository</a>"#))
  }
}
