@testable import AlignedList

import UIKit

extension UIView {
  /// What the view of a component shows.
  var shown: String? {
    switch self {
    case let view as TileView: view.text
    case let view as TileCell: view.text
    case let view as BarView: view.text
    case let view as ParagraphView: view.text
    case let view as TextContentView: view.text
    case let view as CarouselView: view.shownCards
    default: nil
    }
  }
}

extension CarouselView {
  fileprivate var shownCards: String {
    layoutIfNeeded()
    return "cards \(texts) \(frames) \(collectionView.contentSize) \(collectionView.contentOffset)"
  }
}
