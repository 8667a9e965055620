import AlignedLayout

extension SectionAttributes.LineLimit {
  /// The number of lines, or the greatest number if there is no limit.
  var lineCount: Int {
    if case .lines(let count) = self { count } else { .max }
  }

  var words: String {
    if case .lines(let count) = self { "\(count) lines" } else { "all lines" }
  }
}
