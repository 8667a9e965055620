import Foundation
import Testing

/// Addresses in a built site that lead nowhere are found.
struct SiteCheckTests {
  private func faults(_ files: [String: String], basePath: String = "") throws -> [String] {
    let folder = try TemporaryFolder(files)
    var check = SiteCheck(folder: folder.url, basePath: basePath)
    return try check.faults()
  }

  @Test(arguments: [
    "b.html", "b.html#part", "./b.html", "folder/", "folder/index.html", "#top", "",
    "https://swift.org/missing", "mailto:a@example.com", "data:,", "/base/b.html#part", "/base/",
  ])
  func `an address that leads to a file and an anchor is none`(address: String) throws {
    let faults = try faults(
      [
        "index.html": #"<a id="top" href="\#(address)">A</a>"#, "b.html": #"<p id="part">"#,
        "folder/index.html": "",
      ], basePath: "/base")
    #expect(faults == [])
  }

  @Test(arguments: [
    "c.html", "b.html#other", "#other", "../b.html", "empty/", "/b.html", "/base/c.html",
  ])
  func `any other address is one`(address: String) throws {
    let faults = try faults(
      [
        "index.html": #"<img src="\#(address)">"#, "b.html": #"<p id="part">"#,
        "empty/text.txt": "",
      ], basePath: "/base")
    #expect(faults == ["index.html: \(address) leads nowhere"])
  }

  @Test func `what a script has between quotation marks is no address`() throws {
    #expect(try faults(["index.html": #"<script>let a = ' src="missing"'</script>"#]) == [])
  }

  @Test(arguments: [
    ("/documentation/kit/lines", nil), ("/documentation/kit/lines#Part", nil), ("#Start", nil),
    ("https://swift.org", nil),
    ("/documentation/kit/other", "/base/documentation/kit/other"),
    ("/documentation/kit/lines#Other", "/base/documentation/kit/lines#Other"),
    ("#Other", "/base/documentation/kit/#Other"),
  ])
  func `references in DocC's data lead to its pages and anchors`(url: String, fault: String?) throws
  {
    let faults = try faults(
      [
        "data/documentation/kit.json":
          #"{"references": {"a": {"type": "topic", "url": "\#(url)"}}, "anchor": "Start"}"#,
        "data/documentation/kit/lines.json": #"{"sections": [{"anchor": "Part"}]}"#,
        "documentation/kit/index.html": "", "documentation/kit/lines/index.html": "",
      ], basePath: "/base")
    #expect(
      faults
        == [fault.map { "data/documentation/kit.json: \($0) leads nowhere" }].compactMap(\.self))
  }
}
