@testable import AlignedList

import UIKit

extension ListStage {
  /// Returns the carousel of an item, laid out.
  func carousel(_ item: Int, section: Int = 0) -> CarouselView? {
    view.layoutIfNeeded()
    return (view.cellForItem(at: [section, item]) as? ListCell)?.carousel
  }

  /// Returns the carousel that is the header of a section, laid out.
  func headerCarousel(_ section: Int) -> CarouselView? {
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    let carousel = header?.subviews.first as? CarouselView
    carousel?.layOut()
    return carousel
  }
}

extension ListCell {
  fileprivate var carousel: CarouselView? {
    let carousel = shownView as? CarouselView
    carousel?.layOut()
    return carousel
  }
}

extension CarouselView {
  fileprivate func layOut() {
    layoutIfNeeded()
    collectionView.layoutIfNeeded()
  }

  /// The carousel that is the first card.
  var firstCarousel: CarouselView? {
    (collectionView.cellForItem(at: [0, 0]) as? ListCell)?.carousel
  }

  /// The frames of all cards.
  var frames: [CGRect] {
    (0..<collectionView.numberOfItems(inSection: 0)).compactMap {
      collectionView.layoutAttributesForItem(at: [0, $0])?.frame
    }
  }

  /// The texts of the cards that are visible.
  var texts: [String] {
    collectionView.layoutIfNeeded()
    return collectionView.indexPathsForVisibleItems.sorted().compactMap {
      ((collectionView.cellForItem(at: $0) as? ListCell)?.shownView as? TileView)?.text
    }
  }
}
