@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Cards stay selected while the view of their carousel is reused for another one.
@MainActor
@Suite(.underAllModes)
struct CardSelectionTests {
  private let stage = ListStage(height: 60)

  /// Shows twelve carousels. One of them fits in the view.
  private func show(
    _ ids: [Int] = Array(1...9), isNested: Bool = false,
    _ action: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    stage.show {
      ListSection("a", of: Array(1...12)) { row in
        let cards = Carousel("cards \(row)", cardWidth: .points(90)) {
          for id in ids {
            Tile(id: id, text: "\(row).\(id)", height: 40)
              .onSelectionChange { action("\(row).\(id) \($0)") }
          }
        }
        return isNested ? Carousel(row, cardWidth: .fraction(1)) { cards } : cards
      }
    }
  }

  private func carousel(_ row: Int, isNested: Bool = false) -> CarouselView? {
    isNested ? stage.carousel(row)?.firstCarousel : stage.carousel(row)
  }

  private func selected(_ row: Int, isNested: Bool = false) -> [IndexPath]? {
    carousel(row, isNested: isNested)?.collectionView.indexPathsForSelectedItems?.sorted()
  }

  private func scroll(to offset: CGFloat, isNested: Bool = false) {
    stage.view.contentOffset.y = offset
    stage.view.layoutIfNeeded()
    for path in stage.view.indexPathsForVisibleItems { _ = carousel(path.item, isNested: isNested) }
  }

  @Test(arguments: [false, true])
  func `a card is selected when its carousel comes back`(isNested: Bool) throws {
    var calls: [String] = []
    show(isNested: isNested) { calls.append($0) }
    let view = try #require(carousel(0, isNested: isNested)?.collectionView)
    Headless.tapItem(at: [0, 1], in: view)
    expectEqual(calls, ["1.2 true"])
    for offset in stride(from: CGFloat(45), through: 450, by: 45) {
      scroll(to: offset, isNested: isNested)
    }
    scroll(to: 0, isNested: isNested)
    expectEqual(selected(0, isNested: isNested), [[0, 1]])
    let cell = carousel(0, isNested: isNested)?.collectionView.cellForItem(at: [0, 1]) as? ListCell
    #expect(cell?.isSelected == true)
    #expect((cell?.shownView as? TileView)?.isSelected == true)
    expectEqual(calls, ["1.2 true"])
    // It is deselected as any selected card.
    let shown = try #require(carousel(0, isNested: isNested)?.collectionView)
    Headless.tapItem(at: [0, 0], in: shown)
    expectEqual(calls.sorted(), ["1.1 true", "1.2 false", "1.2 true"])
  }

  // Which view shows a carousel again depends on the mode, and only some allow several.
  @Test(.underPlainModes) func `several cards are selected again`() throws {
    show()
    let view = try #require(carousel(0)?.collectionView)
    view.allowsMultipleSelection = true
    for item in [0, 1, 5] {
      view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    // The selection of each carousel is its own, also if all views allow several.
    for offset in stride(from: CGFloat(45), through: 450, by: 45) {
      scroll(to: offset)
      for path in stage.view.indexPathsForVisibleItems where path.item > 0 {
        carousel(path.item)?.collectionView.allowsMultipleSelection = true
        expectEqual(selected(path.item), [])
      }
    }
    scroll(to: 0)
    expectEqual(selected(0), [[0, 0], [0, 1], [0, 5]])
  }

  /// What is shown while a carousel with a selected second card is away, and what is selected when it comes back.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shown: [[Int]]
    let selected: [IndexPath]
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "a card that leaves while its carousel is away returns without selection",
      shown: [[1, 3, 4, 5], [1, 2, 3, 4, 5]], selected: []),
    Example(
      testDescription: "a card that moves while its carousel is away is selected where it is",
      shown: [[9, 8, 7, 2, 1]], selected: [[0, 3]]),
  ]

  @Test(arguments: examples)
  func `the selection follows the cards while their carousel is away`(example: Example) throws {
    show()
    let view = try #require(carousel(0)?.collectionView)
    Headless.tapItem(at: [0, 1], in: view)
    scroll(to: 450)
    for ids in example.shown { show(ids) }
    scroll(to: 0)
    expectEqual(selected(0), example.selected)
  }

}
