/// The preferred size, baselines and last line that a self-sizing view has returned. The widths of sizes are
/// lengths along the line: if the content scrolls sideways, the heights of views.
struct ViewMeasurement: Sendable {
  let element: ContentLayout.Element

  /// The width that the view was offered.
  let offeredSpace: CGFloat

  /// The size that the view prefers.
  let size: CGSize

  /// The size that the view had when it was measured.
  let sizeWhenMeasured: CGSize

  /// The baselines that a cell reports. Headers and footers have none.
  let baselines: Baselines

  /// The width of a cell's last line, or nil if that is the whole cell. Headers and footers have none.
  let lastLineWidth: Float?

  /// The width by which UIKit may have rounded up the answer of a view that is offered what remains
  /// of its line. Nil for other views.
  let rounding: CGFloat?

  /// Whether the view prefers more width than it was offered.
  var isTooWide: Bool {
    !size.width.fits(in: offeredSpace + (rounding ?? 0))
  }

  /// Whether the answer also holds for the offers between the offered and the returned width: text
  /// that uses 80 of 200 points breaks alike in 120.
  var holdsForOtherSpaces: Bool {
    rounding != nil
  }

  /// The size that the engine is to be told. Where cells are offered what remains of their line, a
  /// cell that prefers more moves to the next line, so its size is that which the view prefers.
  var answer: CGSize {
    holdsForOtherSpaces && isTooWide
      ? size.limitedLengths
      : OfferRule.wholeLine.box(of: .default, size: size, wholeSpace: offeredSpace).size
  }

  /// The offers for which the view would return the same.
  var spaces: ClosedRange<CGFloat> {
    .offers(between: holdsForOtherSpaces ? answer.width : offeredSpace, and: offeredSpace)
  }
}
