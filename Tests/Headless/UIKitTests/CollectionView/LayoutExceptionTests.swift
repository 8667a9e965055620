import Testing
import UIKit
import UIKitTestSupport

/// Mistakes of layouts for which UIKit raises an exception. Evidence: that of
/// each violation kind.
@MainActor
@Suite(.underAllModes)
struct LayoutExceptionTests {
  @Test func `a header that changes without an invalidation raises an exception`() {
    final class DriftingLayout: RowsLayout {
      var drift: CGFloat = 0
      override func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
        let attributes = super.headerAttributes(section)
        attributes?.center.y += drift
        return attributes
      }
    }
    let layout = DriftingLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [20])
    layout.drift = 250
    expectViolation(
      .changedWithoutInvalidation,
      "layout attributes for supplementary item UICollectionElementKindSectionHeader at index path"
    ) {
      Headless.withoutAudits {
        stage.scroll(to: 10)
        stage.scroll(to: 25)
        stage.scroll(to: 110)
      }
    }
  }

  @Test func `dequeuing a header without attributes raises an exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(
      .missingElementAttributes,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElement"
    ) {
      _ = stage.view.dequeueReusableSupplementaryView(
        ofKind: RowsLayout.header, withReuseIdentifier: "header",
        for: IndexPath(item: 0, section: 7))
    }
  }

  @Test func `a header of a section that does not exist raises an exception`() {
    final class ExtraHeaderLayout: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let extra = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: Self.header, with: IndexPath(item: 0, section: 7))
        extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
      }
    }
    expectViolation(.sectionOutOfRange, "in section 7 when there are only 1 sections") {
      _ = Stage(ExtraHeaderLayout(), counts: [3])
    }
  }

  @Test func `a cell of an item that does not exist raises an exception`() {
    final class ExtraItemLayout: RowsLayout {
      override func heights(inSection section: Int, count: Int) -> [CGFloat] {
        super.heights(inSection: section, count: count + 1)
      }
    }
    expectViolation(
      .nonexistentItem, "received layout attributes for a cell with an index path that does not"
    ) { _ = Stage(ExtraItemLayout(), counts: [3]) }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a NaN or infinite position raises an exception`(value: CGFloat) {
    final class BrokenLayout: RowsLayout {
      var value: CGFloat = 0
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.itemAttributes(path, in: model)
        attributes?.center.y = value
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [itemAttributes(IndexPath(item: 0, section: 0), in: nil)].compactMap { $0 }
      }
    }
    let layout = BrokenLayout()
    layout.value = value
    expectViolation(.invalidGeometry, "CALayer position contains NaN") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `a NaN content size raises an exception`() {
    final class BrokenLayout: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
    }
    expectViolation(.invalidGeometry, "contains NaN") { _ = Stage(BrokenLayout(), counts: [3]) }
  }

  @Test func `a context of another class raises an exception`() {
    final class Special: UICollectionViewLayoutInvalidationContext {}
    final class SpecialContextLayout: RowsLayout {
      override class var invalidationContextClass: AnyClass { Special.self }
    }
    let stage = Stage(SpecialContextLayout(), counts: [3])
    expectViolation(.wrongContext, "is not an instance of type Special or a subclass") {
      stage.view.collectionViewLayout.invalidateLayout(
        with: UICollectionViewLayoutInvalidationContext())
    }
  }

  @Test func `a bounds change context of another class raises an exception`() {
    final class Special: UICollectionViewLayoutInvalidationContext {}
    final class SpecialContextLayout: RowsLayout {
      override class var invalidationContextClass: AnyClass { Special.self }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
      }
    }
    let stage = Stage(SpecialContextLayout(), counts: [20])
    expectViolation(.wrongContext, "which is not its invalidationContextClass") {
      stage.scroll(to: 20)
    }
  }

  @Test func `a context that names a header that never existed raises an exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.wrongContext, "which never existed") {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: RowsLayout.header, at: [IndexPath(item: 0, section: 4)])
      stage.view.collectionViewLayout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `without sections, a context may name a view at a path of one index`() {
    final class BannerLayout: RowsLayout {
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: elementKind, with: indexPath)
      }
    }
    let stage = Stage(BannerLayout(), counts: [])
    let violations = Headless.recordingViolations {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: RowsLayout.header, at: [IndexPath(index: 0)])
      stage.view.collectionViewLayout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
    }
    #expect(!violations.contains { $0.kind == .wrongContext })
  }

  @Test func `nil attributes for an existing item raise an exception`() {
    final class NilItemLayout: RowsLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    Headless.withoutAudits {
      let stage = Stage(NilItemLayout(), counts: [100])
      expectViolation(
        .nilItemAttributes,
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"
      ) {
        stage.view.scrollToItem(at: IndexPath(item: 90, section: 0), at: .top, animated: false)
      }
      expectViolation(.nilItemAttributes, "path = 0 - 1") {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        stage.view.collectionViewLayout.invalidateLayout(with: context)
        stage.view.layoutIfNeeded()
      }
    }
  }

  @Test func `a layout that invalidates itself in every prepare is prepared once`() {
    final class SelfInvalidatingLayout: RowsLayout {
      override func prepare() {
        super.prepare()
        invalidateLayout()
      }
    }
    let layout = SelfInvalidatingLayout()
    let stage = Stage(layout, counts: [3])
    expectEqual(layout.log.count { $0 == "prepare" }, 1)
    stage.expectConsistent()
  }

  @Test func `an unregistered decoration view raises an exception`() {
    final class DecoratedLayout: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + [decoration()]
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { decoration() }
      private func decoration() -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        return attributes
      }
    }
    expectViolation(.notRegistered, "could not dequeue a view of kind") {
      _ = Stage(DecoratedLayout(), counts: [3])
    }
    let registered = DecoratedLayout()
    registered.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    let stage = Stage(registered, counts: [3])
    expectEqual(stage.view.subviews.count, 5)
  }
}
