import AlignedLayout
import AlignedLayoutTesting
import Testing

@Suite struct StretchTests {
  private static let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 5)

  /// Returns where stretches begin and the numbers of cells on their lines.
  private func stretches(
    _ widths: ClosedRange<CGFloat>, _ attributes: SectionAttributes, _ cells: [TestCell],
    displayScale: CGFloat = 0
  ) throws -> [(from: CGFloat, cellsPerLine: [Int])] {
    var content = TestContent(width: 0, attributes, cells)
    content.displayScale = displayScale
    return try content.stretches(widths).map {
      ($0.widths.lowerBound, $0.layout.cellsPerLine())
    }
  }

  private static func cells(_ widths: CGFloat...) -> [TestCell] {
    widths.map { .cell($0 × 10) }
  }

  /// Cells in a range of widths, where stretches begin, and the numbers of cells on their lines.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let widths: ClosedRange<CGFloat>
    let attributes: SectionAttributes
    let cells: [TestCell]
    let from: [CGFloat]?
    let cellsPerLine: [[Int]]?

    init(
      _ name: String, _ widths: ClosedRange<CGFloat>, _ cells: [TestCell],
      _ attributes: SectionAttributes = plain, from: [CGFloat]? = nil,
      cellsPerLine: [[Int]]? = nil
    ) {
      testDescription = name
      self.widths = widths
      self.attributes = attributes
      self.cells = cells
      self.from = from
      self.cellsPerLine = cellsPerLine
    }
  }

  private static let balanced = plain.with(breakingStrategy: .balanced)

  static let examples: [Example] = [
    Example(
      "a stretch begins where a cell joins the line above, a thousandth early", 50...200,
      cells(30, 40, 50), from: [50, 74.999, 129.999], cellsPerLine: [[1, 1, 1], [2, 1], [3]]),
    Example(
      "a minimum line space moves the edge to where it remains", 40...200,
      [.cell(30 × 10), .cell(20 × 10, CellAttributes(minimumLineSpace: 60))], from: [40, 94.999]),
    Example(
      "cells that keep together change lines together", 20...200,
      [.cell(30 × 10), .cell(20 × 10, CellAttributes(keepsWithNext: true)), .cell(25 × 10)],
      from: [20, 49.999, 84.999], cellsPerLine: [[1, 1, 1], [1, 2], [3]]),
    Example(
      "balanced lines change where the number of lines does", 40...200, cells(30, 30, 30, 30),
      balanced, from: [40, 64.999, 134.999], cellsPerLine: [[1, 1, 1, 1], [2, 2], [4]]),
    // Widths of 20.004 and 20 are both enough for three lines.
    Example(
      "a balanced paragraph has the narrowest lines, however near others are", 20.1...29.9,
      cells(10.002, 10.002, 10, 10, 10, 10), balanced.with(cellSpacing: 0),
      cellsPerLine: [[2, 2, 2]]),
    Example(
      "cells that are cut behind an empty one take no small steps", 100...180,
      [.cell(0 × 10), .cell(10 × 10, CellAttributes(width: .remaining, minimumWidth: 300))],
      plain.with(clampsOversizedCells: true, cellSpacing: 0), from: [100]),
    Example(
      "columns change where one more fits", 60...200, cells(1, 1, 1, 1),
      plain.with(sizing: .columns(minimumWidth: 50)), from: [60, 104.999, 159.999],
      cellsPerLine: [[1, 1, 1, 1], [2, 2], [3, 1]]),
  ]

  @Test(arguments: examples)
  func `a stretch ends where lines change`(example: Example) throws {
    #expect(example.from != nil || example.cellsPerLine != nil, "the example says nothing")
    let stretches = try stretches(example.widths, example.attributes, example.cells)
    if let from = example.from { expectEqual(stretches.map(\.from), from) }
    if let cellsPerLine = example.cellsPerLine {
      expectEqual(stretches.map(\.cellsPerLine), cellsPerLine)
    }
  }

  @Test func `edges are exact to the last bit`() throws {
    let content = TestContent(width: 0, Self.plain, Self.cells(100.0 / 3, 100.0 / 7, 20.1, 0.7))
    for stretch in try content.stretches(10...100) {
      let below = content.at(stretch.widths.lowerBound.nextDown).layout()
      let isFirst = stretch.widths.lowerBound == 10
      expectEqual(isFirst, (below.cellsPerLine() == stretch.layout.cellsPerLine()))
      let above = content.at(stretch.widths.upperBound).layout()
      expectEqual(above.cellsPerLine(), stretch.layout.cellsPerLine())
    }
  }

  @Test func `content and section insets, and indentation, move the edges`() throws {
    let starts = CellAttributes(endsLine: true, indentation: .start, insets: Insets(leading: 10))
    var content = TestContent(
      width: 0, Self.plain.with(insets: Insets(leading: 3, trailing: 4)),
      [.cell(10 × 10, starts), .cell(20 × 10), .cell(20 × 10)])
    content.contentInsets = Insets(leading: 1, trailing: 2)
    let stretches = try content.stretches(40...100)
    expectEqual(stretches.map { $0.layout.cellsPerLine() }, [[1, 1, 1], [1, 2]])
    #expect(abs(stretches[1].widths.lowerBound - 64.999) < 1e-9)
  }

  @Test func `balanced lines do not depend on the room but by their number`() throws {
    let widths: [CGFloat] = [7.0003, 7.0009, 6, 5.0012, 7, 11.0003, 9, 11.0006]
    let attributes = Self.plain.with(breakingStrategy: .balanced, cellSpacing: 0)
    let stretches = try stretches(19...21.5, attributes, widths.map { .cell($0 × 10) })
    let content = TestContent(width: 0, attributes, widths.map { .cell($0 × 10) })
    for stretch in stretches {
      for part in stride(from: stretch.from, through: min(stretch.from + 0.5, 21.5), by: 0.001) {
        let fresh = content.at(part).layout().cellsPerLine()
        expectEqual(stretches.last { $0.from <= part }?.cellsPerLine, fresh, "\(part)")
      }
    }
  }

  @Test func `a narrowed cell has its overflow view where its minimum line space remains`() throws {
    let field = CellAttributes(minimumLineSpace: 40)
    var section = TestSection(
      attributes: Self.plain.with(lineLimit: .lines(1)),
      cells: [.cell(200 × 10, field)] + Self.cells(50, 50))
    section.sizeOfOverflow = { _ in 30 × 10 }
    let stretches = try TestContent(width: 0, sections: [section]).stretches(50...150)
    expectEqual(stretches.map { ($0.widths.lowerBound * 1e6).rounded() }, [50_000_000, 74_999_000])
    expectEqual(stretches.map { $0.layout.frame(ofOverflowInSection: 0) != nil }, [false, true])
  }

  @Test func `an overflow view changes with the hidden cells`() throws {
    var section = TestSection(
      attributes: Self.plain.with(lineLimit: .lines(1)), cells: Self.cells(30, 30, 30))
    section.sizeOfOverflow = { _ in 20 × 10 }
    let content = TestContent(width: 0, sections: [section])
    let stretches = try content.stretches(35...150)
    expectEqual(stretches.map { $0.layout.visibleCellCount(inSection: 0) }, [1, 2, 3])
    expectEqual(stretches.map(\.widths.lowerBound), [35, 89.999, 99.999])
  }

  @Test func `fractions are followed from pixel to pixel`() throws {
    let half = CellAttributes(width: .fraction(0.5))
    let stretches = try stretches(
      60...200, Self.plain, [.cell(30 × 10), .cell(1 × 10, half)], displayScale: 2)
    // With one more pixel in the half, the line may be too narrow again.
    expectEqual(stretches.first?.cellsPerLine, [1, 1])
    expectEqual(stretches.last?.cellsPerLine, [2])
    #expect(stretches.dropFirst().allSatisfy { 63.9...65.1 ~= $0.from })
  }

  @Test func `fractions fit down to the width at which they take too much of it`() throws {
    // The first cell takes 999 pixels, and 1000 from a width of 999,999. Only so wide a line shows that what the
    // cells may take too much of it becomes less with it.
    let cells: [TestCell] = [
      .cell(1 × 1, CellAttributes(width: .fraction(0.001))),
      .cell(
        1 × 1,
        CellAttributes(
          width: .fraction(0.999), minimumWidth: 999_999.5005, maximumGrownWidth: 999_999.5005)),
    ]
    let stretches = try stretches(
      999_998.9...1_000_900, Self.plain.with(cellSpacing: 0), cells, displayScale: 1)
    expectEqual(stretches.map(\.cellsPerLine), [[2], [1, 1], [2]])
    expectEqual(stretches.map { ($0.from * 100).rounded() / 100 }, [999_998.9, 999_999, 999_999.5])
  }

  @Test func `a fraction joins the line above where it becomes a pixel narrower, and leaves it`()
    throws
  {
    let cells: [TestCell] = [
      .cell(10.7 × 10), .cell(39.8 × 10, CellAttributes(indentation: .start)),
      .cell(1 × 10, CellAttributes(width: .fraction(0.5))),
    ]
    // Half of 100 points is 50 pixels, and 49.5 points remain. Below, it is 49 pixels, down to 98 points. On its own
    // line, which is indented, the cell keeps its pixels.
    let stretches = try stretches(
      99...100.2, Self.plain.with(cellSpacing: 0), cells, displayScale: 1)
    expectEqual(stretches.map { ($0.from * 1000).rounded() }, [99_000, 99_499, 99_998])
    expectEqual(stretches.map(\.cellsPerLine), [[2, 1], [3], [2, 1]])
  }

  @Test func `content without cells is one stretch`() throws {
    let stretches = try stretches(60...200, Self.plain, [])
    expectEqual(stretches.map(\.from), [60])
    let empty = TestContent(width: 0, sections: [])
    expectEqual(try empty.stretches(5...5).map(\.widths), [5...5])
  }

  // MARK: Answers

  @Test func `text that wraps is asked again where an answer ends`() throws {
    // Two words of 40 and 30 points, and a space of 5.
    let specification = TestContent(width: 0, Self.plain, Self.cells(0)).specification
    var offers: [CGFloat] = []
    let stretches = try specification.layouts(forWidths: 35...200) { _, offer in
      offers.append(offer)
      let size = offer < 75 ? 40 × 20 : 75 × 10
      return ContentLayout.CellAnswer(size, exactWidth: size.width, wrappedIn: offer)
    }
    expectEqual(stretches.map { $0.layout.contentSize.height }, [20, 10])
    expectEqual(stretches.map(\.widths.lowerBound), [35, 75])
    #expect(offers.count < 12, "\(offers)")
  }

  @Test
  func
    `a text that just fits has no word that is too wide, though its sum is off by the last bits`()
    throws
  {
    let specification = TestContent(width: 0, Self.plain, Self.cells(0)).specification
    let stretches = try specification.layouts(forWidths: 35...60) { _, offer in
      let width: CGFloat = offer < 44.3 ? 30 : 44.300000000000004
      return ContentLayout.CellAnswer(width × 10, exactWidth: width, wrappedIn: offer)
    }
    expectEqual(stretches.map(\.widths.lowerBound), [35, 44.3])
  }

  @Test func `a cell that fills its space is refused, unless its line decides its width`() throws {
    let specification = TestContent(width: 0, Self.plain, Self.cells(0, 0)).specification
    func answer(_ cell: ContentLayout.CellPosition, _ offer: CGFloat) -> ContentLayout.CellAnswer {
      cell.cell == 0
        ? ContentLayout.CellAnswer(30 × 10)
        : ContentLayout.CellAnswer(offer × 10, exactWidth: offer, wrappedIn: offer)
    }
    let refusal = #expect(throws: ContentLayout.WidthRefusal.self) {
      try specification.layouts(forWidths: 35...200, answerOfCell: answer)
    }
    guard case .answer(let cell, _) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    expectEqual(cell, ContentLayout.CellPosition(section: 0, cell: 1))
    let stretches = try specification.layouts(
      forWidths: 35...200, answerOfCell: answer,
      attributesOfCell: {
        $0.cell == 0 ? .default : CellAttributes(width: .remaining, minimumWidth: 50)
      })
    expectEqual(stretches.map { $0.layout.cellsPerLine() }, [[1, 1], [2]])
  }

  // MARK: Refusals

  @Test func `contents whose lines may change at any width are refused`() {
    func refusal(_ attributes: SectionAttributes, _ cells: [TestCell]) -> ContentLayout
      .WidthRefusal?
    {
      do {
        _ = try stretches(60...200, attributes, cells)
        return nil
      } catch {
        return error as? ContentLayout.WidthRefusal
      }
    }
    let first = ContentLayout.CellPosition(section: 0, cell: 0)
    let second = ContentLayout.CellPosition(section: 0, cell: 1)
    let words = Self.cells(40, 25, 10, 55)
    expectEqual(
      refusal(Self.plain.with(breakingStrategy: .optimal), words), .optimalLines(section: 0))
    expectEqual(refusal(.rows(height: 20), words), .rows(section: 0))
    expectEqual(
      refusal(Self.plain.with(breakingStrategy: .balanced, cellSpacing: -20), words),
      .balancedLinesWithNegativeSpacing(section: 0))
    let half = CellAttributes(width: .fraction(0.5))
    expectEqual(refusal(Self.plain, [.cell(1 × 1, half)]), .fractionWithoutPixels(first))
    expectEqual(
      refusal(Self.plain.with(breakingStrategy: .balanced), [.cell(1 × 1, half)]),
      .balancedFraction(first))
    expectEqual(
      refusal(Self.plain.with(lineLimit: .lines(2)), [.cell(1 × 1, half)]), .limitedFraction(first))
    let grows = CellAttributes(growth: 1)
    let starts = CellAttributes(indentation: .start)
    expectEqual(
      refusal(Self.plain, [.cell(40 × 10, grows), .cell(20 × 10, starts), .cell(100 × 10)]),
      .movingIndentation(second))
    let label = CellAttributes(width: .shared(.label))
    let shared = SectionAttributes(sharedWidths: [.label: 0.5])
    expectEqual(
      refusal(shared, [.cell(40 × 10, label), .cell(20 × 10)]), .sharedWidths(section: 0))
  }

  @Test func `a refusal is a sentence`() {
    let refusal = ContentLayout.WidthRefusal.answer(
      ContentLayout.CellPosition(section: 1, cell: 2), offer: 120.5)
    expectEqual(
      refusal.description,
      "Cell 2 of section 1 returned a size for an offer of 120.5 points alone: tell for which offers it holds."
    )
  }
}
