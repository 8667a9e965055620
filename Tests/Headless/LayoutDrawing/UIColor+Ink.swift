import UIKit

extension UIColor {
  /// The color of an ink.
  package convenience init(_ ink: Ink) {
    self.init(
      red: CGFloat(ink.red) / 255, green: CGFloat(ink.green) / 255,
      blue: CGFloat(ink.blue) / 255, alpha: CGFloat(ink.alpha) / 255)
  }
}
