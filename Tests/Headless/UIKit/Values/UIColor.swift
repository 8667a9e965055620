/// A color with fixed components, or one that depends on traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let provider: @Sendable (UITraitCollection) -> CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = { _ in color }
    super.init()
  }

  public init(cgColor: CGColor) {
    provider = { _ in cgColor }
    super.init()
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = { dynamicProvider($0).provider($0) }
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Each component is full in a third of the color wheel and fades in a sixth on both sides.
    func component(fullAt center: CGFloat) -> CGFloat {
      let turns = abs((hue - center).truncatingRemainder(dividingBy: 1))
      let share = 2 - 6 * min(turns, 1 - turns)
      return brightness * (1 - saturation + saturation * min(max(share, 0), 1))
    }
    self.init(
      red: component(fullAt: 0), green: component(fullAt: 1 / 3), blue: component(fullAt: 2 / 3),
      alpha: alpha)
  }

  /// The color under the current traits.
  open var cgColor: CGColor {
    provider(.current)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: provider(traitCollection))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { [provider] traits in
      UIColor(cgColor: provider(traits).copy(alpha: alpha) ?? provider(traits))
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = cgColor.components else { return false }
    red?.pointee = rgba[0]
    green?.pointee = rgba[1]
    blue?.pointee = rgba[2]
    alpha?.pointee = rgba[3]
    return true
  }

  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return [UIUserInterfaceStyle.light, .dark].map(UITraitCollection.init(userInterfaceStyle:))
      .allSatisfy { provider($0) == other.provider($0) }
  }

  open override var hash: Int {
    provider(UITraitCollection(userInterfaceStyle: .light)).hashValue
  }

  open override var description: String {
    let rgba = (cgColor.components ?? []).map { "\($0)" }
    return "UIExtendedSRGBColorSpace " + rgba.joined(separator: " ")
  }
}
