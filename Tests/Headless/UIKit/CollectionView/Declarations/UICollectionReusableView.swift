import Foundation

/// A view that a collection view takes from the data source or the layout, shows where the layout's
/// attributes say, and keeps for another element when it is no longer needed.
@MainActor
open class UICollectionReusableView: UIView {
  /// What the collection view knows about this view; nil for one that it has not handed out.
  var station: ReusableViewStation?

  open var reuseIdentifier: String? { station?.identifier }

  /// A subclass must call super: without it a reused view does not size itself (evidence R).
  open func prepareForReuse() {
    station?.reachedBasePrepareForReuse = true
  }

  /// Does nothing: the collection view applies frame, transform, alpha, visibility and zIndex
  /// itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes this view would like to have; as given, since without constraints a view wants
  /// the size that it has.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// What a collection view remembers about a reusable view that it has handed out.
@MainActor
struct ReusableViewStation {
  weak var owner: UICollectionView?
  let identifier: String
  let kind: String
  /// A copy of what was last applied; nil before the first time and after a reuse.
  var applied: UICollectionViewLayoutAttributes?
  /// The size the view had when it was last asked for preferred attributes.
  var sizeWhenAsked: CGSize?
  var reachedBasePrepareForReuse = false
}
