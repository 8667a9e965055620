@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Where carousels come to rest.
///
/// Each example is played in both directions. A distance is that from the beginning.
@MainActor
@Suite(.underPlainModes)
struct CarouselStopsTests {
  /// Returns where a carousel comes to rest that is dragged to a distance, and flung from there.
  private typealias Rest = (_ from: CGFloat, _ fling: CGFloat, _ distance: CGFloat) -> CGFloat

  /// Shows a carousel, and finds out where it comes to rest.
  private func rests(
    _ carousel: Carousel, isMirrored: Bool, _ throwCards: (_ rest: Rest) -> Void
  ) {
    let traits = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    Headless.withScreenTraits(traits) {
      let stage = ListStage()
      stage.show { ListSection("a") { carousel } }
      guard let view = stage.carousel(0)?.collectionView else { return }
      let greatest = max(0, view.contentSize.width - view.bounds.width)
      func offset(_ distance: CGFloat) -> CGFloat { isMirrored ? greatest - distance : distance }
      throwCards { from, fling, distance in
        view.contentOffset.x = offset(0)
        Headless.beginDragging(view)
        Headless.drag(view, to: CGPoint(x: offset(from), y: 0))
        let sign: CGFloat = isMirrored ? -1 : 1
        Headless.endDragging(
          view, velocity: CGPoint(x: sign * fling, y: 0),
          distance: CGPoint(x: sign * distance, y: 0))
        return offset(view.contentOffset.x)
      }
    }
  }

  /// Nine cards of 80 points with gaps of 10. With the insets, the content is 890 points wide, and scrolls by
  /// 690.
  private static func nineCards(_ stops: Carousel.Stops, rows: Int = 1) -> Carousel {
    Carousel(
      "c", cardWidth: .points(80), rows: rows, spacing: 10,
      insets: Insets(leading: 60, trailing: 30), stops: stops
    ) {
      for id in 1...9 * rows { Tile(id: id) }
    }
  }

  /// A carousel, and where it comes to rest.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let carousel: @MainActor @Sendable () -> Carousel
    let flings: [Fling]

    /// What a person does: drags the carousel from its beginning to a distance, and flings it from there.
    struct Fling: Sendable {
      let from: CGFloat
      let velocity: CGFloat
      let distance: CGFloat

      /// Where it comes to rest.
      let end: CGFloat

      init(_ from: CGFloat, _ velocity: CGFloat, _ distance: CGFloat, to end: CGFloat) {
        self.from = from
        self.velocity = velocity
        self.distance = distance
        self.end = end
      }
    }

