/// The indentation of a line, and those that come back when it ends.
struct IndentationStack: Sendable {
  private var top: IndentationLevel?

  /// How far the line is indented.
  var current: CGFloat {
    top?.indentation ?? 0
  }

  /// Does what a cell says, that stands so far from the edge that lines are indented from.
  mutating func change(as cell: CellAttributes, at indentation: CGFloat) {
    var endedCount = cell.endsIndentations
    while endedCount > 0, let level = top {
      top = level.below
      endedCount -= 1
    }
    if cell.indentation == .nest {
      top = IndentationLevel(indentation, on: top)
    } else if cell.indentation == .start {
      top = IndentationLevel(indentation, on: nil)
    }
  }
}

extension IndentationStack: Equatable {
  static func == (first: IndentationStack, second: IndentationStack) -> Bool {
    var (first, second) = (first.top, second.top)
    // The digest tells at once where levels far below differ.
    while first !== second {
      guard let one = first, let other = second, one.digest == other.digest,
        one.indentation == other.indentation
      else { return false }
      first = one.below
      second = other.below
    }
    return true
  }
}

/// An indentation upon others. Lines share those below: a list of them all, kept for every line on
/// which another begins, would be as long as there are lines.
private final class IndentationLevel: Sendable {
  let indentation: CGFloat

  /// A number that differs between most lists of levels, counted down from this one.
  let digest: UInt64

  /// Written only when nobody else knows the level any more.
  nonisolated(unsafe) private(set) var below: IndentationLevel?

  init(_ indentation: CGFloat, on below: IndentationLevel?) {
    self.indentation = indentation
    self.below = below
    // To add 0 makes one of the two zeros, which are equal.
    let bits = (Double(indentation) + 0).bitPattern
    digest = ((below?.digest ?? 1) &* 0x9E37_79B9_7F4A_7C15) ^ (bits &+ bits >> 32)
  }

  /// Lets go of the levels below one after the other: each within the other, they would be more
  /// calls than a thread has room for.
  deinit {
    var level = below
    below = nil
    while isKnownUniquelyReferenced(&level) {
      let next = level?.below
      level?.below = nil
      level = next
    }
  }
}
