import UIKit

/// A delegate that implements every method of drags and drops.
open class DragAndDropProbe: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  open func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    session.localContext = indexPath
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = session.items.first?.localObject
    return [item]
  }
  open func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  open func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { session.allowsMoveOperation }

  open func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { session.hasItemsConforming(toTypeIdentifiers: ["public.image"]) }
  open func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let isLocal = session.localDragSession != nil && session.location(in: collectionView).x > 0
    return UICollectionViewDropProposal(
      operation: isLocal ? .move : .copy,
      intent: destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, coordinator.proposal.intent != .unspecified,
      coordinator.proposal.operation != .cancel, coordinator.session.items.count == 1
    else { return }
    let path = item.sourceIndexPath ?? coordinator.destinationIndexPath ?? [0, 0]
    let animation = coordinator.drop(item.dragItem, toItemAt: path)
    animation.addAnimations { collectionView.alpha = item.previewSize.width > 0 ? 1 : 0.5 }
    animation.addCompletion { position in collectionView.isHidden = position == .start }
    let provider = item.dragItem.itemProvider
    guard let type = provider.registeredTypeIdentifiers.first,
      provider.hasItemConformingToTypeIdentifier(type)
    else { return }
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
      _ = error == nil ? data?.count : nil
    }
  }
}

@MainActor
func probeDragging(_ view: UICollectionView, _ delegate: DragAndDropProbe) -> NSItemProvider {
  view.dragDelegate = delegate
  view.dropDelegate = delegate
  view.dragInteractionEnabled = !view.hasActiveDrag && !view.hasActiveDrop
  let provider = NSItemProvider()
  provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .ownProcess) {
    completion in
    completion(Data(), nil)
    return nil
  }
  return provider
}
