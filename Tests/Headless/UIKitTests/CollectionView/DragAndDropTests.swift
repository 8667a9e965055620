import Testing
import UIKit
import UIKitTestSupport

/// Sessions of drags and drops. Evidence: D for the calls and for what may be loaded when; their order is
/// documented in words, and partly I.
@MainActor
@Suite(.underAllModes)
struct DragAndDropTests {
  private final class Delegate: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var calls: [String] = []
    var handles = true
    var operation = UIDropOperation.copy
    var perform: @MainActor (any UICollectionViewDropCoordinator) -> Void = { _ in }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      path.item == 2 ? [] : [UIDragItem(itemProvider: .text("\(path.item)"))]
    }

    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begin")
    }

    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("end of drag")
    }

    func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      calls.append("can handle")
      return handles
    }

    func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      calls.append("enter")
    }

    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      calls.append("update \(path.map { "\($0.item)" } ?? "nowhere")")
      return UICollectionViewDropProposal(operation: operation, intent: .unspecified)
    }

    func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      calls.append("exit")
    }

    func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      calls.append("end of drop")
    }

    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      calls.append("perform")
      perform(coordinator)
    }
  }

  private let view: UICollectionView
  private let delegate = Delegate()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = delegate
    view.dragDelegate = delegate
    view.dropDelegate = delegate
    view.dragInteractionEnabled = true
    view.layoutIfNeeded()
  }

  @Test func `a drag within a view begins and ends once`() throws {
    let drag = try #require(Headless.Drag(itemAt: [0, 1], of: view))
    #expect(view.hasActiveDrag && !view.hasActiveDrop)
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    drag.move(to: CGPoint(x: 50, y: 290), in: view)
    #expect(view.hasActiveDrop)
    #expect(drag.drop())
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
    expectEqual(
      delegate.calls,
      [
        "begin", "can handle", "enter", "update 0", "update nowhere", "perform", "end of drop",
        "end of drag",
      ])
  }

  @Test func `a view that cannot handle a drag is told nothing more`() {
    delegate.handles = false
    let drag = Headless.Drag([.text("a")])
    drag.move(to: .zero, in: view)
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    #expect(!drag.drop())
    expectEqual(delegate.calls, ["can handle"])
  }

  @Test func `a drag that leaves is not dropped`() {
    let drag = Headless.Drag([.text("a")])
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    drag.leave()
    #expect(!drag.drop())
    expectEqual(delegate.calls, ["can handle", "enter", "update 0", "exit"])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .move])
  func `items of another app are neither moved nor dropped where that is refused`(
    operation: UIDropOperation
  ) {
    delegate.operation = operation
    let drag = Headless.Drag([.text("a")])
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    #expect(!drag.drop())
    expectEqual(delegate.calls.last, "end of drop")
  }

  @Test func `an item is lifted only if it has items and the view allows it`() {
    #expect(Headless.Drag(itemAt: [0, 2], of: view) == nil)
    view.dragInteractionEnabled = false
    #expect(Headless.Drag(itemAt: [0, 0], of: view) == nil)
    #expect(delegate.calls.isEmpty)
  }

  @Test func `data of another app is loaded only while it is dropped`() {
    var results: [Bool] = []
    func load(_ session: any UIDropSession) {
      session.items[0].itemProvider.loadDataRepresentation(forTypeIdentifier: "public.text") {
        data, error in
        MainActor.assumeIsolated { results.append(data != nil && error == nil) }
      }
    }
    var session: (any UIDropSession)?
    delegate.perform = {
      session = $0.session
      load($0.session)
    }
    let drag = Headless.Drag([.text("a")])
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    drag.drop()
    if let session { load(session) }
    expectEqual(results, [true, false])
  }

  @Test func `dropping to an item that does not exist is an exception`() {
    delegate.perform = { $0.drop($0.items[0].dragItem, toItemAt: [0, 3]) }
    let drag = Headless.Drag([.text("a")])
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    expectViolation(.nonexistentItem, "where the collection view has no item") { drag.drop() }
  }

  @Test func `a dropped item knows where it comes from`() throws {
    var paths: [IndexPath?] = []
    delegate.perform = { paths = $0.items.map(\.sourceIndexPath) }
    let drag = try #require(Headless.Drag(itemAt: [0, 1], of: view))
    drag.move(to: CGPoint(x: 50, y: 10), in: view)
    drag.drop()
    expectEqual(paths, [[0, 1]])
  }
}

extension NSItemProvider {
  fileprivate static func text(_ text: String) -> NSItemProvider {
    let provider = NSItemProvider()
    let data = Data(text.utf8)
    provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) {
      complete in
      complete(data, nil)
      return nil
    }
    return provider
  }
}
