@testable import AlignedLayout

/// Finds the lines that a strategy must find, by trying all lines of a paragraph without forced
/// breaks.
struct ExhaustiveSearch {
  /// Consecutive cells between which no line can begin.
  struct Piece {
    var cells: Range<Int>

    /// A Boolean value that is true if the piece always begins a line.
    let beginsLine: Bool
  }

  /// The indices of the cells that begin lines.
  typealias LineStarts = [Int]

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
      return pieces.append(Piece(cells: group, beginsLine: false))
    }
    pieces.append(Piece(cells: group.lowerBound..<end, beginsLine: true))
    var first = end
    for cell in group where cell >= end {
      if !canShare(first...cell, of: width) {
        pieces.append(Piece(cells: first..<cell, beginsLine: true))
        first = cell
      }
    }
    pieces.append(Piece(cells: first..<group.upperBound, beginsLine: true))
  }

  private func canShare(_ cells: ClosedRange<Int>, of width: CGFloat) -> Bool {
    usedWidths(of: cells).dropFirst().allSatisfy { $0 <= width + 0.001 }
  }

  /// Returns the width used on a line after each of its cells.
  private func usedWidths(of cells: ClosedRange<Int>) -> [CGFloat] {
    var next: CGFloat = 0
    return cells.map { cell in
      let used = next + widths[cell]
      next += widths[cell] + spacing
      return used
    }
  }

  // MARK: Candidates

  /// The numbers by which strategies compare lines.
  struct Score {
    /// The greatest width used by a cell after the first piece of its line.
    var widest: CGFloat = 0

    /// The sum of the squared free space of all lines but the last, added from the end.
    var cost: CGFloat = 0
  }

  func score(_ lineStarts: LineStarts) -> Score {
    var score = Score()
    for (line, first) in lineStarts.enumerated().reversed() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : widths.count
      let usedWidths = usedWidths(of: first...(end - 1))
      let endOfPiece = pieces.first { $0.cells.contains(first) }!.cells.upperBound
      for cell in first..<end where cell >= endOfPiece {
        score.widest = max(score.widest, usedWidths[cell - first])
      }
      if end < widths.count {
        let free = width - usedWidths[usedWidths.count - 1]
        score.cost = (abs(free) <= 0.001 ? 0 : free * free) + score.cost
      }
    }
    return score
  }

  /// Every way to begin lines so that none is too wide.
  var candidates: [(lineStarts: LineStarts, score: Score)] {
    (0..<(1 << (pieces.count - 1))).compactMap { bits in
      let breaks = pieces.indices.filter { $0 == 0 || bits & (1 << ($0 - 1)) != 0 }
      guard pieces.indices.allSatisfy({ !pieces[$0].beginsLine || $0 == 0 || breaks.contains($0) })
      else { return nil }
      let lineStarts = breaks.map { pieces[$0].cells.lowerBound }
      let score = score(lineStarts)
      return score.widest <= width + 0.001 ? (lineStarts, score) : nil
    }
  }

  /// The lines of first fit: each piece is on the line of the piece before it, or on the next.
  var firstFit: LineStarts {
    var lineStarts = [0]
    for piece in pieces.dropFirst() {
      let usedWidths = usedWidths(
        of: lineStarts[lineStarts.count - 1]...(piece.cells.upperBound - 1))
      let fits = usedWidths.suffix(piece.cells.count).allSatisfy { $0 <= width + 0.001 }
      if piece.beginsLine || !fits {
        lineStarts.append(piece.cells.lowerBound)
      }
    }
    return lineStarts
  }

  /// Returns true if lines are preferred to others that are as good: there are fewer, or the first
  /// one that ends elsewhere ends later.
  static func isPreferred(_ lineStarts: LineStarts, to other: LineStarts) -> Bool {
    lineStarts.count == other.count
      ? other.lexicographicallyPrecedes(lineStarts) : lineStarts.count < other.count
  }

  /// Returns the lines with the least cost, and that cost.
  func optimal(of candidates: [(lineStarts: LineStarts, score: Score)]) -> (
    lineStarts: LineStarts, cost: CGFloat
  ) {
    let least = candidates.map(\.score.cost).min()!
    return (
      preferred(among: candidates.filter { $0.score.cost == least }.map(\.lineStarts)), least
    )
  }

  /// Returns the narrowest lines that are no more than in first fit, and their width.
  func balanced(of candidates: [(lineStarts: LineStarts, score: Score)]) -> (
    lineStarts: LineStarts, widest: CGFloat
  ) {
    let most = firstFit.count
    let allowed = candidates.filter { $0.lineStarts.count <= most }
    let least = allowed.map(\.score.widest).min()!
    let best = allowed.filter { $0.score.widest <= least + 0.001 }
    return (preferred(among: best.map(\.lineStarts)), least)
  }

  private func preferred(among candidates: [LineStarts]) -> LineStarts {
    candidates.dropFirst().reduce(candidates[0]) { Self.isPreferred($1, to: $0) ? $1 : $0 }
  }
}

extension RandomParagraph {
  /// The search of each passage, with the index of the passage's first cell.
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

  /// Splits the line starts of the paragraph into those of each passage.
  func lineStarts(in starts: [Int]) -> [ExhaustiveSearch.LineStarts] {
    let searches = searches
    return searches.map { first, search in
      starts.filter { $0 >= first && $0 < first + search.widths.count }.map { $0 - first }
    }
  }
}
