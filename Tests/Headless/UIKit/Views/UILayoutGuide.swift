import Foundation

/// A rectangle in a view by which content is laid out.
///
/// There is no Auto Layout here, so only its frame can be read. As with Auto Layout the frame is
/// determined in layout passes of the owning view. Before the first one it is zero.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?
  private let area: Area
  private var resolved: CGRect?

  init(of area: Area, in view: UIView) {
    owningView = view
    self.area = area
  }

  open var layoutFrame: CGRect { resolved ?? .zero }

  var isResolved: Bool { resolved != nil }

  /// Determines the frame, at the beginning of a layout pass of the view.
  func resolve() {
    resolved = owningView.map { $0.bounds.inset(by: area.insets(in: $0)) }
  }
}

extension UILayoutGuide {
  /// An area of a view that has a guide.
  enum Area {
    case safe, margins, readable

    @MainActor
    func insets(in view: UIView) -> UIEdgeInsets {
      switch self {
      case .safe: return view.safeAreaInsets
      case .margins: return view.layoutMargins
      case .readable:
        var insets = view.layoutMargins
        let excess = max(0, view.bounds.width - insets.left - insets.right - 672)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
      }
    }
  }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { guide(of: .safe) }
  public var layoutMarginsGuide: UILayoutGuide { guide(of: .margins) }

  /// The area inside the margins in which text is readable. Its maximum width is that of the
  /// default text size. In UIKit the width follows the content size category.
  public var readableContentGuide: UILayoutGuide { guide(of: .readable) }

  private func guide(of area: UILayoutGuide.Area) -> UILayoutGuide {
    if let guide = viewState.layoutGuides[area] { return guide }
    let guide = UILayoutGuide(of: area, in: self)
    viewState.layoutGuides[area] = guide
    setNeedsLayout()
    return guide
  }
}
