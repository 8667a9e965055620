@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What covers a list at its edges without being a safe area.
@MainActor
@Suite(.underAllModes)
struct CoveredListTests {
  /// Shows rows in a list that is covered at the bottom.
  private func show(
    _ rowCount: Int, in stage: ListStage, onReachEnd: @escaping @MainActor () -> Void
  ) async {
    stage.list.coveredInsets = Insets(bottom: 60)
    stage.show {
      ListSection("a", of: Array(0..<rowCount)) { Tile(id: $0, width: 200) }
        .attributes(SectionAttributes(lineSpacing: 0))
        .onReachEnd(within: 1, onReachEnd)
    }
    await stage.settle()
  }

  @Test func `an end is not reached below it`() async {
    let stage = ListStage()
    var count = 0
    await show(10, in: stage) { count += 1 }
    stage.view.contentOffset.y = 60
    stage.view.layoutIfNeeded()
    await stage.settle()
    expectEqual(count, 0)
    stage.view.contentOffset.y = 105
    stage.view.layoutIfNeeded()
    await stage.settle()
    expectEqual(count, 1)
  }

  @Test func `an end is reached when the list is no longer covered there`() async {
    let stage = ListStage(height: 100)
    var count = 0
    await show(4, in: stage) { count += 1 }
    expectEqual(stage.texts.count, 4)
    expectEqual(count, 0)
    stage.list.coveredInsets = .zero
    await stage.settle()
    expectEqual(count, 1)
  }
}
