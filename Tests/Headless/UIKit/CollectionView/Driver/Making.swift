// UIKit makes attributes and contexts from the class that a layout returns, as it makes views from
// a registered class. `UIView.make(frame:)` explains how Swift can do that.

extension UICollectionViewLayoutAttributes {
  @_silgen_name("headless_make_attributes")
  convenience init(dispatching: Void) {
    self.init()
  }

  @_silgen_name("headless_make_attributes")
  private class func dispatch(_ nothing: Void) -> Self

  /// Returns attributes of this class, made by the class's own `init()`.
  class func make() -> Self { dispatch(()) }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("headless_make_context")
  convenience init(dispatching: Void) {
    self.init()
  }

  @_silgen_name("headless_make_context")
  private class func dispatch(_ nothing: Void) -> Self

  /// Returns a context of this class, made by the class's own `init()`.
  class func make() -> Self { dispatch(()) }
}
