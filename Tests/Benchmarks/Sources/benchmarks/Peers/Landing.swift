import AlignedLayout
import BenchmarkClient
import Foundation
import PeerLayouts
import UIKit

/// A way to scroll to an item among others that have not been measured.
struct Landing {
  typealias Position = UICollectionView.ScrollPosition

  let name: String
  let position: Position
  /// Whether the layout's own method scrolls, rather than that of the collection view.
  let isOwn: Bool

  static let all = [
    Landing(name: "scrollToItem, .top", position: .top, isOwn: false),
    Landing(name: "scrollToItem, .centeredVertically", position: .centeredVertically, isOwn: false),
    Landing(name: "scrollToItem, .bottom", position: .bottom, isOwn: false),
    Landing(name: "the layout's method, .top", position: .top, isOwn: true),
    Landing(
      name: "the layout's method, .centeredVertically", position: .centeredVertically, isOwn: true),
    Landing(name: "the layout's method, .bottom", position: .bottom, isOwn: true),
  ]

  /// Scrolls to a few items, each on a new screen.
  ///
  /// - Returns: the distance of each from where it should be, in points, after nothing moves any more. Nil if the
  ///   layout has no such method.
  @MainActor
  func errors(_ items: ListItems, count: Int, in peer: PeerLayout) -> [Double]? {
    let errors = [count / 4, count / 2, count * 3 / 4].compactMap { item in
      Headless.withoutAudits {
        error(of: item, on: ListScreen(items, count: count, in: peer))
      }
    }
    return errors.isEmpty ? nil : errors
  }

  @MainActor
  private func error(of item: Int, on screen: ListScreen) -> Double? {
    let (view, path) = (screen.view, screen.path(ofRow: item))
    view.layoutIfNeeded()
    guard scroll(to: path, in: view) else { return nil }
    var last = CGPoint(x: CGFloat.nan, y: .nan)
    for _ in 0..<50 where view.contentOffset != last {
      last = view.contentOffset
      for _ in 0..<3 {
        view.layoutIfNeeded()
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
      }
    }
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return .infinity }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let distance =
      switch position {
      case .top: frame.minY - visible.minY
      case .bottom: frame.maxY - visible.maxY
      default: frame.midY - visible.midY
      }
    return abs(Double(distance))
  }

  /// Returns false if the layout has no such method.
  @MainActor
  private func scroll(to path: IndexPath, in view: UICollectionView) -> Bool {
    switch view.collectionViewLayout {
    case _ where !isOwn: view.scrollToItem(at: path, at: position, animated: false)
    case let ours as CollectionViewAlignedLayout:
      ours.scrollToItem(at: path, position: position, animated: false)
    case let chat as ChatLayout where position == .top: chat.show(path.item, at: .top)
    case let chat as ChatLayout where position == .bottom: chat.show(path.item, at: .bottom)
    default: return false
    }
    return true
  }
}
