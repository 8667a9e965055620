import UIKit

extension Picture {
  /// Creates a picture of a view and its subviews as the screen shows them: without hidden and
  /// clipped views, in the order of their z positions, scrolled by the content offset.
  ///
  /// The view must be laid out. A transformed view appears as its frame.
  @MainActor
  package init(of view: UIView, background: Ink? = .white) {
    self.init(size: view.bounds.size, background: background)
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let content = Self.marks(of: view, frame: bounds)
    marks = Self.clips(view) ? content : [.clipped(bounds, content)]
  }

  /// - Parameter frame: The view's rectangle on the picture.
  @MainActor
  private static func marks(of view: UIView, frame: CGRect) -> [Mark] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    var marks = box(of: view.layer, frame: frame).map { [Mark.box($0)] } ?? []
    var inner: [Mark] = []
    if let label = view as? UILabel {
      inner += label.drawnLines(in: frame).map { .text($0) }
    }
    for subview in subviewsFromTheBack(of: view) {
      let place = CGRect(
        x: frame.minX + subview.frame.minX - view.bounds.minX,
        y: frame.minY + subview.frame.minY - view.bounds.minY,
        width: subview.frame.width, height: subview.frame.height)
      if !clips(view) || meet(place, frame) {
        inner += self.marks(of: subview, frame: place)
      }
    }
    if clips(view), !inner.isEmpty {
      inner = [.clipped(frame, inner)]
    }
    marks += inner
    return view.alpha < 1 && !marks.isEmpty
      ? [.faded(opacity: view.alpha, marks)] : marks
  }

  @MainActor
  private static func box(of layer: CALayer, frame: CGRect) -> Box? {
    let fill = Ink(layer.backgroundColor)
    let border = layer.borderWidth > 0 ? Ink(layer.borderColor) : nil
    guard fill != nil || border != nil, frame.width > 0, frame.height > 0 else { return nil }
    return Box(
      frame: frame, fill: fill, border: border, borderWidth: layer.borderWidth,
      cornerRadius: min(layer.cornerRadius, frame.width / 2, frame.height / 2))
  }

  @MainActor
  private static func subviewsFromTheBack(of view: UIView) -> [UIView] {
    view.subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  @MainActor
  private static func clips(_ view: UIView) -> Bool {
    view.clipsToBounds || view is UIScrollView
  }

  private static func meet(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }
}
