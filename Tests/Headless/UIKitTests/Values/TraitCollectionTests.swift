import Testing
import UIKit

/// Trait collections with unspecified traits, and their combination (evidence: D).
struct TraitCollectionTests {
  @Test func `an empty collection specifies no trait`() {
    let bare = UITraitCollection()
    expectEqual(bare.displayScale, 0)
    expectEqual(bare.layoutDirection, .unspecified)
    expectEqual(bare.userInterfaceStyle, .unspecified)
    expectEqual(bare.preferredContentSizeCategory, .unspecified)
    expectEqual(bare.legibilityWeight, .unspecified)
  }

  @Test func `later collections override the traits they specify`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
    ])
    expectEqual(merged.displayScale, 3)
    expectEqual(merged.layoutDirection, .rightToLeft)
    expectEqual(merged.userInterfaceStyle, .dark)
  }

  @Test func `collections with equal traits are equal`() {
    let one = UITraitCollection(displayScale: 3)
    expectEqual(one, UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3)]))
    expectEqual(one.hash, UITraitCollection(displayScale: 3).hash)
    #expect(one != UITraitCollection(displayScale: 2))
  }

  @Test func `a collection contains those whose traits it has`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.containsTraits(in: nil))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func `the screen has scale 2, left-to-right direction and large text`() {
    expectEqual(UITraitCollection.current.displayScale, 2)
    expectEqual(UITraitCollection.current.layoutDirection, .leftToRight)
    expectEqual(UITraitCollection.current.preferredContentSizeCategory, .large)
    expectEqual(UITraitCollection.current.legibilityWeight, .regular)
    expectEqual(UITraitCollection.current.userInterfaceLevel, .base)
    expectEqual(UITraitCollection.current.activeAppearance, .active)
  }

  @Test func `level and style change colors, bold text and an inactive window do not`() {
    let plain = UITraitCollection.current
    func changesColors(_ traits: UITraitCollection) -> Bool {
      UITraitCollection(traitsFrom: [plain, traits])
        .hasDifferentColorAppearance(comparedTo: plain)
    }
    #expect(changesColors(UITraitCollection(userInterfaceLevel: .elevated)))
    #expect(changesColors(UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!changesColors(UITraitCollection(legibilityWeight: .bold)))
    #expect(!changesColors(UITraitCollection(activeAppearance: .inactive)))
  }

  @Test func `content size categories are ordered`() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }
}
