extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    view.viewState.superview === self ? viewState.subviews.removeAll { $0 === view } : ()
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - offset
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    let oldParent = view.superview
    if oldParent === self {
      viewState.subviews.removeAll { $0 === view }
      viewState.subviews.insert(view, at: min(index, viewState.subviews.count))
      return
    }
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.notifyWillMoveToWindow(window) }
    oldParent?.removeFromSubviews(view)
    viewState.subviews.insert(view, at: min(max(index, 0), viewState.subviews.count))
    view.viewState.superview = self
    setNeedsLayout()
    view.didMove(fromWindow: oldWindow)
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { notifyWillMoveToWindow(nil) }
    parent.removeFromSubviews(self)
    viewState.superview = nil
    didMove(fromWindow: oldWindow)
  }

  private func removeFromSubviews(_ view: UIView) {
    willRemoveSubview(view)
    if let index = viewState.subviews.firstIndex(where: { $0 === view }) {
      viewState.subviews.remove(at: index)
    }
    setNeedsLayout()
  }

  /// Calls `willMove(toWindow:)` of the view and its subviews.
  private func notifyWillMoveToWindow(_ newWindow: UIWindow?) {
    resignBeforeLeavingWindow()
    willMove(toWindow: newWindow)
    for view in subviews { view.notifyWillMoveToWindow(newWindow) }
  }

  private func didMove(fromWindow oldWindow: UIWindow?) {
    if window !== oldWindow { notifyDidMoveToWindow() }
    updateTraits()
    updateSafeArea()
    didMoveToSuperview()
  }

  private func notifyDidMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.notifyDidMoveToWindow() }
  }

  func move(_ view: UIView, toFront: Bool) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    viewState.subviews.remove(at: index)
    viewState.subviews.insert(view, at: toFront ? viewState.subviews.count : 0)
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Resigns if the view is the first responder. A view that refuses is none any more all the same,
  /// because it has no window.
  private func resignBeforeLeavingWindow() {
    guard let window, let responder = window.firstResponder,
      responder === self || responder === viewState.controller
    else { return }
    responder.resignFirstResponder()
    window.firstResponder = nil
  }
}
