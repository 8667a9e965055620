/// Where lines stand in their section, seen from the edge at which they begin: an alignment of
/// which the layout's direction is already taken into account.
enum LineAlignment: Equatable, Sendable {
  case leading
  case center
  case trailing

  init(_ alignment: SectionAttributes.HorizontalAlignment, in direction: ContentLayout.Direction) {
    switch (alignment, direction) {
    case (.leading, _), (.left, .leftToRight), (.right, .rightToLeft): self = .leading
    case (.trailing, _), (.right, .leftToRight), (.left, .rightToLeft): self = .trailing
    case (.center, _): self = .center
    }
  }

  /// The distance from the room's leading edge to the start of a line.
  ///
  /// - Parameter freeSpace: what the line's cells leave of the available space, negative if they
  ///   take more.
  func start(indentation: CGFloat, freeSpace: CGFloat) -> CGFloat {
    switch self {
    case .leading: indentation
    case .center: freeSpace / 2
    case .trailing: freeSpace
    }
  }
}

extension LineAlignment {
  /// How far a cell's edge indents the lines after the cell's own; nil in centered sections.
  func indentation(
    from start: OpenLine.IndentationStart, on line: OpenLine, room: CGFloat, indentation: CGFloat
  ) -> CGFloat? {
    let freeSpace = LineRecord.freeSpace(of: line.available, used: line.used)
    let lineStart = self.start(indentation: indentation, freeSpace: freeSpace)
    return switch self {
    case .leading: lineStart + start.offset
    case .center: nil
    case .trailing: room - (lineStart + start.offset + start.width)
    }
  }
}

extension SectionAttributes.VerticalAlignment {
  /// The distance from a line's top to a box on it, given how much higher the line is.
  func offset(freeHeight: CGFloat) -> CGFloat {
    switch self {
    case .top: 0
    case .center: freeHeight / 2
    case .bottom: freeHeight
    }
  }
}
