import AlignedLayout
import LayoutDrawing
import Testing
import UIKit

@testable import PlaygroundSupport
@testable import playground

/// Pictures of a live view on hosts without Xcode.
@MainActor
struct LiveViewTests {
  @Test func `a collection view has pictures at three widths and two scroll offsets`() {
    let example = TagsExample()
    let layout = CollectionViewAlignedLayout()
    layout.defaultHeaderLength = 32
    let view = example.makeView(layout: layout, width: 400, height: 300)
    view.contentOffset.y = 7
    let rows = LiveView(view).rows()
    expectEqual(rows.map { $0.figures.map(\.picture.size.width) }, [[320, 400, 600], [400, 400]])
    expectEqual(rows.flatMap(\.figures).filter(\.isLiveView).map(\.picture.size.width), [400])
    let pinned = rows[1].figures.map { $0.picture.text().split(separator: "\n") }
    #expect(pinned[0][2].contains(".center"), "in the second section")
    #expect(pinned[1][1].hasPrefix("┃│"), "a header on its way out, cut by the edge")
    expectEqual(view.bounds, CGRect(x: 0, y: 7, width: 400, height: 300), "left as it was")
  }

  @Test func `a view that scrolls sideways is scrolled sideways, and left as it was`() {
    let example = ShelfExample()
    let view = example.makeView(layout: CollectionViewAlignedLayout(), width: 400, height: 300)
    view.contentOffset.x = 7
    let rows = LiveView(view).rows()
    expectEqual(rows.map { $0.figures.map(\.picture.size.width) }, [[320, 400, 600], [400, 400]])
    let texts = rows[1].figures.map { $0.picture.text() }
    #expect(texts.allSatisfy { $0.contains("Tools") && !$0.contains("A press") }, "a pinned header")
    #expect(texts[0] != texts[1])
    expectEqual(view.bounds, CGRect(x: 7, y: 0, width: 400, height: 300), "left as it was")
  }

  @Test func `a view that scrolls sideways from right to left begins at its right edge`() throws {
    let example = ShelfExample()
    let view = example.makeView(layout: CollectionViewAlignedLayout(), width: 400, height: 300)
    let rows = LiveView(view, direction: .rightToLeft).rows()
    let opening = try #require(rows[0].figures.first { $0.isLiveView }).picture.text()
    let lineOfTitle = try #require(opening.split(separator: "\n").first { $0.contains("Tools") })
    #expect(lineOfTitle.hasSuffix(" Tools  │┃"))
    #expect(opening.contains("A press"), "the first card")
    let texts = rows[1].figures.map { $0.picture.text() }
    #expect(texts.allSatisfy { !$0.contains("A press") })
    #expect(texts[0] != texts[1])
  }

  @Test func `a view that stays at its end is drawn there`() {
    let example = ChatExample()
    let layout = CollectionViewAlignedLayout()
    let view = example.makeView(layout: layout, width: 400, height: 300)
    let rows = LiveView(view).rows()
    #expect(rows[0].figures.allSatisfy { $0.picture.text().contains("Seen") })
    #expect(rows[1].figures.allSatisfy { !$0.picture.text().contains("Seen") })
  }

  @Test func `a plain view has pictures at its own width, 320 and 600`() {
    for (width, widths) in [(100, [100, 320, 600]), (600, [320, 600])] as [(CGFloat, [CGFloat])] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
      let rows = LiveView(view).rows()
      expectEqual(rows.map { $0.figures.map(\.picture.size.width) }, [widths])
    }
  }

  @Test func `the page contains all pictures and loads nothing`() {
    let figure = PicturePage.Figure(
      caption: "a caption", isLiveView: true, picture: Picture(size: CGSize(width: 7, height: 9)))
    let html = PicturePage(
      introduction: "a sentence", rows: [.init(title: "a title", figures: [figure, figure])]
    ).html
    expectEqual(html.components(separatedBy: "<svg ").count, 3)
    #expect(html.contains("<h2>a title</h2>"))
    #expect(html.contains("<p>a sentence</p>"))
    expectEqual(html.components(separatedBy: "http").count, 3, "the name of SVG alone")
  }
}
