#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What an article uses of ChatLayout, as it is declared there. Nothing is laid out.

  final class CollectionViewChatLayout: UICollectionViewLayout {
    weak var delegate: (any ChatLayoutDelegate)?
    var settings = ChatLayoutSettings()
    var keepContentOffsetAtBottomOnBatchUpdates = false
    var keepContentAtBottomOfVisibleArea = false
  }

  struct ChatLayoutSettings: Equatable {
    var estimatedItemSize: CGSize?
    var interItemSpacing: CGFloat = 0
    var interSectionSpacing: CGFloat = 0
    var additionalInsets = UIEdgeInsets.zero
  }

  enum ChatItemAlignment: Hashable {
    case leading, center, trailing, fullWidth
  }

  enum ItemSize: Equatable {
    case auto
    case estimated(CGSize)
    case exact(CGSize)
  }

  @MainActor
  protocol ChatLayoutDelegate: AnyObject {
    func sizeForItem(_ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath) -> ItemSize

    func alignmentForItem(
      _ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath
    ) -> ChatItemAlignment
  }
#endif
