import AlignedLayout

/// The least, ideal and final widths of cells, by their rules.
extension PlainTable {
  private var isSelfSizing: Bool {
    if case .selfSizing = attributes.sizing.kind { true } else { false }
  }

  /// Whether each cell is offered its whole line, and cut to it before it is placed.
  var offersWholeLine: Bool {
    switch attributes.sizing.kind {
    case .asked(.wholeLine): true
    case .selfSizing(_, _, let offer):
      offer == .wholeLine || attributes.breakingStrategy != .firstFit
    case .asked, .fixed, .columns, .rows: false
    }
  }

  /// Whether a cell that is too wide for a line of its own gets the width of the line.
  var clampsToLines: Bool {
    attributes.clampsOversizedCells || isSelfSizing && !offersWholeLine
  }

  /// Whether no least width is more than a line.
  var limitsWidths: Bool {
    attributes.clampsOversizedCells || isSelfSizing || offersWholeLine
  }

  func shrinkage(_ index: Int) -> CGFloat {
    isSelfSizing ? 0 : cell(index).shrinkage
  }

  func isFlexible(_ index: Int) -> Bool {
    cell(index).width != .asked || shrinkage(index) > 0
  }

  func outerWidth(_ index: Int, _ width: CGFloat) -> CGFloat {
    max(0, sides(index) + width)
  }

  /// Returns the outer width of a cell at another width, which differs by as much as that.
  func outerWidth(_ placed: PlainLine.Cell, at width: CGFloat) -> CGFloat {
    outerWidth(placed.index, placed.width) + width - placed.width
  }

  func least(_ index: Int, available: CGFloat) -> CGFloat {
    let least = cell(index).minimumWidth
    return limitsWidths ? min(least, max(0, available - sides(index))) : least
  }

  /// Returns a flexible cell with its ideal width, which for one that is asked is still its least, and
  /// the width with which lines are broken.
  func ideal(of index: Int, on line: PlainLine) -> (cell: PlainLine.Cell, breakingWidth: CGFloat) {
    let least = least(index, available: line.available)
    var placed = PlainLine.Cell(index: index, width: least)
    guard case .fraction(let fraction) = cell(index).width.kind else { return (placed, least) }
    let spacing = attributes.cellSpacing
    let exact = max(0, fraction * (line.available + spacing) - spacing - sides(index))
    let share = plainPixels(in: exact, scale: scale)
    placed.width = max(min(share, cell(index).maximumGrownWidth), least)
    placed.fraction = fraction
    placed.isReplaced = placed.width != share
    return (placed, shrinkage(index) > 0 ? least : placed.width)
  }

  /// Returns the space that a line leaves before its cells grow or shrink.
  func free(on line: PlainLine, _ widths: [CGFloat]) -> CGFloat {
    let free = line.available - used(on: line, widths)
    return abs(free) <= 0.001 ? 0 : free
  }

  /// Returns the widths of a line's cells when it ends, and those with which heights are asked for.
  func finalWidths(of line: PlainLine) -> (widths: [CGFloat], asked: [CGFloat]) {
    var widths = line.cells.map(\.width)
    let fractions = line.cells.map { $0.fraction ?? 0 }
    var free = free(on: line, widths)
    let slack = 0.001 * (line.available + attributes.cellSpacing)
    if free < 0 {
      change(&widths, by: -1, shrinkages(on: line, widths, missing: -free))
      free = self.free(on: line, widths)
    }
    if free < 0, -free <= slack, fractions.contains(where: { $0 > 0 }) {
      let pixels = scale == 0 ? -free : (-free * scale - 0.001).rounded(.up) / scale
      let weights: [CGFloat] = line.cells.map { $0.isReplaced ? 0 : $0.fraction ?? 0 }
      let most = mostGiven(line, widths)
      change(
        &widths, by: -1, plainShares(of: pixels, weights: weights, most: most, scale: scale))
      free = self.free(on: line, widths)
    }
    var pixels = widths.map { _ in CGFloat(0) }
    if free > 0, line.addsUpToOne, !line.cells.contains(where: \.isReplaced) {
      let weights: [CGFloat] = line.cells.map { ($0.fraction ?? 0) > 0 && $0.width > 0 ? 1 : 0 }
      let most = growths(line, line.cells.map(\.width))
      pixels = plainShares(of: free, weights: weights, most: most, scale: scale)
      free -= pixels.reduce(0, +)
    }
    if free > 0.001 {
      let weights = line.cells.map { growth($0.index) }
      let most = growths(line, zip(widths, pixels).map(+))
      change(&widths, by: 1, plainShares(of: free, weights: weights, most: most, scale: scale))
    }
    let asked = widths
    change(&widths, by: 1, pixels)
    return (widths, asked)
  }

