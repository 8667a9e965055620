@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Lists of ten thousand components.
@MainActor
@Suite(.underPlainModes)
struct LargeListTests {
  private let count = 10_000

  private func tiles(changing changed: Int? = nil, inserting inserted: Int? = nil) -> [Tile] {
    var tiles = (0..<count).map { Tile(id: $0, text: "\($0)", width: CGFloat(30 + $0 % 50)) }
    if let changed {
      tiles[changed].text += "!"
      tiles[changed].height = 35
    }
    if let inserted { tiles.insert(Tile(id: count, text: "new"), at: inserted) }
    return tiles
  }

  @Test func `only the size of the component that changes or is new is asked`() {
    Headless.withoutAudits {
      let stage = ListStage(width: 375, height: 812)
      stage.show { ListSection("a", of: tiles()) { $0 } }
      var log = TileLog.recording {
        stage.show { ListSection("a", of: tiles(changing: 4_321)) { $0 } }
      }
      #expect(log.sizes == ["4321!"])
      #expect(stage.frame(4_321)?.height == 35)
      log = TileLog.recording {
        stage.show { ListSection("a", of: tiles(changing: 4_321, inserting: 12)) { $0 } }
      }
      #expect(log.sizes == ["new"])
      #expect(log.fills.filter { $0 != "new" } == [])
    }
  }

  @Test func `scrolling to the end makes no more views than two screens show`() {
    let stage = ListStage(width: 375, height: 812)
    let made = Headless.withoutAudits { TileView.count { scrollToEnd(of: stage) } }
    // One more measures.
    #expect(made.views <= 2 * made.result + 1)
    #expect(stage.texts.last == "9999")
  }

  /// Returns the greatest number of cells that are visible on the way.
  private func scrollToEnd(of stage: ListStage) -> Int {
    stage.show { ListSection("a", of: tiles()) { $0 } }
    var mostVisible = stage.view.visibleCells.count
    while stage.view.contentOffset.y + 812 < stage.view.contentSize.height {
      stage.view.contentOffset.y += 700
      stage.view.layoutIfNeeded()
      mostVisible = max(mostVisible, stage.view.visibleCells.count)
    }
    return mostVisible
  }
}
