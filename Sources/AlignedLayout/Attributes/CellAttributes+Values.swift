extension CellAttributes {
  /// The number of columns that the cell takes, in a section of
  /// ``SectionAttributes/Sizing-swift.struct/columns(_:cellHeight:asksForCellAttributes:)``.
  ///
  /// A number below 1 counts as 1, and a number over the section's columns as all of them. A cell whose
  /// columns do not fit on a line begins the next, and leaves a hole at the end of the line.
  ///
  ///     let hero = CellAttributes(columnSpan: .max)
  public var columnSpan: Int {
    // Sums of such numbers must not overflow.
    Int(limitedColumnSpan == .max ? Int32.max : Int32(limitedColumnSpan))
  }

  /// The position of the cell in front of or behind others, 0 by default. Footers are at 1, and headers at
  /// 2. It changes no frame.
  public var zIndex: Int { Int(limitedZIndex) }

  /// The width that the cell's last line of text takes, counted from its leading edge, or nil if that is the
  /// whole cell.
  ///
  /// It matters only if the next cell ``standsAtTrailingEdge``. That cell may then stand beside the last line.
  /// The width has no effect in columns, on rows, in content that scrolls sideways, and on a cell whose width
  /// its line changes: one that grows, shrinks, or takes a fraction or what remains.
  ///
  ///     let text = CellAttributes(lastLineWidth: 64)
  ///
  /// A negative width counts as 0, and a width greater than the cell's as the cell's width. The width is stored
  /// as a number of 32 bits, rounded up. The cell at the trailing edge itself has no last line. If the width
  /// depends on the cell's size, return it together with the size: a self-sizing cell reports it, and a
  /// delegate or an ``AlignedItem`` is asked for it.
  public var lastLineWidth: CGFloat? {
    lastLineWidthOrInfinity == .infinity ? nil : CGFloat(lastLineWidthOrInfinity)
  }

  /// The width of the cell's last line, or infinity if that is the whole cell.
  var lastLineWidthOrInfinity: Float { standsAtTrailingEdge ? .infinity : storedLastLineWidth }

  /// What the source of cells has answered for the cell before one at the trailing edge, or that cell's
  /// attributes.
  func lastLineWidthOrInfinity(before next: CellAttributes) -> Float {
    next.storedLastLineWidth < .infinity ? next.storedLastLineWidth : lastLineWidthOrInfinity
  }
}

extension CGFloat {
  var roundedUpToFloat: Float {
    let nearest = Float(self)
    return CGFloat(nearest) < self ? nearest.nextUp : nearest
  }
}
