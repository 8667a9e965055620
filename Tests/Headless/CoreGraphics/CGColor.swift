/// A color with fixed components: red, green, blue and alpha from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let rgba: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [red, green, blue, alpha]
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var components: [CGFloat]? { rgba }
  public var numberOfComponents: Int { rgba.count }
  public var alpha: CGFloat { rgba[3] }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.rgba == other.rgba
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}
