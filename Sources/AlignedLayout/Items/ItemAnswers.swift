/// The sizes that an item has returned, with what it was offered. Copies of the item share them.
final class ItemAnswers {
  private struct Answer {
    let offer: CGSize
    let size: CGSize

    /// Returns whether the answer holds for another offer.
    func holds(for other: CGSize) -> Bool {
      func holds(_ used: CGFloat, _ offer: CGFloat, _ other: CGFloat) -> Bool {
        other == offer
          || used < offer && ClosedRange.offers(between: used, and: offer).include(other)
      }
      return holds(size.width, offer.width, other.width)
        && holds(size.height, offer.height, other.height)
    }
  }

  /// The number of answers that are kept. A view that is resized by hand would otherwise collect one for
  /// every width.
  private static let capacity = 64

  /// The number of times that the answers were forgotten.
  private(set) var version: UInt = 0

  /// The latest answer. It is usually the only one: tags have one size.
  private var latest: Answer?

  /// The answers before the latest, from the oldest.
  private var earlier: [Answer] = []

  func removeAll() {
    forget()
    version += 1
  }

  /// Forgets the answers, but keeps the version, so that groups do not notice a change.
  func forget() {
    (latest, earlier) = (nil, [])
  }

  /// Returns the size for an offer, and asks for it if it is not known.
  ///
  /// - Parameter exactly: whether only an answer to the same offer counts.
  func size(for offer: CGSize, exactly: Bool, orAsk ask: () -> CGSize) -> CGSize {
    if let latest {
      func isKnown(_ answer: Answer) -> Bool {
        answer.offer == offer || !exactly && answer.holds(for: offer)
      }
      if isKnown(latest) { return latest.size }
      if let known = earlier.last(where: isKnown) { return known.size }
    }
    let size = ask()
    if let latest { earlier.append(latest, keepingLast: Self.capacity - 1) }
    latest = Answer(offer: offer, size: size)
    return size
  }
}
