import Foundation

/// An animated change of size while it runs.
@MainActor
struct BoundsAnimation {
  let oldBounds: CGRect
  let before: [ElementID: UICollectionViewLayoutAttributes]
}

/// The context for a change of bounds that the layout has not received yet.
struct BoundsInvalidation {
  let context: UICollectionViewLayoutInvalidationContext
  let isScrolling: Bool
}

// Changes of bounds and insets. PSTCollectionView, issue 384, asks the layout while the bounds are
// old (evidence P). MagazineLayout and ChatLayout show the order of an animated change (L). A stack
// in MJRefresh, issue 1169, shows a layout pass after a change of insets (S).
extension CollectionDriver {
  /// Asks the layout whether the new bounds invalidate it, while the view still has its old bounds
  /// (evidence P).
  func boundsWillChange(to newBounds: CGRect) {
    reportIfInQuery("setting the content offset or bounds")
    let isResize = newBounds.size != view.bounds.size
    if isResize { isResizing = true }
    guard !isResize || modes.sizeChange == .asked else { return }
    perform(orElse: ()) {
      let layout = layout
      let invalidates = try call(.query) {
        layout.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
      guard invalidates else { return }
      let context = try call(.layout) { layout.invalidationContext(forBoundsChange: newBounds) }
      guard isKind(context, of: type(of: layout).invalidationContextClass) else {
        markAllStale()
        throw raise(
          .wrongContext,
          """
          \(type(of: layout)) invalidationContext(forBoundsChange:) returned \
          \(type(of: context)), which is not its invalidationContextClass
          """)
      }
      let pending = BoundsInvalidation(context: context, isScrolling: !isResize)
      if modes.boundsContext == .beforeBounds {
        try send(pending)
      } else {
        pendingBoundsInvalidation = pending
      }
    }
  }

  /// Called as soon as the bounds are set, before anything else reacts to them.
  func boundsWereSet() {
    guard let pending = pendingBoundsInvalidation else { return }
    pendingBoundsInvalidation = nil
    perform(orElse: ()) { try send(pending) }
  }

  private func send(_ invalidation: BoundsInvalidation) throws {
    let outer = isSendingScrollContext
    isSendingScrollContext = invalidation.isScrolling
    defer { isSendingScrollContext = outer }
    try send(invalidation.context)
  }

  func boundsDidChange(from oldBounds: CGRect) {
    let isResize = view.bounds.size != oldBounds.size
    if isResize {
      isResizing = false
      if modes.sizeChange == .notAsked { markAllStale() }
    }
    view.setNeedsLayout()
    guard !isInPass, hasLaidOut else { return }
    if isResize, UIView.isAnimating {
      animateBoundsChange(from: oldBounds)
    } else {
      layOutIfImmediate()
    }
  }

  func layOutIfImmediate() {
    guard modes.timing == .immediate, hasLaidOut, callouts.isEmpty, !isInPass, !isResizing else {
      return
    }
    layoutPass()
  }

  func insetsDidChange() {
    guard hasLaidOut else { return }
    if modes.insetChange == .invalidates {
      perform(orElse: ()) { try send(makeContext(for: layout)) }
    }
    layOutIfImmediate()
  }

  private func animateBoundsChange(from oldBounds: CGRect) {
    perform(orElse: boundsAnimation = nil) {
      boundsAnimation = BoundsAnimation(oldBounds: oldBounds, before: shownAttributes)
      // Before prepare(), because layouts look up here where elements were in the old bounds.
      try call(.layout) { layout.prepare(forAnimatedBoundsChange: oldBounds) }
      if !isLayoutValid || !isBoundsKnown {
        layoutPass()
      } else if let animation = boundsAnimation {
        isInPass = true
        defer { isInPass = false }
        try finish(animation)
      }
    }
  }

  /// The attributes that were last applied to each view that is shown.
  var shownAttributes: [ElementID: UICollectionViewLayoutAttributes] {
    displayed.compactMapValues { $0.reuseState?.applied }
  }

  /// Finishes an animated change of size after the layout has been prepared.
  func finish(_ animation: BoundsAnimation) throws {
    let target = try targetOffset(forProposed: view.contentOffset)
    if target != view.contentOffset {
      view.contentOffset = target
      try settle()
    }
    var record = AnimationRecord()
    for id in animation.before.keys.sorted() {
      let final = try finalAttributes(id)
      record.disappearing[id] = final ?? known[id]?.copy ?? animation.before[id]
    }
    for id in known.visible(in: view.bounds) {
      record.appearing[id] = try initialAttributes(id) ?? animation.before[id] ?? known[id]?.copy
    }
    record.addMotions(before: animation.before, after: shownAttributes) { $0 }
    try call(.layout) { layout.finalizeAnimatedBoundsChange() }
    lastAnimation = record
    boundsAnimation = nil
    try settle()
  }

  /// Returns the offset that the layout and then the delegate return for a proposed one.
  func targetOffset(forProposed proposed: CGPoint) throws -> CGPoint {
    let byLayout = try call(.query) {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    guard let delegate = view.delegate else { return byLayout }
    return try call(.delegate) {
      delegate.collectionView(view, targetContentOffsetForProposedContentOffset: byLayout)
    }
  }
}
