import Foundation

/// Everything that was invalidated since the last `prepare()`, merged from all contexts.
struct Staleness {
  /// Whether all attributes are invalid.
  private(set) var isFull = false
  /// The elements that contexts name.
  private(set) var elements: Set<ElementID> = []
  private(set) var offsetAdjustment = CGPoint.zero
  private(set) var sizeAdjustment = CGSize.zero
  /// Whether all contexts came from scrolling.
  private(set) var isFromScrolling = true
  private(set) var isEmpty = true

  @MainActor
  mutating func merge(_ context: UICollectionViewLayoutInvalidationContext, fromScrolling: Bool) {
    isEmpty = false
    isFromScrolling = isFromScrolling && fromScrolling
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    sizeAdjustment.width += context.contentSizeAdjustment.width
    sizeAdjustment.height += context.contentSizeAdjustment.height
    let named = Self.elements(in: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts || named.isEmpty {
      isFull = true
    } else {
      elements.formUnion(named)
    }
  }

  /// Invalidates everything without a context, as UIKit does when it does not ask the layout.
  mutating func makeFull() {
    isEmpty = false
    isFull = true
    isFromScrolling = false
  }

  var namesOnlySupplementaries: Bool {
    !isFull && !elements.isEmpty && elements.allSatisfy { $0.category == .supplementaryView }
  }

  @MainActor
  static func elements(in context: UICollectionViewLayoutInvalidationContext) -> Set<ElementID> {
    var named = Set((context.invalidatedItemIndexPaths ?? []).map(ElementID.cell))
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      named.formUnion(paths.map { .supplementary(kind, $0) })
    }
    for (kind, paths) in context.invalidatedDecorationIndexPaths ?? [:] {
      named.formUnion(paths.map { .decoration(kind, $0) })
    }
    return named
  }
}
