@testable import AlignedLayout

/// All the ways to set a paragraph without forced breaks on lines, looked at one by one: the
/// plainest answer to what a strategy must find.
struct ExhaustiveSearch {
  /// Cells between which no line begins.
  struct Piece {
    var cells: Range<Int>

    /// Whether it stands on the line of no piece before it.
    let begins: Bool
  }

  /// A way to set the cells: the cells that begin lines.
  typealias Way = [Int]

  let widths: [CGFloat]
  let spacing: CGFloat
  let width: CGFloat
  private(set) var pieces: [Piece] = []

  init(_ cells: ArraySlice<RandomParagraph.Cell>, spacing: CGFloat, width: CGFloat) {
    widths = cells.map(\.outerWidth)
    self.spacing = spacing
    self.width = width
    var group: [Int] = []
    for (index, cell) in zip(widths.indices, cells) {
      group.append(index)
      if !cell.keepsWithNext || index == widths.count - 1 {
        append(group[0]..<(index + 1))
        group = []
      }
    }
  }

  private mutating func append(_ group: Range<Int>) {
    guard let end = group.first(where: { !canShare(group.lowerBound...$0, of: width) }) else {
      return pieces.append(Piece(cells: group, begins: false))
    }
    pieces.append(Piece(cells: group.lowerBound..<end, begins: true))
    var first = end
    for cell in group where cell >= end {
      if !canShare(first...cell, of: width) {
        pieces.append(Piece(cells: first..<cell, begins: true))
        first = cell
      }
    }
    pieces.append(Piece(cells: first..<group.upperBound, begins: true))
  }

  private func canShare(_ cells: ClosedRange<Int>, of width: CGFloat) -> Bool {
    uses(of: cells).dropFirst().allSatisfy { $0 <= width + 0.001 }
  }

  /// What is used on a line when each of its cells is on it.
  private func uses(of cells: ClosedRange<Int>) -> [CGFloat] {
    var next: CGFloat = 0
    return cells.map { cell in
      let used = next + widths[cell]
      next += widths[cell] + spacing
      return used
    }
  }

  // MARK: Ways

  /// What is known of a way.
  struct Measure {
    /// The greatest width that is used by a cell behind the first piece of its line.
    var widest: CGFloat = 0

    /// The squares of the free space of all lines but the last, summed from the end.
    var cost: CGFloat = 0
  }

  func measure(_ way: Way) -> Measure {
    var measure = Measure()
    for (line, first) in way.enumerated().reversed() {
      let end = line + 1 < way.count ? way[line + 1] : widths.count
      let uses = uses(of: first...(end - 1))
      let endOfPiece = pieces.first { $0.cells.contains(first) }!.cells.upperBound
      for cell in first..<end where cell >= endOfPiece {
        measure.widest = max(measure.widest, uses[cell - first])
      }
      if end < widths.count {
        let free = width - uses[uses.count - 1]
        measure.cost = (abs(free) <= 0.001 ? 0 : free * free) + measure.cost
      }
    }
    return measure
  }

  /// Every way on lines that their cells can share.
  var ways: [(way: Way, measure: Measure)] {
    (0..<(1 << (pieces.count - 1))).compactMap { bits in
      let breaks = pieces.indices.filter { $0 == 0 || bits & (1 << ($0 - 1)) != 0 }
      guard pieces.indices.allSatisfy({ !pieces[$0].begins || $0 == 0 || breaks.contains($0) })
      else { return nil }
      let way = breaks.map { pieces[$0].cells.lowerBound }
      let measure = measure(way)
      return measure.widest <= width + 0.001 ? (way, measure) : nil
    }
  }

  /// Piece by piece on the line of the one before, or on the next.
  var firstFit: Way {
    var way = [0]
    for piece in pieces.dropFirst() {
      let uses = uses(of: way[way.count - 1]...(piece.cells.upperBound - 1))
      let fits = uses.suffix(piece.cells.count).allSatisfy { $0 <= width + 0.001 }
      if piece.begins || !fits {
        way.append(piece.cells.lowerBound)
      }
    }
    return way
  }

  /// Whether a way is preferred to another that is as good: it has fewer lines, or the first that
  /// ends elsewhere ends later.
  static func isPreferred(_ way: Way, to other: Way) -> Bool {
    way.count == other.count
      ? other.lexicographicallyPrecedes(way) : way.count < other.count
  }

  /// The best way by its cost, and the cost.
  func optimal(of ways: [(way: Way, measure: Measure)]) -> (way: Way, cost: CGFloat) {
    let least = ways.map(\.measure.cost).min()!
    return (preferred(among: ways.filter { $0.measure.cost == least }.map(\.way)), least)
  }

  /// The best way by its width, on no more lines than first fit, and the width.
  func balanced(of ways: [(way: Way, measure: Measure)]) -> (way: Way, widest: CGFloat) {
    let most = firstFit.count
    let allowed = ways.filter { $0.way.count <= most }
    let least = allowed.map(\.measure.widest).min()!
    let best = allowed.filter { $0.measure.widest <= least + 0.001 }
    return (preferred(among: best.map(\.way)), least)
  }

  private func preferred(among ways: [Way]) -> Way {
    ways.dropFirst().reduce(ways[0]) { Self.isPreferred($1, to: $0) ? $1 : $0 }
  }
}

extension RandomParagraph {
  /// The search in each passage, with the passage's first cell.
  var searches: [(first: Int, search: ExhaustiveSearch)] {
    var searches: [(Int, ExhaustiveSearch)] = []
    var first = 0
    for cell in cells.indices {
      let isLast = cell == cells.count - 1
      if isLast || cells[cell].endsLine || cells[cell + 1].beginsLine {
        let search = ExhaustiveSearch(cells[first...cell], spacing: spacing, width: width)
        searches.append((first, search))
        first = cell + 1
      }
    }
    return searches
  }

  /// The lines of a passage that were found for all.
  func ways(in starts: [Int]) -> [ExhaustiveSearch.Way] {
    let searches = searches
    return searches.map { first, search in
      starts.filter { $0 >= first && $0 < first + search.widths.count }.map { $0 - first }
    }
  }
}
