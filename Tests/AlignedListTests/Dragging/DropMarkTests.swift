@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The bar that shows where dragged items go.
@MainActor
@Suite(.underAllModes)
struct DropMarkTests {
  /// The frames of two items, and of the bar for a point.
  private func mark(
    _ board: DropBoard, near item: Int, at share: CGPoint
  ) -> (before: CGRect, after: CGRect, mark: CGRect?) {
    let frame = board.stage.frame(item) ?? .zero
    let drag = board.dragFromElsewhere([7])
    drag.move(
      to: CGPoint(x: frame.minX + frame.width * share.x, y: frame.minY + frame.height * share.y),
      in: board.stage.view)
    let mark = board.mark
    drag.cancel()
    return (board.stage.frame(0) ?? .zero, board.stage.frame(1) ?? .zero, mark)
  }

  @Test(arguments: [(0, 0.9), (1, 0.1)])
  func `between rows it lies in the middle of their distance`(item: Int, share: CGFloat) {
    let (before, after, mark) = mark(
      DropBoard([1, 2]), near: item, at: CGPoint(x: 0.9, y: share))
    expectEqual(mark?.midY, (before.maxY + after.minY) / 2)
    #expect(mark?.width == before.width && mark?.height == 3)
  }

  @Test(arguments: [(0, 0.9), (1, 0.1)], [false, true])
  func `between items of a line it stands in the middle of their distance`(
    place: (item: Int, share: CGFloat), isRightToLeft: Bool
  ) {
    let board = DropBoard([1, 2, 3], rules: .init(rowWidth: 60))
    if isRightToLeft {
      board.stage.view.semanticContentAttribute = .forceRightToLeft
      board.stage.view.setNeedsLayout()
      board.stage.list.layout.invalidateLayout()
      board.stage.view.layoutIfNeeded()
    }
    let share = isRightToLeft ? 1 - place.share : place.share
    let (first, second, mark) = mark(board, near: place.item, at: CGPoint(x: share, y: 0.5))
    let middle =
      isRightToLeft ? (first.minX + second.maxX) / 2 : (first.maxX + second.minX) / 2
    expectEqual(mark?.midX, middle)
    #expect(mark?.minY == first.minY && mark?.height == first.height && mark?.width == 3)
  }

  /// Rows of a width, and the bar for a point near one of them.
  struct Example: CustomTestStringConvertible, Sendable {
    /// An edge of the item.
    enum Edge {
      case minX, maxX
    }

    let testDescription: String
    var count = 3
    let rowWidth: CGFloat
    var viewWidth: CGFloat = 200
    let item: Int

    /// The place of the finger in the item.
    let share: CGPoint

    /// The edge on which the middle of the bar stands, whether the bar begins at the top of the item, and its size. Nil
    /// says nothing.
    var edge: Edge?
    var beginsAtTop = false
    var width: CGFloat?
    var height: CGFloat?
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "at the end of a line it stays there", count: 4, rowWidth: 90, item: 1,
      share: CGPoint(x: 0.9, y: 0.5), edge: .maxX, beginsAtTop: true),
    Example(
      testDescription: "at the beginning of the next line it stays there", count: 4, rowWidth: 90,
      item: 2, share: CGPoint(x: 0.1, y: 0.5), edge: .minX, beginsAtTop: true),
    Example(
      testDescription: "beside the last item of a grid it stands upright", rowWidth: 90, item: 2,
      share: CGPoint(x: 0.9, y: 0.1), edge: .maxX, width: 3),
    Example(
      testDescription: "between narrow rows that have lines of their own it lies", rowWidth: 70,
      viewWidth: 100, item: 2, share: CGPoint(x: 0.9, y: 0.1), width: 70, height: 3),
  ]

  @Test(arguments: examples)
  func `beside an item it stands or lies`(example: Example) {
    let board = DropBoard(Array(1...example.count), rules: .init(rowWidth: example.rowWidth))
    board.stage.view.frame.size.width = example.viewWidth
    board.stage.view.layoutIfNeeded()
    let bar = mark(board, near: example.item, at: example.share).mark
    let frame = board.stage.frame(example.item)
    #expect(bar != nil)
    if let edge = example.edge {
      expectEqual(bar?.midX, edge == .minX ? frame?.minX : frame?.maxX)
    }
    if example.beginsAtTop { expectEqual(bar?.minY, frame?.minY) }
    if let width = example.width { expectEqual(bar?.width, width) }
    if let height = example.height { expectEqual(bar?.height, height) }
  }

  @Test func `between a narrow row and wide ones it lies, too`() {
    let stage = ListStage(height: 300)
    stage.show {
      ListSection("a") {
        for (id, width) in [190, 80, 190].enumerated() { Tile(id: id, width: CGFloat(width)) }
      }
      .onDrop(of: [DropBoard.type]) { _ in }
    }
    let drag = Headless.Drag([.number(7)])
    let narrow = stage.frame(1) ?? .zero
    drag.move(to: CGPoint(x: narrow.maxX - 1, y: narrow.minY + 1), in: stage.view)
    let bar = stage.view.subviews.first { $0 is DropMark }?.frame
    #expect(bar?.width == 80 && bar?.midY == ((stage.frame(0)?.maxY ?? 0) + narrow.minY) / 2)
    drag.cancel()
  }

  @Test func `in an empty section it lies at its beginning`() {
    let board = DropBoard([1], [], [2])
    let (upper, lower) = (
      board.stage.frame(0) ?? .zero, board.stage.frame(0, section: 2) ?? .zero
    )
    let drag = board.dragFromElsewhere([7])
    drag.move(to: CGPoint(x: 10, y: (upper.maxY + lower.minY) / 2), in: board.stage.view)
    let mark = board.mark
    drag.drop()
    expectEqual(board.drops.map(\.section), [1])
    #expect(mark.map { $0.minY >= upper.maxY && $0.minY <= lower.minY && $0.height == 3 } == true)
  }

  @Test func `in a list that scrolls sideways it stands between the lines`() {
    let board = DropBoard([1, 2], rules: .init(rowWidth: 60))
    board.stage.list.layout.scrollDirection = .horizontal
    board.stage.view.frame.size.height = 30
    board.stage.view.layoutIfNeeded()
    let (before, after, mark) = mark(board, near: 1, at: CGPoint(x: 0.1, y: 0.5))
    #expect(before.maxX <= after.minX)
    expectEqual(mark?.midX, (before.maxX + after.minX) / 2)
    #expect(mark?.height == before.height && mark?.width == 3)
  }

  @Test func `it goes when the items leave, are dropped, or the list changes`() {
    let board = DropBoard([1, 2])
    let drag = board.dragFromElsewhere([7])
    func enter() {
      drag.move(to: board.point(0), in: board.stage.view)
      #expect(board.mark != nil)
    }
    enter()
    drag.leave()
    #expect(board.mark == nil)
    enter()
    board.show([1])
    #expect(board.mark == nil)
    enter()
    drag.drop()
    #expect(board.mark == nil)
  }
}
