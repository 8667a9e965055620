#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import UIKit

  // Where there is no UIKit of Apple's: what an article uses of its compositional layouts, as Apple declares it.
  // Nothing is laid out.

  enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading
    case bottom, bottomTrailing, trailing, topTrailing
  }

  @MainActor
  final class NSCollectionLayoutDimension: NSObject {
    static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
      NSCollectionLayoutDimension()
    }

    static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
      NSCollectionLayoutDimension()
    }
  }

  @MainActor
  final class NSCollectionLayoutSize: NSObject {
    convenience init(
      widthDimension width: NSCollectionLayoutDimension,
      heightDimension height: NSCollectionLayoutDimension
    ) {
      self.init()
    }
  }

  @MainActor
  final class NSCollectionLayoutSpacing: NSObject {
    static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
      NSCollectionLayoutSpacing()
    }
  }

  @MainActor
  class NSCollectionLayoutItem: NSObject {
    convenience init(layoutSize: NSCollectionLayoutSize) {
      self.init()
    }
  }

  @MainActor
  final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    var interItemSpacing: NSCollectionLayoutSpacing?

    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    static func horizontal(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> NSCollectionLayoutGroup {
      NSCollectionLayoutGroup()
    }
  }

  @MainActor
  final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    convenience init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
      self.init()
    }
  }

  @MainActor
  final class NSCollectionLayoutSection: NSObject {
    var contentInsets = NSDirectionalEdgeInsets()
    var interGroupSpacing: CGFloat = 0
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    convenience init(group: NSCollectionLayoutGroup) {
      self.init()
    }
  }

  final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    init(section: NSCollectionLayoutSection) {
      super.init()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#endif
