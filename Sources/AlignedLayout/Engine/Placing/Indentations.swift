/// The indentations of a galley's lines: that of the first, and a list of changes, which is mostly
/// empty.
struct Indentations: Equatable, Sendable {
  private struct Change: Equatable {
    let line: Int
    let indentation: IndentationStack
  }

  private let first: IndentationStack
  private var changes: [Change] = []

  init(first: IndentationStack = IndentationStack()) {
    self.first = first
  }

  /// The indentation of lines that are appended next.
  var current: IndentationStack { changes.last?.indentation ?? first }

  /// The indentation of all lines, or nil if they differ.
  var common: IndentationStack? { changes.isEmpty ? first : nil }

  subscript(line: Int) -> IndentationStack {
    let next = changes.indices.partitioningIndex { changes[$0].line > line }
    return next == 0 ? first : changes[next - 1].indentation
  }

  /// Returns the indentation that begins at a line, or nil if it is the same as before.
  func change(atLine line: Int) -> IndentationStack? {
    guard !changes.isEmpty else { return nil }
    let index = changes.indices.partitioningIndex { changes[$0].line >= line }
    return index < changes.count && changes[index].line == line
      ? changes[index].indentation : nil
  }

  /// Indents the lines from a line on.
  mutating func begin(_ indentation: IndentationStack, atLine line: Int) {
    changes.append(Change(line: line, indentation: indentation))
  }
}
