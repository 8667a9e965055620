// UIKit makes the layer of a view from its class. `UIKit/Hooks/UIView+Making.swift` explains how Swift
// can do that, and why it is in the module of the class.

extension CALayer {
  @_silgen_name("headless_make_layer")
  convenience init(dispatching: Void) {
    self.init()
  }

  @_silgen_name("headless_make_layer")
  private class func dispatch() -> Self

  /// Returns a layer of a class, made by the class's own `init()`.
  package class func make(_ layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(layerClass), the layerClass of a view, is not a subclass of CALayer")
    }
    // Most views use the plain class, for which a direct call is faster.
    return layerClass == CALayer.self ? CALayer() : layerClass.dispatch()
  }
}
