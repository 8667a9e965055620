@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Carousels whose views are reused for others: what belongs to one of them stays with it.
@MainActor
@Suite(.underAllModes)
struct CarouselReuseTests {
  /// Shows twelve carousels. One of them fits in the view.
  private func showRows(
    on stage: ListStage, cards: (_ row: Int) -> ClosedRange<Int> = { _ in 1...9 },
    _ card: @escaping (_ row: Int, _ tile: Tile) -> some ListElement
  ) {
    stage.show {
      ListSection("a", of: Array(1...12)) { row in
        Carousel(row) {
          for id in cards(row) {
            card(row, Tile(id: id, text: "\(row).\(id)", width: 90, height: 40))
          }
        }
      }
    }
  }

  @Test func `cards are displayed in reused carousels`() {
    let stage = ListStage(height: 60)
    var displayed: Set<String> = []
    showRows(on: stage, cards: { _ in 1...2 }) { _, tile in
      tile.onDisplay { displayed.insert(tile.text) }
    }
    _ = stage.carousel(0)
    for row in 0...10 {
      stage.view.contentOffset.y = CGFloat(45 * row)
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
    }
    expectEqual(displayed, Set((1...12).flatMap { ["\($0).1", "\($0).2"] }))
  }

  @Test(
    arguments: [[400], Array(stride(from: CGFloat(45), to: 450, by: 45))])
  func `the selection of a card stays in its carousel`(offsets: [CGFloat]) throws {
    let stage = ListStage(height: 60)
    showRows(on: stage) { _, tile in tile.onSelectionChange { _ in } }
    let first = try #require(stage.carousel(0)?.collectionView)
    Headless.tapItem(at: [0, 0], in: first)
    expectEqual(first.indexPathsForSelectedItems, [[0, 0]])
    for offset in offsets {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems where path.item > 0 {
        expectEqual(stage.carousel(path.item)?.collectionView.indexPathsForSelectedItems, [])
      }
    }
  }

  @Test func `carousels in carousels keep their own places`() {
    let stage = ListStage(height: 60)
    stage.show {
      ListSection("a", of: Array(1...12)) { row in
        Carousel(row) {
          Carousel("inner", cardWidth: .points(50)) {
            for id in 1...9 { Tile(id: id, text: "\(row).\(id)", width: 90, height: 40) }
          }
          Tile(id: 1, text: "after", height: 20)
        }
      }
    }
    func inner(_ row: Int) -> CarouselView? { stage.carousel(row)?.firstCarousel }
    expectEqual(inner(0)?.texts.first, "1.1")
    inner(0)?.collectionView.contentOffset.x = 70
    inner(0)?.layoutIfNeeded()
    for row in 1...9 {
      stage.view.contentOffset.y = CGFloat(row * 45)
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems where path.item > 0 {
        expectEqual(inner(path.item)?.collectionView.contentOffset.x, 0, "\(path)")
        expectEqual(inner(path.item)?.texts.first, "\(path.item + 1).1", "\(path)")
      }
    }
    stage.view.contentOffset.y = 0
    expectEqual(inner(0)?.collectionView.contentOffset.x, 70)
  }

