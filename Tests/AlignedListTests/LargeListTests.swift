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
      expectEqual(log.sizes, ["4321!"])
      expectEqual(stage.frame(4_321)?.height, 35)
      log = TileLog.recording {
        stage.show { ListSection("a", of: tiles(changing: 4_321, inserting: 12)) { $0 } }
      }
      expectEqual(log.sizes, ["new"])
      expectEqual(log.fills.filter { $0 != "new" }, [])
    }
  }

  @Test func `scrolling to the end makes no more views than two screens show`() {
    let stage = ListStage(width: 375, height: 812)
    let made = Headless.withoutAudits { TileView.count { scrollToEnd(of: stage) } }
    // One more measures.
    #expect(made.views <= 2 * made.result + 1)
    expectEqual(stage.texts.last, "9999")
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

  // MARK: Many sections

  @MainActor
  private func sections(_ ids: [Int], items: Int = 1) -> [ListSection] {
    ids.map { ListSection(CountedID(number: $0), of: Array(0..<items)) { Tile(id: $0) } }
  }

  @Test func `an update of many sections looks at each id a few times`() {
    Headless.withoutAudits {
      let (stage, count) = (ListStage(width: 375, height: 812), 2_000)
      stage.show { sections(Array(0..<count)) }
      let comparisons = CountedID.comparisons {
        stage.list.update(animated: false) { sections((0..<count).reversed()) }
      }
      #expect(comparisons < 40 * count)
      expectEqual(stage.list.indexPath(ofItem: 0, inSection: CountedID(number: 7)), [7, 0])
    }
  }

  @Test func `sections of one id are told apart without comparing all of them with all`() {
    Headless.withoutAudits {
      let (stage, count) = (ListStage(width: 375, height: 812), 2_000)
      let comparisons = CountedID.comparisons {
        for _ in 0..<2 { stage.show { sections(Array(repeating: 1, count: count)) } }
      }
      #expect(comparisons < 40 * count)
      expectEqual(stage.view.numberOfSections, count)
      expectEqual(stage.mistakes.count, 2 * (count - 1))
      expectEqual(Set(stage.mistakes), ["The id number 1 belongs to two sections."])
      #expect(
        CountedID.comparisons {
          stage.list.update { sections(Array(repeating: 1, count: count)) }
        } < 40 * count)
      expectEqual(stage.view.numberOfSections, 1)
    }
  }

  @Test func `an item is found without looking at others`() {
    Headless.withoutAudits {
      let stage = ListStage(width: 375, height: 812)
      let items = (0..<2_000).map { Tile(id: $0).id(CountedID(number: $0)) }
      let last = CountedID(number: 1_999)
      stage.show {
        sections(Array(0..<1_999))
        ListSection(last, of: items) { $0 }
      }
      var path: IndexPath?
      let comparisons = CountedID.comparisons {
        path = stage.list.indexPath(ofItem: last, inSection: last)
      }
      expectEqual(path, [1_999, 1_999])
      #expect(comparisons < 200)
    }
  }
}

/// An id that counts how often it is compared.
private struct CountedID: Hashable, CustomStringConvertible {
  let number: Int
  private nonisolated(unsafe) static var count = 0

  var description: String { "number \(number)" }

  static func == (first: CountedID, second: CountedID) -> Bool {
    count += 1
    return first.number == second.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  static func comparisons(_ body: () -> Void) -> Int {
    let before = count
    body()
    return count - before
  }
}
