#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Bubbles at both sides, by ChatLayout.
  final class ChatLayoutScreen: UIViewController {
    var isOwn: [Bool] = []

    func setUp(_ collectionView: UICollectionView) {
      let layout = CollectionViewChatLayout()
      layout.settings.estimatedItemSize = CGSize(width: 240, height: 40)
      layout.settings.interItemSpacing = 6
      layout.settings.interSectionSpacing = 10
      layout.settings.additionalInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      layout.keepContentOffsetAtBottomOnBatchUpdates = true
      layout.keepContentAtBottomOfVisibleArea = true
      layout.delegate = self
      collectionView.collectionViewLayout = layout
    }
  }

  extension ChatLayoutScreen: ChatLayoutDelegate {
    func sizeForItem(_ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath) -> ItemSize {
      .auto
    }

    func alignmentForItem(
      _ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath
    ) -> ChatItemAlignment {
      isOwn[indexPath.item] ? .trailing : .leading
    }
  }

  /// The same here.
  final class AlignedChatScreen: UIViewController {
    var isOwn: [Bool] = []

    func setUp(_ collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      layout.sectionSpacing = 10
      layout.contentInsets = Insets(top: 8, leading: 12, bottom: 8, trailing: 12)
      layout.defaultSectionAttributes = SectionAttributes(
        maximumCellsPerLine: 1, sizing: .selfSizing(estimate: CGSize(width: 240, height: 40)),
        lineSpacing: 6)
      layout.attributesForItem = { [weak self] indexPath in
        CellAttributes(lineAlignment: self?.isOwn[indexPath.item] == true ? .trailing : .leading)
      }
      collectionView.collectionViewLayout = layout
    }
  }
#endif
