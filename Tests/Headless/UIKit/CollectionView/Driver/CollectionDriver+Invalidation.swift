import Foundation

// Contexts: the driver makes them and sends them to the layout, whose base class passes them back.
// Apple's documentation describes this (evidence D). Stacks show that self-sizing and new bounds
// call `invalidateLayout(with:)` directly (S). WWDC 2014, session 226, explains contexts that name
// elements (W).
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

  /// Invalidates everything, for new data, a new data source or a new layout.
  func invalidateEverything() throws {
    let context = makeContext(for: layout)
    context.everything = true
    context.dataSourceCounts = true
    try send(context)
  }

  /// Sends a context to the layout. If an override does not call super, reports it and merges the
  /// context all the same.
  func send(_ context: UICollectionViewLayoutInvalidationContext) throws {
    let reached = staleness
    let outer = reachedBase
    reachedBase.remove(.invalidate)
    defer { reachedBase = outer }
    try call(.layout) { layout.invalidateLayout(with: context) }
    guard !reachedBase.contains(.invalidate) else { return }
    reportForgottenSuper(.forgottenSuper, .invalidate)
    staleness = reached
    accept(context)
  }

  /// Implements `invalidateLayout()` of the base class.
  func invalidateFromBase(
    with context: UICollectionViewLayoutInvalidationContext, of layout: UICollectionViewLayout
  ) {
    guard layout === self.layout else {
      layout.invalidateLayout(with: context)
      return
    }
    perform(orElse: ()) { try send(context) }
  }

  /// Implements `invalidateLayout(with:)` of the base class.
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
    observeContext?(context)
    staleness.merge(context)
    if context.invalidateEverything || context.invalidateDataSourceCounts { counts = nil }
    if context.clearsMeasurements { forgetMeasurements() }
    markStale()
    accept(Adjustment(of: context))
  }

  /// Makes the layout be prepared in the next pass, or in this one if a pass is running.
  func markStale() {
    isLayoutValid = false
    if !isInPass { view.setNeedsLayout() }
  }

  /// Sends a context that names nothing, as `invalidateLayout()` does.
  func sendPlainContext() {
    perform(orElse: ()) { try send(makeContext(for: layout)) }
  }

  /// Invalidates everything without a context.
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

extension UICollectionViewLayoutInvalidationContext {
  /// Whether views are measured again after this context. A new size of the collection view makes
  /// them be measured too.
  var makesViewsBeMeasured: Bool { clearsMeasurements || origin == .resizing }

  /// Whether it is this context that makes views be measured again.
  var clearsMeasurements: Bool { (invalidateEverything || isPlain) && !keepsMeasurements }

  /// Whether the context names nothing and UIKit did not make it for a certain event.
  var isPlain: Bool {
    origin == .unknown && !invalidateEverything && !invalidateDataSourceCounts
      && Staleness.elements(in: self).isEmpty
  }
}
