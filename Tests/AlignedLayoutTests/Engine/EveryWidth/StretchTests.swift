import AlignedLayout
import Testing

@Suite struct StretchTests {
  private let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 5)

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

  private func cells(_ widths: CGFloat...) -> [TestCell] {
    widths.map { .cell($0 × 10) }
  }

  @Test func `a stretch begins where a cell joins the line above, a thousandth early`() throws {
    let stretches = try stretches(50...200, plain, cells(30, 40, 50))
    #expect(stretches.map(\.cellsPerLine) == [[1, 1, 1], [2, 1], [3]])
    #expect(stretches.map(\.from) == [50, 74.999, 129.999])
  }

  @Test func `edges are exact to the last bit`() throws {
    let content = TestContent(width: 0, plain, cells(100.0 / 3, 100.0 / 7, 20.1, 0.7))
    for stretch in try content.stretches(10...100) {
      let below = content.at(stretch.widths.lowerBound.nextDown).layout()
      let isFirst = stretch.widths.lowerBound == 10
      #expect(isFirst == (below.cellsPerLine() == stretch.layout.cellsPerLine()))
      let above = content.at(stretch.widths.upperBound).layout()
      #expect(above.cellsPerLine() == stretch.layout.cellsPerLine())
    }
  }

  @Test func `content and section insets, and indentation, move the edges`() throws {
    let starts = CellAttributes(endsLine: true, indentation: .start, insets: Insets(leading: 10))
    var content = TestContent(
      width: 0, plain.with(insets: Insets(leading: 3, trailing: 4)),
      [.cell(10 × 10, starts), .cell(20 × 10), .cell(20 × 10)])
    content.contentInsets = Insets(leading: 1, trailing: 2)
    let stretches = try content.stretches(40...100)
    #expect(stretches.map { $0.layout.cellsPerLine() } == [[1, 1, 1], [1, 2]])
    #expect(abs(stretches[1].widths.lowerBound - 64.999) < 1e-9)
  }

  @Test func `a minimum line space moves the edge to where it remains`() throws {
    let field = CellAttributes(minimumLineSpace: 60)
    let stretches = try stretches(40...200, plain, [.cell(30 × 10), .cell(20 × 10, field)])
    #expect(stretches.map(\.from) == [40, 94.999])
  }

  @Test func `cells that keep together change lines together`() throws {
    let keeps = CellAttributes(keepsWithNext: true)
    let stretches = try stretches(
      20...200, plain, [.cell(30 × 10), .cell(20 × 10, keeps), .cell(25 × 10)])
    #expect(stretches.map(\.cellsPerLine) == [[1, 1, 1], [1, 2], [3]])
    #expect(stretches.map(\.from) == [20, 49.999, 84.999])
  }

  @Test func `balanced lines change where the number of lines does`() throws {
    let stretches = try stretches(
      40...200, plain.with(breakingStrategy: .balanced), cells(30, 30, 30, 30))
    #expect(stretches.map(\.cellsPerLine) == [[1, 1, 1, 1], [2, 2], [4]])
    #expect(stretches.map(\.from) == [40, 64.999, 134.999])
  }

  @Test func `a balanced paragraph has the narrowest lines, however near others are`() throws {
    // Widths of 20.004 and 20 are both enough for three lines.
    let cells = cells(10.002, 10.002, 10, 10, 10, 10)
    let attributes = plain.with(breakingStrategy: .balanced, cellSpacing: 0)
    let stretches = try stretches(20.1...29.9, attributes, cells)
    #expect(stretches.map(\.cellsPerLine) == [[2, 2, 2]])
  }

  @Test func `balanced lines do not depend on the room but by their number`() throws {
    let widths: [CGFloat] = [7.0003, 7.0009, 6, 5.0012, 7, 11.0003, 9, 11.0006]
    let attributes = plain.with(breakingStrategy: .balanced, cellSpacing: 0)
    let stretches = try stretches(19...21.5, attributes, widths.map { .cell($0 × 10) })
    let content = TestContent(width: 0, attributes, widths.map { .cell($0 × 10) })
    for stretch in stretches {
      for part in stride(from: stretch.from, through: min(stretch.from + 0.5, 21.5), by: 0.001) {
        let fresh = content.at(part).layout().cellsPerLine()
        #expect(stretches.last { $0.from <= part }?.cellsPerLine == fresh, "\(part)")
      }
    }
  }

  @Test func `cells that are cut behind an empty one take no small steps`() throws {
    let wide = CellAttributes(width: .remaining, minimumWidth: 300)
    let attributes = plain.with(clampsOversizedCells: true, cellSpacing: 0)
    let stretches = try stretches(
      100...180, attributes, [.cell(0 × 10), .cell(10 × 10, wide)])
    #expect(stretches.count == 1)
  }

  @Test func `a narrowed cell has its overflow view where its minimum line space remains`() throws {
    let field = CellAttributes(minimumLineSpace: 40)
    var section = TestSection(
      attributes: plain.with(lineLimit: .lines(1)),
      cells: [.cell(200 × 10, field)] + cells(50, 50))
    section.sizeOfOverflow = { _ in 30 × 10 }
    let stretches = try TestContent(width: 0, sections: [section]).stretches(50...150)
    #expect(stretches.map { ($0.widths.lowerBound * 1e6).rounded() } == [50_000_000, 74_999_000])
    #expect(stretches.map { $0.layout.frame(ofOverflowInSection: 0) != nil } == [false, true])
  }

  @Test func `an overflow view changes with the hidden cells`() throws {
    var section = TestSection(
      attributes: plain.with(lineLimit: .lines(1)), cells: cells(30, 30, 30))
    section.sizeOfOverflow = { _ in 20 × 10 }
    let content = TestContent(width: 0, sections: [section])
    let stretches = try content.stretches(35...150)
    #expect(stretches.map { $0.layout.visibleCellCount(inSection: 0) } == [1, 2, 3])
    #expect(stretches.map(\.widths.lowerBound) == [35, 89.999, 99.999])
  }

  @Test func `columns change where one more fits`() throws {
    let attributes = plain.with(sizing: .columns(minimumWidth: 50))
    let stretches = try stretches(60...200, attributes, cells(1, 1, 1, 1))
    #expect(stretches.map(\.cellsPerLine) == [[1, 1, 1, 1], [2, 2], [3, 1]])
    #expect(stretches.map(\.from) == [60, 104.999, 159.999])
  }

  @Test func `fractions are followed from pixel to pixel`() throws {
    let half = CellAttributes(width: .fraction(0.5))
    let stretches = try stretches(
      60...200, plain, [.cell(30 × 10), .cell(1 × 10, half)], displayScale: 2)
    // With one more pixel in the half, the line may be too narrow again.
    #expect(stretches.first?.cellsPerLine == [1, 1])
    #expect(stretches.last?.cellsPerLine == [2])
    #expect(stretches.dropFirst().allSatisfy { 63.9...65.1 ~= $0.from })
  }

  @Test func `content without cells is one stretch`() throws {
    let stretches = try stretches(60...200, plain, [])
    #expect(stretches.map(\.from) == [60])
    let empty = TestContent(width: 0, sections: [])
    #expect(try empty.stretches(5...5).map(\.widths) == [5...5])
  }

  // MARK: Answers

  @Test func `text that wraps is asked again where an answer ends`() throws {
    // Two words of 40 and 30 points, and a space of 5.
    let specification = TestContent(width: 0, plain, cells(0)).specification
    var offers: [CGFloat] = []
    let stretches = try specification.layouts(forWidths: 35...200) { _, offer in
      offers.append(offer)
      let size = offer < 75 ? 40 × 20 : 75 × 10
      return ContentLayout.CellAnswer(size, exactWidth: size.width, wrappedIn: offer)
    }
    #expect(stretches.map { $0.layout.contentSize.height } == [20, 10])
    #expect(stretches.map(\.widths.lowerBound) == [35, 75])
    #expect(offers.count < 12, "\(offers)")
  }

  @Test
  func
    `a text that just fits has no word that is too wide, though its sum is off by the last bits`()
    throws
  {
    let specification = TestContent(width: 0, plain, cells(0)).specification
    let stretches = try specification.layouts(forWidths: 35...60) { _, offer in
      let width: CGFloat = offer < 44.3 ? 30 : 44.300000000000004
      return ContentLayout.CellAnswer(width × 10, exactWidth: width, wrappedIn: offer)
    }
    #expect(stretches.map(\.widths.lowerBound) == [35, 44.3])
  }

  @Test func `a cell that fills its space is refused, unless its line decides its width`() throws {
    let specification = TestContent(width: 0, plain, cells(0, 0)).specification
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
    #expect(cell == ContentLayout.CellPosition(section: 0, cell: 1))
    let stretches = try specification.layouts(
      forWidths: 35...200, answerOfCell: answer,
      attributesOfCell: {
        $0.cell == 0 ? .default : CellAttributes(width: .remaining, minimumWidth: 50)
      })
    #expect(stretches.map { $0.layout.cellsPerLine() } == [[1, 1], [2]])
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
    let words = cells(40, 25, 10, 55)
    #expect(refusal(plain.with(breakingStrategy: .optimal), words) == .optimalLines(section: 0))
    #expect(refusal(.rows(height: 20), words) == .rows(section: 0))
    #expect(
      refusal(plain.with(breakingStrategy: .balanced, cellSpacing: -20), words)
        == .balancedLinesWithNegativeSpacing(section: 0))
    let half = CellAttributes(width: .fraction(0.5))
    #expect(refusal(plain, [.cell(1 × 1, half)]) == .fractionWithoutPixels(first))
    #expect(
      refusal(plain.with(breakingStrategy: .balanced), [.cell(1 × 1, half)])
        == .balancedFraction(first))
    #expect(
      refusal(plain.with(lineLimit: .lines(2)), [.cell(1 × 1, half)]) == .limitedFraction(first))
    let grows = CellAttributes(growth: 1)
    let starts = CellAttributes(indentation: .start)
    #expect(
      refusal(plain, [.cell(40 × 10, grows), .cell(20 × 10, starts), .cell(100 × 10)])
        == .movingIndentation(second))
    let label = CellAttributes(width: .shared(.label))
    let shared = SectionAttributes(sharedWidths: [.label: 0.5])
    #expect(refusal(shared, [.cell(40 × 10, label), .cell(20 × 10)]) == .sharedWidths(section: 0))
  }

  @Test func `a refusal is a sentence`() {
    let refusal = ContentLayout.WidthRefusal.answer(
      ContentLayout.CellPosition(section: 1, cell: 2), offer: 120.5)
    #expect(
      refusal.description
        == "Cell 2 of section 1 returned a size for an offer of 120.5 points alone: tell for which offers it holds."
    )
  }
}
