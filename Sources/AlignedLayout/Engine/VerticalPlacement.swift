/// Where cells stand between the top and the bottom of their line.
struct VerticalPlacement {
  private let alignment: SectionAttributes.VerticalAlignment
  private let lineHeight: CGFloat

  /// The distance from the line's top to its baseline, in a section that is aligned by baselines.
  private let ascent: CGFloat

  init(
    _ alignment: SectionAttributes.VerticalAlignment, lineHeight: CGFloat, ascent: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.ascent = ascent
  }

  /// The placement on a line of which all cells are known.
  init(
    _ alignment: SectionAttributes.VerticalAlignment, lineHeight: CGFloat,
    of cells: [LineArrangement.Cell]
  ) {
    self.init(alignment, lineHeight: lineHeight, ascent: alignment.ascent(of: cells))
  }

  /// The distance from the line's top to that of a cell's frame, and the height of the frame.
  func place(of cell: LineArrangement.Cell) -> (top: CGFloat, height: CGFloat) {
    place(of: cell.box, baseline: alignment.isByBaseline ? alignment.baseline(of: cell) : 0)
  }

  /// The same of a cell whose attributes do not matter: no section aligned by baselines has any.
  func place(of box: CellBox) -> (top: CGFloat, height: CGFloat) {
    place(of: box, baseline: 0)
  }

  private func place(of box: CellBox, baseline: CGFloat) -> (top: CGFloat, height: CGFloat) {
    let freeHeight = lineHeight - box.outerHeight
    return switch alignment {
    case .top: (box.insets.top, box.size.height)
    case .center: (freeHeight / 2 + box.insets.top, box.size.height)
    case .bottom: (freeHeight + box.insets.top, box.size.height)
    case .stretch:
      (box.insets.top, max(box.size.height, lineHeight - box.insets.top - box.insets.bottom))
    case .firstBaseline, .lastBaseline:
      (ascent - baseline, box.size.height)
    }
  }
}

extension SectionAttributes.VerticalAlignment {
  /// Whether cells stand on a common baseline, so that their places depend on each other.
  var isByBaseline: Bool {
    self == .firstBaseline || self == .lastBaseline
  }

  /// The height of a line on which cells stand on a common baseline.
  func height(of cells: [LineArrangement.Cell]) -> CGFloat {
    let descents = cells.map { $0.box.outerHeight - $0.box.insets.top - baseline(of: $0) }
    return ascent(of: cells) + (descents.max() ?? 0)
  }

  /// The distance from a line's top to its baseline; 0 where there is none.
  fileprivate func ascent(of cells: [LineArrangement.Cell]) -> CGFloat {
    isByBaseline ? cells.map { $0.box.insets.top + baseline(of: $0) }.max() ?? 0 : 0
  }

  /// The distance from a cell's top to its baseline.
  fileprivate func baseline(of cell: LineArrangement.Cell) -> CGFloat {
    let answer =
      self == .firstBaseline
      ? cell.attributes.firstBaselineOrInfinity : cell.attributes.lastBaselineOrInfinity
    return answer < .infinity ? answer : cell.box.size.height
  }
}
