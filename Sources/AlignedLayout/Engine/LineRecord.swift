/// What is kept of a line: where it begins, and what its cells take with their insets and gaps.
struct LineRecord: Equatable, Sendable {
  let firstCell: Int

  /// The distance from the top of the section's first line.
  let top: CGFloat

  let height: CGFloat
  let width: CGFloat

  var bottom: CGFloat {
    top + height
  }

  /// What a line leaves of the space that it had: negative if a cell is too wide for it, and 0
  /// where the difference is no more than what counts as fitting.
  static func freeSpace(of available: CGFloat, used: CGFloat) -> CGFloat {
    let free = available - used
    return abs(free) <= CGFloat.fittingSlack ? 0 : free
  }
}

/// How far the lines of a section are indented: a list of changes, empty in most sections.
struct Indentations: Equatable, Sendable {
  private struct Change: Equatable {
    let line: Int
    let indentation: CGFloat
  }

  private var changes: [Change] = []

  /// The indentation of lines that are still to come.
  var current: CGFloat {
    changes.last?.indentation ?? 0
  }

  subscript(line: Int) -> CGFloat {
    let next = (0..<changes.count).partitioningIndex { changes[$0].line > line }
    return next == 0 ? 0 : changes[next - 1].indentation
  }

  /// The indentation that begins at a line, if another does than the line before has.
  func change(atLine line: Int) -> CGFloat? {
    let index = (0..<changes.count).partitioningIndex { changes[$0].line >= line }
    return index < changes.count && changes[index].line == line
      ? changes[index].indentation : nil
  }

  /// Indents the lines from the given one on, in place of what they were indented before.
  mutating func begin(_ indentation: CGFloat, atLine line: Int) {
    changes.append(Change(line: line, indentation: indentation))
  }
}
