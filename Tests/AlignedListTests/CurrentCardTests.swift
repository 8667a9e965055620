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

  @Test(arguments: [Carousel.Stops.anywhere, .atCards])
  func `the first card that is wholly visible is the current one`(stops: Carousel.Stops) {
    #expect(current(stops, at: [0, 0.25, 5, 90, 95, 180, 600]) == [1, 1, 2, 2, 3, 3, 8])
    // With an inset of 16, the next card comes to rest 16 points beside the edge.
    #expect(current(stops, insets: Insets(leading: 16), at: [0, 5, 90, 95]) == [1, 2, 2, 3])
  }

  @Test func `without a card that is wholly visible, the nearest one is the current one`() {
    let insets = Insets(leading: 60, trailing: 60)
    #expect(current(.atCards, insets: insets, at: [0, 44, 46, 90]) == [1, 1, 2, 2])
  }

  @Test func `the card nearest to the middle is the current one`() {
    #expect(current(.atMiddleCard, at: [0, 70, 76, 600]) == [2, 2, 3, 8])
    // With this inset, the first card begins in the middle.
    let insets = Insets(leading: 60)
    #expect(current(.atMiddleCard, insets: insets, at: [0, 44, 46, 90]) == [1, 1, 2, 2])
  }

  @Test func `the first card of the nearest page is the current one`() {
    // Two cards are a page. The last one has a single card, and rests at the end.
    #expect(
      current(.atPages, at: [0, 89, 91, 180, 540, 560, 600]) == [1, 1, 3, 3, 7, 7, 9])
    #expect(current(.atPages, rows: 2, at: [0, 100, 240]) == [1, 5, 9])
  }

  @Test func `the client is told once of each card, and of the first one`() {
    var told: [AnyHashable] = []
    show(Array(1...9), .atCards) { told.append($0) }
    #expect(told == [1])
    scroll(to: 90)
    scroll(to: 92)
    scroll(to: 90)
    show(Array(1...9), .atCards) { told.append($0) }
    #expect(told == [1, 2, 3, 2])
  }

  @Test func `the latest action is called, also when the cards are others`() {
    var told: [String] = []
    show([1, 2, 3, 4], .atCards) { told.append("first \($0)") }
    show([1, 2, 3, 4], .atCards) { told.append("second \($0)") }
    show([5, 2, 3, 4], .atCards) { told.append("third \($0)") }
    #expect(told == ["first 1", "third 5"])
  }

  @Test func `a card without an id is named by its index`() {
    var told: [AnyHashable] = []
    stage.show {
      ListSection("a") {
        Carousel("c", cardWidth: .points(80), cardHeight: 30, spacing: 10) {
          Tile(id: 7)
          for _ in 0..<5 { Bar() }
        }
        .onCurrentCardChange { told.append($0) }
      }
    }
    scroll(to: 90)
    #expect(told == [7, 1])
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
    #expect(told.filter { $0.hasPrefix("1.") } == ["1.1", "1.3"])
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
    stage.view.contentOffset.y = 0
    _ = stage.carousel(0)
    #expect(told.filter { $0.hasPrefix("1.") } == ["1.1", "1.3"])
    #expect(told.filter { $0.hasPrefix("10.") } == ["10.1"])
  }

  @Test func `the action of a carousel that is a card is called`() {
    var told: [AnyHashable] = []
    stage.show {
      ListSection("a") {
        Carousel("outer", rows: 1) {
          Carousel("inner", cardWidth: .points(80), spacing: 10, stops: .atPages) {
            for id in 1...9 { Tile(id: id) }
          }
          .onCurrentCardChange { told.append($0) }
        }
      }
    }
    let inner = stage.carousel(0)?.firstCarousel
    inner?.collectionView.contentOffset.x = 180
    #expect(told == [1, 3])
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
    #expect(stage.carousel(0)?.texts == ["1!", "2", "3"])
    scroll(to: 90)
    await stage.settle()
    #expect(stage.carousel(0)?.texts == ["2!", "3", "4"])
  }
}
