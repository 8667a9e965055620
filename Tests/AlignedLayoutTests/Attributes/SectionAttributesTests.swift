import AlignedLayout
import Testing

@Suite struct SectionAttributesTests {
  @Test func `by default a section is top-leading with 5 points between cells and lines`() {
    let attributes = SectionAttributes()
    expectEqual(attributes.lineAlignment, .leading)
    expectEqual(attributes.cellAlignment, .top)
    expectEqual(attributes.cellSpacing, 5)
    expectEqual(attributes.lineSpacing, 5)
    expectEqual(attributes.insets, .zero)
    expectEqual(attributes.sizing, .asked)
  }

  @Test func `presets differ from the default only in their alignments`() {
    let presets: [SectionAttributes] = [
      .topLeft, .topCenter, .topRight, .centerCenter,
    ]
    expectEqual(presets.map(\.lineAlignment), [.left, .center, .right, .center])
    expectEqual(presets.map(\.cellAlignment), [.top, .top, .top, .center])
    for preset in presets {
      expectEqual(
        preset.with(lineAlignment: .leading, cellAlignment: .top), SectionAttributes())
    }
  }

  @Test func `with replaces only the given attributes`() {
    let base = SectionAttributes(
      sizing: .fixed(CGSize(width: 4, height: 5)), lineAlignment: .center, cellAlignment: .bottom,
      cellSpacing: 1,
      lineSpacing: 2, insets: Insets(3))
    expectEqual(base.with(), base)
    expectEqual(base.with(lineAlignment: .left).lineAlignment, .left)
    expectEqual(base.with(cellAlignment: .top).cellAlignment, .top)
    expectEqual(base.with(cellSpacing: 9).cellSpacing, 9)
    expectEqual(base.with(lineSpacing: 9).lineSpacing, 9)
    expectEqual(base.with(insets: .zero).insets, .zero)
    expectEqual(base.with(sizing: .asked).sizing, .asked)
    expectEqual(base.with(cellSpacing: 9).with(cellSpacing: 1), base)
  }

  @Test func `with sets, replaces and removes decorations`() {
    let card = SectionAttributes.Background(kind: "card")
    let line = SectionAttributes.LineSeparator(kind: "line")
    #expect(card.insets == .zero && card.zIndex == -2 && !card.coversHeader && !card.coversFooter)
    #expect(line.insets == .zero && line.zIndex == -1 && line.thickness == 1)
    let both = SectionAttributes(backgrounds: [card], lineSeparator: line)
    expectEqual(both.backgrounds, [card])
    expectEqual(both.lineSeparator, line)
    expectEqual(both.with(cellSpacing: 9).backgrounds, [card])
    expectEqual(both.with(backgrounds: [.init(kind: "shade")]).backgrounds.map(\.kind), ["shade"])
    #expect(both.with(backgrounds: []).backgrounds.isEmpty)
    expectEqual(both.with(backgrounds: []).lineSeparator, line)
    expectEqual(both.with(lineSeparator: nil), SectionAttributes(backgrounds: [card]))
    expectEqual(both.with(backgrounds: []).with(lineSeparator: nil), SectionAttributes())
  }

  @Test func `attributes with different decorations are not equal`() {
    let values: [SectionAttributes] = [
      .init(), .init(backgrounds: [.init(kind: "a")]), .init(backgrounds: [.init(kind: "b")]),
      .init(backgrounds: [.init(kind: "a", insets: Insets(1))]),
      .init(backgrounds: [.init(kind: "a", coversHeader: true)]),
      .init(backgrounds: [.init(kind: "a", coversFooter: true)]),
      .init(backgrounds: [.init(kind: "a", zIndex: 0)]),
      .init(backgrounds: [.init(kind: "a", placement: .forcedBreaks)]),
      .init(backgrounds: [.init(kind: "a"), .init(kind: "b")]),
      .init(lineSeparator: .init(kind: "a")),
      .init(lineSeparator: .init(kind: "a", thickness: 2)),
      .init(lineSeparator: .init(kind: "a", insets: Insets(1))),
      .init(lineSeparator: .init(kind: "a", zIndex: 0)),
    ]
    expectEqual(Set(values).count, values.count)
    expectEqual(Set(values + values.map { $0.with() }).count, values.count)
  }

  @Test func `invalid numbers are clamped`() {
    let attributes = SectionAttributes(
      sizing: .fixed(CGSize(width: -1, height: CGFloat.nan)), cellSpacing: .nan,
      lineSpacing: -.infinity)
    expectEqual(attributes.cellSpacing, 0)
    expectEqual(attributes.lineSpacing, -1e9)
    expectEqual(attributes.sizing, .fixed(CGSize(width: 0, height: 0)))
    expectEqual(SectionAttributes.LineSeparator(kind: "line", thickness: -1).thickness, 0)
    expectEqual(SectionAttributes.LineSeparator(kind: "line", thickness: .nan).thickness, 0)
    expectEqual(SectionAttributes.LineSeparator(kind: "line", thickness: .infinity).thickness, 1e9)
    let estimated = SectionAttributes(
      sizing: .selfSizing(estimate: CGSize(width: CGFloat.nan, height: -4)))
    expectEqual(estimated.sizing, .selfSizing(estimate: CGSize(width: 1, height: 1)))
    expectEqual(attributes, attributes)
  }
}
