/// What a self-sizing view has returned. The widths of sizes are lengths along the line.
struct ViewMeasurement: Sendable {
  let element: ContentLayout.Element
  let offeredSpace: CGFloat
  let size: CGSize
  let sizeWhenMeasured: CGSize

  /// The baselines that a cell reports. Headers and footers have none.
  let baselines: Baselines

  /// The width of a cell's last line, or nil if that is the whole cell. Headers and footers have none.
  let lastLineWidth: Float?

  /// The width by which UIKit may have rounded up the answer of a view that is offered what remains of its line.
  let rounding: CGFloat?
  var isTooWide: Bool { !size.width.fits(in: offeredSpace + (rounding ?? 0)) }

  /// The answer also holds for offers between both widths: text that uses 80 of 200 points breaks alike in 120.
  var holdsForOtherSpaces: Bool { rounding != nil }

  /// What the engine is to be told. Where cells are offered what remains of their line, one that prefers more
  /// moves to the next line, and has the size that its view prefers.
  var answer: CGSize {
    holdsForOtherSpaces && isTooWide
      ? size.limitedLengths
      : OfferRule.wholeLine.box(of: .default, size: size, wholeSpace: offeredSpace).size
  }

  var spaces: ClosedRange<CGFloat> {
    .offers(between: holdsForOtherSpaces ? answer.width : offeredSpace, and: offeredSpace)
  }
}
