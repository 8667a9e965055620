import Foundation

/// Everything that was invalidated since the last `prepare()`, merged from all contexts.
struct Staleness {
  /// Whether all attributes are invalid.
  private(set) var isFull = false
  /// The elements that contexts name.
  private(set) var elements: Set<ElementID> = []
  /// Whether all contexts came from scrolling and adjust nothing.
  private(set) var isFromScrolling = true
  private(set) var isEmpty = true

  @MainActor
  mutating func merge(_ context: UICollectionViewLayoutInvalidationContext) {
    isEmpty = false
    let leavesOffset =
      context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero
    isFromScrolling = isFromScrolling && context.origin == .scrolling && leavesOffset
    let named = Self.elements(in: context)
    // A cell with another size moves the cells after it. MagazineLayout and ChatLayout name only
    // the one cell in its context and still expect that the others are queried again (evidence L).
    let coversAll =
      context.invalidateEverything || context.invalidateDataSourceCounts
      || context.origin == .preferredAttributes
    if coversAll || named.isEmpty {
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

  /// Adds what was invalidated while the layout was being prepared.
  mutating func formUnion(_ other: Staleness) {
    isEmpty = isEmpty && other.isEmpty
    isFull = isFull || other.isFull
    isFromScrolling = isFromScrolling && other.isFromScrolling
    elements.formUnion(other.elements)
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
