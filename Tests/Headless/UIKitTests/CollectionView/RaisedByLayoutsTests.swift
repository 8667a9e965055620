import Testing
import UIKit
import UIKitTestSupport

/// What UIKit answers with an exception when a layout does it. Evidence of each rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct RaisedByLayoutsTests {
  @Test func `a header that changes without an invalidation`() {
    final class Drifting: RowsLayout {
      var drift: CGFloat = 0
      override func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
        let attributes = super.headerAttributes(section)
        attributes?.center.y += drift
        return attributes
      }
    }
    let layout = Drifting()
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

  @Test func `a header that the query for elements gives and the query for one does not`() {
    final class Forgetful: RowsLayout {
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    expectViolation(
      .missingElementAttributes,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElement"
    ) { _ = Stage(Forgetful(), counts: [3]) }
  }

  @Test func `a header of a section that does not exist`() {
    final class Ahead: RowsLayout {
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
      _ = Stage(Ahead(), counts: [3])
    }
  }

  @Test func `a cell of an item that does not exist`() {
    final class Stale: RowsLayout {
      override func heights(inSection section: Int, count: Int) -> [CGFloat] {
        super.heights(inSection: section, count: count + 1)
      }
    }
    expectViolation(
      .nonexistentItem, "received layout attributes for a cell with an index path that does not"
    ) { _ = Stage(Stale(), counts: [3]) }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a frame that is no place`(value: CGFloat) {
    final class Broken: RowsLayout {
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
    let layout = Broken()
    layout.value = value
    expectViolation(.invalidGeometry, "CALayer position contains NaN") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `a content size that is no size`() {
    final class Broken: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
    }
    expectViolation(.invalidGeometry, "contains NaN") { _ = Stage(Broken(), counts: [3]) }
  }

  @Test func `a context of another class`() {
    final class Special: UICollectionViewLayoutInvalidationContext {}
    final class Wanting: RowsLayout {
      override class var invalidationContextClass: AnyClass { Special.self }
    }
    let stage = Stage(Wanting(), counts: [3])
    expectViolation(.wrongContext, "is not an instance of type Special or a subclass") {
      stage.view.collectionViewLayout.invalidateLayout(
        with: UICollectionViewLayoutInvalidationContext())
    }
  }

  @Test func `a context for a change of bounds of another class`() {
    final class Special: UICollectionViewLayoutInvalidationContext {}
    final class Wanting: RowsLayout {
      override class var invalidationContextClass: AnyClass { Special.self }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
      }
    }
    let stage = Stage(Wanting(), counts: [20])
    expectViolation(.wrongContext, "which is not its invalidationContextClass") {
      stage.scroll(to: 20)
    }
  }

  @Test func `a context that names a header that never existed`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.wrongContext, "which never existed") {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: RowsLayout.header, at: [IndexPath(item: 0, section: 4)])
      stage.view.collectionViewLayout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `no attributes for an item that exists`() {
    final class Silent: RowsLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    expectViolation(
      .nilItemAttributes,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"
    ) { _ = Stage(Silent(), counts: [3]) }
    expectViolation(.nilItemAttributes, "path = 0 - 2") {
      Headless.withoutAudits {
        let stage = Stage(Silent(), counts: [3])
        stage.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
      }
    }
  }

  @Test func `a layout that invalidates itself in every prepare`() {
    final class Restless: RowsLayout {
      override func prepare() {
        super.prepare()
        invalidateLayout()
      }
    }
    expectViolation(.layoutLoop, "is stuck in its update/layout loop") {
      _ = Stage(Restless(), counts: [3])
    }
  }

  @Test func `a decoration that is not registered with the layout`() {
    final class Decorated: RowsLayout {
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
      _ = Stage(Decorated(), counts: [3])
    }
    let registered = Decorated()
    registered.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    let stage = Stage(registered, counts: [3])
    #expect(stage.view.subviews.count == 5)
  }

  @Test func `one layout for two collection views`() {
    let layout = RowsLayout()
    let stage = Stage(layout, counts: [3])
    expectViolation(.layoutInUse, "only one collection view at a time can use a layout object") {
      _ = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    withExtendedLifetime(stage) {}
  }
}
