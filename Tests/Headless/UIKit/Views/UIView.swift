/// A view. Geometry, tree, traits, safe area and layout passes behave as in UIKit. Nothing is
/// drawn, and there is no Auto Layout.
///
/// Members of extensions cannot be overridden. So open members are declared here, and extensions
/// implement them.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIDynamicItem {
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, an object of `layerClass`.
  open var layer: CALayer { backing }
  private let backing: CALayer
  final var viewState = UIViewState()

  public init(frame: CGRect) {
    backing = CALayer.make(type(of: self).layerClass)
    super.init()
    layer.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    backing = CALayer.make(type(of: self).layerClass)
    super.init()
    decode(from: coder)
  }

  open func encode(with coder: NSCoder) {
    encodeState(to: coder)
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { observed(.frame, frame) { place(newValue) } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { observed(.bounds, bounds) { change(bounds: newValue, center: layer.position) } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { change(bounds: layer.bounds, center: newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = UIView.ContentMode.scaleToFill

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    invalidateSelfSizing()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, isWidthFixed: horizontalFittingPriority == .required,
      isHeightFixed: verticalFittingPriority == .required)
  }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Tree

  open var superview: UIView? { viewState.superview }
  open var subviews: [UIView] { viewState.subviews }
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { viewState.controller ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    viewState.subviews.swapAt(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override var windowOfResponder: UIWindow? { window }

  // MARK: Layout passes

  open func setNeedsLayout() { viewState.needsLayout = true }
  open func layoutIfNeeded() { layOutTree() }
  /// Does nothing: traits are updated whenever they change.
  open func updateTraitsIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterUpdates: afterUpdates)
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { observed(.isHidden, isHidden) { layer.isHidden = newValue } }
  }
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
  }
  open var tintColor: UIColor! {
    get { viewState.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      viewState.tintColor = newValue
      tintColorDidChange()
    }
  }
  open func tintColorDidChange() {}
  open var tag = 0
  open var isUserInteractionEnabled = true

  // MARK: Traits, direction, safe area and margins

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction(of: semanticContentAttribute)
  }
  open var traitCollection: UITraitCollection { viewState.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }
  open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
  }
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setMargins(edgeInsets(newValue)) }
  }
  open func layoutMarginsDidChange() {}

  /// Whether the view may get the focus. There is no focus here, so only tests ask.
  open var canBecomeFocused: Bool { false }

  // MARK: Accessibility. On Apple's platforms all objects have these.

  open var isAccessibilityElement: Bool {
    get { viewState.accessibility.isElement }
    set { viewState.accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { viewState.accessibility.label }
    set { viewState.accessibility.label = newValue }
  }
  open var accessibilityValue: String? {
    get { viewState.accessibility.value }
    set { viewState.accessibility.value = newValue }
  }
  open var accessibilityHint: String? {
    get { viewState.accessibility.hint }
    set { viewState.accessibility.hint = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { viewState.accessibility.identifier }
    set { viewState.accessibility.identifier = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { viewState.accessibility.traits }
    set { viewState.accessibility.traits = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { viewState.accessibility.elements }
    set { viewState.accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { viewState.accessibility.hidesElements }
    set { viewState.accessibility.hidesElements = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { viewState.accessibility.groupsChildren }
    set { viewState.accessibility.groupsChildren = newValue }
  }
  open var accessibilityFrame: CGRect {
    get {
      viewState.accessibility.frame
        ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { viewState.accessibility.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return viewState.accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { viewState.accessibility.activationPoint = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Overridden by views of text, scroll views and collection views

  /// Called when the traits have another text size, before the view hears of the new traits.
  func textSizeDidChange() {}

  /// Called before the bounds change. `bounds` still has the old value.
  func boundsWillChange(to newBounds: CGRect) {}
  func boundsDidChange(from oldBounds: CGRect) {}
}

/// An item of UIKit Dynamics. Declared only.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

/// The stored properties of a view other than its layer. They are here so that the class shows only
/// its interface.
@MainActor
struct UIViewState {
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var controller: UIViewController?
  var needsLayout = true
  var tintColor: UIColor?
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var traits = UITraitCollection.ofScreen.withLock { $0 }
  var traitOverrides: UITraitCollection?
  var traitObservers = TraitObservers()
  var safeAreaInsets = UIEdgeInsets.zero
  var ownSafeAreaInsets: UIEdgeInsets?
  /// The guides that were asked for.
  var layoutGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]
  var accessibility = UIViewAccessibility()
  var gestureRecognizers: [UIGestureRecognizer]?
  /// The observers of each property that is observed.
  var observers: [ObservedProperty: [KeyValueObserver]] = [:]
}
