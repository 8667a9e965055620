#if canImport(SwiftUI)
  import SwiftUI

  /// What a view has returned for a width that it was offered. The height was left to it. Where lines run from the
  /// top, width and height have changed places.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct ViewAnswer {
    /// The width that the view was offered, or nil if it was asked for its ideal size.
    let offer: CGFloat?
    let size: CGSize
    let firstBaseline: CGFloat?
    let lastBaseline: CGFloat?

    /// Measures a view, and reads its dimensions at once: they may not be valid after the call in which they
    /// were returned.
    ///
    /// The view is proposed a little more than it is offered. A text would break if it was offered less than it
    /// needs, if only by the last bits of a sum.
    init(
      for offer: CGFloat?, along axis: ContentLayout.Axis,
      measure: (ProposedViewSize) -> ViewDimensions
    ) {
      let proposed = offer.map { $0 > 0 ? $0 + 1e-6 : $0 }
      let dimensions = measure(ProposedViewSize(width: proposed, height: nil).transposed(for: axis))
      self.offer = offer
      let size = CGSize(width: dimensions.width, height: dimensions.height).transposed(for: axis)
      self.size =
        size.width == proposed ? CGSize(width: offer ?? size.width, height: size.height) : size
      firstBaseline = dimensions[explicit: .firstTextBaseline]
      lastBaseline = dimensions[explicit: .lastTextBaseline]
    }

    var width: CGFloat {
      size.width
    }

    /// Whether the view leaves some of the width that it was offered, and fits in another, smaller one.
    fileprivate func leavesSpace(downTo other: CGFloat) -> Bool {
      guard let offer, other < offer else { return false }
      return width < offer && ClosedRange.offers(between: width, and: offer).include(other)
    }
  }

  /// What a view has returned for the widths that it was offered.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct ViewAnswers {
    private static let capacity = 8

    /// The ideal size, which is kept: views that have it are placed with it.
    private var ideal: ViewAnswer?

    /// The answers to widths, from the oldest.
    private var answers: [ViewAnswer] = []

    /// Returns the answer for a width, and asks the view if it is not known.
    ///
    /// A text that uses 80 points of 200 breaks alike in every width between. So does any view that returns
    /// the same for 80 points as for 200. One that takes half of what it is offered does not.
    mutating func answer(for width: CGFloat?, orAsk ask: (CGFloat?) -> ViewAnswer) -> ViewAnswer {
      if let known = known(for: width) { return known }
      guard let width else {
        let answer = ask(nil)
        ideal = answer
        return answer
      }
      if let wide = answers.last(where: { $0.leavesSpace(downTo: width) }) {
        let narrow = known(for: wide.width) ?? append(ask(wide.width))
        if narrow.size == wide.size { return wide }
        if wide.width == width { return narrow }
      }
      return append(ask(width))
    }

    /// Returns an answer with a size, but for the last bits of a sum.
    func answer(sized size: CGSize) -> ViewAnswer? {
      answers.last { $0.size.equals(size) } ?? ideal.flatMap { $0.size.equals(size) ? $0 : nil }
    }

    /// Returns what is proposed to a view that is placed.
    ///
    /// A text would break if it was proposed less than it has returned, if only by the last bits of a sum.
    func proposal(for size: CGSize, isIdeal: Bool) -> ProposedViewSize {
      if isIdeal, let ideal, ideal.size.equals(size) { return .unspecified }
      return ProposedViewSize(answer(sized: size)?.size ?? size)
    }

    /// Whether the view was offered a width or more, and returned no more than that width.
    func show(thatViewFitsIn width: CGFloat) -> Bool {
      answers.contains { $0.width.fits(in: width) && width.fits(in: $0.offer ?? 0) }
    }

    private func known(for width: CGFloat?) -> ViewAnswer? {
      width == nil ? ideal : answers.last { $0.offer == width }
    }

    private mutating func append(_ answer: ViewAnswer) -> ViewAnswer {
      answers.append(answer, keepingLast: Self.capacity)
      return answer
    }
  }
#endif
