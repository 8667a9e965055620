import UIKit

// The rows that keep their place on the screen.
extension ModelLayout {
  /// Notes which rows keep their place from now on.
  func hold(except moving: Set<String> = []) {
    guard let view = collectionView else { return }
    let top = view.bounds.minY + view.adjustedContentInset.top
    held = stack.rows(from: top, to: view.bounds.maxY).map { ($0.name, $0.top - top) }
      .filter { !moving.contains($0.0) }
  }

  func wantedOffset(height: CGFloat) -> CGFloat? {
    guard let view = collectionView else { return nil }
    let insets = view.adjustedContentInset
    for (name, distance) in held {
      guard let row = stack.path(of: name).flatMap({ stack[$0] }) else { continue }
      let last = max(-insets.top, stack.height + insets.bottom - height)
      return min(max(-insets.top, row.top - distance - insets.top), last)
    }
    return nil
  }

  /// Forgets the heights for another width, and adjusts the offset for the rows that are held.
  func layOutAgain(
    width: CGFloat, in bounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    let height = stack.height
    hold()
    stack.forgetHeights(width: width)
    context.contentSizeAdjustment.height = stack.height - height
    guard let offset = wantedOffset(height: bounds.height) else { return }
    context.contentOffsetAdjustment.y = offset - bounds.minY
  }
}
