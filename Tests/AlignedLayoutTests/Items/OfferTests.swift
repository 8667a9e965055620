import AlignedLayout
import Foundation
import Testing

/// What cells are offered, wherever attributes are used. Two cells of 40 points stand on lines of 100.
@Suite struct OfferTests {
  private static let estimate = CGSize(width: 30, height: 20)

  /// Sizings of one offer, and what the second cell is offered in a layout and in a group.
  static let sizings: [(SectionAttributes.Sizing, layout: CGFloat, group: CGFloat)] = [
    (.asked, 55, 100),
    (.asked(offering: .automatic), 55, 100),
    (.asked(offering: .remainingLineSpace), 55, 55),
    (.asked(offering: .wholeLine), 100, 100),
    (.selfSizing(estimate: estimate), 100, 100),
    (.selfSizing(estimate: estimate, offering: .automatic), 55, 100),
    (.selfSizing(estimate: estimate, offering: .remainingLineSpace), 55, 55),
    (.selfSizing(estimate: estimate, offering: .wholeLine), 100, 100),
  ]

  @Test(arguments: sizings)
  func `only an automatic offer is decided by whoever lays out`(
    sizing: SectionAttributes.Sizing, inLayout: CGFloat, inGroup: CGFloat
  ) {
    let attributes = SectionAttributes(sizing: sizing)
    var offers: [CGFloat] = []
    _ = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 2)]
    ) { _, space in
      offers.append(space)
      return CGSize(width: 40, height: 20)
    }
    expectEqual(offers, [100, inLayout])
    expectEqual(offersOfItems(attributes, .automatic), [100, inGroup])
  }

  @Test func `an item's own offer is stronger than its group's`() {
    let remaining = SectionAttributes(sizing: .asked(offering: .remainingLineSpace))
    expectEqual(offersOfItems(SectionAttributes(), .remainingLineSpace), [100, 55])
    expectEqual(offersOfItems(remaining, .wholeLine), [100, 100])
    expectEqual(offersOfItems(remaining, .automatic), [100, 55])
  }

  private func offersOfItems(
    _ attributes: SectionAttributes, _ offer: SectionAttributes.Offer
  ) -> [CGFloat] {
    var offers: [CGFloat] = []
    let items = (0..<2).map { _ in
      var item = AlignedItem { space in
        offers.append(space)
        return CGSize(width: 40, height: 20)
      } place: { _ in
      }
      item.offer = offer
      item.asksForEveryOffer = true
      return item
    }
    _ = AlignedGroup(attributes: attributes, items: items).layout(width: 100)
    return offers
  }

  @Test(arguments: sizings.map(\.0))
  func `an automatic offer is replaced, and no other`(sizing: SectionAttributes.Sizing) {
    let replaced = sizing.replacingAutomaticOffer(with: .wholeLine)
    let isAutomatic = sizing.replacingAutomaticOffer(with: .remainingLineSpace) != sizing
    expectEqual((replaced != sizing), isAutomatic)
    expectEqual(replaced.replacingAutomaticOffer(with: .remainingLineSpace), replaced)
    expectEqual(replaced.isSelfSizing, sizing.isSelfSizing)
  }

  @Test func `fixed sizes and columns offer nothing that could be replaced`() {
    for sizing in [.fixed(Self.estimate), .columns(3), .columns(minimumWidth: 20)]
      as [SectionAttributes.Sizing]
    {
      expectEqual(sizing.replacingAutomaticOffer(with: .wholeLine), sizing)
      #expect(!sizing.isSelfSizing)
    }
    #expect(
      SectionAttributes.Sizing.columns(2, cellHeight: .selfSizing(estimate: 20)).isSelfSizing)
  }

  @Test func `cells measure themselves where they would be asked, and nowhere else`() {
    typealias Sizing = SectionAttributes.Sizing
    func replaced(_ sizing: Sizing) -> Sizing {
      sizing.replacingAsked(withEstimate: Self.estimate, heightInColumns: 33)
    }
    expectEqual(
      replaced(.asked(offering: .wholeLine)),
      .selfSizing(estimate: Self.estimate, offering: .wholeLine))
    expectEqual(
      replaced(.columns(minimumWidth: 50, maximumCount: 4)),
      .columns(
        minimumWidth: 50, maximumCount: 4, cellHeight: .selfSizing(estimate: 33)))
    expectEqual(
      replaced(.columns(2, asksForCellAttributes: false)),
      .columns(2, cellHeight: .selfSizing(estimate: 33), asksForCellAttributes: false))
    for sizing in [
      .selfSizing(estimate: CGSize(width: 7, height: 7)), .fixed(Self.estimate),
      .rows(height: 90), .columns(3, cellHeight: .fixed(20)),
      .columns(3, cellHeight: .selfSizing(estimate: 12)),
    ] as [Sizing] {
      expectEqual(replaced(sizing), sizing)
    }
  }
}
