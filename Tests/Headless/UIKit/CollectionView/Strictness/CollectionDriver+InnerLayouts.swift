// Layouts that a client starts where a collection view must not lay out.
extension CollectionDriver {
  /// The collection views that are asking their data source for a view. Unlike `RequestingViews`, this does
  /// not hold in tasks that the data source starts.
  static var askingForViews: [ObjectIdentifier] = []

  /// Reports `layoutIfNeeded()` of a view inside a collection view that is preparing its layout or asking
  /// for a view: the call also lays out superviews that need layout.
  static func checkInnerLayout(of view: UIView) {
    var ancestor = view.superview
    while let superview = ancestor {
      (superview as? UICollectionView)?.driver.checkInnerLayout(of: view)
      ancestor = superview.superview
    }
  }

  private func checkInnerLayout(of inner: UIView) {
    guard modes.innerLayouts == .reported else { return }
    if callouts.contains(.prepare) {
      report(
        .reentrance,
        "layoutIfNeeded() of \(type(of: inner)) inside prepare() may lay out the collection view")
    } else if Self.askingForViews.contains(ObjectIdentifier(self)) {
      report(
        .reentrance,
        "layoutIfNeeded() of \(type(of: inner)) while the collection view asks for a view may lay it "
          + "out")
    }
  }

  /// Reports a layout of this collection view while any one asks its data source for a view.
  func checkNoViewIsAskedFor(_ what: String) {
    guard modes.innerLayouts == .reported, !Self.askingForViews.isEmpty else { return }
    report(.reentrance, "\(what) while another one asks for a view")
  }
}
