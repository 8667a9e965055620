import Foundation
import Testing

/// Where links of the repository lead to on the site.
struct SiteMapTests {
  private let folder: TemporaryFolder
  private let map: SiteMap

  init() throws {
    folder = try TemporaryFolder([
      "README.md": "# Name\n## Use it\n",
      "LICENSE": "MIT",
      ".github/contributing/Building.md": "# Building\n",
      "Sources/Kit/Kit.docc/Kit.md": "# ``Kit``\n",
      "Sources/Kit/Kit.docc/Lines.md": "# Lines\n### Why “+7”, not 8?\n",
      "Sources/BrowserPlayground/playground.html": "",
      "Tests/Pictures/tags.svg": "",
    ])
    map = try SiteMap(root: folder.url, repository: "https://example.com/owner/name")
  }

  private func address(_ link: String, from source: String = "README.md") throws -> String? {
    let page = try #require(map.pages.first { $0.source == source })
    return map.address(of: try map.target(of: link, on: page), on: page)
  }

  @Test(arguments: [
    ("https://swift.org", "https://swift.org"),
    ("#use-it", "#use-it"),
    (".github/contributing/Building.md", "contributing/Building.html"),
    ("Sources/Kit/Kit.docc/Kit.md", "documentation/kit/"),
    ("Sources/Kit/Kit.docc", "documentation/kit/"),
    ("Sources/Kit/Kit.docc/Lines.md", "documentation/kit/lines/"),
    ("Sources/Kit/Kit.docc/Lines.md#why-7-not-8", "documentation/kit/lines/#Why-+7-not-8"),
    ("Sources/BrowserPlayground/playground.html", "playground.html"),
    ("Tests/Pictures/tags.svg", "Tests/Pictures/tags.svg"),
    ("LICENSE", "https://example.com/owner/name/blob/HEAD/LICENSE"),
    ("Tests/Pictures", "https://example.com/owner/name/tree/HEAD/Tests/Pictures"),
  ])
  func `a link of the README has an address on the site`(link: String, expected: String) throws {
    #expect(try address(link) == expected)
  }

  @Test(arguments: [
    ("../../README.md#use-it", "../index.html#use-it"),
    ("Building.md#building", "../contributing/Building.html#building"),
    ("../../Sources/Kit/Kit.docc/Lines.md", "../documentation/kit/lines/"),
  ])
  func `a link of a page in a folder leads out of it`(link: String, expected: String) throws {
    #expect(try address(link, from: ".github/contributing/Building.md") == expected)
  }

  @Test func `without the repository's address, what is only there has none`() throws {
    let map = try SiteMap(root: folder.url, repository: nil)
    #expect(map.address(of: .repository(path: "LICENSE", isFolder: false), on: map.pages[0]) == nil)
  }

  @Test func `a link to a missing file or heading is refused`() throws {
    #expect(throws: SiteMap.Failure.noFile("MISSING.md")) { try address("MISSING.md") }
    #expect(throws: SiteMap.Failure.noFile("../README.md")) { try address("../README.md") }
    #expect(throws: SiteMap.Failure.noHeading("README.md#missing")) { try address("#missing") }
    #expect(throws: SiteMap.Failure.noHeading("Sources/Kit/Kit.docc/Lines.md#Lines")) {
      try address("Sources/Kit/Kit.docc/Lines.md#Lines")
    }
  }
}
