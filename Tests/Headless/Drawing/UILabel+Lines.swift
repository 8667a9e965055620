import UIKit

extension UILabel {
  /// Returns the visible lines of the label's text, centered vertically in a frame.
  ///
  /// Text that does not fit ends in an ellipsis, as on the screen.
  func drawnLines(in frame: CGRect) -> [Picture.TextLine] {
    guard let text, !text.isEmpty, let ink = Ink(resolved(textColor)) else { return [] }
    let font = self.font ?? .systemFont(ofSize: 17)
    let offered: CGFloat = numberOfLines == 1 ? .greatestFiniteMagnitude : frame.width
    let broken = TextLines(text, font: font, width: offered).lines
    // A label shows its last line if at least three quarters of it fit.
    let room = max(1, Int((frame.height / font.lineHeight + 0.25).rounded(.down)))
    let count = min(broken.count, numberOfLines == 0 ? room : min(numberOfLines, room))
    let top = frame.midY - CGFloat(count) * font.lineHeight / 2
    return broken.prefix(count).enumerated().map { index, line in
      let isCut = index == count - 1 && count < broken.count
      let shown = Self.fitted(String(line.text), isCut: isCut, font: font, width: frame.width)
      let width = font.advance(of: shown)
      return Picture.TextLine(
        text: shown,
        frame: CGRect(
          x: x(in: frame, width: width), y: top + CGFloat(index) * font.lineHeight,
          width: width, height: font.lineHeight),
        baseline: top + CGFloat(index) * font.lineHeight + font.ascender,
        fontSize: font.pointSize, isBold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue,
        ink: ink, anchor: anchor)
    }
  }

  private func resolved(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: traitCollection).cgColor
  }

  private var anchor: Picture.TextLine.Anchor {
    switch textAlignment {
    case .center: .center
    case .right: .right
    case .left: .left
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  private func x(in frame: CGRect, width: CGFloat) -> CGFloat {
    switch anchor {
    case .left: frame.minX
    case .center: frame.midX - width / 2
    case .right: frame.maxX - width
    }
  }

  private static func fitted(
    _ text: String, isCut: Bool, font: UIFont, width: CGFloat
  ) -> String {
    // Sums of advances differ in their last bits, depending on their order.
    let room = width + 0.01
    if !isCut, font.advance(of: text) <= room { return text }
    var rest = Substring(text)
    while !rest.isEmpty, font.advance(of: rest + "…") > room {
      rest.removeLast()
    }
    while rest.last == " " { rest.removeLast() }
    return rest + "…"
  }
}
