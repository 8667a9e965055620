/// A line of a content where it is marked, and the space beside it.
package struct MarkedLine {
  /// The index of the line in its section.
  package let index: Int

  /// The box of the line's cells.
  package let frame: CGRect

  /// What is free at the ends of the line, without its indentation.
  package let remainingSpaces: [Stretch]

  /// The space by which the line is indented, or nil.
  package let indentation: Stretch?

  /// The line from where it begins to the end of its room.
  package let area: CGRect

  /// A part of the line's room.
  package struct Stretch {
    package let length: CGFloat
    package let frame: CGRect
  }
}

extension ContentLayout {
  /// Calls a closure with each line that may be in a rectangle, and its section.
  package func forEachMarkedLine(
    meeting rect: CGRect, _ body: (_ line: MarkedLine, _ section: Int) -> Void
  ) {
    let area = QueryArea(rect)
    var extent = upright(axis == .vertical ? area.vertical : area.horizontal)
    extent.top -= candidateMargin
    extent.bottom += candidateMargin
    for index in sections.candidates(meeting: extent) {
      let section = self[index]
      section.lines.forEachLine(meeting: extent.offset(by: -section.linesTop)) {
        body(markedLine($0, of: section), index)
      }
    }
  }

  private func markedLine(_ index: Int, of section: SectionLayout) -> MarkedLine {
    let lines = section.lines
    let line = lines.line(at: index)
    let frame = lines.frame(ofLine: index)
    let alignment = line.ownAlignment ?? lines.room.alignment
    // Less than half a point is rounding.
    func stretch(from start: CGFloat, to end: CGFloat) -> MarkedLine.Stretch? {
      let width = end - start
      guard width > 0.5 else { return nil }
      let part = CGRect(x: start, y: line.top, width: width, height: line.height)
      return MarkedLine.Stretch(length: width, frame: onScreen(part, in: section))
    }
    let end = lines.room.width
    let indentation = line.ownAlignment == nil ? max(0, line.indentation) : 0
    let (leading, trailing) =
      switch alignment {
      case .leading: (indentation, 0 as CGFloat)
      case .center: (0, 0)
      case .trailing: (0, indentation)
      }
    let frameEnd = frame.origin.x + frame.size.width
    let area = CGRect(
      x: frame.origin.x, y: line.top,
      width: max(frame.size.width, end - trailing - frame.origin.x), height: line.height)
    return MarkedLine(
      index: index, frame: onScreen(frame, in: section),
      remainingSpaces: [
        stretch(from: leading, to: frame.origin.x), stretch(from: frameEnd, to: end - trailing),
      ].compactMap { $0 },
      indentation: stretch(from: 0, to: leading) ?? stretch(from: end - trailing, to: end),
      area: onScreen(area, in: section))
  }
}
