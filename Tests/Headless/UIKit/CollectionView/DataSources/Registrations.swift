import Foundation

extension UICollectionView {
  /// How cells of a class are configured for items. The first dequeue registers the class.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let origin = RegistrationOrigin()
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How supplementary views of a class and kind are configured. The first dequeue registers the
  /// class.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let origin = RegistrationOrigin()
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that the handler of the registration has configured. Without an item the
  /// handler is not called (evidence I).
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    driver.checkOrigin(
      of: registration.origin, what: "a cell",
      place: """
        -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource \
        cell provider
        """)
    driver.register(Cell.self, kind: "", registration.origin)
    let dequeued = driver.dequeueCell(registration.origin.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else { return Cell.make(frame: .zero) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let kind = registration.elementKind
    driver.checkOrigin(
      of: registration.origin, what: "a supplementary view",
      place: """
        -collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a \
        UICollectionViewDiffableDataSource supplementary view provider
        """)
    driver.register(Supplementary.self, kind: kind, registration.origin)
    let dequeued = driver.dequeueSupplementaryView(
      kind, registration.origin.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else { return Supplementary.make(frame: .zero) }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// What identifies a registration, and where it was created.
struct RegistrationOrigin {
  let identifier = UUID().uuidString
  /// The collection views that were asking for a view when the registration was created.
  let requestingViews = RequestingViews.current
}

/// The collection views that are asking their data source for a view.
enum RequestingViews {
  @TaskLocal static var current: [ObjectIdentifier] = []
}

extension CollectionDriver {
  /// Runs code of the client that returns a view to this collection view.
  func requestingView<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.askingForViews.append(ObjectIdentifier(self))
    defer { Self.askingForViews.removeLast() }
    return try RequestingViews.$current.withValue(
      RequestingViews.current + [ObjectIdentifier(self)], operation: body)
  }

  /// Raises UIKit's exception for a registration that was created while this collection view asked
  /// for a view (evidence R: Apple's forums, thread 681739). Whether a cell that is made meanwhile
  /// may create registrations for a collection view of its own depends on the modes.
  func checkOrigin(of origin: RegistrationOrigin, what: String, place: String) {
    let isRefused =
      modes.providerFlag == .forAllViews
      ? !origin.requestingViews.isEmpty
      : origin.requestingViews.contains(ObjectIdentifier(self))
    guard isRefused else { return }
    _ = raise(
      .registrationInProvider,
      """
      Attempted to dequeue \(what) using a registration that was created inside \(place). Creating \
      a new registration each time \(what) is requested will prevent reuse and cause created views \
      to remain inaccessible in memory for the lifetime of the collection view. Registrations \
      should be created up front and reused.
      """)
  }

  func register(
    _ viewClass: UICollectionReusableView.Type, kind: String, _ origin: RegistrationOrigin
  ) {
    let key = ReusePools.Key(kind: kind, identifier: origin.identifier)
    guard pools.registeredClass(for: key) == nil else { return }
    pools.register(viewClass, for: key)
  }

  /// Raises UIKit's exception for a cell provider without a cell, and returns an unused cell
  /// (evidence R).
  func missingCell(at path: IndexPath) -> UICollectionViewCell {
    _ = raise(
      .viewNotDequeued,
      """
      the cell provider of the diffable data source returned nil for the item at \
      \(path.messageText) - it must always return a cell
      """)
    return UICollectionViewCell(frame: .zero)
  }
}
