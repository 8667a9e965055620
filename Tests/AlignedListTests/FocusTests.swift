@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The keyboard focus in lists: which items get it, and where it goes (evidence: D, and I for the order of calls).
@MainActor
@Suite(.underAllModes)
struct FocusTests {
  private let stage = ListStage()

  /// Shows lines of four, one and four tiles.
  private func showShortLine(isFocusable: Bool = true) {
    stage.show {
      ListSection("a") {
        for id in 1...4 { Tile(id: id).onSelect {} }
        let alone = Tile(id: 5, attributes: CellAttributes(beginsLine: true, endsLine: true))
        if isFocusable { alone.onSelect {} } else { alone }
        for id in 6...9 { Tile(id: id).onSelect {} }
      }
    }
  }

  private func moveFocus(to item: Int, _ heading: UIFocusHeading) -> IndexPath? {
    Headless.moveFocus(to: [0, item], heading, in: stage.view)
  }

  @Test func `a line that has no item in the column of the focus is not passed over`() {
    showShortLine()
    expectEqual(moveFocus(to: 3, []), [0, 3])
    expectEqual(moveFocus(to: 8, .down), [0, 4])
    expectEqual(moveFocus(to: 5, .down), [0, 5])
    expectEqual(moveFocus(to: 8, .right), [0, 8])
    expectEqual(moveFocus(to: 3, .up), [0, 4])
  }

  @Test func `a line is passed over if nothing on it can get the focus`() {
    showShortLine(isFocusable: false)
    expectEqual(moveFocus(to: 3, []), [0, 3])
    expectEqual(moveFocus(to: 8, .down), [0, 8])
  }

  @Test func `a view that remembers index paths moves the focus by itself`() {
    showShortLine()
    stage.view.remembersLastFocusedIndexPath = true
    expectEqual(moveFocus(to: 3, []), [0, 3])
    expectEqual(moveFocus(to: 8, .down), [0, 8])
  }

  @Test func `what UIKit proposes is refused once, even if the other item does not get the focus`()
  {
    showShortLine()
    _ = moveFocus(to: 3, [])
    let context = Headless.focusUpdate(from: [0, 3], to: [0, 8], .down)
    let delegate = stage.list.listDelegate
    #expect(!delegate.collectionView(stage.view, shouldUpdateFocusIn: context))
    #expect(delegate.collectionView(stage.view, shouldUpdateFocusIn: context))
  }

  @Test func `items with an action get the focus and, on Apple TV, all but carousels`() {
    func focusable() -> [Bool] {
      (0..<4).map { Headless.canFocusItem(at: [0, $0], in: stage.view) }
    }
    stage.show {
      ListSection("a") {
        Tile(id: 1)
        Tile(id: 2).onSelect {}
        Tile(id: 3).onSelectionChange { _ in }
        Carousel("c") { Tile(id: 4) }
      }
    }
    expectEqual(focusable(), [false, true, true, false])
    Headless.setTraits(UITraitCollection(userInterfaceIdiom: .tv), on: stage.view)
    expectEqual(focusable(), [true, true, true, false])
  }

  @Test func `the focus comes back to the item that had it, wherever it is`() {
    func show(_ ids: Int...) {
      stage.show { ListSection("a") { for id in ids { Tile(id: id).onSelect {} } } }
    }
    show(1, 2, 3)
    expectEqual(Headless.giveFocus(to: stage.view), [0, 0])
    expectEqual(moveFocus(to: 1, .right), [0, 1])
    show(5, 4, 1, 2, 3)
    expectEqual(Headless.focusedItem(in: stage.view), [0, 3])
    Headless.moveFocus(to: nil, .next, in: stage.view)
    expectEqual(Headless.giveFocus(to: stage.view), [0, 3])
    show(5, 4, 1, 3)
    expectEqual(Headless.giveFocus(to: stage.view), [0, 3])
    show(5)
    expectEqual(Headless.giveFocus(to: stage.view), [0, 0])
  }

  @Test func `an item that gets the focus is scrolled clear of a pinned header`() throws {
    stage.show {
      ListSection("a") {
        for id in 1...9 { Tile(id: id, width: 200, height: 60).onSelect {} }
      }
      .header { Bar(height: 40) }
    }
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    expectEqual(moveFocus(to: 4, .up), [0, 4])
    Headless.finishAnimations()
    stage.view.layoutIfNeeded()
    let frame = try #require(stage.frame(4))
    expectEqual(frame.minY - stage.view.contentOffset.y, 40)
  }
}
