import AlignedLayout
import Testing

@Suite struct CellAttributesTests {
  @Test func `default attributes have no insets, breaks, indentation or minimum`() {
    let attributes = CellAttributes()
    #expect(attributes.insets == .zero)
    #expect(!attributes.beginsLine && !attributes.endsLine && attributes.indentation == .unchanged)
    #expect(attributes.minimumLineSpace == 0)
    #expect(attributes == .default)
  }

  @Test func `with replaces only the given attributes`() {
    let base = CellAttributes(
      insets: Insets(1), beginsLine: true, endsLine: true, indentation: .start,
      minimumLineSpace: 2)
    #expect(base.with() == base)
    #expect(base.with(insets: .zero).insets == .zero)
    #expect(!base.with(beginsLine: false).beginsLine)
    #expect(!base.with(endsLine: false).endsLine)
    #expect(base.with(indentation: .unchanged).indentation == .unchanged)
    #expect(base.with(minimumLineSpace: 9).minimumLineSpace == 9)
    #expect(base.with(minimumLineSpace: 9).with(minimumLineSpace: 2) == base)
  }

  @Test func `an invalid minimum line space is clamped`() {
    #expect(CellAttributes(minimumLineSpace: .nan).minimumLineSpace == 0)
    #expect(CellAttributes(minimumLineSpace: .infinity).minimumLineSpace == 1e9)
  }
}
