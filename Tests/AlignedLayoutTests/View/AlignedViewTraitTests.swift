#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Traits under which an aligned view asks its subviews again.
  @MainActor
  @Suite struct AlignedViewTraitTests {
    /// Returns the size of a subview with another answer after its controller got traits.
    private func size(under traits: UITraitCollection) -> CGSize {
      let view = AlignedView(tags: [50], width: 100)
      let controller = UIViewController()
      let parent = UIViewController()
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.view.addSubview(view)
      view.layoutIfNeeded()
      view.tags[0].answer = 90 × 40
      parent.setOverrideTraitCollection(traits, forChild: controller)
      return view.arrangedFrames[0].size
    }

    @Test(arguments: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(legibilityWeight: .bold), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    func `subviews are asked again under traits that may change sizes`(traits: UITraitCollection) {
      expectEqual(size(under: traits), (90 × 40))
    }

    @Test(arguments: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    func `subviews are not asked again under traits that change no size`(
      traits: UITraitCollection
    ) {
      expectEqual(size(under: traits).width, 50)
    }
  }
#endif
