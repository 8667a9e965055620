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
  func `every link of an article leads to an article and a heading of it, or to a symbol`(
    catalog: String
  ) throws {
    let paths = try Repository.articles(in: catalog)
    let symbols = try Repository.symbols(in: catalog)
    let anchors = try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return (name, MarkdownDocument(try Repository.text(path)).headings.map(Anchors.docC))
      })
    for path in paths {
      let own = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      for link in try Repository.text(path).matches(of: /<doc:([^#>]*)#?([^>]*)>/) {
        let (name, anchor) = (String(link.output.1), String(link.output.2))
        if symbols.contains(name) { continue }
        let headings = anchors[name.isEmpty ? own : name]
        #expect(headings != nil, "\(path): there is no article \(name)")
        #expect(
          anchor.isEmpty || headings?.contains(anchor) == true, "\(path): no heading \(anchor)")
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
