#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
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

  /// A section of two or three columns with the only header, and carousels.
  @MainActor
  enum CatalogueParts {
    static func columnsByWidth(_ layout: CollectionViewAlignedLayout) {
      layout.attributesForSection = { [weak layout] section in
        guard section == 2, let layout else { return .columns(1) }
        let traits = layout.collectionView?.traitCollection
        let isLarge = traits?.preferredContentSizeCategory.isAccessibilityCategory == true
        return .columns(isLarge ? 1 : layout.contentWidth < 600 ? 2 : 3)
      }
      layout.referenceLengthForHeader = { $0 == 2 ? 44 : 0 }
    }

    static func centeredPages(_ photos: [Picture]) -> Carousel {
      Carousel(
        "photos", cardWidth: .fraction(1), insets: Insets(leading: 40, trailing: 40),
        stops: .atPages
      ) {
        for photo in photos { Photo(photo) }
      }
    }
  }
#endif
