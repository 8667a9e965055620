import Foundation

// Views that are shown and ask to be measured anew (evidence W, 2022, 10068).
extension CollectionDriver {
  /// Notes a wish; any number of them is fulfilled together, in the next pass.
  func noteWish(of shown: UICollectionReusableView, throughConstraints: Bool) {
    switch view.selfSizingInvalidation {
    case .disabled: return
    case .enabled: guard !throughConstraints else { return }
    case .enabledIncludingConstraints: break
    }
    // A view that is being made or configured is asked in any case.
    guard shown !== reconfiguring, displayed.values.contains(where: { $0 === shown }) else {
      return
    }
    wantingAnotherSize.insert(ObjectIdentifier(shown))
    if !isInPass { view.setNeedsLayout() }
  }

  /// The elements shown whose views want to be asked. While an item is carried nobody is.
  var displayedWantingAnotherSize: [ElementID] {
    guard !wantingAnotherSize.isEmpty, movement == nil else { return [] }
    return displayed.filter { wantingAnotherSize.contains(ObjectIdentifier($0.value)) }
      .keys.sorted()
  }

  func askThoseWantingAnotherSize() throws {
    guard movement == nil else { return }
    let wanting = displayedWantingAnotherSize
    wantingAnotherSize = []
    for id in wanting where known[id] != nil {
      guard let shown = displayed[id] else { continue }
      try askForPreferred(shown, id)
    }
  }
}

extension UIView {
  /// Has the reusable view that this view is, or is part of, measured anew.
  ///
  /// The view itself and its content view say so by their own content size. Anything within is
  /// heard only where constraints count; there are none here, so that a content size stands for
  /// them.
  func askCollectionViewForAnotherSize() {
    var ancestor: UIView? = self
    while let view = ancestor, !(view is UICollectionReusableView) { ancestor = view.superview }
    guard let shown = ancestor as? UICollectionReusableView, let owner = shown.station?.owner
    else { return }
    let isItself = self === shown || self === (shown as? UICollectionViewCell)?.contentView
    owner.driver.noteWish(of: shown, throughConstraints: !isItself)
  }
}
