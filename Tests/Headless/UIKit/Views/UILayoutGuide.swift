import Foundation

/// A rectangle in a view by which content is laid out.
///
/// There is no Auto Layout here, so only its frame can be read. As with Auto Layout the frame is
/// determined in layout passes of the owning view. Before the first one it is zero.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?
  private let insets: @MainActor (UIView) -> UIEdgeInsets
  private var resolved: CGRect?

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  open var layoutFrame: CGRect { resolved ?? .zero }

  var isResolved: Bool { resolved != nil }

  /// Determines the frame, at the beginning of a layout pass of the view.
  func resolve() {
    resolved = owningView.map { $0.bounds.inset(by: insets($0)) }
  }
}

extension UIView {
  /// The area inside the margins in which text is readable. Its maximum width is that of the
  /// default text size. In UIKit the width follows the content size category.
  public var readableContentGuide: UILayoutGuide {
    if let guide = viewState.readableContentGuide { return guide }
    let guide = UILayoutGuide(of: self) { view in
      var insets = view.layoutMargins
      let width = view.bounds.width - insets.left - insets.right
      let excess = max(0, width - 672)
      insets.left += excess / 2
      insets.right += excess / 2
      return insets
    }
    viewState.readableContentGuide = guide
    setNeedsLayout()
    return guide
  }
}
