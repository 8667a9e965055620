extension AlignedGroup.Layout {
  /// The width that the last line takes from the leading edge to where its items end, with the padding at both
  /// sides. It is nil if there are no lines, or if they run from the top. If the last item there has a last line
  /// itself, that counts.
  ///
  /// The group has it as an item: a next item that ``CellAttributes/standsAtTrailingEdge`` may stand beside
  /// the last line.
  public var lastLineWidth: CGFloat? {
    guard group.axis == .vertical, let line = lines.last, !line.cells.isEmpty,
      frameOfOverflow == nil
    else { return nil }
    let last = line.cells.upperBound - 1
    let attributes = items[last].state.lineAttributes(for: .vertical)
    let insets = attributes.insets
    let trailing = insets.trailing + group.padding.trailing + group.attributes.insets.trailing
    guard let frame = frame(ofItemAt: last) else { return nil }
    let width = items[last].state.lastLineWidth(of: frame.size, in: environment)
    let lastWidth = attributes.standsAtTrailingEdge ? nil : width
    let end = min(lastWidth ?? frame.size.width, frame.size.width)
    let leading =
      environment.direction == .leftToRight
      ? frame.origin.x : content.contentSize.width - frame.origin.x - frame.size.width
    // An item before the last one may reach further than its last line.
    let before = line.cells.dropLast().last.flatMap { endOfItem(at: $0) } ?? 0
    return max(leading + end, before) + trailing
  }

  /// Returns the distance from the leading edge to the end of an item.
  private func endOfItem(at index: Int) -> CGFloat? {
    frame(ofItemAt: index).map {
      environment.direction == .leftToRight
        ? $0.origin.x + $0.size.width : content.contentSize.width - $0.origin.x
    }
  }
}
