#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  /// Effects while the content scrolls, one function for each example.
  @MainActor
  enum EffectSettings {
    static func scaling(_ layout: CollectionViewAlignedLayout) {
      layout.adjustVisibleAttributes = { attributes, visibleRect in
        let distance = abs(attributes.center.y - visibleRect.midY) / visibleRect.height
        let scale = 1 - 0.2 * min(distance, 1)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }

    static func fadingHeaders(_ layout: CollectionViewAlignedLayout) {
      layout.adjustVisibleAttributes = { attributes, visibleRect in
        guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        else { return }
        let isAtTop = attributes.frame.minY <= visibleRect.minY
        attributes.alpha = isAtTop ? 0.8 : 1
      }
    }

    static func photos(_ photos: [Picture]) -> ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .header { Title("Photos") }
        .effect { attributes, visibleRect in
          guard attributes.representedElementCategory == .cell else { return }
          let distance = abs(attributes.center.y - visibleRect.midY) / visibleRect.height
          attributes.alpha = 1 - 0.6 * min(distance, 1)
        }
    }

    static func featured(_ featured: [Picture]) -> Carousel {
      Carousel("featured", cardWidth: .fraction(0.8), stops: .atMiddleCard) {
        for photo in featured { Photo(photo) }
      }
      .effect { card, visibleRect in
        let distance = abs(card.center.x - visibleRect.midX) / visibleRect.width
        card.alpha = 1 - 0.6 * min(distance, 1)
      }
    }
  }
#endif