  private func change(_ widths: inout [CGFloat], by sign: CGFloat, _ shares: [CGFloat]) {
    for index in widths.indices { widths[index] += sign * shares[index] }
  }

  private func growth(_ index: Int) -> CGFloat {
    if case .remaining(let weight) = cell(index).width.kind { return weight }
    return cell(index).growth
  }

  /// Returns by how much cells may grow.
  private func growths(_ line: PlainLine, _ widths: [CGFloat]) -> [CGFloat] {
    zip(line.cells, widths).map { max(0, cell($0.index).maximumGrownWidth - $1) }
  }

  /// Returns by how much cells may shrink.
  private func mostGiven(_ line: PlainLine, _ widths: [CGFloat]) -> [CGFloat] {
    zip(line.cells, widths).map { cell, width in
      let most = width - least(cell.index, available: line.available)
      return max(0, min(most, outerWidth(cell, at: width)))
    }
  }

  private func shrinkages(
    on line: PlainLine, _ widths: [CGFloat], missing: CGFloat
  ) -> [CGFloat] {
    let weights = line.cells.map { shrinkage($0.index) }
    let most = mostGiven(line, widths)
    var shares = plainShares(of: missing, weights: weights, most: most, scale: scale)
    var rest = missing - shares.reduce(0, +)
    for index in shares.indices.reversed() where weights[index] > 0 && rest > 1e-9 {
      let more = min(rest, most[index] - shares[index])
      shares[index] += more
      rest -= more
    }
    return shares
  }

  // MARK: Placing

  /// Asks for the heights of the cells whose widths the line decided, and returns all frames in the
  /// room.
  mutating func place(
    _ line: PlainLine, top: CGFloat
  ) -> (frames: [CGRect], height: CGFloat) {
    let (widths, asked) = columns == nil ? finalWidths(of: line) : (line.cells.map(\.width), [])
    var heights: [CGFloat] = []
    for (number, placed) in line.cells.enumerated() {
      let isKnown = columns != nil || placed.height != nil && asked[number] >= placed.width - 1e-9
      heights.append(
        isKnown ? placed.height! : askedSize(placed.index, offered: asked[number]).height)
    }
    let first = line.cells[0].index
    let vertical = PlainHeights(
      section: section, cells: first..<(first + line.cells.count), heights: heights)
    let lineHeight = vertical.lineHeight
    let frames = zip(zip(line.cells, widths), origins(of: line, widths)).map { cell, x in
      let (y, height) = vertical.placed(cell.0.index, lineHeight: lineHeight)
      return rect(x, top + y, cell.1 × height)
    }
    return (frames, lineHeight)
  }

  private func origins(of line: PlainLine, _ widths: [CGFloat]) -> [CGFloat] {
    if let columns {
      return line.cells.map { columns.start($0.column) + cell($0.index).insets.leading }
    }
    var free = free(on: line, widths)
    if endsAtTrailingEdge(line) { return originsAtTrailingEdge(of: line, widths, free: free) }
    let wider = justifiedGaps(of: line, free: free)
    free -= wider.reduce(0, +)
    if abs(free) <= 0.001 { free = 0 }
    var x = line.part == 0 ? line.indentation : line.part * free
    return line.cells.enumerated().map { number, placed in
      let origin = x + cell(placed.index).insets.leading
      x += outerWidth(placed, at: widths[number]) + attributes.cellSpacing
      if number < wider.count { x += wider[number] }
      return origin
    }
  }

  /// Returns by how much each gap of a line is wider than the cell spacing.
  private func justifiedGaps(of line: PlainLine, free: CGFloat) -> [CGFloat] {
    guard let justification = attributes.justification, line.cells.count > 1, free > 0
    else { return [] }
    let count = line.cells.count - 1
    let end = line.cells[0].index + line.cells.count
    let isLast = end == section.cells.count || isForced(before: end)
    guard attributes.cellSpacing + free / CGFloat(count) <= justification.maximumGap + 0.001,
      !isLast || justification.lastLines == .justified
    else { return [] }
    return plainShares(
      of: plainPixels(in: free, scale: scale), weights: Array(repeating: 1, count: count),
      most: Array(repeating: .infinity, count: count), scale: scale)
  }
}
