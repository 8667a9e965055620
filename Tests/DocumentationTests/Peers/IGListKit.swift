#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What an article uses of IGListKit, as Swift imports it. Nothing is shown.

  protocol ListDiffable {
    func diffIdentifier() -> any NSObjectProtocol
    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
  }

  @MainActor
  protocol ListCollectionContext: NSObjectProtocol {
    var containerSize: CGSize { get }

    func dequeueReusableCell(
      of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell
  }

  @MainActor
  class ListSectionController: NSObject {
    weak var collectionContext: (any ListCollectionContext)!
    var inset = UIEdgeInsets.zero
    var minimumLineSpacing: CGFloat = 0
    var minimumInteritemSpacing: CGFloat = 0

    func sizeForItem(at index: Int) -> CGSize { .zero }

    func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell() }

    func didUpdate(to object: Any) {}

    func didSelectItem(at index: Int) {}
  }

  @MainActor
  protocol ListAdapterDataSource: NSObjectProtocol {
    func objects(for listAdapter: ListAdapter) -> [any ListDiffable]

    func listAdapter(
      _ listAdapter: ListAdapter, sectionControllerFor object: Any
    ) -> ListSectionController

    func emptyView(for listAdapter: ListAdapter) -> UIView?
  }

  @MainActor
  final class ListAdapter: NSObject {
    weak var collectionView: UICollectionView?
    weak var dataSource: (any ListAdapterDataSource)?

    func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {}

    func sectionController(forSection section: Int) -> ListSectionController? { nil }

    func sizeForItem(at indexPath: IndexPath) -> CGSize { .zero }

    func sizeForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> CGSize {
      .zero
    }
  }
#endif
