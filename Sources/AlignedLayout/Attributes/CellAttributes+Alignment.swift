extension CellAttributes {
  /// The distance from the cell's top to its first baseline, or nil if that is the cell's height.
  ///
  /// It matters only if the cell is aligned by it. It may lie outside of the cell.
  public var firstBaseline: CGFloat? {
    firstBaselineOrInfinity == .infinity ? nil : firstBaselineOrInfinity
  }

  /// The distance from the cell's top to its last baseline, or nil if that is the cell's height.
  public var lastBaseline: CGFloat? {
    lastBaselineOrInfinity == .infinity ? nil : lastBaselineOrInfinity
  }

  /// Returns the alignment of the cell: its own, or that of its section.
  func alignment(
    in section: SectionAttributes.CellAlignment
  ) -> SectionAttributes.CellAlignment {
    cellAlignment ?? section
  }

  /// Whether the cell or the line that it begins may be aligned otherwise than the section says.
  var hasOwnAlignment: Bool { lineAlignment != nil || cellAlignment != nil }

  /// Whether the cell is aligned by a baseline, whatever the alignment of its section is.
  @inlinable @inline(__always)
  var isAlignedByBaseline: Bool {
    cellAlignment == .firstBaseline || cellAlignment == .lastBaseline
  }
}
