import AlignedLayout

/// Sets the cells of a section on lines, step by step as the rules say: a reference for sections whose
/// cells have alignments of their own.
///
/// It knows neither groups, minimum line spaces, clamping nor limits, and there are no pixels. It
/// sees a line's alignment as the part of the free space that is before the line.
struct PlainTypesetter {
  let section: TestSection
  let room: CGFloat
  let direction: ContentLayout.Direction

  private struct Line {
    let cells: Range<Int>
    var sizes: [CGSize]
    let part: CGFloat
    let isAlignedOtherwise: Bool
    let available: CGFloat
    let indentation: CGFloat
  }

  private var attributes: SectionAttributes { section.attributes }
  private var sectionPart: CGFloat { part(attributes.lineAlignment) }

  private func part(_ alignment: SectionAttributes.LineAlignment) -> CGFloat {
    switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .left: direction == .leftToRight ? 0 : 1
    case .right: direction == .leftToRight ? 1 : 0
    }
  }

  private func cell(_ index: Int) -> CellAttributes {
    section.cells[index].attributes
  }

  /// Returns the frames of all cells.
  ///
  /// - Parameter lineStarts: the cells that begin lines if a strategy breaks them, or nil for first
  ///   fit.
  func frames(lineStarts: [Int]? = nil) -> [CGRect] {
    var frames: [CGRect] = []
    var stack: [CGFloat] = []
    var top: CGFloat = 0
    while frames.count < section.cells.count {
      let first = frames.count
      let end = lineStarts.map { $0.first { $0 > first } ?? section.cells.count }
      let line = line(from: first, to: end, indentation: stack.last ?? 0)
      let heights = PlainHeights(
        section: section, cells: line.cells, heights: line.sizes.map(\.height))
      let height = heights.lineHeight
      let placed = place(line, top: top, heights)
      if lineStarts == nil, sectionPart != 0.5 { changeIndentations(&stack, below: line, placed) }
      frames += placed
      top += height + attributes.lineSpacing
    }
    return direction == .leftToRight
      ? frames : frames.map { rect(room - $0.maxX, $0.minY, $0.size) }
  }

  // MARK: Breaking

  private func line(from first: Int, to end: Int?, indentation: CGFloat) -> Line {
    let part = cell(first).lineAlignment.map(part) ?? sectionPart
    let isAlignedOtherwise = part != sectionPart
    let indentation = isAlignedOtherwise ? 0 : indentation
    let available = max(0, room - indentation)
    var sizes: [CGSize] = []
    var next: CGFloat = 0
    for index in first..<(end ?? section.cells.count) {
      let cell = cell(index)
      let sides = cell.insets.leading + cell.insets.trailing
      let isFull =
        cell.standsAtTrailingEdge && next - attributes.cellSpacing > available + 0.001
      if let last = sizes.last { next -= overlap(of: index, behind: last) }
      let isWholeLine = attributes.sizing == .asked(offering: .wholeLine)
      let line = end == nil ? available - (isWholeLine ? 0 : next) : room
      let offer = max(0, line - sides)
      var size = section.cells[index].size(offer)
      if isWholeLine { size.width = min(size.width, offer) }
      let isForced = cell.beginsLine || index > 0 && self.cell(index - 1).endsLine
      let fits = next + sides + size.width <= available + 0.001
      if end == nil, index > first, isForced || !fits || isFull { break }
      sizes.append(size)
      next += sides + size.width + attributes.cellSpacing
    }
    return Line(
      cells: first..<(first + sizes.count), sizes: sizes, part: part,
      isAlignedOtherwise: isAlignedOtherwise, available: available, indentation: indentation)
  }

  private func changeIndentations(
    _ stack: inout [CGFloat], below line: Line, _ frames: [CGRect]
  ) {
    for (index, frame) in zip(line.cells, frames) {
      stack.removeLast(min(stack.count, cell(index).indentationsEndedAfter))
      let place = sectionPart == 1 ? room - frame.maxX : frame.minX
      switch cell(index).indentation {
      case .nest where !line.isAlignedOtherwise: stack.append(place)
      case .start where !line.isAlignedOtherwise: stack = [place]
      default: break
      }
    }
  }

  // MARK: Placing

  private func place(_ line: Line, top: CGFloat, _ heights: PlainHeights) -> [CGRect] {
    let lineHeight = heights.lineHeight
    var sizes = line.sizes
    var width = used(sizes, on: line)
    var free = line.available - width
    for (index, growth) in growths(on: line, sharing: free).enumerated() {
      sizes[index].width += growth
      width += growth
      free -= growth
    }
    var gap = attributes.cellSpacing
    let endsAtEdge = cell(line.cells.upperBound - 1).standsAtTrailingEdge
    if !endsAtEdge, isJustified(line, free: free) {
      gap += free / CGFloat(sizes.count - 1)
      free = 0
    }
    if abs(free) <= 0.001 { free = 0 }
    var x = line.part == 0 ? line.indentation : line.part * free
    if endsAtEdge { x = (line.part == 0 ? line.indentation : 0) + min(0, free) }
    let end = x + width + max(0, free)
    return zip(line.cells, sizes).map { index, size in
      let insets = cell(index).insets
      if cell(index).standsAtTrailingEdge {
        x = end - insets.leading - size.width - insets.trailing
      }
      let (y, height) = heights.placed(index, lineHeight: lineHeight)
      let frame = rect(x + insets.leading, top + y, size.width × height)
      x += insets.leading + size.width + insets.trailing + gap
      return frame
    }
  }

  private func used(_ sizes: [CGSize], on line: Line) -> CGFloat {
    let outerWidths = zip(line.cells, sizes).map {
      cell($0).insets.leading + $1.width + cell($0).insets.trailing
    }
    let last = line.cells.upperBound - 1
    guard cell(last).standsAtTrailingEdge, sizes.count > 1 else {
      return outerWidths.reduce(0, +) + CGFloat(sizes.count - 1) * attributes.cellSpacing
    }
    let before =
      outerWidths.dropLast().reduce(0, +) + CGFloat(sizes.count - 2) * attributes.cellSpacing
    let overlap = overlap(of: last, behind: line.sizes[sizes.count - 2])
    return before
      + max(0, attributes.cellSpacing + outerWidths[sizes.count - 1] - overlap)
  }

  /// Returns how far a cell at the trailing edge stands over the one before it.
  private func overlap(of index: Int, behind size: CGSize) -> CGFloat {
    let previous = cell(index - 1)
    guard cell(index).standsAtTrailingEdge, previous.growth == 0 else { return 0 }
    return size.width - min(size.width, previous.lastLineWidth ?? size.width)
  }

  /// Returns by how much each cell grows. Cells whose maximum is reached first leave the others their
  /// rest.
  private func growths(on line: Line, sharing free: CGFloat) -> [CGFloat] {
    var growths = line.cells.map { _ in CGFloat(0) }
    var growing = growths.indices.filter { cell(line.cells.lowerBound + $0).growth > 0 }
    var rest = free
    while rest > 0.001, !growing.isEmpty {
      let weights = growing.map { cell(line.cells.lowerBound + $0).growth }.reduce(0, +)
      let most = {
        max(0, cell(line.cells.lowerBound + $0).maximumGrownWidth - line.sizes[$0].width)
      }
      let share = { rest * (cell(line.cells.lowerBound + $0).growth / weights) }
      let full = growing.filter { most($0) <= share($0) }
      for index in full.isEmpty ? growing : full {
        growths[index] = full.isEmpty ? share(index) : most(index)
      }
      rest = full.isEmpty ? 0 : rest - full.map(most).reduce(0, +)
      growing.removeAll(where: full.contains)
    }
    return growths
  }

  private func isJustified(_ line: Line, free: CGFloat) -> Bool {
    guard let justification = attributes.justification, line.cells.count > 1, free > 0.001
    else { return false }
    let gap = attributes.cellSpacing + free / CGFloat(line.cells.count - 1)
    let end = line.cells.upperBound
    let isLast =
      end == section.cells.count || cell(end - 1).endsLine || cell(end).beginsLine
    return gap <= justification.maximumGap + 0.001
      && (!isLast || justification.lastLines == .justified)
  }
}
