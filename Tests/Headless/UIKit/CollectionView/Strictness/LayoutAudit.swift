import Foundation

// The audit at the end of a pass makes queries that UIKit may make at any time. The queries for
// rectangles and for single elements must agree about the elements that the layout offers. UIKit
// never asks for others, nor for single items before it has them from a rectangle (evidence L:
// CollectionViewPagingLayout).
extension CollectionDriver {
  /// The number of items up to which the audit queries a rectangle that contains everything.
  private static var maximumItems: Int { 3000 }

  private typealias Offer = [ElementID: UICollectionViewLayoutAttributes]

  func audit() throws {
    guard HeadlessScope.audits, needsAudit, isLayoutValid, movement == nil else { return }
    // A device hardly asks for large rectangles without a size, and layouts that ship trap on them (L:
    // AlignedCollectionViewFlowLayout, issues 7 and 24).
    guard !view.bounds.isEmpty else { return }
    needsAudit = false
    isAuditing = true
    defer { isAuditing = false }
    var offered = known.entries.mapValues(\.original)
    var results: [(rect: CGRect, offer: Offer)] = []
    for rect in auditRects {
      let result = try elements(in: rect)
      let offer = try checkResult(result)
      for (id, attributes) in offer { check(attributes, against: offered[id], id) }
      offered.merge(offer) { first, _ in first }
      results.append((rect, offer))
    }
    let frames = visibleFrames(offered)
    for (rect, offer) in results { checkCompleteness(of: offer, in: rect, frames) }
    try queryOneByOne(offered)
  }

  private var itemCount: Int { sectionCounts.reduce(0, +) }

  /// Rectangles of the size of a page or more. Smaller ones would accuse layouts of what no device
  /// shows: some return a header only together with a cell (evidence L: SplitLayout).
  private var auditRects: [CGRect] {
    let bounds = view.bounds
    let content = CGRect(origin: .zero, size: view.contentSize)
    let everything = content.union(bounds).insetBy(dx: -100_000, dy: -100_000)
    let pages = bounds.isEmpty ? [bounds] : pages(around: bounds)
    let last = pages.last ?? bounds
    return (itemCount > Self.maximumItems ? [] : [everything]) + pages + [
      last.offsetBy(dx: 0, dy: last.height), last.offsetBy(dx: last.width, dy: 0),
      CGRect(x: -100, y: -100, width: bounds.width + 100, height: bounds.height + 100),
      CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
    ]
  }

  private func queryOneByOne(_ offered: Offer) throws {
    for id in offered.keys.sorted() {
      let single = try item(id)
      if let single, !single.frame.isFiniteRect { throw invalidGeometry(single) }
      guard let single, single.elementID == id else {
        let answer = single.map { "the \($0.elementID.text)" } ?? "nil"
        reportOnce(
          .unansweredQuery, about: "\(id.category) \(id.kind)",
          "the query for the \(id.text) returns \(answer), but the query for a rectangle returns it"
        )
        continue
      }
      check(single, against: offered[id], id)
    }
  }

  private func check(
    _ attributes: UICollectionViewLayoutAttributes,
    against offered: UICollectionViewLayoutAttributes?, _ id: ElementID
  ) {
    guard let offered else { return }
    let isSame =
      offered.frame == attributes.frame && offered.zIndex == attributes.zIndex
      && offered.isHidden == attributes.isHidden && offered.alpha == attributes.alpha
      && type(of: offered) == type(of: attributes)
    guard !isSame else { return }
    report(
      .itemDisagreesWithElements,
      "two queries disagree about the \(id.text): \(attributes) and \(offered)")
  }

  private func visibleFrames(_ offered: Offer) -> [(id: ElementID, frame: CGRect)] {
    offered.lazy.filter { !$0.value.isHidden }.map { ($0, $1.frame) }
  }

  private func checkCompleteness(
    of result: Offer, in rect: CGRect, _ frames: [(id: ElementID, frame: CGRect)]
  ) {
    let missing = frames.lazy.filter { id, frame in
      frame.withoutRounding.overlaps(rect) && result[id] == nil
    }.min { $0.id < $1.id }
    guard let (id, frame) = missing else { return }
    report(
      .incompleteElements,
      "the query for \(rect) does not return the \(id.text), whose frame is \(frame)")
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
