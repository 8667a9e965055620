extension SharedWidths.Label {
  init(
    cell: Int, _ given: CellAttributes, in room: SectionRoom, size: (_ space: CGFloat) -> CGSize
  ) {
    let line = OpenLine(available: room.available(indentedBy: 0))
    let offer = line.wholeSpace(for: given)
    self.init(cell: cell, given: given, offer: offer, answer: size(offer).limitedLengths)
  }

  func moved(toCell cell: Int) -> SharedWidths.Label {
    SharedWidths.Label(
      cell: cell, given: given, offer: offer, answer: answer, narrowed: narrowed, field: field)
  }

  var name: SharedWidth { given.sharedWidth ?? SharedWidth(0) }

  var naturalOuterWidth: CGFloat {
    let size = CGSize(width: max(answer.width, given.minimumWidth), height: answer.height)
    return CellBox(size: size, insets: given.insets).outerWidth
  }

  func field(_ next: CellAttributes, in room: SectionRoom) -> SharedWidths.Field? {
    guard room.mostCellsPerLine > 1, !given.forcesBreak(before: next) else { return nil }
    let insets: CGFloat = next.insets.leading + next.insets.trailing
    let outerWidth =
      room.decidesWidth(of: next)
      ? room.decidedWidth(of: next, available: room.available(indentedBy: 0)).outer
      : (next.minimumWidth + insets).orZero
    return SharedWidths.Field(
      leastOuterWidth: max(insets + next.minimumLineSpace, outerWidth),
      name: room.shares(next) ? next.sharedWidth : nil)
  }
}
