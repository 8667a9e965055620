#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  /// Headers and footers of whole contents.
  @MainActor
  enum BoundaryExamples {
    static func setHeader(of layout: CollectionViewAlignedLayout) {
      layout.contentHeader = BoundaryView(length: 240, behavior: .stretches)
    }

    static func setFooter(of layout: CollectionViewAlignedLayout) {
      layout.contentFooter = BoundaryView(estimatedLength: 44, behavior: .pins)
    }

    static func register(_ collectionView: UICollectionView) {
      collectionView.register(
        BannerView.self,
        forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindContentHeader,
        withReuseIdentifier: "banner")
    }
  }

  /// A banner above all sections.
  final class BannerView: UICollectionReusableView {}

  /// A data source of sections with titles below a banner.
  @MainActor
  class BannerSource: NSObject {
    func banner(
      in collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: CollectionViewAlignedLayout.elementKindContentHeader,
        withReuseIdentifier: "banner", for: indexPath)
    }

    func title(
      ofSection section: Int, in collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title",
        for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      kind == CollectionViewAlignedLayout.elementKindContentHeader
        ? banner(in: collectionView, at: indexPath)
        : title(ofSection: indexPath.section, in: collectionView, at: indexPath)
    }
  }

  /// A shop whose cover stretches while it is pulled.
  @MainActor
  final class ShopScreen {
    struct Shop: Equatable {
      var name = ""
    }

    struct Cover: ListComponent, Equatable {
      let shop: Shop

      init(_ shop: Shop) { self.shop = shop }

      func makeView() -> UILabel { UILabel() }

      func configure(_ view: UILabel) { view.text = shop.name }
    }

    let list: CollectionViewAlignedList
    var shop = Shop()
    var tiles: [Picture] = []

    init(_ view: UICollectionView) {
      list = CollectionViewAlignedList(view)
    }

    func show() {
      typealias Tile = Photo
      list.show {
        ListHeader(.stretches) { Cover(shop) }
        ListSection("tiles", of: tiles) { Tile($0) }
      }
    }
  }
#endif
