@testable import AlignedLayout
import Testing

/// A line limit shows the most cells that leave space for the overflow view.
///
/// The proof tries every number of visible cells and breaks them into lines.
@Suite struct LineLimitProof {
  @Test(arguments: ParagraphKind.allCases)
  func `as many cells are visible as fit with the overflow view`(kind: ParagraphKind) {
    var limitedCount = 0
    let seeds = Seeds(3000)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind, mostCells: 14)
      let mostLines = Int.random(in: 1...3, using: &random)
      let returnedWidths = paragraph.cells.indices.map { _ in
        random.happens(onceIn: 8) ? 0 : CGFloat(Int.random(in: 1...100, using: &random))
      }
      let overflowWidths = returnedWidths.map { width -> CGFloat? in
        width == 0 ? nil : width <= paragraph.width + 0.001 ? width : paragraph.width
      }
      let cells = paragraph.breakable
      let starts =
        LineBreaks(cells, strategy: .firstFit).lineStarts
      guard starts.count > mostLines else { continue }
      limitedCount += 1

      var asked: [Int] = []
      let limit = Truncation(
        of: cells.prefix(starts[mostLines] + 1), lineStarts: Array(starts[...mostLines]),
        cellCount: paragraph.cells.count,
        available: Array(repeating: paragraph.width, count: mostLines)
      ) { hidden in
        asked.append(hidden)
        return CGSize(width: returnedWidths[hidden - 1], height: 10)
      }

      let most =
        (1..<paragraph.cells.count).last { count in
          paragraph.shows(count, overflow: overflowWidths, mostLines: mostLines)
            && !paragraph.dividesGroup(at: count)
        } ?? (1..<min(paragraph.endOfFirstGroup, starts[mostLines] + 1)).last { count in
          paragraph.shows(count, overflow: overflowWidths, mostLines: mostLines)
        } ?? 1
      expectEqual(limit.visibleCount, most, "\(seed)")
      let showsOnlyCell = paragraph.shows(1, overflow: overflowWidths, mostLines: mostLines)
      expectEqual(
        (limit.overflowPlace == .behindNarrowedCell), (most == 1 && !showsOnlyCell), "\(seed)")
      let lastLine = starts[mostLines] - starts[mostLines - 1]
      #expect(asked.count <= lastLine + 1, "\(seed)")
      #expect(asked == asked.sorted() && Set(asked).count == asked.count, "\(seed)")
      expectEqual(asked.last, paragraph.cells.count - limit.visibleCount, "\(seed)")
      let width = overflowWidths[paragraph.cells.count - limit.visibleCount - 1]
      expectEqual(limit.overflowSize?.width, width, "\(seed)")
      let isOnlyCell = limit.visibleCount == 1 && mostLines == 1
      if let size = limit.overflowSize, !isOnlyCell {
        var shown = cells.prefix(limit.visibleCount)
        shown.append(outerWidth: size.width)
        for strategy in [SectionAttributes.BreakingStrategy.firstFit, .balanced] {
          let broken = LineBreaks(shown, strategy: strategy)
          #expect(broken.lineStarts.count <= mostLines, "\(seed)")
        }
        let starts = LineBreaks(shown, strategy: .firstFit).lineStarts
        let isOnNextLine = limit.overflowPlace == .onNextLine
        expectEqual(isOnNextLine, (starts.last == limit.visibleCount), "\(seed)")
      }
    }
    #expect(limitedCount > seeds.count / 6)
  }

  @Test(arguments: ParagraphKind.allCases)
  func `cells added one by one are broken like cells known from the start`(
    kind: ParagraphKind
  ) {
    for seed in Seeds(3000) {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind, mostCells: 14)
      var known = BreakableCells(spacing: paragraph.spacing, lineWidth: paragraph.width)
      var firstFit = FirstFit(width: paragraph.width)
      var lineStarts = [0]
      for cell in paragraph.cells {
        known.append(outerWidth: cell.outerWidth, cell.attributes)
        firstFit.breakLines(of: known, upTo: known.count) { first, _ in
          lineStarts.append(first)
          return true
        }
        let starts =
          LineBreaks(known, strategy: .firstFit).lineStarts
        expectEqual(lineStarts, starts, "\(seed)")
      }
    }
  }

  @Test func `the overflow view is asked for with more and more hidden cells`() {
    var cells = BreakableCells(spacing: 10, lineWidth: 100)
    for width in [50, 30, 30, 20, 20] as [CGFloat] {
      cells.append(outerWidth: width)
    }
    var asked: [Int] = []
    let limit = Truncation(of: cells, lineStarts: [0, 2, 4], cellCount: 9, available: [100, 60]) {
      asked.append($0)
      return CGSize(width: 20, height: 20)
    }
    expectEqual(asked, [5, 6])
    expectEqual(limit.visibleCount, 3)
    expectEqual(limit.overflowPlace, .behindCells)
  }

  @Test func `an overflow view wider than its line is clamped to the line`() {
    var cells = BreakableCells(spacing: 0, lineWidth: 100)
    for width in [60, 60] as [CGFloat] {
      cells.append(outerWidth: width)
    }
    let limit = Truncation(of: cells, lineStarts: [0, 1], cellCount: 2, available: [100]) { _ in
      CGSize(width: 300, height: 20)
    }
    expectEqual(limit.visibleCount, 1)
    expectEqual(limit.overflowPlace, .behindNarrowedCell)
    expectEqual(limit.overflowSize, CGSize(width: 100, height: 20))
  }
}

extension RandomParagraph {
  /// Returns the first cells and the overflow view, with which no cell keeps.
  private func cells(_ count: Int, overflowWidth: CGFloat?) -> RandomParagraph {
    var paragraph = self
    paragraph.cells = cells[..<count].enumerated().map { index, cell in
      Cell(
        outerWidth: cell.outerWidth, beginsLine: cell.beginsLine, endsLine: cell.endsLine,
        keepsWithNext: cell.keepsWithNext && index < count - 1)
    }
    if let overflowWidth {
      paragraph.cells.append(
        Cell(
          outerWidth: overflowWidth, beginsLine: false, endsLine: false, keepsWithNext: false))
    }
    return paragraph
  }

  private var firstFitStarts: [Int] {
    searches.flatMap { first, search in search.firstFit.map { $0 + first } }
  }

  /// Returns true if the first cells and the overflow view fit. A break that the only cell of the only
  /// line forces does not count.
  fileprivate func shows(_ count: Int, overflow: [CGFloat?], mostLines: Int) -> Bool {
    var shown = cells(count, overflowWidth: overflow[cells.count - count - 1])
    if count == 1, mostLines == 1 {
      shown.cells[0] = Cell(
        outerWidth: cells[0].outerWidth, beginsLine: false, endsLine: false, keepsWithNext: false)
    }
    return shown.firstFitStarts.count <= mostLines
  }

  /// The index behind the first cell and those that it keeps with.
  fileprivate var endOfFirstGroup: Int {
    (1..<cells.count).first { !dividesGroup(at: $0) } ?? cells.count
  }

  /// Returns true if the cell at an index keeps with the one before.
  fileprivate func dividesGroup(at index: Int) -> Bool {
    cells[index - 1].keepsWithNext && !cells[index - 1].endsLine && !cells[index].beginsLine
  }
}

extension BreakableCells {
  fileprivate func prefix(_ count: Int) -> BreakableCells {
    var prefix = self
    prefix.removeAll(after: count)
    return prefix
  }
}