    init(
      _ name: String, _ flings: [Fling],
      _ carousel: @escaping @MainActor @Sendable () -> Carousel
    ) {
      testDescription = name
      self.flings = flings
      self.carousel = carousel
    }
  }

  nonisolated static let examples: [Example] = [
    Example(
      "anywhere, scrolling ends where it would",
      [.init(101, 0, 0, to: 101), .init(101, 1, 22, to: 123)]
    ) { nineCards(.anywhere) },
    Example(
      "at cards, one begins behind the insets",
      [
        .init(100, 0, 0, to: 90), .init(140, 0, 0, to: 180),
        // A weak fling goes to the next card, a strong one further.
        .init(100, 0.2, 3, to: 180), .init(100, -0.2, -3, to: 90), .init(90, -0.2, -3, to: 0),
        .init(180, 0.2, 0, to: 270), .init(180, -0.2, 0, to: 90), .init(100, 3, 250, to: 360),
        .init(650, 1, 100, to: 690),
      ]
    ) { nineCards(.atCards) },
    Example(
      "at the middle card, a card stands in the middle of the carousel",
      [
        // The first card is in the middle where nothing is scrolled, the second behind it.
        .init(40, 0, 0, to: 0), .init(50, 0, 0, to: 90), .init(100, 0.2, 3, to: 180),
        .init(100, -0.2, -3, to: 90), .init(90, -0.2, -3, to: 0), .init(180, 0.2, 0, to: 270),
        .init(180, -0.2, 0, to: 90), .init(100, 3, 250, to: 360),
        // The last card does not reach the middle: its inset is too small.
        .init(665, 0, 0, to: 690), .init(655, 0, 0, to: 630), .init(650, 1, 100, to: 690),
      ]
    ) { nineCards(.atMiddleCard) },
    Example("at pages, a page of whole cards begins behind the insets", pageFlings) { pages() },
    Example("at pages of two rows, a page of whole cards begins behind the insets", pageFlings) {
      pages(rows: 2)
    },
    Example(
      "a card that does not fit is a page of its own",
      [.init(60, 0.2, 5, to: 220), .init(300, 0.2, 5, to: 440)]
    ) {
      Carousel("c", cardWidth: .points(90), spacing: 10, stops: .atPages) {
        for id in 1...4 { Tile(id: id).cellAttributes(CellAttributes(insets: Insets(60))) }
      }
    },
  ]

  /// Three cards fit in 186 points, so pages begin at cards 0, 3, 6 and 9. The content scrolls by 404.
  private static func pages(rows: Int = 1) -> Carousel {
    Carousel(
      "c", cardWidth: .points(50), rows: rows, spacing: 10, insets: Insets(leading: 6, trailing: 8),
      stops: .atPages
    ) {
      for id in 1...10 * rows { Tile(id: id) }
    }
  }

  nonisolated private static let pageFlings: [Example.Fling] = [
    .init(80, 0, 0, to: 0), .init(100, 0, 0, to: 180), .init(10, 0.2, 1, to: 180),
    // A strong fling goes no further.
    .init(10, 5, 2_000, to: 180), .init(200, 5, 2_000, to: 360), .init(200, -0.2, -1, to: 180),
    .init(180, -5, -2_000, to: 0), .init(180, 0.2, 0, to: 360), .init(180, -0.2, 0, to: 0),
    // Within a pixel of a page, scrolling is at it.
    .init(180.25, -0.2, 0, to: 0), .init(179.75, 0.2, 0, to: 360),
    // Beyond the ends, scrolling comes back.
    .init(-30, 1, 5, to: 0), .init(-30, -1, -5, to: 0), .init(440, 1, 5, to: 404),
    .init(440, -1, -5, to: 404),
    // The last page rests at the end.
    .init(370, 1, 10, to: 404), .init(385, 0, 0, to: 404), .init(404, -1, -10, to: 360),
  ]

  @Test(arguments: examples, [false, true])
  func `a carousel comes to rest`(example: Example, isMirrored: Bool) {
    rests(example.carousel(), isMirrored: isMirrored) { rest in
      for fling in example.flings {
        expectEqual(rest(fling.from, fling.velocity, fling.distance), fling.end, "\(fling)")
      }
    }
  }

  @Test func `fractions that fill the carousel with their gaps are a page`() {
    for count in 1...7 {
      let cards = Carousel(
        "c", cardWidth: .fraction(1 / CGFloat(count)), spacing: 7, insets: Insets(leading: 3),
        stops: .atPages
      ) {
        for id in 1...100 { Tile(id: id) }
      }
      rests(cards, isMirrored: false) { rest in
        for page in 0..<5 {
          let distance = rest(CGFloat(page) * 204 + 10, 1, 1)
          #expect(abs(distance - CGFloat(page + 1) * 204) < 0.01, "\(count) cards, page \(page)")
        }
      }
    }
  }

  @Test(arguments: [Carousel.Stops.atPages, .atCards, .atMiddleCard], [false, true])
  func `the same card rests there in another width`(stops: Carousel.Stops, isMirrored: Bool) {
    let traits = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    Headless.withScreenTraits(traits) {
      let stage = ListStage(height: 60)
      stage.show {
        ListSection("a", of: Array(1...12)) { row in
          Carousel(row, cardWidth: .fraction(1), cardHeight: 40, spacing: 10, stops: stops) {
            for id in 0...8 { Tile(id: id, text: "\(id)") }
          }
        }
      }
      let view = stage.carousel(0)
      stage.list.scroll(toCard: 3, inCarousel: 1, inSection: "a", animated: false)
      expectEqual(view?.texts, ["3"])
      stage.view.frame.size.width = 300
      expectEqual(stage.carousel(0)?.texts, ["3"])
      // Then while the carousel is away.
      stage.view.contentOffset.y = 400
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
      stage.view.frame.size.width = 250
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 0
      expectEqual(stage.carousel(0)?.texts, ["3"])
      stage.list.scroll(toCard: 8, inCarousel: 1, inSection: "a", animated: false)
      stage.view.frame.size.width = 200
      expectEqual(stage.carousel(0)?.texts, ["8"])
    }
  }

  /// In the other width, the layout first leaves a visible card where it is. From there, the card that
  /// rests is as far away as the layout has scrolled.
  @Test func `from right to left, a card rests that is as far away as the layout has scrolled`() {
    Headless.withScreenTraits(UITraitCollection(layoutDirection: .rightToLeft)) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          Carousel("c", cardWidth: .fraction(0.5), spacing: 0, insets: Insets(4), stops: .atCards) {
            for id in 1...4 { Tile(id: id) }
          }
        }
      }
      stage.carousel(0)?.collectionView.contentOffset.x = 66
      stage.view.frame.size.width = 260
      expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 126)
    }
  }

  @Test func `a carousel stays at its beginning in another direction and width`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Carousel("c", cardWidth: .points(80), stops: .atCards) {
          for id in 1...9 { Tile(id: id, text: "\(id)") }
        }
      }
    }
    expectEqual(stage.carousel(0)?.texts.first, "1")
    stage.view.frame.size.width = 260
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: stage.view)
    expectEqual(stage.carousel(0)?.texts.first, "1")
  }

  /// The layout adjusts the offset to narrower cards before the collection view has their content size.
  @Test(arguments: [Carousel.Stops.anywhere, .atCards])
  func `from right to left, it stays at its beginning with narrower cards`(stops: Carousel.Stops) {
    Headless.withScreenTraits(UITraitCollection(layoutDirection: .rightToLeft)) {
      let stage = ListStage()
      for width in [80, 60] as [CGFloat] {
        stage.show {
          ListSection("a") {
            Carousel("c", cardWidth: .points(width), stops: stops) {
              for id in 1...9 { Tile(id: id, text: "\(id)") }
            }
          }
        }
        expectEqual(stage.carousel(0)?.texts.first, "1")
      }
      stage.view.frame.size.width = 150
      expectEqual(stage.carousel(0)?.texts.first, "1")
    }
  }

  @Test func `pages follow the order of the cards`() throws {
    let stage = ListStage()
    func show(_ widths: [CGFloat]) {
      stage.show {
        ListSection("a") {
          Carousel("c", spacing: 0, stops: .atPages) {
            for width in widths { Tile(id: Int(width), width: width) }
          }
        }
      }
    }
    func page() -> CGFloat? {
      guard let view = stage.carousel(0)?.collectionView else { return nil }
      view.contentOffset.x = 0
      Headless.beginDragging(view)
      Headless.endDragging(view, velocity: CGPoint(x: 1, y: 0))
      return view.contentOffset.x
    }
    show([110, 60, 120, 80, 50, 70])
    expectEqual(page(), 170)
    show([60, 80, 110, 120, 50, 70])
    expectEqual(page(), 140)
  }

  @Test(arguments: [Carousel.Stops.atCards, .atMiddleCard, .atPages], [false, true])
  func `a fling ends at the end that measured cards have moved`(
    stops: Carousel.Stops, isMirrored: Bool
  ) {
    let traits = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    Headless.withScreenTraits(traits) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          // The last card is wider than high, so the end is at 350 points, and not at 330 as estimated.
          Carousel("c", cardHeight: 80, spacing: 10, stops: stops) {
            for id in 1...6 { Tile(id: id, width: id == 6 ? 100 : 80) }
          }
        }
      }
      guard let view = stage.carousel(0)?.collectionView else { return }
      let sign: CGFloat = isMirrored ? -1 : 1
      Headless.beginDragging(view)
      Headless.drag(view, to: CGPoint(x: isMirrored ? 150 : 180, y: 0))
      Headless.endDragging(
        view, velocity: CGPoint(x: 5 * sign, y: 0), distance: CGPoint(x: 2_000 * sign, y: 0))
      Headless.finishAnimations()
      _ = stage.carousel(0)
      expectEqual(view.contentSize.width, 550)
      expectEqual(view.contentOffset.x, (isMirrored ? 0 : 350))
    }
  }

  @Test func `a fling ends at an end that moves on once its last card is visible`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Carousel("c", cardHeight: 20, spacing: 10, stops: .atPages) {
          for id in 0...10 { Tile(id: id, width: id < 8 ? 80 : [20, 60, 50][id - 8]) }
        }
      }
    }
    guard let view = stage.carousel(0)?.collectionView else { return }
    for distance in stride(from: CGFloat(90), through: 540, by: 90) {
      view.contentOffset.x = distance
      view.layoutIfNeeded()
    }
    // The end is at 600 points as estimated, at 640 with the card before the last, which pushes the last
    // one out of sight, and at 670 with that.
    expectEqual(view.contentSize.width, 800)
    Headless.beginDragging(view)
    Headless.endDragging(view, velocity: CGPoint(x: 5, y: 0), distance: CGPoint(x: 2_000, y: 0))
    Headless.finishAnimations()
    view.layoutIfNeeded()
    expectEqual(view.contentSize.width, 870)
    expectEqual(view.contentOffset.x, 670)
  }

  @Test(arguments: [Carousel.Stops.atCards, .atMiddleCard, .atPages])
  func `cards that fit, and no cards, do not scroll`(stops: Carousel.Stops) {
    for count in 0...2 {
      let cards = Carousel("c", cardWidth: .points(50), cardHeight: 20, stops: stops) {
        for id in 0..<count { Tile(id: id) }
      }
      rests(cards, isMirrored: false) { rest in
        expectEqual(rest(-20, 0, 0), 0)
        expectEqual(rest(20, 1, 20), 0)
      }
    }
  }

  @Test func `scrolling decelerates fast unless it ends anywhere`() {
    let stage = ListStage()
    for (stops, rate) in [
      (Carousel.Stops.atPages, UIScrollView.DecelerationRate.fast), (.anywhere, .normal),
      (.atMiddleCard, .fast), (.atCards, .fast),
    ] {
      stage.show { ListSection("a") { Self.nineCards(stops) } }
      expectEqual(stage.carousel(0)?.collectionView.decelerationRate, rate)
    }
  }
}
