@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// Screens and lists with an item at the top, in a view 150 points tall.
@MainActor
@Suite(.underAllModes)
struct ScreenAnchorTests {
  private func screen(
    _ count: Int, last height: CGFloat = 20, top: Int?, toEnd: Bool = true
  ) -> AlignedScreen {
    AlignedScreen(
      (0..<count).map { Block(id: $0, width: 200, height: $0 == count - 1 ? height : 20) }
    ) { $0 }
    .anchorsToEnd(toEnd)
    .anchorsItemToTop(top)
  }

  /// The distance from the top of the screen to an item.
  private func top(_ item: Int, in stage: ScreenStage) -> CGFloat? {
    stage.frame(item).map { $0.minY - stage.view.contentOffset.y }
  }

  @Test(arguments: [true, false])
  func `a question is at the top while its answer grows`(toEnd: Bool) async {
    let stage = ScreenStage(screen(20, top: nil, toEnd: toEnd))
    await stage.settle()
    stage.show(animated: true, screen(22, top: 20, toEnd: toEnd))
    await stage.settle()
    expectEqual(top(20, in: stage), 0)
    expectEqual(stage.view.contentSize.height - stage.view.contentOffset.y, 150)
    for height in stride(from: 40, through: 400, by: 40) {
      stage.show(screen(22, last: CGFloat(height), top: 20, toEnd: toEnd))
      await stage.settle()
      expectEqual(top(20, in: stage), 0)
    }
    stage.show(screen(24, top: 22, toEnd: toEnd))
    await stage.settle()
    expectEqual(top(22, in: stage), 0)
    stage.show(screen(24, top: nil, toEnd: toEnd))
    await stage.settle()
    expectEqual(stage.frame(23).map { $0.maxY - stage.view.contentOffset.y }, 150)
  }

  @Test func `a screen that opens with a question shows it at the top`() async {
    let stage = ScreenStage(screen(20, top: 18))
    await stage.settle()
    expectEqual(top(18, in: stage), 0)
  }

  @Test func `a question that comes later than its id scrolls when it is there`() async {
    let stage = ScreenStage(screen(20, top: 20))
    await stage.settle()
    expectEqual(stage.frame(19).map { $0.maxY - stage.view.contentOffset.y }, 150)
    stage.show(screen(22, top: 20))
    await stage.settle()
    expectEqual(top(20, in: stage), 0)
  }

  @Test func `a question that is deleted and comes back is at the top again`() async {
    let stage = ScreenStage(screen(20, top: 18))
    await stage.settle()
    for count in [10, 20] {
      stage.show(screen(count, top: 18))
      await stage.settle()
    }
    expectEqual(top(18, in: stage), 0)
  }

  @Test func `a question is at the top again after an answer that came while there was no width`()
    async
  {
    let stage = ScreenStage(screen(20, top: 18))
    await stage.settle()
    for (width, height) in [(0, 60), (200, 60), (200, 80)] as [(CGFloat, CGFloat)] {
      stage.host.resize(to: CGSize(width: width, height: 150))
      stage.show(screen(20, last: height, top: 18))
      await stage.settle()
    }
    expectEqual(top(18, in: stage), 0)
  }
}
