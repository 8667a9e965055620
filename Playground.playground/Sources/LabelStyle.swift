import UIKit

/// The font, colors and margins of a cell's text, which measuring and drawing share.
@MainActor
struct LabelStyle {
  var font = UIFont.systemFont(ofSize: 14)
  var color = Shade.blue.text
  var background = Shade.blue.background
  var border: UIColor?
  var cornerRadius: CGFloat = 8
  var margin = CGSize(width: 12, height: 7)
  var alignment = NSTextAlignment.natural

  init() {}

  init(_ shade: Shade) {
    color = shade.text
    background = shade.background
  }

  /// Returns the size of a cell that shows a text and is no wider than a width.
  func size(of text: String, fitting width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    let room = max(1, width - 2 * margin.width)
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return CGSize(
      width: size.width.rounded(.up) + 2 * margin.width,
      height: size.height.rounded(.up) + 2 * margin.height)
  }
}

/// A background color with a text color that is readable on it.
struct Shade: Hashable {
  let background: UIColor
  let text: UIColor
  /// The color between both.
  let middle: UIColor

  static let blue = Shade(background: 0xE3EEFC, text: 0x174A8B)
  static let green = Shade(background: 0xE0F3E6, text: 0x1B5E35)
  static let orange = Shade(background: 0xFDEBD7, text: 0x8A4B0F)
  static let pink = Shade(background: 0xFBE4EE, text: 0x8C1F55)
  static let purple = Shade(background: 0xEDE6FA, text: 0x4B2E91)
  static let teal = Shade(background: 0xDBF2F2, text: 0x12595E)
  static let gray = Shade(background: 0xEFF1F4, text: 0x3A4250)
  static let strong = Shade(background: 0x1F5FB8, text: 0xFEFEFE)

  static let all = [blue, green, orange, pink, purple, teal]

  private init(background: UInt32, text: UInt32) {
    self.background = UIColor(hex: background)
    self.text = UIColor(hex: text)
    // Without their lowest bits, the components of both are halved at once.
    middle = UIColor(hex: (background & 0xFEFEFE) / 2 + (text & 0xFEFEFE) / 2)
  }
}

extension UIColor {
  /// Creates a color from a hexadecimal number of six digits. In dark mode it is as light as it is dark otherwise,
  /// and of the same hue.
  convenience init(hex: UInt32) {
    self.init { traits in
      var components = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
      if traits.userInterfaceStyle == .dark, let least = components.min(),
        let greatest = components.max()
      {
        components = components.map { $0 + 1 - least - greatest }
      }
      return UIColor(red: components[0], green: components[1], blue: components[2], alpha: 1)
    }
  }
}
