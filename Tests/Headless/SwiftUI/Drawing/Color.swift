import UIKit

/// A color, which as a view takes all that is proposed.
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  public init(uiColor: UIColor) {
    self.uiColor = uiColor
  }

  /// The meaning of components. Here they all mean the same.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  public static let clear = Color(uiColor: .clear)
  public static let black = Color(uiColor: .black)
  public static let white = Color(uiColor: .white)
  public static let gray = Color(uiColor: .systemGray)
  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: .systemOrange)
  public static let yellow = Color(uiColor: .systemYellow)
  public static let green = Color(uiColor: .systemGreen)
  public static let teal = Color(uiColor: .systemTeal)
  public static let blue = Color(uiColor: .systemBlue)
  public static let indigo = Color(uiColor: .systemIndigo)
  public static let purple = Color(uiColor: .systemPurple)
  public static let pink = Color(uiColor: .systemPink)
  public static let primary = Color(uiColor: .label)
  public static let secondary = Color(uiColor: .secondaryLabel)
  public static var accentColor: Color { blue }

  public func opacity(_ opacity: Double) -> Color {
    let uiColor = uiColor
    return Color(
      uiColor: UIColor { traits in
        let color = uiColor.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      })
  }
}

extension Color: View, PrimitiveView {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    [ShapeNode(Rectangle(), self, environment: environment)]
  }
}

/// A style of text and shapes.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// One of the levels of the style around a view. Here they are those of UIKit's labels.
public struct HierarchicalShapeStyle: ShapeStyle {
  let color: Color

  public static let primary = HierarchicalShapeStyle(color: .primary)
  public static let secondary = HierarchicalShapeStyle(color: .secondary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var teal: Color { .teal }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
}

extension ShapeStyle {
  /// The color of the style.
  var drawnColor: Color {
    (self as? Color) ?? (self as? HierarchicalShapeStyle)?.color ?? .primary
  }
}
