/// The elements in rectangles and the size of the content may be queried before the update items are known (radars
/// [15922530](https://github.com/lionheart/openradar-mirror/issues/12727) and
/// [27161788](https://github.com/lionheart/openradar-mirror/issues/15255), [MagazineLayout pull request
/// 69](https://github.com/airbnb/MagazineLayout/pull/69)). The layout then answers that there is nothing, and
/// with the old size. UIKit may cache that (a guess: `Guess.emptyAnswersMayBeCached`). Usually it asks again
/// after it has passed the items. The layout makes it ask only if it has not: the context for that makes it
/// measure all visible views, too.
struct UnansweredQueries: Sendable {
  private var unanswered: [CGRect] = []
  private var answered: [CGRect] = []
  private var isSizeOld = false

  mutating func leave(_ rect: CGRect) { unanswered.append(rect) }

  mutating func answer(_ rect: CGRect) {
    if !unanswered.isEmpty { answered.append(rect) }
  }

  mutating func answerSize(isOld: Bool) { isSizeOld = isOld }

  /// Returns whether UIKit may still take some of the bounds for empty, or the old size for that of the content.
  func remain(in bounds: CGRect) -> Bool {
    isSizeOld
      || unanswered.contains { rect in
        rect.part(in: bounds).map { visible in !answered.contains { $0.covers(visible) } } ?? false
      }
  }
}

extension CGRect {
  // `CGRect.intersection` traps at infinite rectangles outside of Apple's systems.
  fileprivate func part(in other: CGRect) -> CGRect? {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width > 0 && height > 0 ? CGRect(x: x, y: y, width: width, height: height) : nil
  }

  fileprivate func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
