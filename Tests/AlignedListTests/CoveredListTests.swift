@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What covers a list at its edges without being a safe area.
@MainActor
@Suite(.underAllModes)
struct CoveredListTests {
  @Test func `an end is not reached below it`() async {
    let stage = ListStage()
    stage.list.coveredInsets = Insets(bottom: 60)
    var count = 0
    stage.show {
      ListSection("a", of: Array(0..<10)) { Tile(id: $0, width: 200) }
        .attributes(SectionAttributes(lineSpacing: 0))
        .onReachEnd(within: 1) { count += 1 }
    }
    await stage.settle()
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
    stage.list.coveredInsets = Insets(bottom: 60)
    var count = 0
    stage.show {
      ListSection("a", of: Array(0..<4)) { Tile(id: $0, width: 200) }
        .attributes(SectionAttributes(lineSpacing: 0))
        .onReachEnd(within: 1) { count += 1 }
    }
    await stage.settle()
    expectEqual(stage.texts.count, 4)
    expectEqual(count, 0)
    stage.list.coveredInsets = .zero
    await stage.settle()
    expectEqual(count, 1)
  }
}
