/// The control above the content of a scroll view that shows that the content is being refreshed.
///
/// Only its effect on insets is modeled: while it refreshes, its height is part of the adjusted
/// content inset, although it scrolls with the content (evidence L: MagazineLayout).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height on a device (evidence I).
  private static var height: CGFloat { 60 }

  private var isActive = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 0, height: Self.height)))
  }

  /// Designated, as on a device, so that subclasses can override it.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isRefreshing: Bool { isActive }

  /// Begins without scrolling: a client that wants the control to be seen scrolls to it.
  open func beginRefreshing() {
    guard !isActive else { return }
    isActive = true
    (superview as? UIScrollView)?.updateAdjustedInsets(movesOffset: false)
  }

  /// Ends, and scrolls back content that was scrolled to the control.
  open func endRefreshing() {
    guard isActive else { return }
    isActive = false
    (superview as? UIScrollView)?.updateAdjustedInsets()
  }

  /// Places the control above the content.
  func place(in scrollView: UIScrollView) {
    let height = bounds.height
    frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
  }
}

extension UIScrollView {
  /// The part of the adjusted inset that a refresh control takes.
  var refreshPart: UIEdgeInsets {
    guard let refreshControl, refreshControl.isRefreshing else { return .zero }
    return UIEdgeInsets(top: refreshControl.bounds.height, left: 0, bottom: 0, right: 0)
  }

  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      refreshControl.place(in: self)
    }
    updateAdjustedInsets()
  }
}
