/// A view. Geometry, tree, layout passes and animations behave as in AppKit, as far as Apple documents
/// them. Nothing is drawn, and there is no Auto Layout.
///
/// Members of extensions cannot be overridden. So open members are declared here, and extensions
/// implement them.
@preconcurrency @MainActor
open class NSView: NSResponder, NSAnimatablePropertyContainer, NSAccessibilityProtocol {
  final var viewState = NSViewState()

  public init(frame frameRect: NSRect) {
    viewState.frame = frameRect.standardized
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewState.frame = coder.decodeRect(forKey: "NSFrame").standardized
    viewState.isHidden = coder.decodeBool(forKey: "NSHidden")
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(frame, forKey: "NSFrame")
    coder.encode(isHidden, forKey: "NSHidden")
  }

  nonisolated open func awakeFromNib() {}
  nonisolated open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  open var frame: NSRect {
    get { viewState.frame }
    set {
      changingFrame {
        setFrameOrigin(newValue.origin)
        setFrameSize(newValue.size)
      }
    }
  }
  open func setFrameOrigin(_ newOrigin: NSPoint) { changingFrame { moveFrame(to: newOrigin) } }
  open func setFrameSize(_ newSize: NSSize) { changingFrame { resizeFrame(to: newSize) } }

  open var bounds: NSRect {
    get { NSRect(origin: viewState.boundsOrigin, size: viewState.frame.size) }
    set {
      setBoundsOrigin(newValue.origin)
      setBoundsSize(newValue.size)
    }
  }
  open func setBoundsOrigin(_ newOrigin: NSPoint) { moveBounds(to: newOrigin) }
  open func setBoundsSize(_ newSize: NSSize) { requireUnscaled(newSize) }

  /// Whether the y axis of the view points down. It points up unless a subclass overrides this.
  open var isFlipped: Bool { false }

  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { converted(point, to: view) }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    converted(point, from: view)
  }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { converted(rect, to: view) }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { converted(rect, from: view) }

  open var autoresizingMask: NSView.AutoresizingMask = []
  open var autoresizesSubviews = true
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  open func resize(withOldSuperviewSize oldSize: NSSize) { autoresize(from: oldSize) }
  open var translatesAutoresizingMaskIntoConstraints = true

  open func hitTest(_ point: NSPoint) -> NSView? { viewHit(at: point) }

  // MARK: Sizes

  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
  open var fittingSize: NSSize {
    let size = intrinsicContentSize
    return NSSize(width: max(size.width, 0), height: max(size.height, 0))
  }
  open var baselineOffsetFromBottom: CGFloat { 0 }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }

  // MARK: Tree

  open var superview: NSView? { viewState.superview }
  open var window: NSWindow? { viewState.window ?? superview?.window }
  open var subviews: [NSView] {
    get { viewState.subviews }
    set { replaceSubviews(with: newValue) }
  }
  open func addSubview(_ view: NSView) { insert(view, .above, nil) }
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) {
    insert(view, place, otherView)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func removeFromSuperviewWithoutNeedingDisplay() { leaveSuperview() }
  open func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}

  // MARK: Layout passes and drawing

  open var needsLayout: Bool {
    get { viewState.needsLayout }
    set { viewState.needsLayout = newValue }
  }
  open func layoutSubtreeIfNeeded() { layOutSubtree() }
  open func layout() {}
  open var needsDisplay = true
  open func draw(_ dirtyRect: NSRect) {}

  // MARK: Appearance

  open var isHidden: Bool {
    get { viewState.isHidden }
    set { observed(.isHidden, isHidden) { hide(newValue) } }
  }
  open var isHiddenOrHasHiddenAncestor: Bool {
    sequence(first: self, next: \.superview).contains(where: \.isHidden)
  }
  open func viewDidHide() {}
  open func viewDidUnhide() {}

  open var alphaValue: CGFloat {
    get { viewState.alphaValue }
    set { fade(to: min(max(newValue, 0), 1)) }
  }
  open var clipsToBounds = false {
    didSet { layer?.masksToBounds = clipsToBounds }
  }

  /// Whether the view has a layer of its own accord. Its subviews then have layers too.
  open var wantsLayer = false {
    didSet { updateLayers() }
  }
  open var layer: CALayer? {
    get { viewState.layer }
    set {
      viewState.layer = newValue
      updateLayerValues()
    }
  }
  open func makeBackingLayer() -> CALayer { CALayer() }

  open func viewDidChangeBackingProperties() {}

  /// The look of the view, or nil for that of its superview.
  open var appearance: NSAppearance? {
    didSet { tree.forEach { $0.viewDidChangeEffectiveAppearance() } }
  }
  open var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? NSAppearance(named: .aqua)!
  }
  open func viewDidChangeEffectiveAppearance() {}

  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { viewState.direction ?? NSApplication.shared.userInterfaceLayoutDirection }
    set { viewState.direction = newValue }
  }

  // MARK: Animations

  /// The view itself. Its next value that can be animated is recorded as animated.
  open func animator() -> Self {
    NSAnimationContext.asked = self
    return self
  }

  // MARK: Accessibility

  open func isAccessibilityElement() -> Bool { viewState.isAccessibilityElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    viewState.isAccessibilityElement = accessibilityElement
  }
  open func accessibilityLabel() -> String? { viewState.accessibilityLabel }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    viewState.accessibilityLabel = accessibilityLabel
  }
  open func accessibilityChildren() -> [Any]? {
    viewState.accessibilityChildren ?? subviews.filter { !$0.isHidden }
  }
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    viewState.accessibilityChildren = accessibilityChildren
  }
}

/// The stored properties of a view. They are here so that the class shows only its interface.
@MainActor
struct NSViewState {
  var frame = NSRect.zero
  var boundsOrigin = NSPoint.zero
  var isFrameChanging = false
  weak var superview: NSView?
  /// The window of its content view, nil for other views.
  weak var window: NSWindow?
  var subviews: [NSView] = []
  var needsLayout = true
  var isHidden = false
  var alphaValue: CGFloat = 1
  var layer: CALayer?
  var direction: NSUserInterfaceLayoutDirection?
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityChildren: [Any]?
  var observers: [NSObservedProperty: [KeyValueObserver]] = [:]
}
