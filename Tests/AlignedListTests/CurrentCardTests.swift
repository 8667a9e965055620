@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Which card of a carousel is the current one, and when its client is told.
@MainActor
@Suite(.underAllModes)
struct CurrentCardTests {
  private let stage = ListStage(height: 60)

  /// Shows a carousel of cards that are 80 points wide, with gaps of 10.
  private func show(
    _ ids: [Int], _ stops: Carousel.Stops, insets: Insets = .zero, rows: Int = 1,
    _ action: @escaping @MainActor (AnyHashable) -> Void
  ) {
    stage.show {
      ListSection("a") {
        Carousel(
          "c", cardWidth: .points(80), rows: rows, spacing: 10, insets: insets, stops: stops
        ) {
          for id in ids { Tile(id: id, text: "\(id)") }
        }
        .onCurrentCardChange(action)
      }
    }
    _ = stage.carousel(0)
  }

  private func scroll(to distance: CGFloat) {
    let carousel = stage.carousel(0)
    carousel?.collectionView.contentOffset.x = distance
    carousel?.collectionView.layoutIfNeeded()
  }

  /// Returns the current card at each of some distances.
  private func current(
    _ stops: Carousel.Stops, insets: Insets = .zero, rows: Int = 1, at distances: [CGFloat]
  ) -> [Int?] {
    var last: AnyHashable?
    show(Array(1...9), stops, insets: insets, rows: rows) { last = $0 }
    return distances.map {
      scroll(to: $0)
      return last as? Int
    }
  }

  /// The current cards of a carousel that is scrolled to some distances.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let stops: Carousel.Stops
    let insets: Insets
    let rows: Int
    let distances: [CGFloat]
    let cards: [Int?]

