import Testing
import UIKit

/// Trait collections with unspecified traits, and their combination (evidence: D).
struct TraitCollectionTests {
  @Test func `an empty collection specifies no trait`() {
    let bare = UITraitCollection()
    #expect(bare.displayScale == 0)
    #expect(bare.layoutDirection == .unspecified)
    #expect(bare.userInterfaceStyle == .unspecified)
    #expect(bare.preferredContentSizeCategory == .unspecified)
    #expect(bare.legibilityWeight == .unspecified)
  }

  @Test func `later collections override the traits they specify`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(merged.userInterfaceStyle == .dark)
  }

  @Test func `collections with equal traits are equal`() {
    let one = UITraitCollection(displayScale: 3)
    #expect(one == UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3)]))
    #expect(one.hash == UITraitCollection(displayScale: 3).hash)
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
    #expect(UITraitCollection.current.displayScale == 2)
    #expect(UITraitCollection.current.layoutDirection == .leftToRight)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UITraitCollection.current.legibilityWeight == .regular)
    #expect(UITraitCollection.current.userInterfaceLevel == .base)
    #expect(UITraitCollection.current.activeAppearance == .active)
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
