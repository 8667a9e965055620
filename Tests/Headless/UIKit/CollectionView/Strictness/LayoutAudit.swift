import Foundation

// The audit at the end of a pass makes queries that UIKit may make at any time. The queries for one
// element and for rectangles must agree.
extension CollectionDriver {
  /// The number of items that are queried one by one. Of more items, about this number is sampled.
  private static var maximumItems: Int { 300 }

  func audit() throws {
    guard HeadlessScope.audits, needsAudit, isLayoutValid, movement == nil else { return }
    needsAudit = false
    isAuditing = true
    defer { isAuditing = false }
    let single = try queryElementsOneByOne()
    for rect in auditRects {
      let result = try elements(in: rect)
      try checkResult(result)
      for attributes in result { try compare(attributes, with: single) }
      checkCompleteness(of: result, in: rect, single)
    }
  }

  private func queryElementsOneByOne() throws -> [ElementID: UICollectionViewLayoutAttributes] {
    var results: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for path in sampledItems {
      guard let attributes = try item(.cell(path)) else { throw missingItem(path) }
      guard attributes.frame.isFiniteRect else { throw invalidGeometry(attributes) }
      results[.cell(path)] = attributes
    }
    for kind in knownKinds.sorted() {
      for section in sectionCounts.indices {
        let path = IndexPath(item: 0, section: section)
        let id = ElementID(category: kind.category, kind: kind.kind, indexPath: path)
        results[id] = try item(id)
      }
    }
    return results
  }

  private var itemCount: Int { sectionCounts.reduce(0, +) }

  /// All items, or a sample at even distances if there are many.
  private var sampledItems: [IndexPath] {
    let step = max(1, itemCount / Self.maximumItems)
    var first = 0
    var picked: [IndexPath] = []
    for (section, count) in sectionCounts.enumerated() {
      let start = (first + step - 1) / step * step - first
      picked += stride(from: start, to: count, by: step).map {
        IndexPath(item: $0, section: section)
      }
      first += count
    }
    return picked
  }

  private var auditRects: [CGRect] {
    let bounds = view.bounds
    let content = CGRect(origin: .zero, size: view.contentSize)
    let everything = content.union(bounds).insetBy(dx: -100_000, dy: -100_000)
    return (itemCount > 10 * Self.maximumItems ? [] : [everything]) + [
      bounds,
      bounds.offsetBy(dx: 0, dy: bounds.height), bounds.offsetBy(dx: 0, dy: -bounds.height),
      bounds.offsetBy(dx: bounds.width, dy: 0),
      CGRect(x: -100, y: -100, width: bounds.width + 100, height: bounds.height + 100),
      CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1),
      CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
    ]
  }

  private func compare(
    _ attributes: UICollectionViewLayoutAttributes,
    with single: [ElementID: UICollectionViewLayoutAttributes]
  ) throws {
    let id = attributes.elementID
    guard let individual = try single[id] ?? item(id) else {
      guard id.category == .cell else { throw missingSupplementary(id) }
      throw missingItem(id.indexPath)
    }
    let isSame =
      individual.elementID == id && individual.frame == attributes.frame
      && individual.zIndex == attributes.zIndex && individual.isHidden == attributes.isHidden
      && individual.alpha == attributes.alpha && type(of: individual) == type(of: attributes)
    guard !isSame else { return }
    report(
      .itemDisagreesWithElements,
      """
      the queries for one element and for a rectangle disagree about the \(id.text): \
      \(individual) and \(attributes)
      """)
  }

  private func checkCompleteness(
    of result: [UICollectionViewLayoutAttributes], in rect: CGRect,
    _ single: [ElementID: UICollectionViewLayoutAttributes]
  ) {
    let returned = Set(result.map(\.elementID))
    let missing = single.filter { id, attributes in
      !attributes.isHidden && attributes.frame.withoutRounding.overlaps(rect)
        && !returned.contains(id)
    }
    guard let id = missing.keys.min(), let attributes = missing[id] else { return }
    report(
      .incompleteElements,
      "the query for \(rect) does not return the \(id.text), whose frame is \(attributes.frame)")
  }
}

extension CGRect {
  /// The rectangle without the possible rounding error of its edges. Attributes store center and
  /// size, so their frame may differ from the one that the layout set. The layout may then see no
  /// overlap where the audit sees a tiny one.
  fileprivate var withoutRounding: CGRect {
    let rounding = 1e-6
    return width > 2 * rounding && height > 2 * rounding
      ? insetBy(dx: rounding, dy: rounding) : self
  }
}
