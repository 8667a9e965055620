import AlignedLayout
import Testing

/// Cells in the columns of their section.
@Suite struct ColumnTests {
  private typealias Columns = SectionAttributes.Columns

  private func content(
    width: CGFloat = 100, _ columns: SectionAttributes.Columns, gap: CGFloat = 5,
    scale: CGFloat = 0, _ cells: [TestCell],
    _ attributes: SectionAttributes = SectionAttributes()
  ) -> TestContent {
    var content = TestContent(
      width: width,
      attributes.with(sizing: .columns(columns), cellSpacing: gap, lineSpacing: 0), cells)
    content.displayScale = scale
    return content
  }

  private func cells(_ count: Int) -> [TestCell] {
    Array(repeating: .cell(7 × 10), count: count)
  }

  private func spanning(_ span: Int) -> TestCell {
    .cell(7 × 10, CellAttributes(columnSpan: span))
  }

  private let three = Columns(.exactly(3))

  // MARK: Lines

  @Test func `a hero above three products is as wide as all columns`() {
    let products = content(three, [spanning(.max)] + cells(4))
    #expect(
      products.layout().frames() == [
        rect(0, 0, 100 × 10), rect(0, 10, 30 × 10), rect(35, 10, 30 × 10), rect(70, 10, 30 × 10),
        rect(0, 20, 30 × 10),
      ])
    #expect(products.offers == [[100], [30], [30], [30], [30]])
  }

  @Test func `a span that does not fit begins a line and leaves a hole`() {
    let frames = content(three, cells(2) + [spanning(2)] + cells(1)).layout().frames()
    #expect(frames[2] == rect(0, 10, 65 × 10))
    #expect(frames[3] == rect(70, 10, 30 × 10))
  }

  @Test func `each line is as tall as its tallest cell`() {
    let cells: [TestCell] = [.cell(1 × 10), .cell(1 × 30), .cell(1 × 20), .cell(1 × 10)]
    #expect(content(three, cells).layout().frames()[3] == rect(0, 30, 30 × 10))
  }

  @Test func `cells break lines and keep together`() {
    let keep = CellAttributes(keepsWithNext: true)
    let cells: [TestCell] = [
      .cell(1 × 10, CellAttributes(endsLine: true)), .cell(1 × 10),
      .cell(1 × 10, CellAttributes(beginsLine: true)), .cell(1 × 10), .cell(1 × 10, keep),
      .cell(1 × 10),
    ]
    #expect(content(three, cells).layout().cellsPerLine() == [1, 1, 2, 2])
  }

  @Test func `a group of more columns than a line begins a line and is divided`() {
    let keep = CellAttributes(keepsWithNext: true, columnSpan: 2)
    let cells = cells(1) + [.cell(1 × 10, keep), spanning(2), spanning(1)]
    #expect(content(three, cells).layout().cellsPerLine() == [1, 1, 2])
  }

  @Test func `a minimum line space does not divide a group`() {
    let keep = CellAttributes(keepsWithNext: true, minimumLineSpace: 90)
    let cells = cells(2) + [.cell(1 × 10, keep)] + cells(1)
    #expect(content(three, cells).layout().cellsPerLine() == [2, 2])
  }

  @Test func `right to left the first column is on the right`() {
    var products = content(three, cells(2))
    products.direction = .rightToLeft
    #expect(products.layout().frames().map(\.minX) == [70, 35])
  }

  @Test func `insets are inside the columns`() {
    let inset = CellAttributes(columnSpan: 2, insets: Insets(top: 1, leading: 4, trailing: 6))
    let products = content(three, [.cell(1 × 10, inset)])
    #expect(products.layout().frames() == [rect(4, 1, 55 × 10)])
    #expect(products.offers == [[55]])
  }

  @Test func `cells are aligned within their line`() {
    let cells: [TestCell] = [
      .cell(1 × 30), .cell(1 × 10, CellAttributes(cellAlignment: .stretch)), .cell(1 × 10),
    ]
    let frames = content(three, cells, SectionAttributes(cellAlignment: .bottom)).layout().frames()
    #expect(frames.map(\.minY) == [0, 0, 20])
    #expect(frames.map(\.height) == [30, 30, 10])
  }

  @Test func `what columns ignore changes nothing`() {
    let ignored = CellAttributes(
      minimumLineSpace: 90, width: .fraction(0.5), minimumWidth: 50, growth: 1, shrinkage: 1,
      lineAlignment: .center, indentation: .nest)
    let section = SectionAttributes(
      breakingStrategy: .balanced, clampsOversizedCells: true,
      lineAlignment: .trailing, justification: .init(lastLines: .justified))
    let plain = content(three, cells(4))
    let other = content(three, Array(repeating: .cell(7 × 10, ignored), count: 4), section)
    #expect(other.layout().frames() == plain.layout().frames())
    #expect(other.offers == plain.offers)
  }

  // MARK: Widths

  @Test func `as many columns as fit have the least width at least`() {
    for (least, count) in [(30, 3), (30.1, 2), (100, 1), (101, 1), (47.5, 2)] as [(CGFloat, Int)] {
      let products = content(Columns(.fitting(minimumWidth: least)), cells(12))
      #expect(products.layout().cellsPerLine()[0] == count)
    }
    #expect(content(Columns(.fitting(minimumWidth: 30)), cells(1)).offers == [[30]])
  }

  @Test func `no more columns than the greatest number fit, and they fill the width`() {
    for (most, count) in [(2, 2), (3, 3), (4, 3), (1, 1), (0, 1)] as [(Int32, Int)] {
      let columns = Columns(.fitting(minimumWidth: 30, maximumCount: most))
      #expect(content(columns, cells(12)).layout().cellsPerLine()[0] == count)
    }
    let products = SectionAttributes.columns(minimumWidth: 10, maximumCount: 2)
      .with(cellSpacing: 10, lineSpacing: 0)
    let frames = TestContent(width: 100, products, cells(3)).layout().frames()
    #expect(frames == [rect(0, 0, 45 × 10), rect(55, 0, 45 × 10), rect(0, 10, 45 × 10)])
  }

  @Test func `as many columns fit as take the width, whatever the last bits of sums are`() {
    for (least, gap, count) in [(100.1, 0, 3), (100.1, 5, 6), (16.1, 0.1, 8)]
      as [(CGFloat, CGFloat, Int)]
    {
      let width = CGFloat(count) * least + CGFloat(count - 1) * gap
      let products = content(
        width: width, Columns(.fitting(minimumWidth: least)), gap: gap, cells(9))
      #expect(products.layout().cellsPerLine()[0] == count)
    }
  }

  @Test func `columns share pixels, and all heights are asked for with the width rounded down`() {
    let products = content(three, gap: 0, scale: 1, cells(3) + [spanning(2)])
    #expect(products.layout().frames().map(\.minX) == [0, 33, 66, 0])
    #expect(products.layout().frames().map(\.width) == [33, 33, 34, 66])
    #expect(products.offers == [[33], [33], [33], [66]])
  }

  @Test(arguments: [SectionAttributes.CellHeight.asked, .fixed(10)])
  func `what remains on a line is what the pixels of its columns leave`(
    height: SectionAttributes.CellHeight
  ) {
    let columns = Columns(.exactly(3), cellHeight: height)
    func lines(_ scale: CGFloat) -> ContentLayout.Lines {
      content(width: 100.5, columns, gap: 0, scale: scale, cells(5)).layout().lines(inSection: 0)
    }
    #expect(lines(1).map(\.frame.width) == [100, 66])
    #expect(lines(1).map(\.remainingSpace) == [0.5, 34.5])
    #expect(lines(0).map(\.remainingSpace) == [0, 33.5])
  }

  @Test func `there are no more columns than leave a pixel each`() {
    let narrow = content(
      width: 50, Columns(.exactly(60)), gap: 1, scale: 1, cells(30))
    #expect(narrow.layout().cellsPerLine() == [25, 5])
    #expect(narrow.layout().frames()[0].width == 1)
    let exact = content(width: 50, Columns(.exactly(60)), gap: 0, cells(70))
    #expect(exact.layout().cellsPerLine() == [60, 10])
  }

  @Test func `in no room there is one column of no width`() {
    let none = content(width: 0, three, cells(2))
    #expect(none.layout().cellsPerLine() == [1, 1])
    #expect(none.offers == [[0], [0]])
  }

  // MARK: Heights

  @Test func `proportional heights are equal in columns that are a pixel wider`() {
    let photos = content(
      Columns(.exactly(3), cellHeight: .proportional(1)), gap: 0, scale: 1,
      cells(3) + [spanning(2)])
    let frames = photos.layout().frames()
    #expect(frames.map(\.height).allSatisfy { abs($0 - 100.0 / 3) < 1e-9 })
    #expect(frames.map(\.width) == [33, 33, 34, 66])
    #expect(photos.offers == [[], [], [], []])
  }

  @Test func `fixed heights are not asked for`() {
    let photos = content(Columns(.exactly(3), cellHeight: .fixed(25)), cells(4))
    #expect(photos.layout().frames().map(\.height) == [25, 25, 25, 25])
    #expect(photos.offers == [[], [], [], []])
  }

  @Test func `self-sizing cells are offered their columns once`() {
    let photos = content(
      Columns(.exactly(3), cellHeight: .selfSizing(estimate: 40)), cells(1) + [spanning(2)])
    #expect(photos.layout().frames().map(\.height) == [10, 10])
    #expect(photos.offers == [[30], [65]])
  }

  @Test func `cells are not asked for attributes if the section says so`() {
    let columns = Columns(.exactly(3), asksForCellAttributes: false)
    let content = content(columns, [spanning(3)] + cells(3))
    #expect(content.layout().cellsPerLine() == [3, 1])
  }

  // MARK: Bad input

  @Test func `no columns count as one, and spans count as one column to all`() {
    for count in [0, -1, .min] {
      #expect(content(Columns(.exactly(count)), cells(2)).layout().cellsPerLine() == [1, 1])
    }
    for span in [0, -1, .min] {
      #expect(content(three, [spanning(span)]).layout().frames()[0].width == 30)
    }
    for span in [3, 4, 1 << 40, .max] {
      #expect(content(three, [spanning(span)]).layout().frames()[0].width == 100)
    }
  }

  @Test func `least widths and heights that are negative or NaN count as 0`() {
    for number in [-1, .nan, -.infinity] as [CGFloat] {
      let narrow = content(
        width: 10, Columns(.fitting(minimumWidth: number)), gap: 0, scale: 1, cells(11))
      #expect(narrow.layout().cellsPerLine() == [10, 1])
      for height in [SectionAttributes.CellHeight.fixed(number), .proportional(number)] {
        let flat = content(Columns(.exactly(3), cellHeight: height), cells(1))
        #expect(flat.layout().frames()[0].height == 0)
      }
    }
  }

  @Test func `gaps that leave no width leave columns of no width`() {
    let negative = content(Columns(.exactly(4)), gap: -60, cells(5))
    #expect(negative.layout().cellsPerLine() == [4, 1])
    let many = content(Columns(.fitting(minimumWidth: 0)), gap: 0, cells(150))
    #expect(many.layout().cellsPerLine() == [100, 50])
    let wide = content(Columns(.exactly(4)), gap: 1e9, cells(2))
    #expect(wide.layout().cellsPerLine() == [1, 1])
  }
}
