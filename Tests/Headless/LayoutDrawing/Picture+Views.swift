import UIKit

extension Picture {
  /// Creates a picture of a view and its subviews as the screen shows them: without hidden and
  /// clipped views, in the order of their z positions, scrolled by the content offset.
  ///
  /// The view must be laid out. A transformed view appears as its frame.
  @MainActor
  package init(of view: UIView, background: Ink? = .white) {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    self.init(of: DrawnView(view, frame: bounds), background: background)
  }
}

extension DrawnView {
  /// - Parameter frame: The view's rectangle on the picture.
  @MainActor
  fileprivate init(_ view: UIView, frame: CGRect) {
    self.init(frame)
    opacity = view.isHidden ? 0 : view.alpha
    clips = view.clipsToBounds || view is UIScrollView
    box = Picture.Box(view.layer, frame: frame)
    lines = (view as? UILabel)?.drawnText?.lines(in: frame) ?? []
    subviews = Self.contents(of: view, in: frame)
  }

  /// Returns the layers that were added to the view and its subviews, from back to front. At the same z
  /// position, layers are behind.
  @MainActor
  private static func contents(of view: UIView, in frame: CGRect) -> [DrawnView] {
    let subviews = view.subviews.map { subview in
      let place = CGRect(
        x: frame.minX + subview.frame.minX - view.bounds.minX,
        y: frame.minY + subview.frame.minY - view.bounds.minY,
        width: subview.frame.width, height: subview.frame.height)
      return (zPosition: subview.layer.zPosition, view: DrawnView(subview, frame: place))
    }
    let layers = sublayers(of: view.layer, in: frame, bounds: view.bounds)
    return (layers + subviews).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element.view)
  }
}

extension UILabel {
  fileprivate var drawnText: LabelText? {
    let color = textColor?.resolvedColor(with: traitCollection).cgColor
    guard let text, let ink = Ink(color) else { return nil }
    return LabelText(
      text, metrics: (font ?? .systemFont(ofSize: 17)).metrics, lineLimit: numberOfLines, ink: ink,
      anchor: anchor)
  }

  private var anchor: Picture.TextLine.Anchor {
    switch textAlignment {
    case .center: .center
    case .right: .right
    case .left: .left
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
