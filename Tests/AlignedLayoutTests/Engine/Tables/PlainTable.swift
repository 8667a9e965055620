import AlignedLayout

/// Sets the cells of a section on lines, step by step as the rules of widths and columns say: a
/// reference for sections without a line limit and without negative insets.
///
/// It asks the cells of the section itself, and notes its questions. Breaks of strategies are not its
/// own: they are passed to it.
struct PlainTable {
  /// A question for the size of a cell.
  struct Question: Equatable {
    let cell: Int
    let offer: CGFloat
  }

  let content: TestContent
  private(set) var questions: [Question] = []
  private var answers: [Int: (offer: CGFloat, size: CGSize, count: Int)] = [:]

  init(_ content: TestContent) {
    self.content = content
  }

  var section: TestSection { content.sections[0] }
  var attributes: SectionAttributes { section.attributes }
  var scale: CGFloat { content.displayScale }

  /// The width that the section leaves its lines.
  var room: CGFloat {
    max(0, content.width - attributes.insets.leading - attributes.insets.trailing)
  }

  var columns: PlainColumns? {
    PlainColumns(attributes, room: room, scale: scale)
  }

  func cell(_ index: Int) -> CellAttributes {
    section.cells[index].attributes
  }

  func sides(_ index: Int) -> CGFloat {
    cell(index).insets.leading + cell(index).insets.trailing
  }

  /// Returns whether a break is forced before a cell.
  func isForced(before index: Int) -> Bool {
    index > 0 && (cell(index).beginsLine || cell(index - 1).endsLine)
  }

  /// Returns whether a cell is in the same group as the cell before.
  func isKept(withCellBefore index: Int) -> Bool {
    index > 0 && cell(index - 1).keepsWithNext && !isForced(before: index)
  }

  private var hasKeptCells: Bool {
    section.cells.contains(where: \.attributes.keepsWithNext)
  }

  // MARK: Asking

  /// Asks a cell for its size on the way to its line: again only for another offer, and never a third
  /// time.
  mutating func size(_ index: Int, offered offer: CGFloat) -> CGSize {
    // The engine adds up a group as a whole, so what remains in and after it may have other last bits.
    let tolerance: CGFloat = hasKeptCells ? 1e-9 : 0
    if let answer = answers[index], abs(answer.offer - offer) <= tolerance || answer.count == 2 {
      return answer.size
    }
    let size = askedSize(index, offered: offer)
    answers[index] = (offer, size, (answers[index]?.count ?? 0) + 1)
    return size
  }

  /// Asks a cell for its size.
  mutating func askedSize(_ index: Int, offered offer: CGFloat) -> CGSize {
    questions.append(Question(cell: index, offer: offer))
    return section.cells[index].size(offer)
  }

  // MARK: Frames

  /// Returns the frames of all cells, not rounded to pixels.
  ///
  /// - Parameter lineStarts: the cells that begin lines if a strategy breaks them, or nil for first
  ///   fit.
  mutating func frames(lineStarts: [Int]? = nil) -> [CGRect] {
    if lineStarts != nil { askEveryCell() }
    var frames: [CGRect] = []
    var stack: [CGFloat] = []
    var top = attributes.insets.top
    while frames.count < section.cells.count {
      let first = frames.count
      let end = lineStarts.map { $0.first { $0 > first } ?? section.cells.count }
      var line = openLine(at: first, indentation: stack.last ?? 0, end: end)
      fill(&line, to: end)
      let placed = place(line, top: top)
      changeIndentations(&stack, below: line, placed.frames)
      frames += placed.frames
      top += placed.height + attributes.lineSpacing
    }
    return frames.map(onScreen)
  }

  /// Asks for the widths that are needed before a strategy breaks lines.
  private mutating func askEveryCell() {
    for index in section.cells.indices where cell(index).width == .asked {
      _ = size(index, offered: max(0, room - sides(index)))
    }
  }

  private func onScreen(_ frame: CGRect) -> CGRect {
    let x = attributes.insets.leading + frame.minX
    return rect(
      content.direction == .leftToRight ? x : content.width - x - frame.width, frame.minY,
      frame.size)
  }

  private func changeIndentations(
    _ stack: inout [CGFloat], below line: PlainLine, _ frames: [CGRect]
  ) {
    guard columns == nil, attributes.breakingStrategy == .firstFit, sectionPart != 0.5
    else { return }
    for (placed, frame) in zip(line.cells, frames) {
      let cell = cell(placed.index)
      stack.removeLast(min(stack.count, cell.indentationsEndedAfter))
      let place = sectionPart == 1 ? room - frame.maxX : frame.minX
      switch cell.indentation {
      case .nest where !line.isAlignedOtherwise: stack.append(place)
      case .start where !line.isAlignedOtherwise: stack = [place]
      default: break
      }
    }
  }
}