    init(
      _ name: String, _ stops: Carousel.Stops, insets: Insets = .zero, rows: Int = 1,
      at distances: [CGFloat], cards: [Int?]
    ) {
      testDescription = name
      self.stops = stops
      self.insets = insets
      self.rows = rows
      self.distances = distances
      self.cards = cards
    }
  }

  nonisolated static let examples: [Example] = [
    Example(
      "anywhere, the first card that is wholly visible is the current one", .anywhere,
      at: [0, 0.25, 5, 90, 95, 180, 600], cards: [1, 1, 2, 2, 3, 3, 8]),
    Example(
      "anywhere, with an inset of 16, the next card comes to rest 16 points beside the edge",
      .anywhere, insets: Insets(leading: 16), at: [0, 5, 90, 95], cards: [1, 2, 2, 3]),
    Example(
      "at cards, the first card that is wholly visible is the current one", .atCards,
      at: [0, 0.25, 5, 90, 95, 180, 600], cards: [1, 1, 2, 2, 3, 3, 8]),
    Example(
      "at cards, with an inset of 16, the next card comes to rest 16 points beside the edge",
      .atCards, insets: Insets(leading: 16), at: [0, 5, 90, 95], cards: [1, 2, 2, 3]),
    Example(
      "without a card that is wholly visible, the nearest one is the current one", .atCards,
      insets: Insets(leading: 60, trailing: 60), at: [0, 44, 46, 90], cards: [1, 1, 2, 2]),
    Example(
      "the card nearest to the middle is the current one", .atMiddleCard,
      at: [0, 70, 76, 600], cards: [2, 2, 3, 8]),
    Example(
      "with this inset, the first card begins in the middle", .atMiddleCard,
      insets: Insets(leading: 60), at: [0, 44, 46, 90], cards: [1, 1, 2, 2]),
    // Two cards are a page. The last one has a single card, and rests at the end.
    Example(
      "the first card of the nearest page is the current one", .atPages,
      at: [0, 89, 91, 180, 540, 560, 600], cards: [1, 1, 3, 3, 7, 7, 9]),
    Example(
      "the first card of the nearest page is the current one, also in rows", .atPages, rows: 2,
      at: [0, 100, 240], cards: [1, 5, 9]),
  ]

  @Test(arguments: examples)
  func `a carousel has a current card wherever it is scrolled`(example: Example) {
    let cards = current(
      example.stops, insets: example.insets, rows: example.rows, at: example.distances)
    expectEqual(cards, example.cards)
  }

  /// What the client of a carousel is told.
  struct Telling: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The cards that the client has been told of, after each event.
    let told: [[Int]]

    /// Shows or scrolls a carousel, and calls `tell` in its action.
    let events: [@MainActor @Sendable (CurrentCardTests, _ tell: @escaping Tell) -> Void]

    typealias Tell = @MainActor (AnyHashable) -> Void
  }

  nonisolated static let tellings: [Telling] = [
    Telling(
      testDescription: "the client is told once of each card, and of the first one",
      told: [[1], [1, 2, 3, 2]],
      events: [
        { tests, tell in tests.show(Array(1...9), .atCards, tell) },
        { tests, tell in
          tests.scroll(to: 90)
          tests.scroll(to: 92)
          tests.scroll(to: 90)
          tests.show(Array(1...9), .atCards, tell)
        },
      ]),
    Telling(
      testDescription: "a card without an id is named by its index", told: [[7, 1]],
      events: [
        { tests, tell in
          tests.stage.show {
            ListSection("a") {
              Carousel("c", cardWidth: .points(80), cardHeight: 30, spacing: 10) {
                Tile(id: 7)
                for _ in 0..<5 { Bar() }
              }
              .onCurrentCardChange(tell)
            }
          }
          tests.scroll(to: 90)
        }
      ]),
    Telling(
      testDescription: "the action of a carousel that is a card is called", told: [[1, 3]],
      events: [
        { tests, tell in
          tests.stage.show {
            ListSection("a") {
              Carousel("outer", rows: 1) {
                Carousel("inner", cardWidth: .points(80), spacing: 10, stops: .atPages) {
                  for id in 1...9 { Tile(id: id) }
                }
                .onCurrentCardChange(tell)
              }
            }
          }
          let inner = tests.stage.carousel(0)?.firstCarousel
          inner?.collectionView.contentOffset.x = 180
        }
      ]),
  ]

  @Test(arguments: tellings)
  func `a client is told of the current card`(telling: Telling) {
    var told: [AnyHashable] = []
    for (event, expected) in zip(telling.events, telling.told) {
      event(self) { told.append($0) }
      expectEqual(told, expected.map(AnyHashable.init))
    }
  }

  @Test func `the latest action is called, also when the cards are others`() {
    var told: [String] = []
    show([1, 2, 3, 4], .atCards) { told.append("first \($0)") }
    show([1, 2, 3, 4], .atCards) { told.append("second \($0)") }
    show([5, 2, 3, 4], .atCards) { told.append("third \($0)") }
    expectEqual(told, ["first 1", "third 5"])
  }

  @Test func `a carousel that is scrolled away and comes back tells nothing`() {
    var told: [String] = []
    func showRows() {
      stage.show {
        ListSection("a", of: Array(1...12)) { row in
          Carousel(row, cardWidth: .points(80), spacing: 10) {
            for id in 1...9 { Tile(id: id, text: "\(row).\(id)", height: 40) }
          }
          .onCurrentCardChange { told.append("\(row).\($0)") }
        }
      }
    }
    showRows()
    scroll(to: 180)
    expectEqual(told.filter { $0.hasPrefix("1.") }, ["1.1", "1.3"])
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
    stage.view.contentOffset.y = 0
    _ = stage.carousel(0)
    expectEqual(told.filter { $0.hasPrefix("1.") }, ["1.1", "1.3"])
    expectEqual(told.filter { $0.hasPrefix("10.") }, ["10.1"])
  }

  @Test func `a list that is shown again in the action shows the latest`() async {
    func show(_ current: AnyHashable) {
      stage.show {
        ListSection("a") {
          Carousel("c", cardWidth: .points(80), spacing: 10) {
            for id in 1...9 {
              Tile(id: id, text: "\(id)\(current == AnyHashable(id) ? "!" : "")", height: 30)
            }
          }
          .onCurrentCardChange { show($0) }
        }
      }
    }
    show(0)
    await stage.settle()
    expectEqual(stage.carousel(0)?.texts, ["1!", "2", "3"])
    scroll(to: 90)
    await stage.settle()
    expectEqual(stage.carousel(0)?.texts, ["2!", "3", "4"])
  }
}
