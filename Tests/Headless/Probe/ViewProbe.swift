import UIKit

/// A view that overrides every member on which collection views and cells depend.
open class ViewProbe: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
  }
  open override var frame: CGRect {
    didSet { setNeedsLayout() }
  }
  open override var bounds: CGRect {
    didSet { setNeedsLayout() }
  }
  open override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  open override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  open override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  open override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  open override var superview: UIView? { super.superview }
  open override var subviews: [UIView] { super.subviews }
  open override var window: UIWindow? { super.window }
  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
  }
  open override func setNeedsLayout() {
    super.setNeedsLayout()
  }
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
  open override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  open override var traitCollection: UITraitCollection { super.traitCollection }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  open override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
  }
  open override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
}

/// A view that arranges others, and lays out again when one of them is shown or hidden.
open class ArrangingProbe: UIView {
  private var observations: [NSKeyValueObservation] = []
  open override var forFirstBaselineLayout: UIView {
    subviews.first?.forFirstBaselineLayout ?? super.forFirstBaselineLayout
  }
  open override var forLastBaselineLayout: UIView {
    subviews.last?.forLastBaselineLayout ?? super.forLastBaselineLayout
  }
  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet { setNeedsLayout() }
  }
  open func arrange(_ views: [UIView]) {
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
    accessibilityElements = views.filter { !$0.isHidden }
    observations = views.map {
      $0.observe(\.isHidden) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.setNeedsLayout() }
      }
    }
  }
  open func stopObserving() {
    for observation in observations { observation.invalidate() }
  }
}

@MainActor
func probeObserving(_ label: UILabel) -> [NSKeyValueObservation] {
  let all = label.observe(\.isHidden, options: [.old, .new, .initial, .prior]) { _, change in
    _ = change.isPrior ? change.oldValue : change.newValue
    _ = change.kind == .setting && change.indexes == nil
  }
  return [all, ArrangingProbe().observe(\.isHidden) { _, _ in }]
}

@MainActor
func probeAnimating(_ view: UIView) {
  UIView.animate(withDuration: 0.3) {
    UIView.animate(withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration]) {
      view.isHidden = UIView.inheritedAnimationDuration > 0.2
    }
  } completion: { finished in
    view.isHidden = finished
  }
}

/// A view that overrides how it is described to people who do not see it.
open class AccessibleProbe: UIView {
  open override var canBecomeFocused: Bool { super.canBecomeFocused || isAccessibilityElement }
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "label" }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityHint: String? {
    didSet { accessibilityElementsHidden = accessibilityHint == nil }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .adjustable]) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  open override var accessibilityElements: [Any]? {
    get { subviews }
    set { super.accessibilityElements = newValue }
  }
  open override var accessibilityElementsHidden: Bool {
    didSet { shouldGroupAccessibilityChildren = accessibilityElementsHidden }
  }
  open override var shouldGroupAccessibilityChildren: Bool {
    didSet { setNeedsLayout() }
  }
  open override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  open override func accessibilityIncrement() { super.accessibilityIncrement() }
  open override func accessibilityDecrement() { super.accessibilityDecrement() }
  open override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  open override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
  }
  open override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
  }
}

@MainActor
func probeScrolling(_ view: UICollectionView) -> [NSKeyValueObservation] {
  [
    view.observe(\.bounds, options: [.old, .new, .initial]) { _, change in
      _ = change.newValue?.size != change.oldValue?.size
    },
    view.observe(\.contentOffset) { view, _ in MainActor.assumeIsolated { view.setNeedsLayout() } },
    view.observe(\.contentSize, options: .new) { _, change in _ = change.newValue?.height },
    (view as UIView).observe(\.frame) { _, _ in },
  ]
}

/// A scroll view that overrides every member.
open class ScrollViewProbe: UIScrollView {
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
  open override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set { super.contentInset = newValue }
  }
  open override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set { super.contentInsetAdjustmentBehavior = newValue }
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
  }
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  open override var isTracking: Bool { super.isTracking }
  open override var isDragging: Bool { super.isDragging }
  open override var isDecelerating: Bool { super.isDecelerating }
}

@MainActor
func probeRefreshing(_ view: UIScrollView) -> Bool {
  let control = UIRefreshControl()
  view.refreshControl = control
  control.beginRefreshing()
  control.isEnabled = view.readableContentGuide.layoutFrame != .zero
  control.endRefreshing()
  return control.isRefreshing || control.isSelected || control.isHighlighted
}
