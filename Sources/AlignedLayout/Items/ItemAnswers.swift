/// The sizes that an item has returned, with the widths that it was offered.
struct ItemAnswers {
  private struct Answer {
    let offer: CGFloat
    let size: CGSize

    /// Returns whether the answer holds for another offer: text that uses 80 points of 200 breaks alike in
    /// every width between, also in one that is 80 points but for the last bits of a sum.
    func holds(for other: CGFloat) -> Bool {
      other == offer || size.width < offer && size.width.fits(in: other) && other < offer
    }
  }

  /// The number of answers that are kept. A view that is resized by hand would otherwise collect one for
  /// every width.
  private static let capacity = 64

  /// The latest answer. It is usually the only one: tags have one size.
  private var latest: Answer?

  /// The answers before the latest, from the oldest.
  private var earlier: [Answer] = []

  /// Returns the size for an offer, or nil if it is not known.
  ///
  /// - Parameter exactly: whether only an answer to the same offer counts.
  func size(for offer: CGFloat, exactly: Bool) -> CGSize? {
    guard let latest else { return nil }
    if latest.offer == offer || !exactly && latest.holds(for: offer) { return latest.size }
    return earlier.last { $0.offer == offer || !exactly && $0.holds(for: offer) }?.size
  }

  mutating func append(_ size: CGSize, for offer: CGFloat) {
    if let latest { earlier.append(latest, keepingLast: Self.capacity - 1) }
    latest = Answer(offer: offer, size: size)
  }
}
