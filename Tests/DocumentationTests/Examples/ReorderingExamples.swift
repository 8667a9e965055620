#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A controller whose tags can be dragged to another place.
  final class ReorderingController: UIViewController, UICollectionViewDataSource {
    var tags = [["typesetter", "line"], []]
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      tags[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let tag = tags[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      tags[destinationIndexPath.section].insert(tag, at: destinationIndexPath.item)
    }

    func lift(at point: CGPoint) {
      if let indexPath = collectionView.indexPathForItem(at: point) {
        _ = collectionView.beginInteractiveMovementForItem(at: indexPath)
      }
    }

    func drag(to point: CGPoint) {
      collectionView.updateInteractiveMovementTargetPosition(point)
    }

    func drop() {
      collectionView.endInteractiveMovement()
    }
  }

  extension ReorderingController: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      let staysInSection = proposedIndexPath.section == originalIndexPath.section
      return staysInSection ? proposedIndexPath : currentIndexPath
    }
  }

  /// Inserts a tag that is dropped from elsewhere.
  @MainActor
  func insert(
    _ tag: String, at point: CGPoint, into tags: inout [[String]],
    _ collectionView: UICollectionView, _ layout: CollectionViewAlignedLayout
  ) {
    if let path = layout.insertionIndexPath(at: point) {
      tags[path.section].insert(tag, at: path.item)
      collectionView.insertItems(at: [path])
    }
  }
#endif
