import Foundation

/// A rectangle in a view's coordinates by which its content is laid out.
///
/// Without Auto Layout there is one way to use it: to read its frame.
@MainActor
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  open var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
  }
}

extension UIView {
  /// As wide as text is comfortably read, within the margins. The width is the one of the default
  /// content size; UIKit's follows the content size category.
  public var readableContentGuide: UILayoutGuide {
    UILayoutGuide(of: self) { view in
      var insets = view.layoutMargins
      let width = view.bounds.width - insets.left - insets.right
      let excess = max(0, width - 672)
      insets.left += excess / 2
      insets.right += excess / 2
      return insets
    }
  }
}
