import Foundation

/// The metrics of a font. All fonts have the same, so that text has the same size on every platform:
/// heights in proportion to those of the system font, and widths from a table.
package struct TextMetrics: Hashable, Sendable {
  package let pointSize: CGFloat
  /// The weight of the font, from -1 to 1.
  package let weight: CGFloat

  package init(pointSize: CGFloat, weight: CGFloat) {
    self.pointSize = pointSize
    self.weight = weight
  }

  package var ascender: CGFloat { pointSize * 0.952 }
  package var descender: CGFloat { pointSize * -0.241 }
  package var capHeight: CGFloat { pointSize * 0.705 }
  package var xHeight: CGFloat { pointSize * 0.526 }
  package var lineHeight: CGFloat { ascender - descender }

  /// Returns the size of a text in whole pixels.
  ///
  /// - Parameters:
  ///   - width: the width at which lines break, infinite if they do not.
  ///   - lines: the number of lines that are shown, 0 for all.
  ///   - scale: the number of pixels in a point.
  package func size(of text: String, width: CGFloat, lines: Int, scale: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let broken = TextLines(text, metrics: self, width: width)
    let shown = lines == 0 ? broken.lines[...] : broken.lines.prefix(lines)
    func roundedUp(_ length: CGFloat) -> CGFloat {
      (length * scale).rounded(.up) / scale
    }
    return CGSize(
      width: roundedUp(min(shown.map(\.width).max() ?? 0, width)),
      height: roundedUp(CGFloat(shown.count) * lineHeight))
  }
}
