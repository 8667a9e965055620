import Foundation

/// An animated change of size while it runs.
@MainActor
struct BoundsAnimation {
  let oldBounds: CGRect
  let before: [ElementID: UICollectionViewLayoutAttributes]
}

/// The insets and margins whose changes UIKit announces to a layout.
@MainActor
struct LayoutSurroundings: Equatable {
  let insets: UIEdgeInsets
  let safeArea: UIEdgeInsets
  let margins: UIEdgeInsets

  init(of view: UICollectionView) {
    insets = view.adjustedContentInset
    safeArea = view.safeAreaInsets
    margins = view.layoutMargins
  }
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
      context.origin = isResize ? .resizing : .scrolling
      pendingBoundsContext = context
    }
  }

  /// Called as soon as the bounds are set, before anything else reacts to them. The layout made the
  /// context while the bounds were old, but MagazineLayout and ChatLayout read the new ones when
  /// they receive it (evidence L; a stack with `setBounds:`, S).
  func boundsWereSet(from oldBounds: CGRect) {
    if view.bounds.size != oldBounds.size {
      forgetMeasurements()
      if modes.sizeChange == .notAsked { sendPlainContext() }
    }
    guard let pending = pendingBoundsContext else { return }
    pendingBoundsContext = nil
    perform(orElse: ()) { try send(pending) }
  }

  func boundsDidChange(from oldBounds: CGRect) {
    let isResize = view.bounds.size != oldBounds.size
    if isResize { isResizing = false }
    view.setNeedsLayout()
    guard !isInPass, !isAdjusting, hasLaidOut else { return }
    if isResize, UIView.isAnimating {
      animateBoundsChange(from: oldBounds)
    } else {
      layOutIfImmediate()
    }
  }

  func layOutIfImmediate() {
    guard modes.timing == .immediate, isIdle else { return }
    layoutPass()
  }

  /// Whether a layout pass may start now.
  var isIdle: Bool {
    hasLaidOut && callouts.isEmpty && !isInPass && !isResizing && !isAdjusting
  }

  /// Sends a plain context after a change of adjusted insets, safe area or margins (evidence O; R:
  /// kickstarter/ios-oss, issue 1147; IGListKit, issue 732).
  func surroundingsDidChange() {
    let (old, new) = (reportedSurroundings, LayoutSurroundings(of: view))
    guard new != old else { return }
    reportedSurroundings = new
    guard preparedEnvironment != nil, let old else { return }
    if layout.isInvalidated(byChangeOf: old, to: new) { sendPlainContext() }
    layOutIfImmediate()
  }

  /// Returns the insets of each step of a change.
  func insetSteps(from old: UIEdgeInsets, to new: UIEdgeInsets) -> [UIEdgeInsets] {
    guard modes.insetChange == .tenSteps, isIdle else { return [new] }
    func part(_ from: CGFloat, _ to: CGFloat, _ step: Int) -> CGFloat {
      from + (to - from) * CGFloat(step) / 10
    }
    return (1..<10).map { step in
      UIEdgeInsets(
        top: part(old.top, new.top, step), left: part(old.left, new.left, step),
        bottom: part(old.bottom, new.bottom, step), right: part(old.right, new.right, step))
    } + [new]
  }

  /// Lays out between two steps of a change of insets.
  func insetStepDidEnd() {
    if isIdle { layoutPass() }
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
    var finals: [ElementID: KnownAttributes.Entry] = [:]
    for id in animation.before.keys.sorted() {
      let final = try finalAttributes(id)
      if let final, HeadlessScope.audits {
        finals[id] = .init(original: final, copy: final.copied)
      }
      if known[id] == nil, let final, let old = animation.before[id] {
        warnIfUnshifted(final, at: old, "final", id)
      }
      record.disappearing[id] = final?.copied ?? baseFinalAttributes(for: id, of: layout)
    }
    for id in known.visible(in: view.bounds) {
      let initial = try initialAttributes(id)
      if animation.before[id] == nil, let initial, let new = known[id]?.copy {
        warnIfUnshifted(initial, at: new, "initial", id)
      }
      record.appearing[id] = initial ?? baseInitialAttributes(for: id, of: layout)
    }
    // Cells that only the new bounds show are made now.
    try settle()
    checkFinalAttributesAreUnchanged(finals)
    record.addMotions(before: animation.before, after: shownAttributes) { $0 }
    try call(.layout) { layout.finalizeAnimatedBoundsChange() }
    noteFinishedEnds(record.appearing, finals)
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
