@testable import AlignedLayout

/// A few cells to break into lines.
struct RandomParagraph {
  struct Cell {
    let outerWidth: CGFloat
    let beginsLine: Bool
    let endsLine: Bool
    let keepsWithNext: Bool

    var attributes: CellAttributes {
      CellAttributes(beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext)
    }
  }

  var cells: [Cell] = []
  var spacing: CGFloat = 0
  var width: CGFloat = 0

  var breakable: BreakableCells {
    var breakable = BreakableCells(spacing: spacing, lineWidth: width)
    for cell in cells {
      breakable.append(outerWidth: cell.outerWidth, cell.attributes)
    }
    return breakable
  }
}

/// The kinds of cells and numbers in a random paragraph.
enum ParagraphKind: CaseIterable, Sendable {
  /// Widths in quarters of a point, whose sums are exact, so that ties are exact, too.
  case plain

  /// Also cells that begin or end lines, or keep with the next.
  case grouped

  /// Also negative spacing, which can exceed the width of a cell.
  case overlapping

  /// Also numbers whose sums are not exact, infinities and NaN.
  case hostile

  var isExact: Bool {
    self != .hostile
  }
}

extension SplitMix64 {
  mutating func paragraph(_ kind: ParagraphKind, mostCells: Int = 8) -> RandomParagraph {
    var paragraph = RandomParagraph()
    paragraph.width = kind == .hostile ? hostile(0...120).limitedLength : quarters(0...120)
    switch kind {
    case .plain, .grouped: paragraph.spacing = pick([0, 5, quarters(0...10)])
    case .overlapping: paragraph.spacing = -quarters(0...40)
    case .hostile: paragraph.spacing = (hostile(0...20) - hostile(0...20)).limited
    }
    let count = Int.random(in: 1...mostCells, using: &self)
    let groups = kind == .plain ? 0 : pick([0, 2, 4])
    paragraph.cells = (0..<count).map { _ in
      RandomParagraph.Cell(
        outerWidth: outerWidth(kind),
        beginsLine: kind != .plain && happens(onceIn: 12),
        endsLine: kind != .plain && happens(onceIn: 12),
        keepsWithNext: groups > 0 && happens(onceIn: groups))
    }
    return paragraph
  }

  private mutating func outerWidth(_ kind: ParagraphKind) -> CGFloat {
    if kind != .hostile {
      return happens(onceIn: 6) ? pick([0, 150, 20, 20.25]) : quarters(0...80)
    }
    let size = CGSize(width: hostile(0...80), height: 10)
    let insets = Insets(leading: hostile(0...10), trailing: -hostile(0...10))
    return CellBox(size: size.limitedLengths, insets: insets).outerWidth
  }

  private mutating func quarters(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: (4 * range.lowerBound)...(4 * range.upperBound), using: &self)) / 4
  }

  private mutating func hostile(_ range: ClosedRange<Int>) -> CGFloat {
    happens(onceIn: 12)
      ? pick([
        .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, .leastNonzeroMagnitude, -0.0, 1e-9, -30,
      ])
      : CGFloat(length(range))
  }
}
