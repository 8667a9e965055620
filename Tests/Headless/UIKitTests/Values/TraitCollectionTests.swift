import Testing
import UIKit

/// Trait collections leave traits open and overlay each other (evidence: D).
struct TraitCollectionTests {
  @Test func `a bare collection says nothing`() {
    let bare = UITraitCollection()
    #expect(bare.displayScale == 0)
    #expect(bare.layoutDirection == .unspecified)
    #expect(bare.userInterfaceStyle == .unspecified)
    #expect(bare.preferredContentSizeCategory == .unspecified)
  }

  @Test func `later collections win where they say something`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(merged.userInterfaceStyle == .dark)
  }

  @Test func `equal traits are equal objects`() {
    let one = UITraitCollection(displayScale: 3)
    #expect(one == UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3)]))
    #expect(one.hash == UITraitCollection(displayScale: 3).hash)
    #expect(one != UITraitCollection(displayScale: 2))
  }

  @Test func `a collection contains those that say no more`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.containsTraits(in: nil))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func `the screen has two pixels per point and runs left to right`() {
    #expect(UITraitCollection.current.displayScale == 2)
    #expect(UITraitCollection.current.layoutDirection == .leftToRight)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func `text sizes are ordered`() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }
}
