extension OpenLine {
  /// What a cell is offered on the line if it is offered all of it.
  func wholeOffer(to cell: CellAttributes) -> CGFloat {
    Self.wholeOffer(of: available, to: cell)
  }

  /// What a line that may take a width offers a cell that is offered all of it.
  static func wholeOffer(of available: CGFloat, to cell: CellAttributes) -> CGFloat {
    (available - cell.insets.leading - cell.insets.trailing).orZero
  }
}

extension CellBox {
  /// The box of a cell of the size that was answered, cut to the width that it was offered.
  init(answered size: CGSize, insets: Insets, atMost offer: CGFloat) {
    let size = size.limitedLengths
    self.init(
      size: CGSize(width: min(size.width, offer), height: size.height), insets: insets)
  }
}

extension SectionLines {
  /// What a cell asks for; nothing, as far as is known, if it is hidden.
  func attributes(ofCell cell: Int) -> CellAttributes {
    guard case .listed(let galleys) = setting, cell < visibleCellCount else { return .default }
    let place = galleys[galleys.index(ofCell: cell)]
    return place.galley.attributes(ofCell: cell - place.start.cell)
  }

  /// What a cell was offered that is offered its whole line.
  func wholeOffer(toCell cell: Int) -> CGFloat {
    guard case .listed(let galleys) = setting, cell < visibleCellCount else { return room.width }
    let place = galleys[galleys.index(ofCell: cell)]
    let index = cell - place.start.cell
    let indentation = place.galley.indentations[place.galley.line(ofCell: index)].current
    return OpenLine.wholeOffer(
      of: room.available(indentedBy: indentation), to: place.galley.attributes(ofCell: index))
  }
}
