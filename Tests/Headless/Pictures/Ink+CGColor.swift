import CoreGraphics

extension Ink {
  /// The color of a view or layer, or nil if it is invisible.
  package init?(_ color: CGColor?) {
    guard let components = color?.components, components.count == 4, components[3] > 0 else {
      return nil
    }
    let steps = components.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    self.init(red: steps[0], green: steps[1], blue: steps[2], alpha: steps[3])
  }
}
