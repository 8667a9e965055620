import Foundation

/// What a layout reads of its collection view beside its data, but is not always told of.
struct Surroundings: Equatable {
  let size: CGSize
  let insets: UIEdgeInsets
  let direction: UIUserInterfaceLayoutDirection
  let displayScale: CGFloat
}

// One layout pass: what `layoutSubviews` does (evidence S).
extension CollectionDriver {
  /// After as many rounds UIKit gives up (evidence R).
  static var mostRounds: Int { 100 }

  func layoutPass() {
    guard !isInPass else { return }
    if callouts.contains(.updates) {
      report(.reentrance, "layout is asked for while the closure of a batch update is not finished")
      return
    }
    MainActor.preconditionIsolated("UICollectionView must be used from the main thread only")
    // An abandoned pass leaves what was shown and is not tried again by itself.
    perform(orElse: view.state.needsLayout = false) {
      isInPass = true
      defer { isInPass = false }
      try reloadIfNeeded()
      if modes.resizing == .eachPass { try askDisplayedAgain() }
      try settle()
      if let animation = boundsAnimation { try finish(animation) }
      hasLaidOut = true
      view.state.needsLayout = false
      try checkPass()
    }
  }

  private func reloadIfNeeded() throws {
    guard needsReload else { return }
    needsReload = false
    try invalidateEverything()
  }

  /// Prepares, queries and displays until nothing of it makes anything stale again.
  func settle() throws {
    var rounds = 0
    repeat {
      rounds += 1
      if rounds > Self.mostRounds { throw stuck() }
      try prepareIfStale()
      try queryElements()
      try askThoseWantingAnotherSize()
      try followFinger()
      guard isLayoutValid else { continue }
      try updateDisplay()
    } while !isLayoutValid || !isBoundsKnown || !displayedWantingAnotherSize.isEmpty
  }

  private func stuck() -> Abandoned {
    raise(
      .layoutLoop,
      """
      UICollectionView is stuck in its update/layout loop: after \(Self.mostRounds) rounds \
      \(type(of: layout)) is still being invalidated (self-sizing views that never settle?)
      """)
  }

  /// `prepare()` comes first after any number of invalidations, and once for all of them.
  func prepareIfStale() throws {
    guard !isLayoutValid else { return }
    var stale = staleness
    staleness = Staleness()
    // What a layout finds changed around it in prepare() may move everything.
    if surroundings != preparedFor { stale.makeFull() }
    isLayoutValid = true
    beginScrollCheck(stale)
    addAdjustments(of: stale)
    forget(stale)
    if !(stale.namesOnlySupplementaries && modes.supplementaryPreparation == .isSkipped) {
      try prepareLayout(onlySupplementaries: stale.namesOnlySupplementaries)
    }
    try updateContentSize()
    // By adjustments the content may have its size already, and the offset be out of reach.
    if update == nil, stale.sizeAdjustment != .zero { view.keepContentInReach() }
    if !stale.isFull { try queryAgain(stale.elements) }
  }

  private var surroundings: Surroundings {
    Surroundings(
      size: view.bounds.size, insets: view.adjustedContentInset,
      direction: view.effectiveUserInterfaceLayoutDirection,
      displayScale: view.traitCollection.displayScale)
  }

  func prepareLayout(onlySupplementaries: Bool = false) throws {
    preparedFor = surroundings
    questions = 0
    countsQuestions = onlySupplementaries
    defer { countsQuestions = false }
    needsAudit = true
    try callExpectingSuper(.prepare, .prepare) { layout.prepare() }
    guard onlySupplementaries, questions > 0 else { return }
    report(
      .workAfterPinning,
      """
      \(type(of: layout)) asked \(questions) questions in prepare() after an invalidation of \
      supplementary elements alone
      """)
  }

  /// The context's adjustments are made before the layout is prepared, and not during updates
  /// (evidence L); the offset is clamped once the new content size is known.
  private func addAdjustments(of stale: Staleness) {
    guard update == nil else { return }
    if stale.sizeAdjustment != .zero {
      view.holdingOffset {
        view.contentSize.width += stale.sizeAdjustment.width
        view.contentSize.height += stale.sizeAdjustment.height
      }
    }
    if stale.offsetAdjustment != .zero {
      let offset = view.contentOffset
      view.contentOffset = CGPoint(
        x: offset.x + stale.offsetAdjustment.x, y: offset.y + stale.offsetAdjustment.y)
    }
  }

  private func forget(_ stale: Staleness) {
    if stale.isFull || modes.fineGrained == .treatedAsFull {
      known = KnownAttributes()
    } else {
      for id in stale.elements { known.remove(id) }
    }
  }

  func updateContentSize() throws {
    let size = try call(.query) { layout.collectionViewContentSize }
    guard size.width.isFinite, size.height.isFinite else {
      throw raise(
        .invalidGeometry, "CALayer bounds contains NaN: content size \(size.width, size.height)")
    }
    if size.width < 0 || size.height < 0 {
      report(.contentSize, "the content size \(size) is negative")
    }
    guard size != view.contentSize else { return }
    if update == nil {
      view.contentSize = size
    } else {
      view.holdingOffset { view.contentSize = size }
    }
  }
}

extension String.StringInterpolation {
  /// Two numbers as a point or size is written.
  mutating func appendInterpolation(_ first: CGFloat, _ second: CGFloat) {
    appendLiteral("[\(first) \(second)]")
  }
}
