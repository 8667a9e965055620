import Foundation

/// The changes of content offset and content size that a context asks for.
struct Adjustment: Equatable {
  var offset = CGPoint.zero
  var size = CGSize.zero

  init() {}

  @MainActor
  init(of context: UICollectionViewLayoutInvalidationContext) {
    offset = context.contentOffsetAdjustment
    size = context.contentSizeAdjustment
  }

  mutating func add(_ other: Adjustment) {
    offset = CGPoint(x: offset.x + other.offset.x, y: offset.y + other.offset.y)
    size = CGSize(width: size.width + other.size.width, height: size.height + other.size.height)
  }
}

// Adjustments of contexts. The base class applies them at once: ChatLayout works out the difference
// to the present offset in each `invalidateLayout(with:)`, and several of them must not count twice
// (evidence L).
extension CollectionDriver {
  func accept(_ adjustment: Adjustment) {
    guard adjustment != Adjustment(), !dropsAdjustments else { return }
    guard callouts.contains(.prepare) else { return apply(adjustment) }
    switch modes.adjustmentsInPrepare {
    case .appliedAtOnce: apply(adjustment)
    case .appliedInNextPass: delayedAdjustment.add(adjustment)
    case .dropped: break
    }
  }

  /// Whether a batch update runs that has not reached `finalizeCollectionViewUpdates()`. MagazineLayout
  /// and ChatLayout send what is missing from there (evidence L; radar 19326615).
  private var dropsAdjustments: Bool {
    update.map { $0.stage != .finalizing } ?? false
  }

  func applyDelayedAdjustment() {
    guard delayedAdjustment != Adjustment() else { return }
    let adjustment = delayedAdjustment
    delayedAdjustment = Adjustment()
    apply(adjustment)
  }

  /// Changes content size and offset. The offset is clamped when the new content size is known.
  private func apply(_ adjustment: Adjustment) {
    isAdjusting = true
    defer { isAdjusting = false }
    view.withoutClampingOffset {
      if adjustment.size != .zero {
        needsClamp = true
        view.contentSize.width += adjustment.size.width
        view.contentSize.height += adjustment.size.height
      }
      guard adjustment.offset != .zero else { return }
      let offset = view.contentOffset
      view.contentOffset = CGPoint(
        x: offset.x + adjustment.offset.x, y: offset.y + adjustment.offset.y)
    }
  }
}
