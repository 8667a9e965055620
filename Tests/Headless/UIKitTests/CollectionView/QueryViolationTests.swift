import Testing
import UIKit
import UIKitTestSupport

/// Wrong results of a layout's queries, which a device draws without raising an exception. Evidence
/// of each rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct QueryViolationTests {
  /// A layout that changes the result of one kind of query.
  private final class AlteringLayout: RowsLayout {
    typealias Elements = [UICollectionViewLayoutAttributes]

    var alterItem: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var alterElements: (Elements) -> Elements = { $0 }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes.map(alterItem)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect).map(alterElements)
    }
  }

  @Test func `a cell that changes without an invalidation is reported`() {
    let layout = AlteringLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    layout.alterElements = { elements in
      for attributes in elements { attributes.zIndex = 3 }
      return elements.filter { $0.representedElementCategory == .cell }
    }
    expectViolation(.cellChangedWithoutInvalidation, "layout attributes for cell at index path") {
      Headless.withoutAudits {
        stage.scroll(to: 30)
        stage.scroll(to: 110)
      }
    }
  }

  @Test(arguments: ["frame", "zIndex", "isHidden", "alpha"])
  func `attributes that differ between two queries are reported`(property: String) {
    let layout = AlteringLayout()
    layout.alterItem = { attributes in
      switch property {
      case "frame": attributes.frame.origin.y += 1
      case "zIndex": attributes.zIndex = 1
      case "isHidden": attributes.isHidden = true
      default: attributes.alpha = 0.5
      }
    }
    expectViolation(.itemDisagreesWithElements, "disagree about the cell at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `an element missing from its rectangle is reported`() {
    final class ForgettingLayout: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let isSmall = rect.height < 1000
        return super.layoutAttributesForElements(in: rect)?.filter {
          !isSmall || $0.indexPath != IndexPath(item: 1, section: 0)
        }
      }
    }
    expectViolation(.incompleteElements, "return the cell at index path {length = 2, path = 0 - 1}")
    {
      _ = Stage(ForgettingLayout(), counts: [3])
    }
  }

  @Test func `an element that no rectangle contains is not missed`() {
    let layout = AlteringLayout()
    layout.alterElements = { $0.filter { $0.indexPath != IndexPath(item: 1, section: 0) } }
    let stage = Stage(layout, counts: [3])
    expectEqual(stage.names, ["0-0", "0-2"])
  }

  @Test func `an element that only rounding brings into a rectangle may be missing`() {
    /// A layout whose rows end a rounding error below their exact bottom. Its query for elements
    /// compares the exact frames.
    final class RoundingErrorLayout: RowsLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
        let copy = attributes as? UICollectionViewLayoutAttributes
        copy?.size.height += 1e-12
        return copy
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.filter { $0.frame.maxY > rect.minY }.map {
          $0.representedElementCategory == .cell
            ? layoutAttributesForItem(at: $0.indexPath) ?? $0 : $0
        }
      }
    }
    let stage = Stage(RoundingErrorLayout(), counts: [20])
    let top = stage.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.maxY
    let violations = Headless.recordingViolations {
      stage.scroll(to: (top ?? 0).rounded())
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    expectEqual(violations.map(\.message), [])
  }

  @Test func `a header missing from its pinned position is reported`() {
    final class UnpinnedQueryLayout: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        return all.filter {
          $0.representedElementCategory == .cell
            || model.sections[$0.indexPath.section].top >= rect.minY
        }
      }
    }
    let stage = Stage(UnpinnedQueryLayout(), counts: [20])
    let violations = Headless.recordingViolations { stage.scroll(to: 300) }
    #expect(
      violations.contains {
        $0.kind == .incompleteElements && $0.message.contains("not return the supplementary item")
      })
  }

  @Test func `an element returned twice with other attributes is reported`() {
    let layout = AlteringLayout()
    layout.alterElements = { elements in
      elements
        + elements.prefix(1).map { element in
          let other = element.copy() as? UICollectionViewLayoutAttributes ?? element
          other.alpha = 0.5
          return other
        }
    }
    let violations = Headless.recordingViolations { _ = Stage(layout, counts: [3]) }
    #expect(violations.contains { $0.kind == .duplicateElement })
    #expect(violations.first?.message.contains("occurs twice in one result") == true)
  }

  @Test func `an element returned twice with equal attributes causes a warning`() {
    let layout = AlteringLayout()
    layout.alterElements = { $0 + $0.prefix(1) }
    expectViolation(.repeatedElement, "occurs twice in one result") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `one kind and index path in two categories is reported`() {
    let layout = AlteringLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: RowsLayout.header)
    layout.alterElements = { elements in
      let both = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: RowsLayout.header, with: IndexPath(item: 0, section: 0))
      both.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return elements + [both]
    }
    let violations = Headless.recordingViolations { _ = Stage(layout, counts: [3]) }
    expectEqual(violations.first?.kind, .duplicateElement)
    #expect(violations.first?.message.contains("both supplementary and decoration") == true)
  }

  @Test func `attributes changed after they were returned are reported`() {
    final class CachingLayout: RowsLayout {
      var returned: [UICollectionViewLayoutAttributes] = []
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let elements = super.layoutAttributesForElements(in: rect)
        if let collectionView, !Headless.isAuditing(collectionView) { returned += elements ?? [] }
        return elements
      }
    }
    let layout = CachingLayout()
    let stage = Stage(layout, counts: [3])
    expectViolation(.mutatedAttributes, "were changed after they were returned") {
      layout.returned.last?.alpha = 0.5
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `attributes changed after an invalidation cause a warning`() {
    final class ReusingLayout: RowsLayout {
      var cached: [IndexPath: UICollectionViewLayoutAttributes] = [:]
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        guard let new = super.itemAttributes(path, in: model) else { return nil }
        let old = cached[path] ?? new
        old.frame = new.frame
        cached[path] = old
        return old
      }
    }
    let stage = Stage(ReusingLayout(), counts: [3])
    expectViolation(.mutatedAfterInvalidation, "returned before and has changed since") {
      stage.resize(CGSize(width: 120, height: 200))
    }
  }

  @Test(arguments: [true, false])
  func `a header that the layout itself changes is reported, without an exception`(
    isSameObject: Bool
  ) {
    final class KeepingLayout: RowsLayout {
      var kept: UICollectionViewLayoutAttributes?
      override func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
        guard section == 0 else { return super.headerAttributes(section) }
        kept = kept ?? super.headerAttributes(section)
        return kept
      }
    }
    let layout = KeepingLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [20])
    let changed =
      isSameObject ? layout.kept : layout.kept?.copy() as? UICollectionViewLayoutAttributes
    changed?.center.y += 250
    layout.kept = changed
    let violations = Headless.recordingViolations {
      Headless.withoutAudits {
        stage.scroll(to: 10)
        stage.scroll(to: 25)
        stage.scroll(to: 110)
      }
    }
    expectEqual(
      Set(violations.map(\.kind)), [isSameObject ? .mutatedAttributes : .changedWithoutInvalidation]
    )
  }

  @Test func `a negative content size is reported`() {
    final class NegativeSizeLayout: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 10, height: -5) }
    }
    let violations = Headless.recordingViolations { _ = Stage(NegativeSizeLayout(), counts: [0]) }
    #expect(violations.contains { $0.kind == .contentSize && $0.message.contains("negative") })
  }

  @Test func `content wider than the visible width by rounding is reported`() {
    final class WideLayout: RowsLayout {
      override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width + 0.25, height: size.height)
      }
    }
    expectViolation(.contentSize, "makes it scroll horizontally") {
      _ = Stage(WideLayout(), counts: [20])
    }
  }

  @Test func `a cell beyond the content size causes a warning`() {
    final class ShortLayout: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }
    }
    expectViolation(.beyondContent, "lies beyond the content size") {
      _ = Stage(ShortLayout(), counts: [3])
    }
  }

  /// A layout that is prepared at each step of scrolling.
  private class ScrollingLayout: RowsLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      UICollectionViewLayoutInvalidationContext()
    }
  }

  @Test func `a content size that depends on the offset causes a warning`() {
    final class OffsetDependentLayout: ScrollingLayout {
      override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        size.height += collectionView?.bounds.minY ?? 0
        return size
      }
    }
    let stage = Stage(OffsetDependentLayout(), counts: [20])
    expectViolation(.dependsOnOffset, "by scrolling") { stage.scroll(to: 40) }
  }

  @Test func `cells may move by scrolling`() {
    final class StickyLayout: ScrollingLayout {
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.itemAttributes(path, in: model)
        guard path.item == 0, let attributes else { return attributes }
        attributes.frame.origin.y = max(
          attributes.frame.minY, collectionView?.bounds.minY ?? 0)
        return attributes
      }
    }
    let stage = Stage(StickyLayout(), counts: [20])
    stage.scroll(to: 40)
    stage.scroll(to: 140)
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 140)
  }
}
