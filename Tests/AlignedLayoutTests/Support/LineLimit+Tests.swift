import AlignedLayout

extension SectionAttributes.LineLimit {
  /// The maximum number of lines, or `Int.max` if there is no limit.
  var lineCount: Int {
    if case .lines(let count) = self { count } else { .max }
  }

  /// A description for failure messages.
  var words: String {
    switch self {
    case .lines(let count): "\(count) lines"
    case .unlimited: "all lines"
    case .expandedLines(beyond: let count): "all lines, and a view beyond \(count)"
    }
  }
}
