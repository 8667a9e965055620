@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Scrolling to a card by its id.
@MainActor
@Suite(.underAllModes)
struct ScrollToCardTests {
  private let stage = ListStage(height: 60)

  /// Shows twelve carousels with cards of 80 points and gaps of 10. One of them fits in the view.
  private func show(
    _ stops: Carousel.Stops = .atCards, insets: Insets = .zero, isNested: Bool = false
  ) {
    stage.show {
      ListSection("a", of: Array(1...12)) { row in
        let cards = Carousel(
          "cards \(row)", cardWidth: .points(80), spacing: 10, insets: insets, stops: stops
        ) {
          for id in 1...9 { Tile(id: id, text: "\(row).\(id)", height: 40) }
        }
        return isNested ? Carousel(row, cardWidth: .fraction(1)) { cards } : cards
      }
    }
    _ = stage.carousel(0)
  }

  /// The content offset of a carousel that is visible.
  private func offset(_ row: Int, isNested: Bool = false) -> CGFloat? {
    let carousel = isNested ? stage.carousel(row)?.firstCarousel : stage.carousel(row)
    return carousel?.collectionView.contentOffset.x
  }

  private func scroll(to id: Int, in row: Int = 1, animated: Bool = false) {
    stage.list.scroll(
      toCard: id, inCarousel: "cards \(row)", inSection: "a", animated: animated)
  }

  @Test func `a card is scrolled to where it comes to rest`() {
    func offsets(_ stops: Carousel.Stops) -> [CGFloat?] {
      show(stops, insets: Insets(leading: 20, trailing: 5))
      return [4, 9, 1].map {
        scroll(to: $0)
        return offset(0)
      }
    }
    // The content is 825 points wide.
    expectEqual(offsets(.anywhere), [270, 625, 0])
    expectEqual(offsets(.atCards), [270, 625, 0])
    expectEqual(offsets(.atMiddleCard), [230, 625, 0])
    // The fourth card is on the second page, with the third one.
    expectEqual(offsets(.atPages), [180, 625, 0])
  }

