import Testing
import UIKit
import UIKitTestSupport

/// What a device draws wrong without a word when a layout's answers are wrong. Evidence of each
/// rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct ReportedQueriesTests {
  /// Changes the attributes of one kind of query.
  private final class Altered: RowsLayout {
    var alterSingle: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var alterAnswer: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = {
      $0
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes.map(alterSingle)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect).map(alterAnswer)
    }
  }

  @Test func `a cell that changes without an invalidation`() {
    let layout = Altered()
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    layout.alterAnswer = { answer in
      for attributes in answer { attributes.zIndex = 3 }
      return answer.filter { $0.representedElementCategory == .cell }
    }
    expectViolation(.cellChangedWithoutInvalidation, "layout attributes for cell at index path") {
      Headless.withoutAudits {
        stage.scroll(to: 30)
        stage.scroll(to: 110)
      }
    }
  }

  @Test(arguments: ["frame", "zIndex", "isHidden", "alpha"])
  func `a query for one item that differs from the one for elements`(property: String) {
    let layout = Altered()
    layout.alterSingle = { attributes in
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

  @Test func `an element that is missing where it should be`() {
    let layout = Altered()
    layout.alterAnswer = { $0.filter { $0.indexPath != IndexPath(item: 1, section: 0) } }
    expectViolation(.incompleteElements, "return the cell at index path {length = 2, path = 0 - 1}")
    {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `an element that only rounding lets in is not missed`() {
    /// Its first row ends a hair below the top of the second, but answers for what was meant.
    final class Rounded: RowsLayout {
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
    let stage = Stage(Rounded(), counts: [20])
    let top = stage.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.maxY
    let violations = Headless.recordingViolations {
      stage.scroll(to: (top ?? 0).rounded())
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    #expect(violations.map(\.message) == [])
  }

  @Test func `a pinned header that is looked for where it naturally is`() {
    final class Natural: RowsLayout {
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
    let stage = Stage(Natural(), counts: [20])
    let violations = Headless.recordingViolations { stage.scroll(to: 300) }
    #expect(
      violations.contains {
        $0.kind == .incompleteElements && $0.message.contains("not return the supplementary item")
      })
  }

  @Test func `an element that comes twice`() {
    let layout = Altered()
    layout.alterAnswer = { $0 + $0.prefix(1) }
    let violations = Headless.recordingViolations { _ = Stage(layout, counts: [3]) }
    #expect(Set(violations.map(\.kind)) == [.duplicateElement])
    #expect(violations.first?.message.contains("occurs twice in one result") == true)
  }

  @Test func `one kind and path as supplementary and decoration`() {
    let layout = Altered()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: RowsLayout.header)
    layout.alterAnswer = { answer in
      let both = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: RowsLayout.header, with: IndexPath(item: 0, section: 0))
      both.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return answer + [both]
    }
    let violations = Headless.recordingViolations { _ = Stage(layout, counts: [3]) }
    #expect(violations.first?.kind == .duplicateElement)
    #expect(violations.first?.message.contains("both supplementary and decoration") == true)
  }

  @Test func `attributes that are changed after they were returned`() {
    final class Caching: RowsLayout {
      var kept: [UICollectionViewLayoutAttributes] = []
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let answer = super.layoutAttributesForElements(in: rect)
        if let collectionView, !Headless.isAuditing(collectionView) { kept += answer ?? [] }
        return answer
      }
    }
    let layout = Caching()
    let stage = Stage(layout, counts: [3])
    expectViolation(.mutatedAttributes, "were changed after they were returned") {
      layout.kept.last?.alpha = 0.5
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `attributes that are changed after an invalidation are a warning`() {
    final class Reusing: RowsLayout {
      var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        guard let new = super.itemAttributes(path, in: model) else { return nil }
        let old = kept[path] ?? new
        old.frame = new.frame
        kept[path] = old
        return old
      }
    }
    let stage = Stage(Reusing(), counts: [3])
    expectViolation(.mutatedAfterInvalidation, "returned before and has changed since") {
      stage.resize(CGSize(width: 120, height: 200))
    }
  }

  @Test func `a content size below zero`() {
    final class Negative: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 10, height: -5) }
    }
    let violations = Headless.recordingViolations { _ = Stage(Negative(), counts: [0]) }
    #expect(violations.contains { $0.kind == .contentSize && $0.message.contains("negative") })
  }

  @Test func `content wider than what is visible by rounding`() {
    final class Wide: RowsLayout {
      override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width + 0.25, height: size.height)
      }
    }
    expectViolation(.contentSize, "makes it scroll horizontally") {
      _ = Stage(Wide(), counts: [20])
    }
  }

  @Test func `a cell beyond the content is a warning`() {
    final class Short: RowsLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }
    }
    expectViolation(.beyondContent, "lies beyond the content size") {
      _ = Stage(Short(), counts: [3])
    }
  }

  @Test(arguments: [true, false])
  func `content that depends on the offset`(bySize: Bool) {
    final class Chasing: RowsLayout {
      var bySize = true
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
      }
      override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        size.height += bySize ? collectionView?.bounds.minY ?? 0 : 0
        return size
      }
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.itemAttributes(path, in: model)
        if !bySize { attributes?.frame.origin.x = (collectionView?.bounds.minY ?? 0) / 100 }
        if !bySize { attributes?.frame.size.width = 50 }
        return attributes
      }
    }
    let layout = Chasing()
    layout.bySize = bySize
    let stage = Stage(layout, counts: [20])
    expectViolation(.dependsOnOffset, "by scrolling") { stage.scroll(to: 40) }
  }
}
