import UIKit

/// What has become invalid in a layout of this module.
public final class PeerContext: UICollectionViewLayoutInvalidationContext {
  /// The size that a cell has returned, with the number of its item.
  var answer: (item: Int, size: CGSize)?

  /// Whether sizes must be asked for again: after a reload, and after `invalidateLayout()`, which names nothing.
  var asksAgain: Bool {
    invalidateEverything
      || answer == nil && !invalidateDataSourceCounts && invalidatedItemIndexPaths == nil
  }
}
