extension OldLines {
  func broke(after line: OpenLine) -> Bool { broke(before: self.line, after: line) }

  /// Whether the first cell of an old line did not fit behind a line that was equal to this one to the last
  /// bit.
  func broke(before old: Line, after line: OpenLine) -> Bool {
    guard let above = self.line(before: old),
      line.used == place(ofGalley: above.galley).galley.lines[above.line].width
    else { return false }
    let old = filledLine(above, before: old)
    return line.available == old.available && line.next == old.next && line.endsHere == old.endsHere
  }

  private func filledLine(_ line: Line, before next: Line) -> OpenLine {
    let galley = place(ofGalley: line.galley).galley
    let cells = galley.cells(ofLine: line.line)
    let open = OpenLine(
      cells, of: galley, indentation: galley.indentation(ofLine: line.line), in: room)
    guard place(ofGalley: next.galley).galley.hasTrailingCells, !open.endsHere else { return open }
    return open.movedBack(
      for: attributes(ofCell: firstCell(of: next)), behind: galley.cell(at: cells.upperBound - 1),
      in: room)
  }

  func line(before line: Line) -> Line? {
    if line.line > 0 { return Line(galley: line.galley, line: line.line - 1) }
    guard line.galley > 0 else { return nil }
    let above = place(ofGalley: line.galley - 1).galley
    return Line(galley: line.galley - 1, line: above.lines.count - 1)
  }
}
