@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Carousels: their height, their cards, and where they are scrolled to.
@MainActor
@Suite(.underAllModes)
struct CarouselTests {
  @Test func `a carousel is as tall as its tallest card, before it is displayed`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Tile(id: 0)
        Carousel("c", spacing: 10, insets: Insets(top: 1, leading: 4, bottom: 2, trailing: 4)) {
          Tile(id: 1, width: 120, height: 30)
          Tile(id: 2, width: 90, height: 50)
          Tile(id: 3, width: 400, height: 10)
        }
        Tile(id: 4)
      }
    }
    expectEqual(stage.frame(1), CGRect(x: 0, y: 25, width: 200, height: 53))
    expectEqual(stage.frame(2)?.minY, 83)
    let cards = stage.carousel(1)
    expectEqual(
      cards?.frames,
      [
        CGRect(x: 4, y: 1, width: 120, height: 50), CGRect(x: 134, y: 1, width: 90, height: 50),
        CGRect(x: 234, y: 1, width: 192, height: 50),
      ])
  }

  /// UIKit may know only that some provider runs, not whose (R: Apple's forums, thread 690611).
  @Test func `a carousel is shown if no registration may be created in any provider`() {
    var modes = Headless.modes
    modes.providerFlag = .forAllViews
    Headless.withModes(modes) {
      let stage = ListStage()
      stage.show {
        ListSection("a") { Carousel("c") { for id in 1...3 { Tile(id: id, text: "\(id)") } } }
      }
      expectEqual(stage.carousel(0)?.texts, ["1", "2", "3"])
    }
  }

  @Test func `a tap on the status bar scrolls the list, not its carousels`() {
    let stage = ListStage(height: 60)
    stage.show {
      ListSection("a", of: Array(1...12)) { row in
        Carousel(row) { for id in 1...9 { Tile(id: id, width: 90, height: 40) } }
      }
    }
    stage.view.contentOffset.y = 400
    let carousel = stage.carousel(9)
    carousel?.collectionView.contentOffset.x = 130
    Headless.tapStatusBar(of: stage.window)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 0)
    #expect(carousel?.collectionView.scrollsToTop == false)
  }

  @Test func `cards have a width in points, or take a fraction`() {
    let stage = ListStage()
    func show(_ width: Carousel.CardWidth) {
      stage.show {
        ListSection("a") {
          Carousel("c", cardWidth: width, spacing: 10) { for id in 1...3 { Tile(id: id) } }
        }
      }
    }
    show(.points(70))
    expectEqual(stage.carousel(0)?.frames.map(\.minX), [0, 80, 160])
    show(.fraction(0.5))
    expectEqual(stage.carousel(0)?.frames.map(\.minX), [0, 105, 210])
    expectEqual(stage.carousel(0)?.frames.map(\.width), [95, 95, 95])
  }

  @Test func `a carousel keeps its place while cells are reused and the list changes`() {
    let stage = ListStage(height: 60)
    func show(_ text: String) {
      stage.show {
        ListSection("a", of: Array(1...12)) { row in
          Carousel(row) {
            for id in 1...9 { Tile(id: id, text: "\(row).\(id)\(text)", width: 90, height: 40) }
          }
        }
      }
    }
    show("")
    let view = stage.carousel(0)
    view?.collectionView.contentOffset.x = 130
    view?.layoutIfNeeded()
    show("!")
    #expect(stage.carousel(0) === view)
    expectEqual(view?.collectionView.contentOffset.x, 130)
    #expect(view?.texts.contains("1.3!") == true)
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    for path in stage.view.indexPathsForVisibleItems {
      expectEqual(stage.carousel(path.item)?.collectionView.contentOffset.x, 0)
      expectEqual(stage.carousel(path.item)?.texts.first, "\(path.item + 1).1!")
    }
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 130)
    #expect(stage.carousel(0)?.texts.contains("1.3!") == true)
  }

  @Test func `only changed cards are measured, and the latest actions are called`() {
    let stage = ListStage()
    var calls: [String] = []
    func show(_ last: String, _ action: String) {
      stage.show {
        ListSection("a") {
          Carousel("c") {
            Tile(id: 1, text: "one").onSelect { calls.append(action) }
            Tile(id: 2, text: last)
          }
        }
      }
    }
    show("x", "first")
    var log = TileLog.recording { show("y", "second") }
    expectEqual(log.sizes, ["y"])
    Headless.tapItem(at: [0, 0], in: stage.carousel(0)!.collectionView)
    log = TileLog.recording { show("y", "third") }
    expectEqual(log.sizes, [])
    expectEqual(log.fills, [])
    Headless.tapItem(at: [0, 0], in: stage.carousel(0)!.collectionView)
    expectEqual(calls, ["second", "third"])
  }

  @Test(.underPlainModes) func `scrolling comes to rest at cards`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Carousel("c", cardWidth: .points(80), spacing: 10, stops: .atCards) {
          for id in 1...9 { Tile(id: id) }
        }
      }
    }
    let view = stage.carousel(0)!.collectionView
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 100, y: 0))
    Headless.endDragging(view, velocity: CGPoint(x: 0, y: 0))
    expectEqual(view.contentOffset.x, 90)
  }

  @Test func `a carousel begins at the right in a right-to-left interface`() {
    Headless.withScreenTraits(UITraitCollection(layoutDirection: .rightToLeft)) {
      let stage = ListStage(height: 60)
      stage.show {
        ListSection("a", of: Array(1...12)) { row in
          Carousel(row) {
            for id in 1...9 { Tile(id: id, text: "\(row).\(id)", width: 90, height: 40) }
          }
        }
      }
      let view = stage.carousel(0)!
      expectEqual(view.texts, ["1.1", "1.2", "1.3"])
      let start = view.collectionView.contentOffset.x
      view.collectionView.contentOffset.x = start - 130
      view.layoutIfNeeded()
      stage.view.contentOffset.y = 400
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 0
      stage.view.layoutIfNeeded()
      expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, start - 130)
    }
  }
}
