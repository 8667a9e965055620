#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Tags in a flow layout.
  final class FlowTags: UIViewController, UICollectionViewDelegateFlowLayout {
    let tags = ["typesetter", "line", "ink"]

    func setUp(_ collectionView: UICollectionView) {
      let layout = UICollectionViewFlowLayout()
      layout.minimumInteritemSpacing = 8
      layout.minimumLineSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      layout.headerReferenceSize = CGSize(width: 0, height: 44)
      collectionView.collectionViewLayout = layout
      collectionView.delegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 24 + 9 * CGFloat(tags[indexPath.item].count), height: 32)
    }
  }

  /// The same tags here.
  final class AlignedTags: UIViewController {
    let tags = ["typesetter", "line", "ink"]

    func setUp(_ collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.pinsSectionHeaders = false
      layout.defaultHeaderLength = 44
      layout.defaultSectionAttributes = SectionAttributes(
        sizing: .asked(offering: .wholeLine), cellSpacing: 8, lineSpacing: 8, insets: Insets(16))
      collectionView.collectionViewLayout = layout
      collectionView.delegate = self
    }
  }

  extension AlignedTags: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      CGSize(width: 24 + 9 * CGFloat(tags[indexPath.item].count), height: 32)
    }
  }

  // The first step: one delegate for both layouts.
  extension FlowTags: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      self.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }

  /// Tags at the left edge.
  @MainActor
  enum LeftAlignedTags {
    static func before() -> UICollectionViewLayout {
      let layout = AlignedCollectionViewFlowLayout(
        horizontalAlignment: .left, verticalAlignment: .top)
      layout.minimumInteritemSpacing = 8
      layout.minimumLineSpacing = 8
      return layout
    }

    static func after() -> UICollectionViewLayout {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.defaultSectionAttributes = .topLeft.with(
        sizing: .asked(offering: .wholeLine), cellSpacing: 8, lineSpacing: 8)
      return layout
    }
  }
#endif
