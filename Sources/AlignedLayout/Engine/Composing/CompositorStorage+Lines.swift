// What a line's cells do to its height and to the lines below, which is known when it ends.
extension CompositorStorage {
  @usableFromInline
  var arrangesEveryLine: Bool { room.arrangesEveryLine }

  /// Records that a cell of the open line changes the indentation of the lines below.
  ///
  /// - Parameter index: the index of the cell on its line.
  @usableFromInline
  func changeIndentation(atCell index: Int) {
    changesOfIndentation.append(index)
  }

  /// Returns the height of a line.
  @usableFromInline
  func height(ofLineOf cells: Range<Int>, ifNotArranged height: CGFloat) -> CGFloat {
    let standOnBaselines =
      arrangesEveryLine
      || hasBaselines && cells.contains { attributes[$0].isAlignedByBaseline }
    guard standOnBaselines else { return height }
    let lineCells = attributes.cells(cells, sizes: sizes)
    return LineBaselines(of: lineCells, in: room.cellAlignment).lineHeight
  }

  /// Changes the indentation below a line as its cells ask for.
  ///
  /// - Returns: the width that the next line may take.
  @usableFromInline
  func indent(belowLineOf cells: Range<Int>, used: CGFloat, nextLine: Int) -> CGFloat {
    guard !changesOfIndentation.isEmpty else { return available }
    var changes = changesOfIndentation[...]
    changesOfIndentation = []
    guard room.alignment != .center else { return available }
    guard room.ownAlignment(ofLineBeginningWith: attributes[cells.lowerBound]) == nil else {
      endIndentations(as: changes.map { attributes[cells.lowerBound + $0] }, nextLine: nextLine)
      return available
    }
    let lineCells = attributes.cells(cells, sizes: sizes)
    let arrangement = LineArrangement(
      of: lineCells, used: used, indentation: indentation.current,
      isFollowed: !attributes[cells.upperBound - 1].forcesBreak(
        before: attributes[cells.upperBound]),
      in: room)
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

  /// Ends indentations below a line that is aligned otherwise than the section. Its cells start none.
  private func endIndentations(as cells: [CellAttributes], nextLine: Int) {
    var stack = indentation
    for cell in cells {
      stack.end(as: cell)
    }
    indent(by: stack, atLine: nextLine)
  }
}
