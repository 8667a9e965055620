import Foundation

// What is stale after which context.
extension UICollectionViewFlowLayout {
  /// Notes what a context invalidates. Frames are computed again only if the context says so, and
  /// the delegate is asked again only for metrics (evidence D).
  func noteInvalidation(by context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if let measured = flow?.measured { note(measured.size, of: measured.path) }
    let isMovement = context.targetIndexPathsForInteractivelyMovingItems != nil
    if context.invalidateEverything || context.invalidateDataSourceCounts && !isMovement {
      keepMeasuredSizes(of: context)
      state.metrics = nil
    } else if flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      if context.makesViewsBeMeasured { state.measured = [:] }
      if let moved = flow?.moved { moveMeasuredSizes(moved.from, moved.to) }
      state.metrics = nil
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      state.areFramesStale = true
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { state.returned[.supplementary(kind, path)] = nil }
    }
  }

  private func note(_ size: CGSize, of shown: IndexPath) {
    let path = collectionView?.dataSourceIndexPath(forPresentationIndexPath: shown)
    guard let path else { return }
    state.measured[path] = size
    state.areFramesStale = true
  }

  /// Keeps the measured sizes of items that survive a batch update. Their cells are not measured
  /// again, so UIKit must keep them too (evidence I).
  private func keepMeasuredSizes(of context: UICollectionViewLayoutInvalidationContext) {
    guard !context.invalidateEverything, let map = driver?.update?.map else {
      state.measured = [:]
      return
    }
    var kept: [IndexPath: CGSize] = [:]
    for (path, size) in state.measured {
      if let new = map.survivingItem(path) { kept[new] = size }
    }
    state.measured = kept
  }

  private func moveMeasuredSizes(_ from: IndexPath, _ to: IndexPath) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in state.measured {
      moved[InteractiveMovement.moved(path, from: from, to: to)] = size
    }
    state.measured = moved
  }

  // MARK: Bounds

  /// Returns whether lines have another length in new bounds.
  func changesLines(_ newBounds: CGRect) -> Bool {
    guard let size = state.surroundings?.size ?? collectionView?.bounds.size else { return false }
    return axis.transposed(size).width != axis.transposed(newBounds.size).width
  }

  /// Returns whether insets differ across the scroll direction.
  func changesLines(_ old: UIEdgeInsets, _ new: UIEdgeInsets) -> Bool {
    let (old, new) = (axis.transposed(old), axis.transposed(new))
    return old.left != new.left || old.right != new.right
  }

  /// Completes the context for new bounds. It never asks the delegate again: apps invalidate the
  /// layout themselves when sizes depend on the width (evidence D, I). If only pinned elements move,
  /// it names them.
  func describe(_ newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    let changesLines = changesLines(newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = changesLines
    }
    guard !changesLines else { return }
    for element in elementsMoved(to: newBounds) {
      context.invalidateSupplementaryElements(ofKind: element.kind, at: [element.indexPath])
    }
  }

  // MARK: Self-sizing

  /// Returns whether a cell prefers another size than the item has. Headers and footers always have
  /// their reference sizes.
  func changesSize(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard isSelfSizing, preferred.representedElementCategory == .cell,
      let frame = frame(ofItemAt: preferred.indexPath)
    else { return false }
    return frame.size != preferred.size
  }

  func describe(
    _ preferred: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    context.invalidateItems(at: [preferred.indexPath])
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    flow.measured = (preferred.indexPath, preferred.size)
  }
}
