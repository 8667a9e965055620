import AlignedLayout
import Testing

@Suite struct CellAttributesTests {
  /// Hundreds of thousands of them are stored and copied.
  @Test func `attributes are trivially copied and take no more than 128 bytes`() {
    #expect(_isPOD(CellAttributes.self))
    #expect(MemoryLayout<CellAttributes>.stride <= 128)
  }

  @Test func `with replaces widths, shrinkage and spans, and nothing else`() {
    let base = CellAttributes(
      width: .fraction(0.5), minimumWidth: 3, maximumGrownWidth: 50, shrinkage: 2, columnSpan: 4,
      cellAlignment: .bottom)
    expectEqual(base.with(insets: Insets(1)).with(insets: .zero), base)
    expectEqual(base.with(cellAlignment: nil).with(cellAlignment: .bottom), base)
    expectEqual(base.with(width: .remaining).with(width: .fraction(0.5)), base)
    expectEqual(base.with(shrinkage: 0).shrinkage, 0)
    expectEqual(base.with(minimumWidth: 9).minimumWidth, 9)
    expectEqual(base.with(columnSpan: 1).columnSpan, 1)
    for attributes in [
      CellAttributes(shrinkage: 1), CellAttributes(minimumWidth: 1),
      CellAttributes(width: .remaining), CellAttributes(columnSpan: 2),
    ] {
      #expect(attributes != .default)
    }
  }

  @Test func `default attributes have no insets, breaks, indentation or minimum`() {
    let attributes = CellAttributes()
    expectEqual(attributes.insets, .zero)
    #expect(!attributes.beginsLine && !attributes.endsLine && attributes.indentation == .unchanged)
    expectEqual(attributes.minimumLineSpace, 0)
    expectEqual(attributes, .default)
  }

  @Test func `with replaces only the given attributes`() {
    let base = CellAttributes(
      beginsLine: true, endsLine: true, minimumLineSpace: 2, indentation: .start,
      insets: Insets(1))
    expectEqual(base.with(), base)
    expectEqual(base.with(insets: .zero).insets, .zero)
    #expect(!base.with(beginsLine: false).beginsLine)
    #expect(!base.with(endsLine: false).endsLine)
    expectEqual(base.with(indentation: .unchanged).indentation, .unchanged)
    expectEqual(base.with(minimumLineSpace: 9).minimumLineSpace, 9)
    expectEqual(base.with(minimumLineSpace: 9).with(minimumLineSpace: 2), base)
  }

  @Test func `with replaces or takes away own alignments and baselines, and nothing else`() {
    let base = CellAttributes(
      lineAlignment: .trailing, cellAlignment: .bottom, insets: Insets(1), firstBaseline: 3,
      lastBaseline: 4)
    #expect(base != CellAttributes(insets: Insets(1), firstBaseline: 3, lastBaseline: 4))
    expectEqual(base.with(insets: .zero).with(insets: Insets(1)), base)
    expectEqual(base.with(lineAlignment: .center).lineAlignment, .center)
    #expect(base.with(lineAlignment: nil).lineAlignment == nil)
    expectEqual(base.with(lineAlignment: nil).with(lineAlignment: .trailing), base)
    expectEqual(base.with(cellAlignment: .stretch).cellAlignment, .stretch)
    #expect(base.with(cellAlignment: nil).cellAlignment == nil)
    expectEqual(base.with(cellAlignment: nil).with(cellAlignment: .bottom), base)
    expectEqual(base.with(firstBaseline: nil).with(firstBaseline: 3), base)
    #expect(CellAttributes(lineAlignment: .leading) != .default)
    #expect(CellAttributes(cellAlignment: .top) != .default)
  }

  @Test func `an invalid minimum line space is clamped`() {
    expectEqual(CellAttributes(minimumLineSpace: .nan).minimumLineSpace, 0)
    expectEqual(CellAttributes(minimumLineSpace: .infinity).minimumLineSpace, 1e9)
  }

  @Test func `with replaces the place at the trailing edge and the last line, and nothing else`() {
    let time = CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom)
    #expect(time != CellAttributes(endsLine: true, cellAlignment: .bottom))
    expectEqual(time.with(insets: Insets(1)).with(insets: .zero), time)
    #expect(time.with(cellAlignment: nil).standsAtTrailingEdge)
    expectEqual(time.with(lastLineWidth: 4), time)
    let text = CellAttributes(lastLineWidth: 4)
    #expect(text != .default && text.lastLineWidth == 4)
    expectEqual(text.with(lastLineWidth: nil), .default)
    expectEqual(text.with(insets: .zero), text)
    #expect(text.with(standsAtTrailingEdge: true).lastLineWidth == nil)
  }

  @Test func `a last line is stored as a number of 32 bits that is no less`() {
    for width in [0.1, 33.3, 1e9 / 3, 16_777_217] as [CGFloat] {
      let stored = CellAttributes(lastLineWidth: width).lastLineWidth ?? 0
      #expect(stored >= width && stored <= width * (1 + 1e-6))
    }
    expectEqual(CellAttributes(lastLineWidth: .nan).lastLineWidth, 0)
    expectEqual(CellAttributes(lastLineWidth: -3).lastLineWidth, 0)
    expectEqual(CellAttributes(lastLineWidth: .infinity).lastLineWidth, 1e9)
  }

  @Test func `a span of more columns than 16 bits hold counts as all`() {
    expectEqual(CellAttributes(columnSpan: 32_766).columnSpan, 32_766)
    expectEqual(CellAttributes(columnSpan: 40_000), CellAttributes(columnSpan: .max))
  }

  @Test func `a cell that no longer stands at the trailing edge does not end its line`() {
    let time = CellAttributes(standsAtTrailingEdge: true)
    #expect(time.endsLine)
    expectEqual(time.with(standsAtTrailingEdge: false), .default)
    #expect(time.with(endsLine: true).with(standsAtTrailingEdge: false).endsLine)
  }
}
