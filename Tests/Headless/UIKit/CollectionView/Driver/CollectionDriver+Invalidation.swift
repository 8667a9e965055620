import Foundation

// How contexts are made, reach the layout and come back from its base class (evidence D, S, W).
extension CollectionDriver {
  static func makeContext(
    for layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutInvalidationContext {
    let declared: AnyClass = type(of: layout).invalidationContextClass
    let made = declared as? UICollectionViewLayoutInvalidationContext.Type
    return (made ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  static func makeCellAttributes(
    for layout: UICollectionViewLayout, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let declared: AnyClass = type(of: layout).layoutAttributesClass
    let made = (declared as? UICollectionViewLayoutAttributes.Type)?.make()
    let attributes = made ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = path
    return attributes
  }

  func makeContext(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext
  {
    Self.makeContext(for: layout)
  }

  /// Tells the layout that all is stale: new data, a new data source or a new layout.
  func invalidateEverything() throws {
    let context = makeContext(for: layout)
    context.everything = true
    context.dataSourceCounts = true
    try send(context)
  }

  /// Hands a context to the layout, and makes up for an override that keeps it to itself.
  func send(_ context: UICollectionViewLayoutInvalidationContext) throws {
    let reached = staleness
    let outer = reachedBase
    reachedBase.remove(.invalidate)
    defer { reachedBase = outer }
    try call(.layout) { layout.invalidateLayout(with: context) }
    guard !reachedBase.contains(.invalidate) else { return }
    report(
      .forgottenSuper,
      "\(type(of: layout)) overrides \(BaseCall.invalidate.selector) and forgets super")
    staleness = reached
    accept(context)
  }

  /// `invalidateLayout()` of the base class.
  func invalidateFromBase(
    with context: UICollectionViewLayoutInvalidationContext, of layout: UICollectionViewLayout
  ) {
    guard layout === self.layout else {
      layout.invalidateLayout(with: context)
      return
    }
    perform(orElse: ()) { try send(context) }
  }

  /// `invalidateLayout(with:)` of the base class.
  func baseReceived(
    _ context: UICollectionViewLayoutInvalidationContext, from layout: UICollectionViewLayout
  ) {
    guard layout === self.layout else { return }
    reachedBase.insert(.invalidate)
    let expected: AnyClass = type(of: layout).invalidationContextClass
    guard isKind(context, of: expected) else {
      markAllStale()
      _ = raise(
        .wrongContext,
        """
        the invalidation context (\(type(of: context))) sent to \(type(of: layout)) \
        invalidateLayout(with:) is not an instance of type \(expected) or a subclass
        """)
      return
    }
    if callouts.last == .query {
      report(.reentrance, "the layout is invalidated inside one of its own queries")
    }
    accept(context)
  }

  private func accept(_ context: UICollectionViewLayoutInvalidationContext) {
    staleness.merge(context, fromScrolling: invalidatesForScrolling)
    // An element that takes another size moves those after it, named or not (evidence L).
    if invalidatesForPreferred { staleness.makeFull() }
    if context.invalidateEverything || context.invalidateDataSourceCounts { counts = nil }
    markStale()
  }

  /// The layout is to be prepared in the next pass, or in this one if one is running.
  func markStale() {
    isLayoutValid = false
    if !isInPass { view.setNeedsLayout() }
  }

  /// Everything is to be prepared and asked for, although no context said so.
  func markAllStale() {
    staleness.makeFull()
    markStale()
  }

  func isKind(_ object: AnyObject, of expected: AnyClass) -> Bool {
    var current: AnyClass? = type(of: object)
    while let type = current {
      if type == expected { return true }
      current = _getSuperclass(type)
    }
    return false
  }
}
