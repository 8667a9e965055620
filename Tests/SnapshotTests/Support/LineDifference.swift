/// The difference of two texts, line by line, for the message of a failed comparison.
struct LineDifference: Equatable {
  /// A line of both texts, or of only one of them.
  enum Line: Equatable {
    case both(String)
    case missing(String)
    case added(String)
  }

  let lines: [Line]

  init(from old: String, to new: String) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.lineOffset))
    let inserted = Set(difference.insertions.map(\.lineOffset))
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.missing(old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.both(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
  }

  /// The changed lines and two lines around them. A minus marks lines of the old text, a plus lines
  /// of the new one.
  var description: String {
    let changed = lines.indices.filter { !lines[$0].isInBoth }
    var shown: [String] = []
    var isLeavingOut = false
    for (index, line) in lines.enumerated() {
      let isNear = changed.contains { abs($0 - index) <= 2 }
      if isNear {
        shown.append(line.marked)
      } else if !isLeavingOut {
        shown.append("  …")
      }
      isLeavingOut = !isNear
    }
    return shown.joined(separator: "\n")
  }

  /// Splits at line feeds only, so that other line endings make a difference.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension CollectionDifference.Change {
  fileprivate var lineOffset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension LineDifference.Line {
  fileprivate var isInBoth: Bool {
    if case .both = self { true } else { false }
  }

  fileprivate var marked: String {
    switch self {
    case .both(let text): "  \(text)"
    case .missing(let text): "- \(text)"
    case .added(let text): "+ \(text)"
    }
  }
}
