import Testing
import UIKit

/// A batch update, and the cells that UIKit asked for.
struct BatchRecord: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The numbers of items in the sections.
  let before: [Int]
  let after: [Int]
  var modes = FuzzModes()
  let operations: @MainActor @Sendable (UICollectionView) -> Void
  /// Section and item of each cell, in the order of the requests.
  let asked: [[Int]]
}

extension BatchRecord {
  private static var insertedSectionsFirst: FuzzModes {
    var modes = FuzzModes()
    modes.newCells = .insertedSectionsFirst
    return modes
  }

  private static var withLostReloads: FuzzModes {
    var modes = FuzzModes()
    modes.reloadsWithDeletes = .allButLast
    return modes
  }

  static let all: [BatchRecord] = [
    // Recorded by Composed on a simulator of 2021, with iOS 14 or 15.
    BatchRecord(
      testDescription: "a section is reloaded below one that is deleted",
      before: [1, 3, 1], after: [3, 1],
      operations: {
        $0.deleteSections([0])
        $0.reloadSections([2])
      },
      asked: [[1, 0]]),
    BatchRecord(
      testDescription: "three items are deleted and two inserted",
      before: [3], after: [2],
      operations: {
        $0.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
        $0.insertItems(at: [[0, 0], [0, 1]])
      },
      asked: [[0, 0], [0, 1]]),
    BatchRecord(
      testDescription: "an inserted section, and items inserted above it",
      before: [2, 3, 1], after: [4, 1], modes: insertedSectionsFirst,
      operations: {
        $0.deleteSections([0])
        $0.deleteSections([2])
        $0.insertSections([1])
        $0.deleteItems(at: [[1, 1]])
        $0.insertItems(at: [[0, 1], [0, 3]])
      },
      asked: [[1, 0], [0, 1], [0, 3]]),
    // Recorded by CollectionViewTesting and Composed: on iOS 12.4, 13.0 and 14.0, and differently on iOS
    // 15.0, 15.2, 15.5 and a beta of 16.0.
    BatchRecord(
      testDescription: "two items are reloaded, the one between them deleted, to iOS 14",
      before: [3], after: [2], operations: reloadAroundDeleted, asked: [[0, 0], [0, 1]]),
    BatchRecord(
      testDescription: "two items are reloaded, the one between them deleted, from iOS 15",
      before: [3], after: [2], modes: withLostReloads, operations: reloadAroundDeleted,
      asked: [[0, 0]]),
    BatchRecord(
      testDescription: "five items of eight are reloaded, two deleted, from iOS 15",
      before: [8], after: [6], modes: withLostReloads,
      operations: {
        $0.deleteItems(at: [[0, 2], [0, 3]])
        $0.reloadItems(at: [[0, 0], [0, 1], [0, 4], [0, 5], [0, 6]])
      },
      asked: [[0, 0], [0, 1], [0, 2], [0, 3]]),
  ]

  private static let reloadAroundDeleted: @MainActor @Sendable (UICollectionView) -> Void = {
    $0.reloadItems(at: [[0, 0], [0, 2]])
    $0.deleteItems(at: [[0, 1]])
  }
}
