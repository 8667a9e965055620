#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Changes that UIKit reports to the client and not to the layout. They take effect when the
  /// client invalidates the layout. Rests on UIKit calling those registered for traits (D), and on
  /// margins and adjusted insets that change without an invalidation (D).
  @MainActor
  @Suite(.underAllModes)
  struct ClientInvalidationInHeadlessTests {
    private let stage = AlignedStage(
      TestContent(
        width: 200,
        sections: [
          TestSection(cells: Array(repeating: .cell(60 × 20), count: 5), headerLength: 10)
        ]),
      height: 100)

    /// Returns the questions after a change for which the client invalidates the layout.
    private func asked(after change: () -> Void) -> [Question] {
      stage.asked {
        change()
        stage.layout.invalidateLayout()
      }
    }

    @Test func `a changed content size category asks for every size again`() {
      stage.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: UICollectionView, _) in view.collectionViewLayout.invalidateLayout()
      }
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      let asked = stage.asked {
        stage.content.sections[0].cells = Array(repeating: .cell(90 × 40), count: 5)
        Headless.setTraits(large, on: stage.window)
      }
      expectEqual(asked.sizes.count, 5)
      stage.expectShownAsComputed()
    }

    @Test func `a direction changed as a trait takes effect`() {
      stage.view.semanticContentAttribute = .unspecified
      stage.view.registerForTraitChanges([UITraitLayoutDirection.self]) {
        (view: UICollectionView, _) in view.collectionViewLayout.invalidateLayout()
      }
      Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: stage.window)
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.maxX, 200)
      stage.expectShownAsComputed()
    }

    @Test func `a notification of the content size category asks for every size again`() {
      let layout = stage.layout
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { [weak layout] _ in
        MainActor.assumeIsolated { layout?.invalidateLayout() }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      let asked = stage.asked {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: nil)
      }
      expectEqual(asked.sizes.count, 5)
    }

    @Test func `changed layout margins take effect`() {
      stage.layout.contentInsetsReference = .layoutMargins
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.minX, 8)
      let asked = stage.asked { stage.view.layoutMargins.left = 30 }
      expectEqual(asked.sizes.count, 5)
      expectEqual(stage.frame(0)?.minX, 30)
    }

    @Test func `a changed adjustment of content insets takes effect`() {
      Headless.setSafeAreaInsets(
        UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20), on: stage.window)
      _ = asked { stage.view.contentInsetAdjustmentBehavior = .never }
      expectEqual(stage.view.contentSize.exact.width, 200)
      expectEqual(stage.frame(0)?.minX, 20)
      _ = asked { stage.view.contentInsetAdjustmentBehavior = .always }
      expectEqual(stage.view.contentSize.exact.width, 160)
      expectEqual(stage.frame(0)?.minX, 0)
    }
  }
#endif
