extension Galley {
  /// The widths of a row are computed from the ratios that are stored in their place.
  func cells(
    _ cells: Range<Int>, onRowOf width: CGFloat, by rules: RowRules
  ) -> [LineArrangement.Cell] {
    let stored = self.cells(cells)
    let row = OpenRow(of: stored.lazy.map { $0.box }, spacing: rules.spacing)
    let height = stored.first?.box.size.height ?? 0
    let widths = rules.widths(
      of: row, stored.lazy.map { $0.box.size.width }, in: CGSize(width: width, height: height))
    return zip(stored, widths).map { cell, width in
      LineArrangement.Cell(size: CGSize(width: width, height: height), attributes: cell.attributes)
    }
  }
}
