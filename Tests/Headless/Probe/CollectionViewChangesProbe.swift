import UIKit

/// A collection view that overrides every member that changes its data, layout or selection.
open class CollectionViewChangesProbe: UICollectionView {
  open override func reloadData() {
    super.reloadData()
  }
  open override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  open override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
  open override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  open override func insertSections(_ sections: IndexSet) {
    super.insertSections(sections)
  }
  open override func deleteSections(_ sections: IndexSet) {
    super.deleteSections(sections)
  }
  open override func reloadSections(_ sections: IndexSet) {
    super.reloadSections(sections)
  }
  open override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  open override func insertItems(at indexPaths: [IndexPath]) {
    super.insertItems(at: indexPaths)
  }
  open override func deleteItems(at indexPaths: [IndexPath]) {
    super.deleteItems(at: indexPaths)
  }
  open override func reloadItems(at indexPaths: [IndexPath]) {
    super.reloadItems(at: indexPaths)
  }
  open override func reconfigureItems(at indexPaths: [IndexPath]) {
    super.reconfigureItems(at: indexPaths)
  }
  open override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  open override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.performBatchUpdates(updates, completion: completion)
  }

  open override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    super.beginInteractiveMovementForItem(at: indexPath)
  }
  open override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    super.updateInteractiveMovementTargetPosition(targetPosition)
  }
  open override func endInteractiveMovement() {
    super.endInteractiveMovement()
  }
  open override func cancelInteractiveMovement() {
    super.cancelInteractiveMovement()
  }

  open override func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    super.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
  }
  open override func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
  }
  open override func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    super.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
  }
  open override func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
  }
  open override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    super.performUsingPresentationValues(actionsToTranslate)
  }
}

/// Performs updates as DifferenceKit does, whose closure does not escape.
@MainActor
func probeUpdates(_ view: UICollectionView, setData: () -> Void) {
  view.performBatchUpdates(
    {
      setData()
      view.deleteItems(at: [[0, 0]])
    }, completion: { _ in })
  view.performBatchUpdates(setData)
  UIView.performWithoutAnimation(setData)
  view.traitCollection.performAsCurrent(setData)
  view.performUsingPresentationValues(setData)
}

extension CollectionViewChangesProbe {
  public func performVariously(_ updates: (() -> Void)?) {
    performBatchUpdates(updates)
    performBatchUpdates(nil)
    performBatchUpdates {
      updates?()
    } completion: { _ in
    }
  }
}
