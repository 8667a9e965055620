import Foundation

/// An animated change of size between its start and its end.
@MainActor
struct BoundsAnimation {
  let oldBounds: CGRect
  let before: [ElementID: UICollectionViewLayoutAttributes]
}

/// The context for a change of bounds, on its way to the layout.
struct BoundsInvalidation {
  let context: UICollectionViewLayoutInvalidationContext
  let isScrolling: Bool
}

// What a change of bounds or insets sets going (evidence P for the question at old bounds, L for
// animated changes, S for insets).
extension CollectionDriver {
  /// The layout is asked while the view still has its old bounds (evidence P).
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

  /// The first thing after the bounds have changed, before anything follows from it.
  func boundsArrived() {
    guard let pending = pendingBoundsInvalidation else { return }
    pendingBoundsInvalidation = nil
    perform(orElse: ()) { try send(pending) }
  }

  private func send(_ invalidation: BoundsInvalidation) throws {
    let outer = invalidatesForScrolling
    invalidatesForScrolling = invalidation.isScrolling
    defer { invalidatesForScrolling = outer }
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
      // Before prepare(): the layout still knows where things were in the old bounds.
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

  /// The attributes last applied to each view that is shown.
  var shownAttributes: [ElementID: UICollectionViewLayoutAttributes] {
    displayed.compactMapValues { $0.station?.applied }
  }

  /// The second half of an animated change of size, once the layout has been prepared.
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
    record.completeMoves(before: animation.before, after: shownAttributes) { $0 }
    try call(.layout) { layout.finalizeAnimatedBoundsChange() }
    lastAnimation = record
    boundsAnimation = nil
    try settle()
  }

  /// What layout and delegate make of an offset that the collection view proposes.
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
