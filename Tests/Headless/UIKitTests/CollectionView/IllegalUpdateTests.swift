import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Batches for which UIKit raises an exception, with its message. Evidence: R for the counts, P and
/// W for operations that exclude each other.
@MainActor
@Suite(.underAllModes)
struct IllegalUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Performs an illegal batch on two sections of three items each.
  private func expectException(
    _ kind: Violation.Kind, _ words: String, sections: [[String]]? = nil,
    _ location: SourceLocation = #_sourceLocation, _ updates: @escaping (UICollectionView) -> Void
  ) {
    let stage = Stage(RowsLayout(), counts: [3, 3])
    expectViolation(kind, words, location) {
      stage.view.performBatchUpdates({
        if let sections { stage.source.sections = sections }
        updates(stage.view)
      })
    }
    stage.view.layoutIfNeeded()
    stage.expectConsistent(location)
  }

  @Test func `item counts that do not add up raise an exception`() {
    expectException(
      .batchArithmetic,
      """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in \
      that section before the update (3), plus or minus the number of items inserted or deleted \
      from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into \
      or out of that section (0 moved in, 0 moved out).
      """
    ) { $0.insertItems(at: [path(0)]) }
  }

  @Test func `section counts that do not add up raise an exception`() {
    expectException(
      .batchArithmetic,
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      collection view after the update (2) must be equal to the number of sections contained in \
      the collection view before the update (2), plus or minus the number of sections inserted or \
      deleted (0 inserted, 1 deleted).
      """
    ) { $0.deleteSections([0]) }
  }

  @Test func `data that changed before the batch raises an exception`() {
    let stage = Stage(RowsLayout(), counts: [3])
    stage.source.sections = [["a", "b", "c", "d"]]
    stage.view.reloadData()
    expectViolation(.batchArithmetic, "invalid number of items in section 0") {
      // The reload runs before the closure, so the new data already counts as the old.
      stage.view.performBatchUpdates({ stage.view.insertItems(at: [path(0)]) })
    }
  }

  @Test func `deleting and reloading one item raises an exception`() {
    expectException(.illegalOperations, "attempt to delete and reload the same index path") {
      $0.deleteItems(at: [path(0)])
      $0.reloadItems(at: [path(0)])
    }
  }

  @Test func `deleting and moving one item raises an exception`() {
    expectException(
      .illegalOperations, "attempt to perform a delete and a move from the same index path"
    ) {
      $0.deleteItems(at: [path(0)])
      $0.moveItem(at: path(0), to: path(1))
    }
  }

  @Test func `an insertion and a move to one index path raise an exception`() {
    expectException(
      .illegalOperations, "attempt to perform an insert and a move to the same index path"
    ) {
      $0.insertItems(at: [path(1)])
      $0.moveItem(at: path(0), to: path(1))
    }
  }

  @Test func `two moves to one index path raise an exception`() {
    expectException(.illegalOperations, "to the same index path") {
      $0.moveItem(at: path(0), to: path(1))
      $0.moveItem(at: path(2), to: path(1))
    }
  }

  @Test func `operations on items that do not exist raise an exception`() {
    expectException(
      .illegalOperations,
      "attempt to delete item 5 from section 0 which only contains 3 items before the update"
    ) { $0.deleteItems(at: [path(5)]) }
    expectException(.illegalOperations, "attempt to delete item 3 from section 1 which only") {
      $0.reloadItems(at: [path(3, 1)])
    }
    expectException(.illegalOperations, "attempt to delete item 4 from section 0 which only") {
      $0.moveItem(at: path(4), to: path(0))
    }
    expectException(
      .illegalOperations,
      "attempt to insert item 9 into section 0 which only contains 3 items after the update"
    ) { $0.insertItems(at: [path(9)]) }
    expectException(.illegalOperations, "attempt to insert item 3 into section 1 which only") {
      $0.moveItem(at: path(0), to: path(3, 1))
    }
    expectException(.illegalOperations, "but there are only 2 sections after the update") {
      $0.insertItems(at: [path(0, 2)])
    }
  }

  @Test func `operations on sections that do not exist raise an exception`() {
    expectException(
      .illegalOperations,
      "attempt to delete section 2, but there are only 2 sections before the update"
    ) { $0.deleteSections([2]) }
    expectException(.illegalOperations, "attempt to delete section 7") { $0.reloadSections([7]) }
    expectException(
      .illegalOperations, "attempt to insert section 4 but there are only 2 sections after"
    ) { $0.insertSections([4]) }
    expectException(.illegalOperations, "attempt to insert section 2") {
      $0.moveSection(0, toSection: 2)
    }
  }

  @Test func `two operations on one section raise an exception`() {
    expectException(.illegalOperations, "attempt to delete and reload the same section") {
      $0.deleteSections([0])
      $0.reloadSections([0])
    }
    expectException(
      .illegalOperations, "attempt to perform a delete and a move from the same section"
    ) {
      $0.deleteSections([0])
      $0.moveSection(0, toSection: 1)
    }
    expectException(
      .illegalOperations, "attempt to perform an insert and a move to the same section"
    ) {
      $0.insertSections([1])
      $0.moveSection(0, toSection: 1)
    }
  }
}