  @Test func `carousels that are headers keep their own places`() {
    let stage = ListStage(height: 60)
    stage.show {
      for section in 1...12 {
        ListSection(section) { Tile(id: 1, width: 200, height: 40) }
          .header {
            Carousel(section) {
              for id in 1...9 { Tile(id: id, text: "\(section).\(id)", width: 90, height: 40) }
            }
          }
      }
    }
    stage.headerCarousel(0)?.collectionView.contentOffset.x = 130
    stage.headerCarousel(0)?.layoutIfNeeded()
    var seen: Set<Int> = []
    for offset in stride(from: CGFloat(100), through: 900, by: 100) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      for section in 1..<12 {
        guard let carousel = stage.headerCarousel(section) else { continue }
        seen.insert(section)
        expectEqual(carousel.collectionView.contentOffset.x, 0, "section \(section)")
        expectEqual(carousel.texts.first, "\(section + 1).1")
      }
    }
    #expect(seen.count > 5)
    stage.view.contentOffset.y = 0
    expectEqual(stage.headerCarousel(0)?.collectionView.contentOffset.x, 130)
  }

  @Test func `a carousel that an update has scrolled comes back there`() {
    let stage = ListStage(height: 60)
    func show(_ ids: [Int]) {
      stage.show {
        ListSection("a", of: Array(1...12)) { row in
          Carousel(row) { for id in ids { Tile(id: id, text: "\(id)", width: 90, height: 40) } }
        }
      }
    }
    show(Array(1...9))
    stage.carousel(0)?.collectionView.contentOffset.x = 200
    _ = stage.carousel(0)
    // Cards that are inserted before the visible ones leave these where they are on the screen.
    show([10, 11] + Array(1...9))
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 396)
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
    stage.view.contentOffset.y = 0
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 396)
  }

  @Test func `a carousel that loses cards while it is not visible is scrolled back`() {
    let stage = ListStage(height: 60)
    func show(_ count: Int) {
      showRows(on: stage, cards: { row in 1...(row == 1 ? count : 9) }) { _, tile in tile }
    }
    show(9)
    let view = stage.carousel(0)
    view?.collectionView.contentOffset.x = 600
    view?.layoutIfNeeded()
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    show(1)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    expectEqual(stage.carousel(0)?.texts, ["1.1"])
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 0)
  }

  @Test func `a scrolled carousel follows the heights and the number of its cards`() throws {
    let stage = ListStage(height: 300)
    func show(_ height: CGFloat, _ ids: [Int]) {
      stage.show {
        ListSection("a") {
          Carousel("c") {
            for id in ids {
              Tile(id: id, text: "\(id)", width: 90, height: id == 5 ? height : 30)
            }
          }
          Tile(id: 1, text: "below")
        }
      }
    }
    show(30, Array(1...9))
    let view = try #require(stage.carousel(0))
    view.collectionView.contentOffset.x = 300
    view.layoutIfNeeded()
    let visible = view.texts
    show(70, Array(1...9))
    #expect(stage.carousel(0) === view)
    expectEqual(view.collectionView.contentOffset.x, 300)
    expectEqual(view.texts, visible)
    expectEqual(view.frames.map(\.height), Array(repeating: 70, count: 9))
    expectEqual(stage.frame(1)?.minY, 75)
    show(70, [])
    expectEqual(stage.frame(0)?.height, 0)
    show(20, [1, 2])
    expectEqual(stage.carousel(0)?.texts, ["1", "2"])
    expectEqual(stage.carousel(0)?.collectionView.contentOffset.x, 0)
    expectEqual(stage.frame(0)?.height, 30)
  }

  /// From right to left, cards that are inserted before the visible ones do not change the content offset.
  @Test(arguments: [false, true])
  func `a carousel with new cards before the visible ones comes back there`(isMirrored: Bool) {
    let traits = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    Headless.withScreenTraits(traits) {
      let stage = ListStage(height: 60)
      showRows(on: stage) { _, tile in tile }
      stage.carousel(0)?.collectionView.contentOffset.x = isMirrored ? 378 : 300
      expectEqual(stage.carousel(0)?.texts, ["1.4", "1.5", "1.6"])
      showRows(on: stage, cards: { _ in -1...9 }) { _, tile in tile }
      expectEqual(stage.carousel(0)?.texts, ["1.4", "1.5", "1.6"])
      stage.view.contentOffset.y = 400
      stage.view.layoutIfNeeded()
      for path in stage.view.indexPathsForVisibleItems { _ = stage.carousel(path.item) }
      stage.view.contentOffset.y = 0
      expectEqual(stage.carousel(0)?.texts, ["1.4", "1.5", "1.6"])
      showRows(on: stage, cards: { _ in -3...9 }) { _, tile in tile }
      stage.view.frame.size.width = 190
      expectEqual(stage.carousel(0)?.texts, ["1.4", "1.5"])
    }
  }

  @Test func `replaced actions of cards are released`() {
    final class Witness {}
    weak var witness: Witness?
    let stage = ListStage()
    func show(_ kept: Witness) {
      stage.show {
        ListSection("a") { Carousel("c") { Tile(id: 1).onSelect { _ = kept } } }
      }
    }
    do {
      let kept = Witness()
      witness = kept
      show(kept)
    }
    #expect(witness != nil)
    show(Witness())
    show(Witness())
    _ = stage.carousel(0)
    #expect(witness == nil)
  }

  @Test(.underPlainModes)
  func `a carousel stops decelerating when its view is reused for another one`() throws {
    let stage = ListStage(height: 60)
    showRows(on: stage) { _, tile in tile }
    let view = try #require(stage.carousel(0))
    Headless.beginDecelerating(view.collectionView)
    // The same carousel goes on.
    showRows(on: stage) { _, tile in tile.onSelect {} }
    #expect(stage.carousel(0) === view)
    #expect(view.collectionView.isDecelerating)
    for row in 1...10 where view.collectionView.isDecelerating {
      stage.view.contentOffset.y = CGFloat(45 * row)
      stage.view.layoutIfNeeded()
    }
    #expect(!view.collectionView.isDecelerating)
  }

  /// A layout during a dequeue ends the process on iOS 26 (R: anytype-swift, pull request 4904).
  @Test func `a carousel lays nothing out while the list is asked for its cell`() {
    var modes = Headless.modes
    modes.innerLayouts = .reported
    modes.providerFlag = .forAllViews
    Headless.withModes(modes) {
      let stage = ListStage(height: 60)
      var texts: Set<String> = []
      for mark in ["", "!"] {
        showRows(on: stage) { row, tile in
          Tile(id: tile.id, text: tile.text + mark, width: mark == "" ? 90 : 70, height: 40)
        }
        for offset in stride(from: CGFloat(0), through: 450, by: 45) {
          stage.view.contentOffset.y = offset
          stage.view.layoutIfNeeded()
          for path in stage.view.indexPathsForVisibleItems {
            texts.formUnion(stage.carousel(path.item)?.texts ?? [])
          }
        }
      }
      #expect(texts.isSuperset(of: (1...12).flatMap { ["\($0).1", "\($0).1!"] }))
    }
  }
}
