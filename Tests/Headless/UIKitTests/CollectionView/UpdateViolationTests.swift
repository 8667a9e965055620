import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Mistakes during a batch for which a device raises no exception. Evidence: that of
/// each violation kind.
@MainActor
@Suite(.underAllModes)
struct UpdateViolationTests {
  @Test func `asking for counts and cells inside a batch causes a warning`() {
    let stage = Stage(RowsLayout(), counts: [3])
    let violations = Headless.recordingViolations {
      stage.view.performBatchUpdates({
        _ = stage.view.numberOfItems(inSection: 0)
        _ = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
      })
    }
    expectEqual(violations.map(\.kind), [.askedDuringUpdates])
    #expect(
      violations.first?.message.contains("while the closure of a batch update is running") == true)
  }

  @Test func `final attributes from the state after the update are reported`() {
    final class NewStateLayout: RowsLayout {
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: path) }
    }
    let source = ItemSource([["a", "b", "c"], ["d", "e"]])
    let stage = Stage(NewStateLayout(), source)
    let violations = Headless.recordingViolations {
      source.sections = [["c"], ["e"]]
      stage.view.performBatchUpdates({
        stage.view.deleteItems(
          at: [.init(item: 0, section: 0), .init(item: 1, section: 0), .init(item: 0, section: 1)])
      })
    }
    expectEqual(violations.map(\.kind), [.wrongAnimationAttributes])
    #expect(violations.first?.message.contains("the frame of the element now at that path") == true)
  }

  @Test func `attributes that change when the update items arrive are reported`() {
    final class ChangingLayout: RowsLayout {
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
    let stage = Stage(ChangingLayout(), counts: [2])
    expectViolation(.cellChangedWithoutInvalidation, "without invalidating the layout") {
      stage.source.sections = [["a", "0-0", "0-1"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func `initial attributes that are not a copy cause a warning`() {
    final class CachingLayout: RowsLayout {
      var cached: [IndexPath: UICollectionViewLayoutAttributes] = [:]
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        if let old = cached[path] { return old }
        cached[path] = super.itemAttributes(path, in: model)
        return cached[path]
      }
      override func prepare() {
        super.prepare()
        cached = [:]
      }
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { itemAttributes(path, in: nil) }
    }
    let stage = Stage(CachingLayout(), counts: [2])
    expectViolation(.sharedAnimationAttributes, "the object that a query returned") {
      stage.source.sections = [["a", "0-0", "0-1"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func `deleting an item twice is reported`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectViolation(.duplicateOperation, "is deleted twice in one batch") {
      stage.source.sections = [["0-1", "0-2"]]
      stage.view.performBatchUpdates({
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      })
    }
  }

  @Test func `a layout that fails on preferred attributes with an old section is reported`() {
    final class TrustingLayout: RowsLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool {
        _ = collectionView?.numberOfItems(inSection: preferred.indexPath.section)
        return false
      }
    }
    let stage = Stage(TrustingLayout(), counts: [1, 1])
    let violations = Headless.recordingViolations {
      stage.source.sections = [["1-0"]]
      stage.view.deleteSections([0])
    }
    expectEqual(
      Set(violations.map(\.kind)),
      (Headless.modes.preferredPaths == .current
        ? [] : [.itemCountOutOfRange, .stalePreferredAttributes]))
  }
}
