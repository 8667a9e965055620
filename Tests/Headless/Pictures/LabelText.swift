import CoreGraphics

/// The text of a label, and how it is set.
package struct LabelText {
  package let text: String
  package let metrics: TextMetrics
  /// The maximum number of lines, 0 for no maximum. One line does not break.
  package let lineLimit: Int
  package let ink: Ink
  package let anchor: Picture.TextLine.Anchor

  package init(
    _ text: String, metrics: TextMetrics, lineLimit: Int, ink: Ink,
    anchor: Picture.TextLine.Anchor
  ) {
    self.text = text
    self.metrics = metrics
    self.lineLimit = lineLimit
    self.ink = ink
    self.anchor = anchor
  }

  /// Returns the visible lines, centered vertically in a frame.
  ///
  /// Text that does not fit ends in an ellipsis, as on the screen.
  package func lines(in frame: CGRect) -> [Picture.TextLine] {
    guard !text.isEmpty else { return [] }
    let offered: CGFloat = lineLimit == 1 ? .greatestFiniteMagnitude : frame.width
    let broken = TextLines(text, metrics: metrics, width: offered).lines
    // A label shows its last line if at least three quarters of it fit.
    let room = max(1, Int((frame.height / metrics.lineHeight + 0.25).rounded(.down)))
    let count = min(broken.count, lineLimit == 0 ? room : min(lineLimit, room))
    let top = frame.midY - CGFloat(count) * metrics.lineHeight / 2
    return broken.prefix(count).enumerated().map { index, line in
      let isCut = index == count - 1 && count < broken.count
      let shown = fitted(String(line.text), isCut: isCut, width: frame.width)
      let width = metrics.advance(of: shown)
      let y = top + CGFloat(index) * metrics.lineHeight
      return Picture.TextLine(
        text: shown,
        frame: CGRect(
          x: x(in: frame, width: width), y: y, width: width, height: metrics.lineHeight),
        baseline: y + metrics.ascender, fontSize: metrics.pointSize, isBold: metrics.weight >= 0.3,
        ink: ink, anchor: anchor)
    }
  }

  private func x(in frame: CGRect, width: CGFloat) -> CGFloat {
    switch anchor {
    case .left: frame.minX
    case .center: frame.midX - width / 2
    case .right: frame.maxX - width
    }
  }

  private func fitted(_ text: String, isCut: Bool, width: CGFloat) -> String {
    // Sums of advances differ in their last bits, depending on their order.
    let room = width + 0.01
    if !isCut, metrics.advance(of: text) <= room { return text }
    var rest = Substring(text)
    while !rest.isEmpty, metrics.advance(of: rest + "…") > room {
      rest.removeLast()
    }
    while rest.last == " " { rest.removeLast() }
    return rest + "…"
  }
}
