/// A view that scrolls content by the origin of its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The parts of the safe area insets that are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  var sizeOfContent = CGSize.zero
  weak var scrollViewDelegate: (any UIScrollViewDelegate)?
  var motion = UIScrollViewMotion.none
  var reportedInsets = UIEdgeInsets.zero
  /// The adjusted insets on the way to new ones.
  var insetsOfStep: UIEdgeInsets?
  /// Whether an offset out of range stays as it is.
  var allowsOffsetOutOfRange = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { observed(.contentOffset, contentOffset) { bounds.origin = newValue } }
  }
  open var contentSize: CGSize {
    get { sizeOfContent }
    set { observed(.contentSize, contentSize) { changeContentSize(to: newValue) } }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { updateAdjustedInsets() }
  }
  open var adjustedContentInset: UIEdgeInsets {
    insetsOfStep ?? (contentInset + safeAreaPart + refreshPart)
  }
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInsets() }
  }
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInsets()
  }

  // MARK: Moving

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if isDecelerating { motion = .none }
    scroll(to: contentOffset, animated: animated)
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }
  open var isTracking: Bool { motion == .tracking || motion == .dragging }
  open var isDragging: Bool { motion == .dragging || motion == .decelerating }
  open var isDecelerating: Bool { motion == .decelerating }

  // MARK: Behavior

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInsets() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInsets() }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollsToTop = true
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  /// Declared only: tests drag by `Headless.drag(_:to:)`.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan = UIPanGestureRecognizer()
  open func flashScrollIndicators() {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if bounds.origin != oldBounds.origin { currentDelegate?.scrollViewDidScroll(self) }
    if bounds.size != oldBounds.size {
      refreshControl?.place(in: self)
      updateAdjustedInsets()
      clampContentOffset()
    }
  }

  // MARK: Overridden by collection views

  /// The delegate. A collection view stores one of a narrower type.
  var currentDelegate: (any UIScrollViewDelegate)? {
    get { scrollViewDelegate }
    set { scrollViewDelegate = newValue }
  }

  /// Returns the adjusted insets that the view has one after the other when they change.
  func insetSteps(from old: UIEdgeInsets, to new: UIEdgeInsets) -> [UIEdgeInsets] { [new] }

  /// Called after each of several steps of a change of insets except the last.
  func insetStepDidEnd() {}

  /// Returns the offsets through which an animated change of the content offset goes.
  func scrollSteps(from old: CGPoint, to new: CGPoint) -> [CGPoint] { [new] }

  /// Returns the offset at which deceleration ends.
  func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
}

/// The protocol whose extension declares `UIScrollView.delegate`.
///
/// On Apple's platforms `UICollectionView` redeclares `delegate` with a narrower type. Swift
/// permits that only if the property is not a member of the superclass.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { currentDelegate }
    set { currentDelegate = newValue }
  }
}
