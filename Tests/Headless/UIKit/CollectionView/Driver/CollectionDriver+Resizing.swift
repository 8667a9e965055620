import Foundation

// Shown views that invalidate their size and are measured again (evidence W: WWDC 2022, session
// 10068).
extension CollectionDriver {
  /// Notes that a view invalidated its size. All such views are measured together in the next pass,
  /// and those that were made ahead when they become visible.
  func noteSizeInvalidation(of shown: UICollectionReusableView, throughConstraints: Bool) {
    switch view.selfSizingInvalidation {
    case .disabled: return
    case .enabled: guard !throughConstraints else { return }
    case .enabledIncludingConstraints: break
    }
    if modes.sizesInPrepare == .ignored, callouts.contains(.prepare) { return }
    // A view that is being made or configured is measured in any case.
    guard shown !== reconfiguring else { return }
    if prefetched.values.contains(where: { $0 === shown }) {
      shown.reuseState?.sizeWhenMeasured = nil
    }
    guard displayed.values.contains(where: { $0 === shown }) else { return }
    viewsToMeasure.insert(ObjectIdentifier(shown))
    if !isInPass { view.setNeedsLayout() }
  }

  /// The shown elements whose views invalidated their size. They wait while an item is moving.
  var elementsToMeasure: [ElementID] {
    guard !viewsToMeasure.isEmpty, movement == nil else { return [] }
    return displayed.filter { viewsToMeasure.contains(ObjectIdentifier($0.value)) }
      .keys.sorted()
  }

  func measureInvalidatedViews() throws {
    guard movement == nil else { return }
    let invalidated = elementsToMeasure
    viewsToMeasure = []
    for id in invalidated where known[id] != nil {
      guard let shown = displayed[id] else { continue }
      try measure(shown, id)
    }
  }
}

extension UIView {
  /// Invalidates the size of the reusable view that this view is or is in.
  ///
  /// The intrinsic content size of the reusable view and of its content view always counts. On a
  /// device the views inside count through their constraints, if `selfSizingInvalidation` includes
  /// constraints. There are no constraints here, so their intrinsic content sizes count instead.
  func invalidateSelfSizing() {
    var ancestor: UIView? = self
    while let view = ancestor, !(view is UICollectionReusableView) { ancestor = view.superview }
    guard let shown = ancestor as? UICollectionReusableView, let owner = shown.reuseState?.owner
    else { return }
    let isItself = self === shown || self === (shown as? UICollectionViewCell)?.contentView
    owner.driver.noteSizeInvalidation(of: shown, throughConstraints: !isItself)
  }
}
