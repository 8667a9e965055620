import Foundation

extension Headless {
  /// A person who drags items from a collection view, or from another app, over collection views.
  ///
  /// Views get the calls in the order that Apple documents. No view opens a gap: a proposal whose intent is
  /// to insert items has the effect of one without an intent.
  @preconcurrency @MainActor
  public final class Drag {
    private let held: HeldDragSession

    /// The session for the app in which the drag began, nil if that is another one.
    public var session: (any UIDragSession)? { held.localDragSession }

    /// The view over which the items are, if its delegate takes any of them.
    private var entered: UICollectionView?
    private weak var refusing: UICollectionView?

    /// What the view answered when the items were last moved.
    public private(set) var proposal: UICollectionViewDropProposal?

    /// The index paths of the items to which dropped previews were animated, nil where none was.
    public private(set) var targets: [IndexPath?] = []

    /// The items that are dragged.
    public var items: [UIDragItem] { held.items }

    /// Lifts an item of a collection view. Nil if that cannot be dragged.
    public convenience init?(itemAt path: IndexPath, of view: UICollectionView) {
      guard let cell = view.cellForItem(at: path) else { return nil }
      self.init(itemAt: path, of: view, touchedAt: cell.center)
    }

    /// Lifts the item at a point of a collection view, whatever is in front of it (evidence I). Nil if there is
    /// none, or it cannot be dragged.
    public convenience init?(at point: CGPoint, of view: UICollectionView) {
      guard let path = view.indexPathForItem(at: point) else { return nil }
      self.init(itemAt: path, of: view, touchedAt: point)
    }

    private init?(itemAt path: IndexPath, of view: UICollectionView, touchedAt point: CGPoint) {
      held = HeldDragSession(source: view)
      guard view.dragInteractionEnabled, let delegate = view.dragDelegate else { return nil }
      held.place = (point, view)
      held.items = delegate.collectionView(view, itemsForBeginning: held, at: path)
      if held.items.isEmpty { return nil }
      held.note(path)
      held.allowsMoveOperation = delegate.collectionView(
        view, dragSessionAllowsMoveOperation: held)
      view.activeDrags += 1
      delegate.collectionView(view, dragSessionWillBegin: held)
    }

    /// Drags items from another app.
    public init(_ providers: [NSItemProvider]) {
      let held = HeldDragSession(source: nil)
      self.held = held
      held.items = providers.map {
        UIDragItem(
          itemProvider: NSItemProvider(arrivingFrom: $0, isLoadable: { held.isBeingDropped }))
      }
    }

    /// Taps another item while some are dragged, which adds it to them.
    public func add(itemAt path: IndexPath) {
      guard let view = held.source, let delegate = view.dragDelegate,
        let cell = view.cellForItem(at: path)
      else { return }
      held.items += delegate.collectionView(
        view, itemsForAddingTo: held, at: path, point: cell.center)
      held.note(path)
    }

    /// Moves the items to a point of a collection view, in the coordinates of its content.
    public func move(to point: CGPoint, in view: UICollectionView) {
      held.place = (point, view)
      if view !== entered, view !== refusing {
        leave()
        guard let delegate = view.dropDelegate, delegate.collectionView(view, canHandle: held)
        else {
          refusing = view
          return
        }
        entered = view
        view.activeDrops += 1
        delegate.collectionView(view, dropSessionDidEnter: held)
      }
      guard view === entered, let delegate = view.dropDelegate else { return }
      proposal = delegate.collectionView(
        view, dropSessionDidUpdate: held,
        withDestinationIndexPath: view.indexPathForItem(at: point))
    }

    /// Moves the items out of the view over which they are.
    public func leave() {
      refusing = nil
      proposal = nil
      guard let view = entered else { return }
      entered = nil
      view.activeDrops -= 1
      view.dropDelegate?.collectionView(view, dropSessionDidExit: held)
    }

    /// Lifts the finger.
    ///
    /// - Returns: whether a view took the items.
    @discardableResult
    public func drop() -> Bool {
      let view = entered
      let isTaken = view != nil && takes
      if let view, isTaken, let proposal {
        let coordinator = HeldDropCoordinator(held, on: view, proposal)
        held.isBeingDropped = true
        view.dropDelegate?.collectionView(view, performDropWith: coordinator)
        held.isBeingDropped = false
        targets = held.items.map { coordinator.targets[ObjectIdentifier($0)] }
      }
      end()
      return isTaken
    }

    /// Ends the drag without a drop, as a call does.
    public func cancel() {
      leave()
      end()
    }

    /// Whether the view takes the items if they are dropped now. Only items of the same app are moved.
    private var takes: Bool {
      switch proposal?.operation {
      case .copy: true
      case .move: held.localDragSession != nil && held.allowsMoveOperation
      default: false
      }
    }

    private func end() {
      if let view = entered {
        view.activeDrops -= 1
        view.dropDelegate?.collectionView(view, dropSessionDidEnd: held)
      }
      entered = nil
      if let source = held.source {
        source.activeDrags -= 1
        source.dragDelegate?.collectionView(source, dragSessionDidEnd: held)
      }
      held.localContext = nil
    }
  }
}

/// A drag, which is also the session of drops in the same app.
private final class HeldDragSession: NSObject, UIDragSession, UIDropSession {
  weak var source: UICollectionView?
  let isLocal: Bool
  var items: [UIDragItem] = []
  var place: (point: CGPoint, view: UIView)?
  var allowsMoveOperation = true
  var localContext: Any?
  var isBeingDropped = false

  /// Where the items of the source stood when they were lifted.
  private(set) var paths: [ObjectIdentifier: IndexPath] = [:]

  init(source: UICollectionView?) {
    self.source = source
    isLocal = source != nil
  }

  /// Notes where the latest items come from.
  func note(_ path: IndexPath) {
    for item in items where paths[ObjectIdentifier(item)] == nil {
      paths[ObjectIdentifier(item)] = path
    }
  }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

  func location(in view: UIView) -> CGPoint {
    guard let place else { return .zero }
    return place.view === view ? place.point : place.view.convert(place.point, to: view)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

private final class HeldDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let view: UICollectionView
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let items: [any UICollectionViewDropItem]
  var targets: [ObjectIdentifier: IndexPath] = [:]

  init(
    _ session: HeldDragSession, on view: UICollectionView, _ proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    items = session.items.map {
      HeldDropItem($0, from: session.source === view ? session.paths[ObjectIdentifier($0)] : nil)
    }
  }

  var destinationIndexPath: IndexPath? { view.indexPathForItem(at: session.location(in: view)) }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    if view.driver.itemExists(at: indexPath) {
      targets[ObjectIdentifier(dragItem)] = indexPath
    } else {
      Headless.violate(
        .nonexistentItem,
        "an item is dropped to \(indexPath), where the collection view has no item")
    }
    return EndedDragAnimation()
  }
}

private final class HeldDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ dragItem: UIDragItem, from path: IndexPath?) {
    self.dragItem = dragItem
    sourceIndexPath = path
  }
}

/// An animation that ends at once.
private final class EndedDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
