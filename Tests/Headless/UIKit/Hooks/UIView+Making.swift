// UIKit makes registered views from their class alone, whose `init(frame:)` need not be `required`
// there. Swift forbids that call on a metatype, since a class may lack the initializer, but a
// convenience initializer does make it: its `self.init(frame:)` runs the override of whatever
// class it is called on. So a convenience initializer gets a symbol of its own, and a class method
// that is declared with the same symbol calls it on a metatype. A class without `init(frame:)`
// stops with "Use of unimplemented initializer", as on Apple's systems.

extension UIView {
  @_silgen_name("headless_make_view")
  convenience init(dispatchingTo frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("headless_make_view")
  private class func dispatch(_ frame: CGRect) -> Self

  /// A view of this class, made by the class's own `init(frame:)`.
  class func make(frame: CGRect) -> Self {
    dispatch(frame)
  }
}
