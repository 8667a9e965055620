extension UIView {
  // MARK: Traits

  /// Updates the traits of the view and, if they change, of its subviews.
  func updateTraits() {
    let inherited = superview?.traitCollection ?? UITraitCollection.ofScreen.withLock { $0 }
    let old = viewState.traits
    // Most views have no overrides and inherit the same object. Comparing objects is faster.
    let overrides = traitOverrides
    if overrides.isEmpty, inherited === old { return }
    let new =
      overrides.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overrides)
    guard new != old else { return }
    viewState.traits = new
    layer.backgroundColor = backgroundColor?.resolvedColor(with: new).cgColor
    if new.layoutDirection != old.layoutDirection { setNeedsLayout() }
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { textSizeDidChange() }
    viewState.controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    viewState.controller?.notifyTraitObservers(previous: old)
    viewState.traitObservers.notify(self, previous: old)
    for view in subviews { view.updateTraits() }
  }

  /// The traits that override the inherited ones. Later ones override earlier ones.
  private var traitOverrides: [UITraitCollection] {
    var overrides: [UITraitCollection] = []
    if let own = viewState.traitOverrides { overrides.append(own) }
    if let controller = viewState.controller { overrides.append(controller.traitOverridesOfView) }
    if overrideUserInterfaceStyle != .unspecified {
      overrides.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return overrides
  }

  // MARK: Direction

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, traits: UITraitCollection.ofScreen.withLock { $0 })
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  private class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, traits: UITraitCollection
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func direction(of attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: attribute, traits: traitCollection)
  }

  // MARK: Safe area

  /// Updates the safe area of the view and, if it changes, of its subviews.
  func updateSafeArea() {
    var new = viewState.ownSafeAreaInsets ?? inheritedSafeAreaInsets
    if let controller = viewState.controller {
      new = new + controller.barInsets + controller.additionalSafeAreaInsets
    }
    guard new != viewState.safeAreaInsets else { return }
    viewState.safeAreaInsets = new
    // UIKit announces the margins first (evidence M).
    if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    safeAreaInsetsDidChange()
    viewState.controller?.viewSafeAreaInsetsDidChange()
    updateSafeAreaOfSubviews()
  }

  func updateSafeAreaOfSubviews() {
    for view in subviews
    where viewState.safeAreaInsets != .zero || view.viewState.safeAreaInsets != .zero {
      view.updateSafeArea()
    }
  }

  /// The insets by which the view reaches out of the safe area of its superview, on each side at most
  /// those of the superview (evidence M).
  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview, superview.viewState.safeAreaInsets != .zero else { return .zero }
    return insets(into: superview.safeAreaInsets, of: superview)
      .union(.zero).intersection(superview.safeAreaInsets)
  }

  /// Returns how far insets of the superview reach into the view. They are negative on sides that end
  /// before the insets begin.
  private func insets(into insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let free = superview.bounds.inset(by: insets)
    let frame = frame
    return UIEdgeInsets(
      top: free.minY - frame.minY, left: free.minX - frame.minX,
      bottom: frame.maxY - free.maxY, right: frame.maxX - free.maxX)
  }

  // MARK: Margins

  var effectiveMargins: UIEdgeInsets {
    let own =
      insetsLayoutMarginsFromSafeArea ? viewState.margins + safeAreaInsets : viewState.margins
    guard preservesSuperviewLayoutMargins, let superview else { return own }
    return own.union(insets(into: superview.layoutMargins, of: superview))
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins != viewState.margins else { return }
    viewState.margins = margins
    marginsChanged()
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let mirrors = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrors ? insets.right : insets.left,
      bottom: insets.bottom, trailing: mirrors ? insets.left : insets.right)
  }

  func edgeInsets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let mirrors = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: mirrors ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: mirrors ? insets.leading : insets.trailing)
  }
}
