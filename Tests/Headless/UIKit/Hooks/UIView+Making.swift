// UIKit makes objects from a class: registered views by `init(frame:)`, layers by `init()` (in
// `QuartzCore/CALayer+Making.swift`). Neither initializer is `required` there. Swift forbids such a call on a metatype, because a subclass may
// lack the initializer. But a convenience initializer may call `self.init(…)`, which runs the
// override of the class on which it was called. So a convenience initializer gets a symbol name,
// and a class method that is declared with the same symbol name calls it on a metatype:
//
//     @_silgen_name("headless_make_thing") convenience init(dispatching: Void) { self.init() }
//     @_silgen_name("headless_make_thing") private class func dispatch() -> Self
//
// The two declarations must be in the module of the class. They have the same calling convention:
// arguments, then the metatype; the caller owns the result. A class without the initializer traps
// with "Use of unimplemented initializer", as on Apple's platforms. MakingTests tests each kind of
// subclass, in debug and release builds.

extension UIView {
  @_silgen_name("headless_make_view")
  convenience init(dispatchingTo frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("headless_make_view")
  private class func dispatch(_ frame: CGRect) -> Self

  /// Returns a view of this class, made by the class's own `init(frame:)`.
  class func make(frame: CGRect) -> Self {
    dispatch(frame)
  }
}
