struct VerticalPlacement {
  private let alignment: SectionAttributes.CellAlignment
  private let lineHeight: CGFloat

  /// The part of the height left that is above a cell. Computed once for a line, it saves a switch for each
  /// cell.
  private let shareAbove: CGFloat
  private let stretches: Bool

  /// Nil if the cells are placed without looking at the others.
  private let baselines: LineBaselines?

  /// - Parameter cells: the cells of the line, or nil if none has an alignment of its own or a baseline.
  @inline(__always)
  init(
    _ alignment: SectionAttributes.CellAlignment, lineHeight: CGFloat,
    of cells: [LineArrangement.Cell]? = nil
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    baselines = cells.map { LineBaselines(of: $0, in: alignment) }
    stretches = alignment == .stretch
    shareAbove =
      switch alignment {
      case .top, .stretch, .firstBaseline, .lastBaseline: 0
      case .center: 0.5
      case .bottom: 1
      }
  }

  func place(of cell: LineArrangement.Cell) -> (top: CGFloat, height: CGFloat) {
    let own = cell.attributes.alignment(in: alignment)
    if let baselines, own.isByBaseline {
      return (baselines[own].ascent - cell.baseline(own), cell.box.size.height)
    }
    return own == alignment
      ? place(of: cell.box) : VerticalPlacement(own, lineHeight: lineHeight).place(of: cell.box)
  }

  /// Returns the same for a cell that the section aligns, but not by a baseline.
  func place(of box: CellBox) -> (top: CGFloat, height: CGFloat) {
    let least = box.size.height
    return (
      (lineHeight - box.outerHeight) * shareAbove + box.insets.top,
      stretches ? max(least, lineHeight - box.insets.top - box.insets.bottom) : least
    )
  }
}
