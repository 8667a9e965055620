import Foundation
import Testing

/// Links in the pages of the repository lead to files and headings.
struct LinkTests {
  @Test func `every link and picture of a page leads to a file, and to a heading of it`() throws {
    let map = try Repository.map()
    #expect(map.pages.count >= 5)
    for page in map.pages + Repository.pagesThatAreOnlyInTheRepository {
      for destination in MarkdownDocument(try Repository.text(page.source)).destinations {
        #expect(throws: Never.self, "\(page.source): \(destination)") {
          try map.target(of: destination, on: page)
        }
      }
    }
  }

  @Test(arguments: Repository.catalogs)
  func `every link and picture of an article opens on a hosting site`(catalog: String) throws {
    let map = try Repository.map()
    for path in try Repository.articles(in: catalog) {
      let page = SiteMap.Page(source: path, path: path)
      for destination in MarkdownDocument(try Repository.text(path)).destinations {
        #expect(throws: Never.self, "\(path): \(destination)") {
          try map.target(of: destination, on: page)
        }
      }
      let links = try Repository.text(path).matches(of: /<doc:[^>]*>|``\w+\/[^`]*``/)
      #expect(links.isEmpty, "\(path): \(links.map(\.output)) are links of DocC alone")
    }
  }

  @Test func `every link to an article in a comment leads to one`() throws {
    let names = try Repository.catalogs.flatMap(Repository.articles).map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
    for module in Repository.catalogs.map({ ($0 as NSString).deletingLastPathComponent }) {
      let folder = Repository.root.appendingPathComponent(module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        for link in try Repository.text("\(module)/\(path)").matches(of: /<doc:(\w+)/) {
          #expect(names.contains(String(link.output.1)), "\(path): no article \(link.output.1)")
        }
      }
    }
  }

  @Test func `links to the web are encrypted, and have a host`() throws {
    let paths =
      try Repository.map().pages.map(\.source) + Repository.catalogs.flatMap(Repository.articles)
    let links = try paths.flatMap { path in
      try MarkdownDocument(Repository.text(path)).destinations.filter { $0.contains("://") }
    }
    #expect(!links.isEmpty)
    for link in links {
      let url = URL(string: link)
      #expect(url?.scheme == "https" && url?.host?.contains(".") == true, "\(link)")
    }
  }

  @Test func `pages have no HTML, which the site would show as text`() throws {
    for page in try Repository.map().pages {
      let document = MarkdownDocument(try Repository.text(page.source))
      var writer = MarkdownHTML(of: document) { $0 }
      let text = writer.html(document.blocks).replacing(/(?s)<code>.*?<\/code>/, with: "")
      #expect(!text.contains(/&lt;[a-zA-Z!\/]/), "\(page.source)")
    }
  }

  @Test func `pictures have alternative texts`() throws {
    for page in try Repository.map().pages {
      let alternatives = MarkdownDocument(try Repository.text(page.source)).alternatives
      #expect(!alternatives.contains(""), "\(page.source)")
    }
  }
}
