import Foundation

/// A view that a collection view shows with the attributes of its layout, and reuses for other
/// elements.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The state of this view as a reusable view, nil if no collection view made it.
  var reuseState: ReuseState?

  open var reuseIdentifier: String? { reuseState?.identifier }

  /// A subclass must call super. Otherwise the reused view is not measured (evidence R:
  /// ASCollectionView, issue 215).
  open func prepareForReuse() {
    reuseState?.calledSuperPrepareForReuse = true
  }

  /// Does nothing, because the collection view itself sets size, position, transform, alpha,
  /// visibility and zIndex.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes unchanged. On a device the default implementation fits the constraints
  /// of the view, but there are no constraints here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// The state of a reusable view: the collection view that made it, and its last attributes.
@MainActor
struct ReuseState {
  weak var owner: UICollectionView?
  let identifier: String
  let kind: String
  /// The attributes that were last applied, nil before the first time and after a reuse.
  var applied: UICollectionViewLayoutAttributes?
  /// The size of the view when it was last measured, nil if it must be measured.
  var sizeWhenMeasured: CGSize?
  var calledSuperPrepareForReuse = false
}
