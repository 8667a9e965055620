@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What a person drags from a list.
@MainActor
@Suite(.underAllModes)
struct DragTests {
  /// A drag of an item that others join, and the elements that are dragged.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let path: IndexPath
    var joining: [IndexPath] = []

    /// The ids of the elements, or nil if nothing is dragged.
    let ids: [Int]?
    let stage: @MainActor @Sendable () -> ListStage
  }

  nonisolated static let examples: [Example] = [
    Example(testDescription: "an item is dragged with its element", path: [0, 1], ids: [2]) {
      DropBoard([1, 2, 3]).stage
    },
    Example(
      testDescription: "an item without a provider is not dragged", path: [0, 0], ids: nil,
      stage: stageOfFirstWithoutProvider),
    Example(
      testDescription: "an item with a provider is dragged", path: [0, 1], ids: [2],
      stage: stageOfFirstWithoutProvider),
    Example(
      testDescription: "items behind the elements are not dragged", path: [0, 1], ids: nil
    ) { DropBoard([1], rules: .init(hasLastRow: true)).stage },
    Example(
      testDescription: "what stands in an empty section is not dragged", path: [0, 0], ids: nil
    ) {
      let stage = ListStage()
      stage.show {
        ListSection("a", of: [Int]()) { Tile(id: $0) }.whenEmpty { Tile(id: 0) }
          .onDrag(of: [Int]()) { .number($0) }
      }
      return stage
    },
    Example(
      testDescription: "other items join a drag, each one once", path: [0, 1],
      joining: [[0, 0], [0, 1], [1, 0], [0, 0], [0, 2]], ids: [2, 1, 3]
    ) { DropBoard([1, 2], [3], rules: .init(hasLastRow: true)).stage },
    Example(
      testDescription: "an item that a person has moved to another section keeps its element",
      path: [1, 1], ids: [1]
    ) {
      let board = DropBoard([1, 2], [3], rules: .init(group: "numbers", reorders: true))
      board.moveFirst(behind: 0, section: 1)
      expectEqual(board.entries, [[2], [3, 1]])
      return board.stage
    },
  ]

  nonisolated private static let stageOfFirstWithoutProvider: @MainActor @Sendable () -> ListStage =
    {
      let stage = ListStage()
      stage.show {
        ListSection("a", of: [1, 2]) { Tile(id: $0) }.onDrag(of: [1, 2]) {
          $0 == 1 ? nil : .number($0)
        }
      }
      return stage
    }

  @Test(arguments: examples)
  func `a drag has the elements of its items`(example: Example) {
    let stage = example.stage()
    let drag = Headless.Drag(itemAt: example.path, of: stage.view)
    for path in example.joining { drag?.add(itemAt: path) }
    let ids = drag?.items.map { item in
      (item.localObject as? DropBoard.Entry).map { $0 == .init(id: $0.id) ? $0.id : -1 }
        ?? item.localObject as? Int
    }
    expectEqual(ids, example.ids)
    for item in drag?.items ?? [] {
      expectEqual(item.itemProvider.registeredTypeIdentifiers, [DropBoard.type])
    }
    drag?.cancel()
  }

  // MARK: Delegates

  @Test func `the list is the delegate of drags and drops only while sections have actions`() {
    let board = DropBoard([1], rules: .init(drags: false, drops: false))
    let view = board.stage.view
    #expect(view.dragDelegate == nil && view.dropDelegate == nil && !view.dragInteractionEnabled)
    board.rules.drops = true
    board.show()
    #expect(view.dragDelegate == nil && view.dropDelegate === board.stage.list.listDelegate)
    board.rules = .init(drags: true, drops: false)
    board.show()
    #expect(view.dragDelegate === board.stage.list.listDelegate && view.dropDelegate == nil)
    board.rules.reorders = true
    board.show()
    #expect(view.dropDelegate === board.stage.list.listDelegate)
    board.rules.drags = true
    board.show()
    #expect(view.dragDelegate === board.stage.list.listDelegate && view.dragInteractionEnabled)
    board.rules = .init(drags: false, drops: false)
    board.show()
    #expect(view.dragDelegate == nil && view.dropDelegate == nil)
  }

  private final class OtherDelegate: NSObject, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `delegates of the client stay`() {
    let board = DropBoard([1], rules: .init(drags: false, drops: false))
    let (view, other) = (board.stage.view, OtherDelegate())
    view.dragDelegate = other
    view.dropDelegate = other
    board.rules = .init()
    board.show()
    #expect(view.dragDelegate === other && view.dropDelegate === other)
    #expect(!view.dragInteractionEnabled)
    board.rules = .init(drags: false, drops: false)
    board.show()
    #expect(view.dragDelegate === other && view.dropDelegate === other)
  }

  @Test func `a list that takes over a view takes over its drags`() {
    let board = DropBoard([1])
    let list = CollectionViewAlignedList(board.stage.view)
    list.show {
      ListSection("a", of: [7]) { Tile(id: $0) }.onDrag(of: [7]) { .number($0) }
    }
    board.stage.view.layoutIfNeeded()
    expectEqual(board.drag(0)?.items.first?.localObject as? Int, 7)
  }

  @Test func `a drag that outlives its section ends with the delegate that it began with`() {
    let board = DropBoard([1])
    let drag = board.drag(0)
    board.rules = .init(drags: false, drops: false)
    board.show()
    #expect(board.stage.view.dragDelegate === board.stage.list.listDelegate)
    drag?.cancel()
    board.show()
    #expect(board.stage.view.dragDelegate == nil)
  }

  // MARK: Memory

  private final class Element {}

  @Test func `elements are gone with their section and the drag`() {
    let stage = ListStage()
    weak var element: Element?
    weak var notes: ListDrag?
    do {
      let elements = [Element()]
      element = elements[0]
      stage.show {
        ListSection("a", of: [1]) { Tile(id: $0) }.onDrag(of: elements) { _ in .number(1) }
          .onDrop(of: [DropBoard.type]) { _ in _ = elements }
      }
      let drag = Headless.Drag(itemAt: [0, 0], of: stage.view)
      notes = drag?.session?.localContext as? ListDrag
      #expect(notes != nil)
      drag?.move(to: CGPoint(x: 1, y: 1), in: stage.view)
      stage.show { ListSection("b") { Tile(id: 1) } }
      Headless.finishAnimations()
      stage.view.layoutIfNeeded()
      drag?.cancel()
    }
    stage.view.layoutIfNeeded()
    #expect(element == nil && notes == nil)
    #expect(!stage.view.subviews.contains { $0 is DropMark })
  }
}
