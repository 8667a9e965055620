@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What a person drags from a list.
@MainActor
@Suite(.underAllModes)
struct DragTests {
  @Test func `an item is dragged with its element`() {
    let board = DropBoard([1, 2, 3])
    let drag = board.drag(1)
    #expect(drag?.items.map { $0.localObject as? DropBoard.Entry } == [.init(id: 2)])
    #expect(drag?.items.first?.itemProvider.registeredTypeIdentifiers == [DropBoard.type])
    drag?.cancel()
  }

  @Test func `an item without a provider is not dragged`() {
    let stage = ListStage()
    stage.show {
      ListSection("a", of: [1, 2]) { Tile(id: $0) }.onDrag(of: [1, 2]) {
        $0 == 1 ? nil : .number($0)
      }
    }
    #expect(Headless.Drag(itemAt: [0, 0], of: stage.view) == nil)
    #expect(Headless.Drag(itemAt: [0, 1], of: stage.view) != nil)
  }

  @Test func `items behind the elements are not dragged`() {
    let board = DropBoard([1], rules: .init(hasLastRow: true))
    #expect(board.drag(1) == nil)
  }

  @Test func `what stands in an empty section is not dragged`() {
    let stage = ListStage()
    stage.show {
      ListSection("a", of: [Int]()) { Tile(id: $0) }.whenEmpty { Tile(id: 0) }
        .onDrag(of: [Int]()) { .number($0) }
    }
    #expect(Headless.Drag(itemAt: [0, 0], of: stage.view) == nil)
  }

  @Test func `other items join a drag, each one once`() {
    let board = DropBoard([1, 2], [3], rules: .init(hasLastRow: true))
    let drag = board.drag(1)
    for path in [[0, 0], [0, 1], [1, 0], [0, 0], [0, 2]] as [IndexPath] { drag?.add(itemAt: path) }
    #expect(drag?.items.map { ($0.localObject as? DropBoard.Entry)?.id } == [2, 1, 3])
    drag?.cancel()
  }

  @Test func `an item that a person has moved to another section keeps its element`() {
    let board = DropBoard([1, 2], [3], rules: .init(group: "numbers", reorders: true))
    board.moveFirst(behind: 0, section: 1)
    #expect(board.entries == [[2], [3, 1]])
    let drag = board.drag(1, section: 1)
    #expect((drag?.items.first?.localObject as? DropBoard.Entry)?.id == 1)
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
    #expect(board.drag(0)?.items.first?.localObject as? Int == 7)
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
