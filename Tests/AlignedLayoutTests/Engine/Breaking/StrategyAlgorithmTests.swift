import Testing

@testable import AlignedLayout

/// The lines that strategies find for particular widths.
@Suite struct StrategyAlgorithmTests {
  /// A row of a table: the widths of cells, and the lines on which a strategy sets them.
  struct Paragraph: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let widths: [CGFloat]
    let spacing: CGFloat
    let lineWidth: CGFloat
    /// The cells that keep with the next one.
    let kept: Set<Int>
    /// The cells that begin and end a line by force.
    let alone: Set<Int>
    let strategy: SectionAttributes.BreakingStrategy
    /// The first cell of each line.
    let lineStarts: [Int]

    init(
      _ name: String, _ widths: [CGFloat], spacing: CGFloat = 0, lineWidth: CGFloat = 100,
      keeping kept: Set<Int> = [], alone: Set<Int> = [],
      _ strategy: SectionAttributes.BreakingStrategy, lineStarts: [Int]
    ) {
      testDescription = name
      self.widths = widths
      self.spacing = spacing
      self.lineWidth = lineWidth
      self.kept = kept
      self.alone = alone
      self.strategy = strategy
      self.lineStarts = lineStarts
    }
  }

  static let paragraphs: [Paragraph] = [
    Paragraph(
      "lines of first fit can leave a single cell on the last line",
      [30, 30, 30, 30], .firstFit, lineStarts: [0, 3]),
    Paragraph(
      "balanced lines avoid a single cell on the last line",
      [30, 30, 30, 30], .balanced, lineStarts: [0, 2]),
    Paragraph(
      "lines of first fit hold all cells that fit",
      [30, 30, 30, 90, 30], .firstFit, lineStarts: [0, 3, 4]),
    // First fit leaves 10² + 70² + 20², and optimal lines 50² + 30² + 20².
    Paragraph(
      "lines of first fit do not spread free space",
      [50, 40, 30, 80, 30], .firstFit, lineStarts: [0, 2, 3, 4]),
    Paragraph(
      "optimal lines spread free space",
      [50, 40, 30, 80, 30], .optimal, lineStarts: [0, 1, 3, 4]),
    Paragraph(
      "a cell that is too wide is alone on its line, and the cells after it fill lines",
      [30, 30, 150, 30, 30, 30, 30], .firstFit, lineStarts: [0, 2, 3, 6]),
    Paragraph(
      "a cell that is too wide is alone on its line, and the cells after it are balanced",
      [30, 30, 150, 30, 30, 30, 30], .balanced, lineStarts: [0, 2, 3, 5]),
    Paragraph(
      "a cell that is too wide is alone on its line, and the cells after it are on optimal lines",
      [30, 30, 150, 30, 30, 30, 30], .optimal, lineStarts: [0, 2, 3, 6]),
    Paragraph(
      "with equal sums fewer lines are preferred",
      [0, 0, 0], lineWidth: 0, .optimal, lineStarts: [0]),
    Paragraph(
      "with equal sums lines that end later are preferred",
      [60, 20, 20, 60, 10], .optimal, lineStarts: [0, 3]),
    // 20² on the first line or on the second.
    Paragraph(
      "with equal sums the first line ends later",
      [80, 20, 80, 90], .optimal, lineStarts: [0, 2, 3]),
  ]

  static let groups: [Paragraph] = [
    Paragraph(
      "a group that does not fit begins a line",
      [60, 30, 30], keeping: [1], .firstFit, lineStarts: [0, 1]),
    Paragraph(
      "a group that fits on no line begins a line and is broken",
      [60, 60, 60, 30], keeping: [1], .firstFit, lineStarts: [0, 1, 2]),
    Paragraph(
      "a group that fits on no line is broken in first fit",
      [20, 60, 60, 30], keeping: [1], .firstFit, lineStarts: [0, 1, 2]),
    Paragraph(
      "a group that fits on no line is broken in optimal lines",
      [20, 60, 60, 30], keeping: [1], .optimal, lineStarts: [0, 1, 2]),
    Paragraph(
      "a group that fits on no line is broken in balanced lines",
      [20, 60, 60, 30], keeping: [1], .balanced, lineStarts: [0, 1, 2]),
    Paragraph(
      "a group that fits on a line stays together in first fit",
      [30, 30, 30, 30, 30], keeping: [1, 2], .firstFit, lineStarts: [0, 1, 4]),
    Paragraph(
      "a group that fits on a line stays together in balanced lines",
      [30, 30, 30, 30, 30], keeping: [1, 2], .balanced, lineStarts: [0, 1, 4]),
    Paragraph(
      "a group that fits on a line stays together in optimal lines",
      [30, 30, 30, 30, 30], keeping: [1, 2], .optimal, lineStarts: [0, 1, 4]),
    // The group takes 90 points, and ends at 80 with the cell after it. Lines of 80 points are the
    // narrowest: the last two cells together take 85.
    Paragraph(
      "a group that is wider than balanced lines shares its line if spacing is negative",
      [60, 60, 20, 95], spacing: -30, keeping: [0], .balanced, lineStarts: [0, 3]),
    Paragraph(
      "a group that is wider than balanced lines is alone on its line without overlaps",
      [30, 60, 20, 55], keeping: [0], .balanced, lineStarts: [0, 2]),
    Paragraph(
      "a forced break divides a group",
      [10, 10, 10], keeping: [0, 1], alone: [1], .optimal, lineStarts: [0, 1, 2]),
  ]

  static let noCells: [Paragraph] =
    [SectionAttributes.BreakingStrategy.firstFit, .balanced, .optimal].flatMap { strategy in
      [
        Paragraph("no cells make no lines in \(strategy)", [], strategy, lineStarts: []),
        Paragraph("a wide cell makes one line in \(strategy)", [200], strategy, lineStarts: [0]),
      ]
    }

  @Test(arguments: paragraphs + groups + noCells)
  func `lines start at the cells that a strategy finds`(paragraph: Paragraph) {
    expectEqual(
      broken(
        paragraph.widths, spacing: paragraph.spacing, width: paragraph.lineWidth,
        keeping: paragraph.kept, alone: paragraph.alone, paragraph.strategy
      ).lineStarts, paragraph.lineStarts)
  }

  private func broken(
    _ widths: [CGFloat], spacing: CGFloat = 0, width: CGFloat = 100, keeping kept: Set<Int> = [],
    alone: Set<Int> = [], _ strategy: SectionAttributes.BreakingStrategy
  ) -> LineBreaks {
    var cells = BreakableCells(spacing: spacing, lineWidth: width)
    for (index, width) in widths.enumerated() {
      cells.append(
        outerWidth: width,
        CellAttributes(
          beginsLine: alone.contains(index), endsLine: alone.contains(index),
          keepsWithNext: kept.contains(index)))
    }
    return LineBreaks(cells, strategy: strategy)
  }

  @Test func `more than 4,096 cells on an optimal line fall back to first fit`() {
    let tooMany = broken(Array(repeating: 0, count: 4096) + [100, 100], width: 100, .optimal)
    #expect(tooMany.fallenBack.isEmpty == false)
    let allowed = broken(Array(repeating: 0, count: 4095) + [100, 100], width: 100, .optimal)
    #expect(allowed.fallenBack.isEmpty)
    expectEqual(tooMany.lineStarts, [0, 4097])
  }

  @Test func `a passage falls back on its own`() {
    var cells = BreakableCells(spacing: 0, lineWidth: 100)
    for width in [50, 40, 30, 80, 30] as [CGFloat] {
      cells.append(outerWidth: width)
    }
    for index in 0..<4097 {
      cells.append(outerWidth: 0, CellAttributes(beginsLine: index == 0))
    }
    let broken = LineBreaks(cells, strategy: .optimal)
    expectEqual(broken.lineStarts, [0, 1, 3, 4, 5])
    expectEqual(broken.fallenBack, [5..<4102])
  }

  @Test(arguments: [0, -5] as [CGFloat])
  func `a hundred thousand cells without width are broken without delay`(spacing: CGFloat) {
    let broken = broken(
      Array(repeating: 0, count: 100_000), spacing: spacing, width: 375, .balanced)
    expectEqual(broken.lineStarts, [0])
  }

  /// Browsers give these figures for a thousand cells in a box that wraps and balances. They count
  /// the free space of the last line, too; here, another cell follows, so that it counts.
  @Test func `optimal lines are those that browsers balance, if another line follows`() {
    var state: UInt32 = 12345
    func next(_ count: UInt32) -> CGFloat {
      state = 1_664_525 &* state &+ 1_013_904_223
      return CGFloat(20 + (state >> 16) % count)
    }
    let sizes = (0..<1000).map { _ in (width: next(101), height: next(25)) }
    let starts = broken(
      sizes.map(\.width) + [375], spacing: 5, width: 375, .optimal
    ).lineStarts
    expectEqual(starts.count, 222)
    expectEqual(starts.last, 1000)
    var top: CGFloat = 0
    var sumOfX: CGFloat = 0
    var sumOfY: CGFloat = 0
    for (first, end) in zip(starts, starts.dropFirst()) {
      var x: CGFloat = 0
      for cell in first..<end {
        sumOfX += x
        sumOfY += top
        x += sizes[cell].width + 5
      }
      top += sizes[first..<end].map(\.height).max()! + 5
    }
    expectEqual(top - 5, 9909)
    expectEqual(sumOfX, 131_434)
    expectEqual(sumOfY, 4_943_893)
  }
}
