import Foundation
import Testing

/// Articles that open on a hosting site become articles of DocC.
struct CatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "README.md": "# Kit\n",
      "Sources/Kit/Kit.docc/Kit.md": "# ``Kit``\n",
      "Sources/Kit/Kit.docc/Lines.md":
        "# Lines\n\n![Tags](../../../Tests/Pictures/tags.svg)\n\n### Why “+7”, not 8?\n",
      "Sources/List/List.docc/Rows.md": "# Rows\n",
      "Tests/Pictures/tags.svg": "<svg/>",
    ])
  }

  private func catalog(repository: String? = nil) throws -> Catalog {
    Catalog(
      map: try SiteMap(root: folder.url, repository: repository), folder: "Sources/Kit/Kit.docc",
      declarations: "Kit\tstruct\nKit.size(of:)\tmethod\nKit.Part\tstruct\nKit.part\tproperty\n")
  }

  @Test(arguments: [
    ("a [b](Kit.md) c", "a [b](<doc:Kit>) c"),
    ("- [Kit](Kit.md)", "- <doc:Kit>"),
    ("- [Kit](Kit.md) and more", "- [Kit](<doc:Kit>) and more"),
    ("[b](Lines.md#why-7-not-8)", "[b](<doc:Lines#Why-+7-not-8>)"),
    ("[b](#why-7-not-8)", "[b](#Why-+7-not-8)"),
    ("[`b`](../../List/List.docc/Rows.md)", "[`b`](/documentation/list/rows/)"),
    ("![b](../../../Tests/Pictures/tags.svg)", "![b](tags.svg)"),
    ("[b](https://swift.org)", "[b](https://swift.org)"),
    ("[b](../../../README.md)", "b"),
    ("`Kit`, `Kit.size(of:)` and `kit`", "``Kit``, ``Kit/size(of:)`` and `kit`"),
    ("`Kit.Part` and `Kit.part` have one name", "`Kit.Part` and `Kit.part` have one name"),
    ("## `Kit`", "## `Kit`"),
    ("```swift\nlet a = `Kit`\n```", "```swift\nlet a = `Kit`\n```"),
  ])
  func `links, pictures and symbols are those of DocC`(text: String, expected: String) throws {
    #expect(try catalog().article(text, name: "Lines.md") == expected)
  }

  @Test func `a link to a page of the repository leads there if its address is known`() throws {
    let catalog = try catalog(repository: "https://example.com/a/b")
    #expect(
      try catalog.article("[b](../../../README.md)", name: "Lines.md")
        == "[b](https://example.com/a/b/blob/HEAD/README.md)")
  }

  @Test func `articles are written with their pictures`() throws {
    let output = try TemporaryFolder([:])
    try FileManager.default.createDirectory(at: output.url, withIntermediateDirectories: true)
    let target = output.url.appendingPathComponent("Kit.docc")
    try catalog().write(to: target)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
        == ["Kit.md", "Lines.md", "tags.svg"])
  }
}
