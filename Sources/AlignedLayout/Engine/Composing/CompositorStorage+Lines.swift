// What is known of a line when it ends: its height, and the indentation of the lines below.
extension CompositorStorage {
  @usableFromInline var arrangesEveryLine: Bool { room.arrangesEveryLine }

  /// - Parameter index: the index of the cell on its line.
  @usableFromInline
  func changeIndentation(atCell index: Int) { changesOfIndentation.append(index) }

  @usableFromInline
  func height(ofLineOf cells: Range<Int>, ifNotArranged height: CGFloat) -> CGFloat {
    let standOnBaselines =
      arrangesEveryLine || hasBaselines && cells.contains { attributes[$0].isAlignedByBaseline }
    guard standOnBaselines else { return height }
    let lineCells = attributes.cells(cells, sizes: sizes)
    return LineBaselines(of: lineCells, in: room.cellAlignment).lineHeight
  }

  /// - Returns: the width that the next line may take.
  @usableFromInline
  func indent(belowLineOf cells: Range<Int>, used: CGFloat, nextLine: Int) -> CGFloat {
    guard !changesOfIndentation.isEmpty else { return available }
    var changes = changesOfIndentation[...]
    changesOfIndentation = []
    guard room.alignment != .center else { return available }
    guard room.ownAlignment(attributes[cells.lowerBound].lineAlignment) == nil else {
      // The cells of a line that is aligned otherwise than the section start no indentations.
      var stack = indentation
      for change in changes { stack.end(as: attributes[cells.lowerBound + change]) }
      indent(by: stack, atLine: nextLine)
      return available
    }
    let lineCells = attributes.cells(cells, sizes: sizes)
    let arrangement = LineArrangement(
      of: lineCells, used: used, indentation: indentation.current,
      isFollowed: !attributes[cells.upperBound - 1].forcesBreak(
        before: attributes[cells.upperBound]), in: room)
    var stack = indentation
    arrangement.forEachCell(lineCells) { index, cell, leading in
      guard changes.first == index else { return }
      changes.removeFirst()
      let edge = arrangement.start + (leading + cell.box.insets.leading)
      stack.change(
        as: cell.attributes,
        at: room.alignment == .trailing ? room.width - (edge + cell.box.size.width) : edge)
    }
    indent(by: stack, atLine: nextLine)
    return available
  }
}
