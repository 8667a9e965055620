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

  func alignment(in section: SectionAttributes.CellAlignment) -> SectionAttributes.CellAlignment {
    cellAlignment ?? section
  }

  var hasOwnAlignment: Bool { lineAlignment != nil || cellAlignment != nil }

  @inlinable @inline(__always)
  var isAlignedByBaseline: Bool {
    cellAlignment == .firstBaseline || cellAlignment == .lastBaseline
  }
}
