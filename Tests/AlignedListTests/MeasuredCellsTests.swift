@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// How many cells of a self-sizing section an event has measured.
@MainActor
@Suite(.underAllModes)
struct MeasuredCellsTests {
  private let stage = ListStage(width: 375, height: 475)

  private func tiles() -> [Tile] {
    var random = SplitMix64(seed: 85)
    return (0..<120).map {
      Tile(id: $0, text: "\($0)", width: CGFloat(Int.random(in: 20...110, using: &random)))
    }
  }

  /// Shows tiles, and returns the texts of those that were measured for that.
  private func measured(showing tiles: [Tile]) -> Set<String> {
    let log = TileLog.recording {
      stage.show {
        ListSection("a", of: tiles) { $0 }
          .attributes(
            SectionAttributes(
              sizing: .selfSizing(estimate: CGSize(width: 60, height: 20)), cellSpacing: 5,
              lineSpacing: 5))
      }
      stage.view.layoutIfNeeded()
    }
    return Set(log.sizes)
  }

  /// The texts of the tiles whose views are visible.
  private var visible: Set<String> { Set(stage.texts) }

  /// A change of the elements, and those that are measured for it.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The texts of the new elements, and of those that were visible before, that are measured.
    let measured: Set<String>
    let change: @Sendable (inout [Tile]) -> Void
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "an inserted element is measured, and what comes into view",
      measured: ["new"]
    ) { $0.insert(Tile(id: 1000, text: "new", width: 50), at: 40) },
    Example(
      testDescription: "no element that stays is measured because another one goes", measured: []
    ) { $0.remove(at: 40) },
    Example(
      testDescription: "no element that stays is measured because another one moves", measured: []
    ) { $0.swapAt(10, 60) },
    Example(
      testDescription: "an element that changes is the only one measured that stays",
      measured: ["changed"]
    ) { tiles in
      tiles[40].text = "changed"
      tiles[40].height = 44
    },
  ]

  @Test(arguments: examples)
  func `few elements are measured`(example: Example) {
    var tiles = tiles()
    _ = measured(showing: tiles)
    let before = visible
    #expect(before.count > 60)
    example.change(&tiles)
    expectEqual(
      measured(showing: tiles).intersection(before.union(example.measured)), example.measured)
  }

  @Test func `nothing is measured for an equal list`() {
    _ = measured(showing: tiles())
    #expect(measured(showing: tiles()).isEmpty)
  }
}
