extension CellAttributes {
  /// Creates the attributes of a cell with an aspect ratio. All other attributes have their default values.
  ///
  /// This is several times faster than the initializer with all attributes.
  @inlinable
  public init(aspectRatio: CGFloat) { self.init(ratioOrZero: aspectRatio.limitedRatio) }

  /// The ratio of the cell's width to its height on the screen. If it is nil, the cell is asked for its size,
  /// and the ratio of that size counts.
  ///
  /// It has an effect in a section of
  /// ``SectionAttributes/Sizing-swift.struct/rows(height:minimumHeight:maximumHeight:lastRowHeight:)`` alone.
  /// A ratio that is 0, negative, infinite or NaN counts as 1. Others are limited to 1/1,000 and 1,000, and
  /// stored as numbers of 32 bits.
  ///
  ///     let photo = CellAttributes(aspectRatio: 3 / 2)
  public var aspectRatio: CGFloat? { ratioOrZero == 0 ? nil : CGFloat(ratioOrZero) }
}

extension CGFloat {
  @inlinable
  var limitedRatio: Float {
    // A comparison with a NaN is false.
    self > 0 && self < .infinity ? Float(Swift.min(Swift.max(self, 0.001), 1000)) : 1
  }
}
