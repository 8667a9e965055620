import UIKit

/// What the reader looks at, and where on the screen it is: taken from the views, and compared with
/// the content offset after a change.
@MainActor
struct ScreenPlace {
  private let rows: [(name: String, distance: CGFloat)]
  /// Whether the end of the content is at the end of the screen, where a chat stays.
  private let isAtEnd: Bool

  init(_ stage: MannersStage, except moving: Set<String>) {
    let view = stage.view
    let top = view.bounds.minY + view.adjustedContentInset.top
    let cells = view.visibleCells.compactMap { $0 as? MannersCell }
      .filter { $0.frame.maxY > top && $0.frame.minY < view.bounds.maxY }
      .sorted { $0.frame.minY < $1.frame.minY }
    let beginning = cells.filter { $0.frame.minY >= top }
    let candidates = (beginning.isEmpty ? cells : beginning).map {
      ($0.name, $0.frame.minY - top)
    }
    // A place farther down is only roughly kept by a layout that corrects by differences: new rows
    // between it and the top edge may be measured after the batch update.
    rows =
      stage.manner == .restoring
      ? candidates : candidates.prefix(1).filter { !moving.contains($0.0) }
    let range = Self.range(view)
    isAtEnd =
      stage.manner == .restoring && range.upperBound > range.lowerBound
      && view.contentOffset.y >= range.upperBound - 0.5
  }

  /// The offsets that show no space beyond the ends of the content.
  static func range(_ view: UICollectionView) -> ClosedRange<CGFloat> {
    let insets = view.adjustedContentInset
    let last = view.contentSize.height + insets.bottom - view.bounds.height
    return -insets.top...max(-insets.top, last)
  }

  func problems(_ stage: MannersStage, scrolling: CGFloat) -> [String] {
    let view = stage.view
    let range = Self.range(view)
    guard let still = isAtEnd ? range.upperBound : offset(in: stage) else { return [] }
    let wanted = still + scrolling
    let expected = min(max(wanted, range.lowerBound), range.upperBound)
    guard abs(view.contentOffset.y - expected) > 0.001 else { return [] }
    return ["the offset is \(view.contentOffset.y), not \(expected)"]
  }

  private func offset(in stage: MannersStage) -> CGFloat? {
    for (name, distance) in rows {
      guard let path = stage.path(of: name),
        let frame = stage.view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      else { continue }
      return frame.minY - distance - stage.view.adjustedContentInset.top
    }
    return nil
  }
}
