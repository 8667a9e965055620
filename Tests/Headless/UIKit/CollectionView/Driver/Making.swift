// Attributes and contexts are made from the class that a layout names, as views are from a
// registered class: see `UIView.make(frame:)` for how Swift is brought to it.

extension UICollectionViewLayoutAttributes {
  @_silgen_name("headless_make_attributes")
  convenience init(dispatching: Void) {
    self.init()
  }

  @_silgen_name("headless_make_attributes")
  private class func dispatch(_ nothing: Void) -> Self

  /// Attributes of this class, made by the class's own `init()`.
  class func make() -> Self { dispatch(()) }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("headless_make_context")
  convenience init(dispatching: Void) {
    self.init()
  }

  @_silgen_name("headless_make_context")
  private class func dispatch(_ nothing: Void) -> Self

  /// A context of this class, made by the class's own `init()`.
  class func make() -> Self { dispatch(()) }
}
