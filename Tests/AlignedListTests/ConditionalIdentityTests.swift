@testable import AlignedList

import AlignedLayout
import Testing
import UIKit

/// Components that are identifiable under conditions only, so that a list cannot know their ids.
@MainActor
@Suite(.underAllModes)
struct ConditionalIdentityTests {
  private struct Thing: Identifiable, Equatable {
    let id: Int
  }

  @Test func `a component that is identifiable under conditions is identified by its number`() {
    func log(_ boxes: ([Int]) -> [ListItem]) -> TileLog {
      let stage = ListStage()
      stage.show { ListSection("a") { boxes([1, 2, 3, 4]) } }
      let log = TileLog.recording { stage.show { ListSection("a") { boxes([2, 3, 4]) } } }
      expectEqual(stage.texts, ["2", "3", "4"])
      return log
    }
    func run<Value: Equatable>(_ value: @escaping (Int) -> Value) -> TileLog {
      let stage = ListStage()
      func show(_ numbers: [Int]) {
        let boxes = numbers.map { Box(value: value($0), text: "\($0)") }
        stage.show { ListSection("a", of: boxes) { $0 } }
      }
      show([1, 2, 3, 4])
      let log = TileLog.recording { show([2, 3, 4]) }
      expectEqual(stage.texts, ["2", "3", "4"])
      return log
    }
    expectEqual(run { Thing(id: $0) }.fills, run { $0 }.fills)
    expectEqual(
      log { $0.map { Box(value: Thing(id: $0), text: "\($0)").listItem } }.fills,
      log { $0.map { Box(value: $0, text: "\($0)").listItem } }.fills)
  }
}

private struct Box<Value: Equatable>: ListComponent, Equatable {
  let value: Value
  let text: String

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) {
    view.text = text
    TileView.log?.fills.append(text)
  }

  func size(of view: TileView, fitting width: CGFloat) -> CGSize { CGSize(width: 40, height: 20) }
}

extension Box: Identifiable where Value: Identifiable {
  var id: Value.ID { value.id }
}
