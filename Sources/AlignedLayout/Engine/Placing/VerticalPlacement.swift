/// Where cells stand between the top and the bottom of their line.
struct VerticalPlacement {
  private let alignment: SectionAttributes.CellAlignment
  private let lineHeight: CGFloat

  /// The part of the height left by a cell that is above it. It is computed once for a line: every
  /// cell would pay for a switch over the alignments.
  private let shareAbove: CGFloat
  private let stretches: Bool

  /// The distance from the line's top to its baseline, in a section aligned by baselines.
  private let ascent: CGFloat

  init(
    _ alignment: SectionAttributes.CellAlignment, lineHeight: CGFloat, ascent: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.ascent = ascent
    stretches = alignment == .stretch
    shareAbove =
      switch alignment {
      case .top, .stretch, .firstBaseline, .lastBaseline: 0
      case .center: 0.5
      case .bottom: 1
      }
  }

  /// The placement on a line whose cells are all known.
  init(
    _ alignment: SectionAttributes.CellAlignment, lineHeight: CGFloat,
    of cells: [LineArrangement.Cell]
  ) {
    self.init(alignment, lineHeight: lineHeight, ascent: alignment.ascent(of: cells))
  }

  /// Returns the distance from the line's top to a cell's frame, and the height of the frame.
  func place(of cell: LineArrangement.Cell) -> (top: CGFloat, height: CGFloat) {
    guard alignment.isByBaseline else { return place(of: cell.box) }
    return (ascent - alignment.baseline(of: cell), cell.box.size.height)
  }

  /// Returns the same for a cell in a section that is not aligned by baselines.
  func place(of box: CellBox) -> (top: CGFloat, height: CGFloat) {
    let least = box.size.height
    return (
      (lineHeight - box.outerHeight) * shareAbove + box.insets.top,
      stretches ? max(least, lineHeight - box.insets.top - box.insets.bottom) : least
    )
  }
}

extension SectionAttributes.CellAlignment {
  /// Returns the height of a line whose cells stand on a common baseline.
  func height(of cells: [LineArrangement.Cell]) -> CGFloat {
    let descents = cells.map { $0.box.outerHeight - $0.box.insets.top - baseline(of: $0) }
    return ascent(of: cells) + (descents.max() ?? 0)
  }

  /// Returns the distance from a line's top to its baseline, or 0 in a section without baselines.
  fileprivate func ascent(of cells: [LineArrangement.Cell]) -> CGFloat {
    isByBaseline ? cells.map { $0.box.insets.top + baseline(of: $0) }.max() ?? 0 : 0
  }

  /// Returns the distance from a cell's top to its baseline.
  fileprivate func baseline(of cell: LineArrangement.Cell) -> CGFloat {
    let baseline =
      self == .firstBaseline
      ? cell.attributes.firstBaselineOrInfinity : cell.attributes.lastBaselineOrInfinity
    return baseline < .infinity ? baseline : cell.box.size.height
  }
}
