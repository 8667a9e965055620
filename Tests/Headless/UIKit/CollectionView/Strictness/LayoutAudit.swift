import Foundation

// Questions that UIKit may ask at any time, asked at the end of a pass: the answers about single
// elements and about rectangles must agree.
extension CollectionDriver {
  /// How many items are asked for one by one; of more, as many are picked evenly.
  private static var mostItems: Int { 300 }

  func audit() throws {
    guard HeadlessScope.audits, needsAudit, isLayoutValid, movement == nil else { return }
    needsAudit = false
    isAuditing = true
    defer { isAuditing = false }
    let single = try singleAnswers()
    for rect in auditRects {
      let answer = try elements(in: rect)
      try checkAnswer(answer)
      for attributes in answer { try compare(attributes, with: single) }
      checkCompleteness(of: answer, in: rect, single)
    }
  }

  private func singleAnswers() throws -> [ElementID: UICollectionViewLayoutAttributes] {
    var answers: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for path in pickedItems {
      guard let attributes = try item(.cell(path)) else { throw missingItem(path) }
      guard attributes.frame.isFiniteRect else { throw invalidGeometry(attributes) }
      answers[.cell(path)] = attributes
    }
    for kind in knownKinds.sorted() {
      for section in sectionCounts.indices {
        let path = IndexPath(item: 0, section: section)
        let id = ElementID(category: kind.category, kind: kind.kind, indexPath: path)
        answers[id] = try item(id)
      }
    }
    return answers
  }

  private var itemCount: Int { sectionCounts.reduce(0, +) }

  /// All items, or some at even distances where there are many.
  private var pickedItems: [IndexPath] {
    let step = max(1, itemCount / Self.mostItems)
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
    return (itemCount > 10 * Self.mostItems ? [] : [everything]) + [
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
    guard let alone = try single[id] ?? item(id) else {
      guard id.category == .cell else { throw missingSupplementary(id) }
      throw missingItem(id.indexPath)
    }
    let isSame =
      alone.elementID == id && alone.frame == attributes.frame
      && alone.zIndex == attributes.zIndex && alone.isHidden == attributes.isHidden
      && alone.alpha == attributes.alpha && type(of: alone) == type(of: attributes)
    guard !isSame else { return }
    report(
      .itemDisagreesWithElements,
      "asked for alone, the \(id.text) is \(alone), but among others \(attributes)")
  }

  private func checkCompleteness(
    of answer: [UICollectionViewLayoutAttributes], in rect: CGRect,
    _ single: [ElementID: UICollectionViewLayoutAttributes]
  ) {
    let given = Set(answer.map(\.elementID))
    let missing = single.filter { id, attributes in
      !attributes.isHidden && attributes.frame.withoutRounding.overlaps(rect)
        && !given.contains(id)
    }
    guard let id = missing.keys.min(), let attributes = missing[id] else { return }
    report(
      .incompleteElements,
      "the elements in \(rect) lack the \(id.text), which is at \(attributes.frame)")
  }
}

extension CGRect {
  /// The rectangle less what a frame may be off by because attributes keep it as center and size:
  /// a layout that knows the frame itself is not to blame for not seeing that much overlap.
  fileprivate var withoutRounding: CGRect {
    let rounding = 1e-6
    return width > 2 * rounding && height > 2 * rounding
      ? insetBy(dx: rounding, dy: rounding) : self
  }
}
