import Foundation

// Scrolling to an item.
extension CollectionDriver {
  func scrollToItem(
    at path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    reportIfInLayout("scrollToItem(at:at:animated:)")
    if callouts.isEmpty, !isInPass { view.layoutIfNeeded() }
    perform(orElse: ()) {
      guard itemExists(at: path) else {
        throw raise(
          .scrollOutOfRange,
          """
          Attempted to scroll the collection view to an out-of-bounds item (\(path.messageText)) \
          when the sections have \(sectionCounts) items
          """)
      }
      guard let attributes = try known[.cell(path)]?.copy ?? item(.cell(path)) else {
        throw missingItem(path)
      }
      let target = try offset(showing: attributes.frame, at: position)
      if target != view.contentOffset { view.setContentOffset(target, animated: animated) }
    }
  }

  /// Returns the offsets through which an animated change of the content offset goes.
  func scrollSteps(from old: CGPoint, to new: CGPoint) -> [CGPoint] {
    guard modes.scrollAnimation == .tenSteps, isIdle else { return [new] }
    return (1...10).map { step in
      let part = CGFloat(step) / 10
      return CGPoint(x: old.x + (new.x - old.x) * part, y: old.y + (new.y - old.y) * part)
    }
  }

  /// Returns the offset that brings a frame to a position in the area inside the insets.
  private func offset(
    showing frame: CGRect, at position: UICollectionView.ScrollPosition
  ) throws -> CGPoint {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount <= 1, horizontal.rawValue.nonzeroBitCount <= 1 else {
      throw raise(
        .scrollOutOfRange,
        "a scroll position may name only one position for each axis, not \(position)")
    }
    let insets = view.adjustedContentInset
    let visible = view.bounds.inset(by: insets)
    var offset = view.contentOffset
    switch vertical {
    case .top: offset.y = frame.minY - insets.top
    case .centeredVertically: offset.y = frame.midY - visible.height / 2 - insets.top
    case .bottom: offset.y = frame.maxY - visible.height - insets.top
    default: break
    }
    switch horizontal {
    case .left: offset.x = frame.minX - insets.left
    case .centeredHorizontally: offset.x = frame.midX - visible.width / 2 - insets.left
    case .right: offset.x = frame.maxX - visible.width - insets.left
    default: break
    }
    return view.clamped(offset)
  }
}
