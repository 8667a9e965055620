// UIKit makes objects from their class alone: registered views by `init(frame:)`, layers by
// `init()`, neither of which is `required` there. Swift forbids that call on a metatype, since a
// class may lack the initializer, but a convenience initializer does make it: its `self.init(…)`
// runs the override of whatever class it is called on. So a convenience initializer gets a symbol
// of its own, and a class method declared with the same symbol calls it on a metatype:
//
//     @_silgen_name("headless_make_thing") convenience init(dispatching: Void) { self.init() }
//     @_silgen_name("headless_make_thing") private class func dispatch() -> Self
//
// The pair stands in the class itself or in an extension in the same module. Both have the same
// calling convention: arguments, then the metatype; the result is owned. A class without the
// initializer stops with "Use of unimplemented initializer", as on Apple's systems. MakingTests
// tries it for every kind of subclass, in debug and release builds.

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

extension CALayer {
  @_silgen_name("headless_make_layer")
  convenience init(dispatching: Void) {
    self.init()
  }

  @_silgen_name("headless_make_layer")
  private class func dispatch() -> Self

  /// A layer of a class, made by the class's own `init()`.
  class func make(_ layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(layerClass) is a view's layerClass and no subclass of CALayer")
    }
    // Asking the plain class directly is faster, and most views have it.
    return layerClass == CALayer.self ? CALayer() : layerClass.dispatch()
  }
}
