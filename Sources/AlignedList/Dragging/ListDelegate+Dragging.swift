#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension ListDelegate: UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard let list, let record = record(at: indexPath),
        !collectionView.isItem(at: indexPath, coveredAt: session.location(in: collectionView))
      else { return [] }
      let drag = ListDrag(from: list)
      session.localContext = drag
      return drag.add(record)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      guard let drag = session.localContext as? ListDrag, let record = record(at: indexPath),
        !collectionView.isItem(at: indexPath, coveredAt: point)
      else { return [] }
      return drag.add(record)
    }
  }

  extension ListDelegate: UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      mayAccept(session)
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      let place = dropPlace(of: session)
      showMark(place?.mark)
      let isMove = drag(of: session) != nil && session.allowsMoveOperation
      // No other intent: with a gap, the collection view shows an order that the data source does not know, and an
      // update amid that crashes (radar 42180829, https://github.com/lionheart/openradar-mirror/issues/20093). UIKit
      // also proposes no place over empty sections and between sections.
      return UICollectionViewDropProposal(
        operation: place == nil ? .forbidden : isMove ? .move : .copy, intent: .unspecified)
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {
      showMark(nil)
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {
      showMark(nil)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      showMark(nil)
      perform(coordinator)
    }
  }
#endif
