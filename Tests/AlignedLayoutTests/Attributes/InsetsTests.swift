import AlignedLayout
import Testing

@Suite struct InsetsTests {
  @Test func `omitted edges are 0`() {
    let insets = Insets(leading: 16)
    #expect(insets.top == 0 && insets.leading == 16)
    #expect(insets.bottom == 0 && insets.trailing == 0)
    expectEqual(Insets(), .zero)
  }

  @Test func `one distance applies to all edges`() {
    expectEqual(Insets(5), Insets(top: 5, leading: 5, bottom: 5, trailing: 5))
  }

  @Test func `invalid distances are clamped`() {
    let insets = Insets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: -2e9)
    expectEqual(insets, Insets(top: 0, leading: 1e9, bottom: -1e9, trailing: -1e9))
  }
}
