/// The indentation of a galley's first line, and a list of changes, which is mostly empty.
struct Indentations: Equatable, Sendable {
  private struct Change: Equatable {
    let line: Int
    let indentation: IndentationStack
  }

  private let first: IndentationStack
  private var changes: [Change] = []

  init(first: IndentationStack = IndentationStack()) { self.first = first }

  /// That of lines that are appended next.
  var current: IndentationStack { changes.last?.indentation ?? first }
  var common: IndentationStack? { changes.isEmpty ? first : nil }

  subscript(line: Int) -> IndentationStack {
    let next = changes.indices.partitioningIndex { changes[$0].line > line }
    return next == 0 ? first : changes[next - 1].indentation
  }

  func change(atLine line: Int) -> IndentationStack? {
    guard !changes.isEmpty else { return nil }
    let index = changes.indices.partitioningIndex { changes[$0].line >= line }
    return index < changes.count && changes[index].line == line ? changes[index].indentation : nil
  }

  mutating func begin(_ indentation: IndentationStack, atLine line: Int) {
    changes.append(Change(line: line, indentation: indentation))
  }
}
