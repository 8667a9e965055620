extension NSView {
  /// Inserts a view above or below a sibling, or above or below all without a sibling. A view that is a
  /// subview already leaves its place first, with the same calls.
  func insert(_ view: NSView, _ place: NSWindow.OrderingMode, _ sibling: NSView?) {
    precondition(view !== self, "a view cannot be its own subview")
    precondition(!isDescendant(of: view), "a view cannot be a subview of its own subview")
    let (oldWindow, oldParent) = (view.window, view.superview)
    let newWindow = window
    view.viewWillMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWillMove(toWindow: newWindow) }
    oldParent?.removeFromSubviews(view)
    let others = viewState.subviews
    let index = others.firstIndex { $0 === sibling && $0 !== view }
    let end = place == .below ? 0 : others.count
    viewState.subviews.insert(view, at: index.map { place == .below ? $0 : $0 + 1 } ?? end)
    view.viewState.superview = self
    view.nextResponder = self
    needsDisplay = true
    view.updateLayers()
    if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    view.viewDidMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    viewWillMove(toSuperview: nil)
    if oldWindow != nil { notifyWillMove(toWindow: nil) }
    parent.removeFromSubviews(self)
    parent.needsDisplay = true
    viewState.superview = nil
    nextResponder = nil
    if oldWindow != nil { notifyDidMoveToWindow() }
    viewDidMoveToSuperview()
  }

  private func removeFromSubviews(_ view: NSView) {
    willRemoveSubview(view)
    viewState.subviews.removeAll { $0 === view }
  }

  /// Removes the subviews that are missing and adds new ones. The others only change their order.
  func replaceSubviews(with views: [NSView]) {
    let kept = Set(views.map(ObjectIdentifier.init))
    precondition(kept.count == views.count, "a view is twice among the new subviews")
    for view in viewState.subviews where !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperviewWithoutNeedingDisplay()
    }
    for view in views where view.superview !== self { insert(view, .above, nil) }
    viewState.subviews = views
    needsDisplay = true
  }

  func notifyWillMove(toWindow newWindow: NSWindow?) {
    viewWillMove(toWindow: newWindow)
    for view in subviews { view.notifyWillMove(toWindow: newWindow) }
  }

  func notifyDidMoveToWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.notifyDidMoveToWindow() }
  }

  /// The view and all views in it, superviews first.
  var tree: [NSView] { [self] + subviews.flatMap(\.tree) }

  // MARK: Layers

  /// Gives the view and its subviews the layers that they lack.
  func updateLayers() {
    let isBacked = wantsLayer || superview?.layer != nil
    if isBacked, layer == nil { layer = makeBackingLayer() }
    if !isBacked { viewState.layer = nil }
    for view in subviews { view.updateLayers() }
  }

  func updateLayerValues() {
    guard let layer else { return }
    layer.frame = frame
    layer.opacity = Float(alphaValue)
    layer.isHidden = isHidden
    if clipsToBounds { layer.masksToBounds = true }
  }

  // MARK: Hiding

  func hide(_ isHidden: Bool) {
    guard isHidden != viewState.isHidden else { return }
    let wasHidden = isHiddenOrHasHiddenAncestor
    viewState.isHidden = isHidden
    layer?.isHidden = isHidden
    needsDisplay = true
    guard isHiddenOrHasHiddenAncestor != wasHidden else { return }
    notifyHidden(isHidden)
  }

  /// Tells the views that are not hidden on their own account.
  private func notifyHidden(_ isHidden: Bool) {
    isHidden ? viewDidHide() : viewDidUnhide()
    for view in subviews where !view.isHidden { view.notifyHidden(isHidden) }
  }
}
