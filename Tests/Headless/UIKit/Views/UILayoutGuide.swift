import Foundation

/// A rectangle in a view by which content is laid out.
///
/// There is no Auto Layout here, so only its frame can be read.
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
  /// The area inside the margins in which text is readable. Its maximum width is that of the
  /// default text size. In UIKit the width follows the content size category.
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
