import Foundation

/// The colors of marks, which are those of the playground's page.
struct MarkPalette: Equatable, Sendable {
  /// A color of numbers from 0 to 1.
  struct Color: Equatable, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    var alpha: CGFloat = 1

    /// Creates a color from a hexadecimal number of six digits.
    init(_ hex: UInt32) {
      red = CGFloat(hex >> 16 & 0xFF) / 255
      green = CGFloat(hex >> 8 & 0xFF) / 255
      blue = CGFloat(hex & 0xFF) / 255
    }

    func with(alpha: CGFloat) -> Color {
      var color = self
      color.alpha = alpha
      return color
    }
  }

  /// Behind texts.
  let screen: Color
  let accent: Color
  let remainingSpace: Color
  let indentation: Color
  let cell: Color

  static let light = MarkPalette(
    screen: Color(0xFFFFFF), accent: Color(0x0A64D8), remainingSpace: Color(0xC2410C),
    indentation: Color(0x7E22CE), cell: Color(0x566173))

  static let dark = MarkPalette(
    screen: Color(0x0B0E12), accent: Color(0x6CABFF), remainingSpace: Color(0xFFAB70),
    indentation: Color(0xD8A8FF), cell: Color(0xA3AEBD))

  /// Returns the color of a mark and its text.
  func ink(of kind: LineMark.Kind) -> Color {
    switch kind {
    case .line, .held: accent
    case .remainingSpace: remainingSpace
    case .indentation: indentation
    case .cell, .estimatedCell: cell
    }
  }

  /// Returns the color of a text and of what is behind it. What is held stands out.
  func colors(ofTextOn kind: LineMark.Kind) -> (text: Color, background: Color) {
    kind == .held
      ? (screen, accent) : (ink(of: kind), screen.with(alpha: 0.85))
  }
}