  /// What happens to carousels, and the content offset of one of them then.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The row of the carousel, and its content offset.
    var row = 0
    let offset: CGFloat
    let events: @MainActor @Sendable (_ tests: ScrollToCardTests) -> Void
  }

  nonisolated static let examples: [Example] = [
    Example(testDescription: "it is scrolled at once", offset: 270) { tests in
      tests.show()
      tests.scroll(to: 4)
    },
    Example(testDescription: "it is scrolled at the end of an animation", offset: 90) { tests in
      tests.show()
      tests.scroll(to: 4)
      tests.scroll(to: 2, animated: true)
      Headless.finishAnimations()
    },
    Example(
      testDescription: "a card that leaves before its carousel is displayed is not scrolled to",
      row: 9, offset: 0
    ) { tests in
      @MainActor func show(_ ids: [Int]) {
        tests.stage.show {
          ListSection("a", of: Array(1...12)) { row in
            Carousel("cards \(row)", cardWidth: .points(80), spacing: 10) {
              for id in ids { Tile(id: id, height: 40) }
            }
          }
        }
      }
      show(Array(1...9))
      tests.scroll(to: 4, in: 10)
      show([1, 2, 3, 5])
      show(Array(1...9))
      tests.stage.view.contentOffset.y = 410
    },
    Example(testDescription: "what a person scrolls afterwards counts", row: 9, offset: 100) {
      tests in
      tests.show()
      tests.scroll(to: 4, in: 10)
      tests.stage.view.contentOffset.y = 410
      tests.stage.view.layoutIfNeeded()
      tests.stage.carousel(9)?.collectionView.contentOffset.x = 100
      tests.stage.view.contentOffset.y = 0
      _ = tests.stage.carousel(0)
      tests.stage.view.contentOffset.y = 410
    },
    Example(
      testDescription: "nothing scrolls to a card, a carousel or a section that is not there",
      offset: 270
    ) { tests in
      tests.show()
      tests.scroll(to: 4)
      tests.scroll(to: 77)
      tests.scroll(to: 2, in: 77)
      tests.stage.list.scroll(toCard: 2, inCarousel: "cards 1", inSection: "b", animated: false)
    },
    Example(
      testDescription: "in an action, the card is scrolled to in the next layout pass", offset: 180
    ) { tests in
      tests.stage.show {
        ListSection("a") {
          Carousel("c", cardWidth: .points(80), spacing: 10) {
            for id in 1...9 { Tile(id: id, height: 40) }
          }
          .onDisplay { [list = tests.stage.list] in
            list.scroll(toCard: 3, inCarousel: "c", inSection: "a", animated: false)
          }
        }
      }
    },
  ]

  @Test(arguments: examples)
  func `a carousel is scrolled to a card`(example: Example) {
    example.events(self)
    expectEqual(offset(example.row), example.offset)
  }

  @Test(arguments: [false, true])
  func `a carousel that is not visible begins at the card when it is displayed`(isNested: Bool) {
    show(isNested: isNested)
    scroll(to: 4, in: 10, animated: true)
    stage.view.contentOffset.y = 410
    stage.view.layoutIfNeeded()
    expectEqual(offset(9, isNested: isNested), 270)
    // Another carousel has the view of the first one meanwhile.
    scroll(to: 3)
    stage.view.contentOffset.y = 0
    expectEqual(offset(0, isNested: isNested), 180)
    stage.view.contentOffset.y = 410
    expectEqual(offset(9, isNested: isNested), 270)
  }

  @Test func `a card in a carousel that is a card, a header or a footer`() {
    func cards(_ id: String) -> Carousel {
      Carousel(id, cardWidth: .points(80), spacing: 10) {
        for id in 1...9 { Tile(id: id, height: 20) }
      }
    }
    let stage = ListStage(height: 200)
    stage.list.layout.pinsSectionHeaders = false
    stage.show {
      ListSection("a") { Carousel("outer", cardWidth: .fraction(1)) { cards("inner") } }
        .header { cards("header") }
        .footer { Carousel("footer", cardWidth: .fraction(1)) { cards("in the footer") } }
    }
    _ = stage.carousel(0)?.firstCarousel
    for (id, card) in [("inner", 2), ("header", 3), ("in the footer", 4)] {
      stage.list.scroll(toCard: card, inCarousel: id, inSection: "a", animated: false)
    }
    expectEqual(stage.carousel(0)?.firstCarousel?.collectionView.contentOffset.x, 90)
    expectEqual(stage.headerCarousel(0)?.collectionView.contentOffset.x, 180)
    let footer = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    let outer = footer?.subviews.first as? CarouselView
    outer?.layoutIfNeeded()
    outer?.collectionView.layoutIfNeeded()
    expectEqual(outer?.firstCarousel?.collectionView.contentOffset.x, 270)
  }

  @Test func `cards that measure themselves are scrolled to their place`() {
    let stage = ListStage(height: 60)
    stage.show {
      ListSection("a") {
        Carousel("c", cardHeight: 40, spacing: 10, stops: .atCards) {
          for id in 0..<60 { Tile(id: id, text: "\(id)", width: CGFloat(50 + 7 * id % 60)) }
        }
      }
    }
    _ = stage.carousel(0)
    for (id, animated) in [(30, false), (12, true), (45, true), (3, false), (57, false)] {
      stage.list.scroll(toCard: id, inCarousel: "c", inSection: "a", animated: animated)
      Headless.finishAnimations()
      let view = stage.carousel(0)?.collectionView
      let frame = view?.layoutAttributesForItem(at: [0, id])?.frame
      let last = (view?.contentSize.width ?? 0) - 200
      expectEqual(view?.contentOffset.x, frame.map { min($0.minX, last) }, "card \(id)")
    }
  }

  @Test func `an animation that ends in another view ends at the card`() {
    func cards(_ row: Int) -> Carousel {
      Carousel(row, cardHeight: 40, spacing: 10, stops: .atCards) {
        for id in 0..<60 { Tile(id: id, text: "\(id)", width: CGFloat(50 + 7 * id % 60)) }
      }
    }
    let stage = ListStage(height: 60)
    stage.show { ListSection("a", of: Array(1...12)) { cards($0) } }
    _ = stage.carousel(0)
    Headless.holdingAnimations {
      stage.list.scroll(toCard: 30, inCarousel: 1, inSection: "a")
      for offset in [400, 0] {
        stage.view.contentOffset.y = CGFloat(offset)
        stage.view.layoutIfNeeded()
        for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
      }
    }
    let view = stage.carousel(0)?.collectionView
    let frame = view?.layoutAttributesForItem(at: [0, 30])?.frame
    expectEqual(view?.contentOffset.x, frame?.minX)
  }

}
