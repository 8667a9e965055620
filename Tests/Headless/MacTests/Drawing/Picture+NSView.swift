import AppKit
import Pictures

extension Picture {
  /// Creates a picture of a view and its subviews as the screen shows them: without hidden and clipped
  /// views, in their order. A picture's y axis points down, whatever the views' own.
  ///
  /// The view must be laid out.
  @MainActor
  init(of view: NSView, background: Ink? = .white) {
    let bounds = NSRect(origin: .zero, size: view.bounds.size)
    self.init(of: DrawnView(view, frame: bounds), background: background)
  }
}

extension DrawnView {
  /// - Parameter frame: The view's rectangle on the picture.
  @MainActor
  fileprivate init(_ view: NSView, frame: CGRect) {
    self.init(frame)
    opacity = view.isHidden ? 0 : view.alphaValue
    clips = view.clipsToBounds || view.layer?.masksToBounds == true
    box =
      view.layer.flatMap { Picture.Box($0, frame: frame) } ?? (view as? NSControl)?.box(in: frame)
    lines = (view as? NSControl)?.drawnLines(in: frame) ?? []
    subviews = view.subviews.map { DrawnView($0, frame: view.place(of: $0, in: frame)) }
  }
}

extension NSView {
  /// Returns the rectangle of a subview on a picture.
  fileprivate func place(of subview: NSView, in frame: CGRect) -> CGRect {
    let fromTop =
      isFlipped ? subview.frame.minY - bounds.minY : bounds.maxY - subview.frame.maxY
    return CGRect(
      x: frame.minX + subview.frame.minX - bounds.minX, y: frame.minY + fromTop,
      width: subview.frame.width, height: subview.frame.height)
  }
}

extension NSControl {
  fileprivate func box(in frame: CGRect) -> Picture.Box? {
    switch self {
    case let field as NSTextField where field.drawsBackground:
      Picture.Box(frame: frame, fill: Ink(field.backgroundColor?.cgColor))
    case let button as NSButton where button.isBordered:
      Picture.Box(frame: frame, border: Ink(NSColor.systemGray.cgColor), cornerRadius: 5)
    default: nil
    }
  }

  /// Returns the lines of a field from its top, and those of a button in its middle.
  fileprivate func drawnLines(in frame: CGRect) -> [Picture.TextLine] {
    guard let field = self as? NSTextField else {
      return drawnText((self as? NSButton)?.title ?? "", .controlTextColor, .center, lineLimit: 1)
        .lines(in: frame)
    }
    // The size of a text is rounded up to whole pixels. Its lines begin at the top all the same.
    let fitting = min(field.sizeThatFits(frame.size).height, frame.height)
    let lineCount = max(1, (fitting / textMetrics.lineHeight + 0.25).rounded(.down))
    let top = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: lineCount * textMetrics.lineHeight)
    return drawnText(
      field.stringValue, field.textColor ?? .textColor, anchor,
      lineLimit: wraps ? field.maximumNumberOfLines : 1
    ).lines(in: top)
  }

  private func drawnText(
    _ text: String, _ color: NSColor, _ anchor: Picture.TextLine.Anchor, lineLimit: Int
  ) -> LabelText {
    LabelText(
      text, metrics: textMetrics, lineLimit: lineLimit, ink: Ink(color.cgColor) ?? .black,
      anchor: anchor)
  }

  private var anchor: Picture.TextLine.Anchor {
    switch alignment {
    case .center: .center
    case .right: .right
    case .left: .left
    default: userInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
