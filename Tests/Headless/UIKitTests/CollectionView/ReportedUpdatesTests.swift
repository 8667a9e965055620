import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What goes wrong around a batch without a word from a device. Evidence of each rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct ReportedUpdatesTests {
  @Test func `counts and cells while a batch is not finished`() {
    let stage = Stage(RowsLayout(), counts: [3])
    let violations = Headless.recordingViolations {
      stage.view.performBatchUpdates({
        _ = stage.view.numberOfItems(inSection: 0)
        _ = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
      })
    }
    #expect(violations.map(\.kind) == [.reentrance, .reentrance])
    #expect(
      violations.allSatisfy {
        $0.message.contains("while the closure of a batch update is running")
      })
  }

  @Test func `final attributes from the state after the update`() {
    final class Forgetful: RowsLayout {
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: path) }
    }
    let source = ItemSource([["a", "b", "c"], ["d", "e"]])
    let stage = Stage(Forgetful(), source)
    let violations = Headless.recordingViolations {
      source.sections = [["c"], ["e"]]
      stage.view.performBatchUpdates({
        stage.view.deleteItems(
          at: [.init(item: 0, section: 0), .init(item: 1, section: 0), .init(item: 0, section: 1)])
      })
    }
    #expect(violations.map(\.kind) == [.wrongAnimationAttributes])
    #expect(violations.first?.message.contains("the frame of the element now at that path") == true)
  }

  @Test func `answers before the update items that do not hold after them`() {
    final class Hasty: RowsLayout {
      private var waits = false
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        waits = context.invalidateDataSourceCounts && !context.invalidateEverything
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        waits = false
      }
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.itemAttributes(path, in: model)
        if waits { attributes?.frame.size.height = 1 }
        return attributes
      }
    }
    let stage = Stage(Hasty(), counts: [2])
    expectViolation(.cellChangedWithoutInvalidation, "without invalidating the layout") {
      stage.source.sections = [["a", "0-0", "0-1"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func `initial attributes that are no copy`() {
    final class Caching: RowsLayout {
      var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        if let old = kept[path] { return old }
        kept[path] = super.itemAttributes(path, in: model)
        return kept[path]
      }
      override func prepare() {
        super.prepare()
        kept = [:]
      }
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { itemAttributes(path, in: nil) }
    }
    let stage = Stage(Caching(), counts: [2])
    expectViolation(.wrongAnimationAttributes, "the object that a query returned") {
      stage.source.sections = [["a", "0-0", "0-1"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func `an item deleted twice`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.duplicateOperation, "is deleted twice in one batch") {
      stage.source.sections = [["0-1", "0-2"]]
      stage.view.performBatchUpdates({
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      })
    }
  }

  @Test func `preferred attributes of a deleted item that a layout cannot bear`() {
    final class Trusting: RowsLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool {
        _ = collectionView?.numberOfItems(inSection: preferred.indexPath.section)
        return false
      }
    }
    let stage = Stage(Trusting(), counts: [1, 1])
    let violations = Headless.recordingViolations {
      stage.source.sections = [["0-0"]]
      stage.view.deleteSections([1])
    }
    let kinds = Set(violations.map(\.kind))
    #expect(
      kinds
        == (Headless.modes.offscreen == .none
          ? [] : [.itemCountOutOfRange, .stalePreferredAttributes]))
  }
}
