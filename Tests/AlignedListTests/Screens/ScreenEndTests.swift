@testable import AlignedList

import AlignedLayout
import Testing
import UIKit

/// Positions at both ends of the content.
@MainActor
@Suite struct ScreenEndTests {
  @Test(arguments: [false, true])
  func `a position at both ends is the end at which the list opens`(staysAtEnd: Bool) {
    let stage = ListStage()
    stage.list.layout.staysAtEnd = staysAtEnd
    stage.show {
      ListSection("a") { for id in 1...20 { Tile(id: id, width: 200) } }
    }
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    ScreenScroll(list: stage.list).scroll(
      to: AlignedScrollPosition(isAtStart: true, isAtEnd: true), animated: false)
    stage.view.layoutIfNeeded()
    // 20 lines of 20 points, with gaps of 5, in 150 points.
    expectEqual(stage.view.contentOffset.y, staysAtEnd ? 345 : 0)
  }
}
