/// The indentation of a line, and the indentations that hold again when it ends.
struct IndentationStack: Sendable {
  private var top: IndentationLevel?

  var current: CGFloat { top?.indentation ?? 0 }

  mutating func end(as cell: CellAttributes) {
    var endedCount = cell.indentationsEndedAfter
    while endedCount > 0, let level = top {
      top = level.below
      endedCount -= 1
    }
  }

  /// - Parameter indentation: the distance of the cell from the edge that lines are indented from.
  mutating func change(as cell: CellAttributes, at indentation: CGFloat) {
    end(as: cell)
    switch cell.indentation {
    case .unchanged: break
    case .start: top = IndentationLevel(indentation, on: nil)
    case .nest: top = IndentationLevel(indentation, on: top)
    }
  }
}

extension IndentationStack: Equatable {
  static func == (first: IndentationStack, second: IndentationStack) -> Bool {
    var (first, second) = (first.top, second.top)
    // Digests differ at once if levels far below do.
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

/// Lines share the levels below. A list of all levels for every line that starts another would take memory in
/// proportion to the square of the lines.
private final class IndentationLevel: Sendable {
  let indentation: CGFloat
  let digest: UInt64

  /// Written only in `deinit` of the last level that refers to it.
  nonisolated(unsafe) private(set) var below: IndentationLevel?

  init(_ indentation: CGFloat, on below: IndentationLevel?) {
    self.indentation = indentation
    self.below = below
    // Adding 0 turns −0 into 0, which is equal but has other bits.
    let bits = (Double(indentation) + 0).bitPattern
    digest = ((below?.digest ?? 1) &* 0x9E37_79B9_7F4A_7C15) ^ (bits &+ bits >> 32)
  }

  /// Released recursively, a hundred thousand levels would overflow the stack.
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
