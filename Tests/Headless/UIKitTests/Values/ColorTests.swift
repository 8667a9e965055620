import Testing
import UIKit

/// Components of colors, which drawing reads (evidence: D).
struct ColorTests {
  @Test func `getRed returns the components`() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let isReadable = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(isReadable)
    expectEqual([red, green, blue, alpha], [0.1, 0.2, 0.3, 0.4])
  }

  @Test func `withAlphaComponent replaces the alpha`() {
    expectEqual(
      UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test(
    arguments: [
      (0, UIColor.red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan), (2.0 / 3, .blue),
      (5.0 / 6, .magenta), (1, .red),
    ] as [(CGFloat, UIColor)])
  func `hues run from red through green and blue`(hue: CGFloat, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    let difference = zip(color.cgColor.components ?? [], expected.cgColor.components ?? [])
      .map { abs($0 - $1) }.max()
    #expect((difference ?? 1) < 1e-9)
  }

  @Test func `a color without saturation is gray`() {
    let color = UIColor(hue: 0.7, saturation: 0, brightness: 0.4, alpha: 1)
    expectEqual(color, UIColor(white: 0.4, alpha: 1))
  }

  @Test func `system colors follow the light and dark styles`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UIColor.systemBackground.resolvedColor(with: dark), .black)
    #expect(UIColor.systemBackground != .white)
    dark.performAsCurrent {
      expectEqual(UIColor.label.cgColor, UIColor.white.cgColor)
    }
    expectEqual(UIColor.label.cgColor, UIColor.black.cgColor)
  }
}
