@testable import AlignedLayout
import Testing

/// The lines that strategies find for particular widths.
@Suite struct StrategyAlgorithmTests {
  private func lines(
    _ widths: [CGFloat], spacing: CGFloat = 0, width: CGFloat = 100,
    keeping kept: Set<Int> = [], _ strategy: SectionAttributes.BreakingStrategy
  ) -> [Int] {
    broken(widths, spacing: spacing, width: width, keeping: kept, strategy).lineStarts
  }

  private func broken(
    _ widths: [CGFloat], spacing: CGFloat = 0, width: CGFloat = 100,
    keeping kept: Set<Int> = [], _ strategy: SectionAttributes.BreakingStrategy
  ) -> LineBreaks {
    var cells = BreakableCells(spacing: spacing, lineWidth: width)
    for (index, width) in widths.enumerated() {
      cells.append(outerWidth: width, CellAttributes(keepsWithNext: kept.contains(index)))
    }
    return LineBreaks(cells, strategy: strategy)
  }

  @Test func `balanced lines avoid a single cell on the last line`() {
    let widths: [CGFloat] = [30, 30, 30, 30]
    #expect(lines(widths, .firstFit) == [0, 3])
    #expect(lines(widths, .balanced) == [0, 2])
  }

  @Test func `optimal lines spread free space`() {
    let widths: [CGFloat] = [30, 30, 30, 90, 30]
    #expect(lines(widths, .firstFit) == [0, 3, 4])
    // First fit leaves 10² + 70² + 20², and optimal lines 50² + 30² + 20².
    #expect(lines([50, 40, 30, 80, 30], .firstFit) == [0, 2, 3, 4])
    #expect(lines([50, 40, 30, 80, 30], .optimal) == [0, 1, 3, 4])
  }

  @Test func `a cell that is too wide is alone on its line, and the cells after it break as usual`()
  {
    let widths: [CGFloat] = [30, 30, 150, 30, 30, 30, 30]
    for strategy in [SectionAttributes.BreakingStrategy.firstFit, .balanced, .optimal] {
      let starts = lines(widths, strategy)
      #expect(starts.prefix(3) == [0, 2, 3], "\(strategy)")
      #expect(starts.count == 4, "\(strategy)")
    }
    #expect(lines(widths, .balanced) == [0, 2, 3, 5])
  }

  @Test func `with equal sums fewer lines are preferred, then lines that end later`() {
    #expect(lines([0, 0, 0], width: 0, .optimal) == [0])
    #expect(lines([60, 20, 20, 60, 10], .optimal) == [0, 3])
    // 20² on the first line or on the second.
    #expect(lines([80, 20, 80, 90], .optimal) == [0, 2, 3])
  }

  @Test func `a group that does not fit begins a line, and is broken if it fits on none`() {
    #expect(lines([60, 30, 30], keeping: [1], .firstFit) == [0, 1])
    #expect(lines([60, 60, 60, 30], keeping: [1], .firstFit) == [0, 1, 2])
    #expect(lines([20, 60, 60, 30], keeping: [1], .firstFit) == [0, 1, 2])
    #expect(lines([20, 60, 60, 30], keeping: [1], .optimal) == [0, 1, 2])
    #expect(lines([20, 60, 60, 30], keeping: [1], .balanced) == [0, 1, 2])
  }

  @Test func `a group that fits on a line stays together in every strategy`() {
    let widths: [CGFloat] = [30, 30, 30, 30, 30]
    for strategy in [SectionAttributes.BreakingStrategy.firstFit, .balanced, .optimal] {
      #expect(!lines(widths, keeping: [1, 2], strategy).contains(2), "\(strategy)")
      #expect(!lines(widths, keeping: [1, 2], strategy).contains(3), "\(strategy)")
    }
  }

  @Test func `a group that is wider than balanced lines shares its line if spacing is negative`() {
    // The group takes 90 points, and ends at 80 with the cell after it. Lines of 80 points are the
    // narrowest: the last two cells together take 85.
    let widths: [CGFloat] = [60, 60, 20, 95]
    #expect(lines(widths, spacing: -30, keeping: [0], .balanced) == [0, 3])
    // Without overlaps, the group is alone on its line.
    #expect(lines([30, 60, 20, 55], keeping: [0], .balanced) == [0, 2])
  }

  @Test func `a forced break divides a group`() {
    var cells = BreakableCells(spacing: 0, lineWidth: 100)
    cells.append(outerWidth: 10, CellAttributes(keepsWithNext: true))
    cells.append(
      outerWidth: 10, CellAttributes(beginsLine: true, endsLine: true, keepsWithNext: true))
    cells.append(outerWidth: 10)
    let broken = LineBreaks(cells, strategy: .optimal)
    #expect(broken.lineStarts == [0, 1, 2])
  }

  @Test func `more than 4,096 cells on an optimal line fall back to first fit`() {
    let tooMany = broken(Array(repeating: 0, count: 4096) + [100, 100], width: 100, .optimal)
    #expect(tooMany.fallenBack.isEmpty == false)
    let allowed = broken(Array(repeating: 0, count: 4095) + [100, 100], width: 100, .optimal)
    #expect(allowed.fallenBack.isEmpty)
    #expect(tooMany.lineStarts == [0, 4097])
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
    #expect(broken.lineStarts == [0, 1, 3, 4, 5])
    #expect(broken.fallenBack == [5..<4102])
  }

  @Test func `no cells make no lines`() {
    for strategy in [SectionAttributes.BreakingStrategy.firstFit, .balanced, .optimal] {
      #expect(lines([], strategy) == [])
      #expect(lines([200], strategy) == [0])
    }
  }

  @Test(arguments: [0, -5] as [CGFloat])
  func `a hundred thousand cells without width are broken without delay`(spacing: CGFloat) {
    let broken = broken(
      Array(repeating: 0, count: 100_000), spacing: spacing, width: 375, .balanced)
    #expect(broken.lineStarts == [0])
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
    let starts = lines(sizes.map(\.width) + [375], spacing: 5, width: 375, .optimal)
    #expect(starts.count == 222)
    #expect(starts.last == 1000)
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
    #expect(top - 5 == 9909)
    #expect(sumOfX == 131_434)
    #expect(sumOfY == 4_943_893)
  }
}
