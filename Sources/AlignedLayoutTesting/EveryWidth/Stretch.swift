#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension ContentLayout {
  /// A range of widths at which the lines of a content stay the same, and the layout at the least of them.
  ///
  /// From one width of a stretch to another, each line has the same cells, and cells have the sizes that were
  /// returned for them. What changes is what the free space of a line decides: where an aligned line begins, how
  /// wide justified gaps are, how wide cells grow, and how wide a cell is that is cut to its line.
  ///
  /// ``Specification/layouts(forWidths:sizeOfCell:attributesOfCell:sizeOfOverflow:)`` returns the stretches.
  public struct Stretch: Equatable, Sendable {
    /// The widths of the content, from the least to the greatest. Both are part of the stretch: the next number
    /// above the greatest begins the next stretch.
    ///
    /// If the axis of the content is horizontal, these are heights.
    public let widths: ClosedRange<CGFloat>

    /// The layout at the least of the widths.
    public let layout: ContentLayout
  }

  /// The size of a cell, and the offers for which its source would return the same.
  public struct CellAnswer: Equatable, Sendable {
    /// The size of the cell.
    public let size: CGSize

    /// The offers for which the size is the same.
    public let offers: ClosedRange<CGFloat>

    /// Creates an answer that holds for a range of offers.
    ///
    /// - Parameters:
    ///   - size: the size of the cell.
    ///   - offers: the offers for which the size is the same: all of them, by default. They have to include
    ///     the present one.
    public init(_ size: CGSize, forOffers offers: ClosedRange<CGFloat> = 0...CGFloat.infinity) {
      self.size = size
      self.offers = offers
    }

    /// Creates the answer of a cell whose text wraps between words in the space that it is offered.
    ///
    /// Text that takes 80 points of 200 breaks alike in every width between. Text that takes 80 points although it is
    /// offered 60 has a word of that width, and takes as much in every lesser space. Its other words may stand on
    /// more lines there, so its height is right only for this offer. Return a range of your own if that matters, if
    /// long words are divided, or if the text is limited to a part of its offer.
    ///
    /// - Parameters:
    ///   - size: the size of the cell.
    ///   - exactWidth: the width of the cell before it is rounded up to pixels, as text is measured. If it is not
    ///     exact, lines may be told wrong: a cell that is rounded up seems to have a word that does not fit.
    ///   - offer: the space that the cell was offered.
    public init(_ size: CGSize, exactWidth: CGFloat, wrappedIn offer: CGFloat) {
      // The sums of a text may be off by their last bits, so a text that just fits is asked again soon.
      let isTooWide = exactWidth - offer > .lastBits
      let least = max(0, exactWidth > offer ? offer - .lastBits : exactWidth)
      self.init(
        size, forOffers: isTooWide ? 0...offer : min(least, offer)...offer)
    }
  }
}
