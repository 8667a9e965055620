extension CellAttributes {
  /// The attributes of a cell of a known aspect ratio, and default attributes otherwise.
  ///
  /// It takes a fraction of the time of the initializer that takes all attributes.
  @inlinable
  public init(aspectRatio: CGFloat) {
    self.init(ratioOrZero: aspectRatio.limitedRatio)
  }

  /// The width of the cell per its height on the screen, or nil if it is asked for its size, whose ratio then
  /// counts.
  ///
  /// It has an effect in a section of
  /// ``SectionAttributes/Sizing-swift.struct/rows(height:minimumHeight:maximumHeight:lastRowHeight:)`` alone.
  /// A ratio that is 0, negative, infinite or NaN counts as 1. Others are limited to 1/1,000 and 1,000, and
  /// stored as numbers of 32 bits.
  ///
  ///     let photo = CellAttributes(aspectRatio: 3 / 2)
  public var aspectRatio: CGFloat? {
    ratioOrZero == 0 ? nil : CGFloat(ratioOrZero)
  }

  /// The attributes that have an effect where cells keep their ratios on rows. The ratio is stored apart.
  var onRows: CellAttributes {
    guard !isDefault else { return .default }
    return CellAttributes(
      beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      lineAlignment: lineAlignment, cellAlignment: cellAlignment, insets: insets,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, pins: pins, zIndex: zIndex)
  }
}

extension CGFloat {
  /// The number as the aspect ratio of a cell.
  @inlinable
  var limitedRatio: Float {
    // A comparison with a NaN is false.
    self > 0 && self < .infinity ? Float(Swift.min(Swift.max(self, 0.001), 1000)) : 1
  }
}
