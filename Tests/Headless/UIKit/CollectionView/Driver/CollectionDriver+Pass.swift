import Foundation

/// The properties of the collection view that a layout reads in `prepare()`, but whose changes do
/// not always invalidate it.
struct LayoutEnvironment: Equatable {
  let size: CGSize
  let insets: UIEdgeInsets
  let direction: UIUserInterfaceLayoutDirection
  let displayScale: CGFloat
}

// One layout pass: what `layoutSubviews()` does. The order is seen in stacks in RxDataSources,
// issue 232, and KTCenterFlowLayout, issue 23 (evidence S).
extension CollectionDriver {
  /// The number of rounds after which UIKit raises its exception (evidence R: epoxy-ios, issue 88).
  static var maximumRounds: Int { 100 }

  func layoutPass() {
    guard !isInPass else { return }
    checkNoViewIsAskedFor("a collection view lays out")
    if callouts.contains(.updates) {
      report(.reentrance, "layout is asked for while the closure of a batch update is running")
      return
    }
    MainActor.preconditionIsolated("UICollectionView must be used from the main thread only")
    // An abandoned pass leaves the views as they are. Nothing starts it again by itself.
    perform(orElse: view.viewState.needsLayout = false) {
      isInPass = true
      defer { isInPass = false }
      try reloadIfNeeded()
      applyDelayedAdjustment()
      try settle()
      if let animation = boundsAnimation { try finish(animation) }
      hasLaidOut = true
      // UIKit applies what prepare() delayed in another pass.
      view.viewState.needsLayout = delayedAdjustment != Adjustment()
      try checkPass()
    }
  }

  private func reloadIfNeeded() throws {
    guard needsReload else { return }
    needsReload = false
    try invalidateEverything()
  }

  /// Prepares, queries and displays until nothing is stale.
  func settle() throws {
    var rounds = 0
    repeat {
      rounds += 1
      if rounds > Self.maximumRounds { throw stuck() }
      try prepareIfStale()
      // New content may move the offset or change the insets, and so invalidate the layout again.
      guard isLayoutValid else { continue }
      try queryElements()
      try measureInvalidatedViews()
      try updateMovingItem()
      guard isLayoutValid else { continue }
      try updateDisplay()
    } while !isLayoutValid || !isBoundsKnown || !elementsToMeasure.isEmpty
  }

  private func stuck() -> Abandoned {
    raise(
      .layoutLoop,
      """
      UICollectionView is stuck in its update/layout loop: after \(Self.maximumRounds) rounds \
      \(type(of: layout)) is still being invalidated (self-sizing views that never settle?)
      """)
  }

  /// Prepares until the layout is valid, so that it may be queried. `prepare()` is the first call
  /// after each invalidation, and new content may cause one: it moves the offset or changes the
  /// insets.
  func prepareUntilValid() throws {
    var rounds = 0
    while !isLayoutValid {
      rounds += 1
      if rounds > Self.maximumRounds { throw stuck() }
      try prepareIfStale()
    }
  }

  /// Prepares an invalid layout. Any number of invalidations leads to one `prepare()`. It may be
  /// invalid again afterwards.
  private func prepareIfStale() throws {
    guard !isLayoutValid else { return }
    var stale = takeStaleness()
    // Layouts look for a new size and new insets in prepare(), because not each change invalidates
    // them. So all attributes may differ, whatever the context names.
    if environment != preparedEnvironment { stale.makeFull() }
    startScrollCheck(stale)
    discardKnownAttributes(stale)
    if !(stale.namesOnlySupplementaries && modes.supplementaryPreparation == .isSkipped) {
      try prepareLayout(onlySupplementaries: stale.namesOnlySupplementaries)
    }
    // UIKit marks the layout as prepared after prepare() returns. So an invalidation inside it
    // discards attributes, but does not prepare again (evidence O).
    isLayoutValid = true
    let duringPrepare = takeStaleness()
    if !duringPrepare.isEmpty {
      discardKnownAttributes(duringPrepare)
      stale.formUnion(duringPrepare)
    }
    try updateContentSize()
    // An adjustment may have set this content size already. Then updateContentSize() changes
    // nothing, and the offset may be out of range.
    if update == nil, needsClamp {
      needsClamp = false
      view.clampContentOffset()
    }
    guard !stale.isFull else { return }
    if isLayoutValid { try queryAgain(stale.elements) } else { staleness.formUnion(stale) }
  }

  private func takeStaleness() -> Staleness {
    defer { staleness = Staleness() }
    return staleness
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(
      size: view.bounds.size, insets: view.adjustedContentInset,
      direction: view.effectiveUserInterfaceLayoutDirection,
      displayScale: view.traitCollection.displayScale)
  }

  func prepareLayout(onlySupplementaries: Bool = false) throws {
    preparedEnvironment = environment
    if reportedSurroundings == nil { reportedSurroundings = LayoutSurroundings(of: view) }
    questionCount = 0
    isCountingQuestions = onlySupplementaries
    defer { isCountingQuestions = false }
    needsAudit = true
    try callExpectingSuper(.prepare, .prepare) { layout.prepare() }
    guard onlySupplementaries, questionCount > 0 else { return }
    reportOnce(
      .workAfterPinning,
      """
      \(type(of: layout)) asked \(questionCount) questions in prepare() after an invalidation of \
      supplementary elements only
      """)
  }

  private func discardKnownAttributes(_ stale: Staleness) {
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
    // Layouts that ship subtract 0.0001 even from a width of zero (L: MagazineLayout, ChatLayout).
    if size.width < -0.001 || size.height < -0.001 {
      report(.contentSize, "the content size \(size) is negative")
    }
    guard size != view.contentSize else { return }
    if update == nil {
      view.contentSize = size
    } else {
      view.withoutClampingOffset { view.contentSize = size }
    }
  }
}

extension String.StringInterpolation {
  /// Appends two numbers as a point or size.
  mutating func appendInterpolation(_ first: CGFloat, _ second: CGFloat) {
    appendLiteral("[\(first) \(second)]")
  }
}
