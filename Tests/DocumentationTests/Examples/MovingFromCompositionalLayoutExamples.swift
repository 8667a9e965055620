#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Cards in two columns, below a header.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  @MainActor
  enum CardColumns {
    static func before(_ collectionView: UICollectionView) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(120)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)),
        repeatingSubitem: item, count: 2)
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    }

    static func after(_ collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.pinsSectionHeaders = false
      layout.defaultHeaderLength = 44
      layout.selfSizesSectionHeaders = true
      layout.defaultSectionAttributes =
        .columns(2, cellHeight: .selfSizing(estimate: 120))
        .with(cellSpacing: 8, lineSpacing: 8, insets: Insets(16))
        .with(supplementaryInsets: Insets(leading: 16, trailing: 16))
      collectionView.collectionViewLayout = layout
    }
  }
#endif
