@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A list that is shown again while it calls its client, and what it refers to.
@MainActor
@Suite(.underAllModes)
struct ReentranceTests {
  /// Lists that are shown again, and the texts that are seen.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample("a list is shown again in a selection", records: [["new"]]) { stage, record in
      stage.show {
        ListSection("a") {
          Tile(id: 1, text: "old").onSelect {
            stage.list.show { ListSection("a") { Tile(id: 2, text: "new") } }
          }
        }
      }
      Headless.tapItem(at: [0, 0], in: stage.view)
      stage.view.layoutIfNeeded()
      record(stage.texts)
    },
    ListExample(
      "a list that is shown again in a size question is updated afterwards",
      records: [["asking"], ["last"]]
    ) { stage, record in
      let trigger = Trigger()
      stage.show { ListSection("a") { Asking(trigger: trigger) } }
      trigger.action = { [weak stage, weak trigger] in
        trigger?.action = nil
        for text in ["lost", "last"] {
          stage?.list.show { ListSection("a") { Tile(id: 1, text: text) } }
        }
      }
      stage.view.frame.size.width = 100
      stage.view.layoutIfNeeded()
      record(stage.texts)
      while stage.list.turns.isPending { await Task.yield() }
      stage.view.layoutIfNeeded()
      record(stage.texts)
    },
    ListExample(
      "the last of two lists in one turn holds, also during an animation",
      records: [["4!", "1!"], ["end"]]
    ) { stage, record in
      stage.show { ListSection("a") { for id in 1...3 { Tile(id: id, text: "\(id)") } } }
      stage.list.show { ListSection("a") { for id in 2...9 { Tile(id: id, text: "\(id)") } } }
      stage.list.show { ListSection("a") { for id in [4, 1] { Tile(id: id, text: "\(id)!") } } }
      stage.view.layoutIfNeeded()
      record(stage.texts)
      stage.list.show { ListSection("b") { for id in [4, 1] { Tile(id: id, text: "\(id)") } } }
      stage.list.show {}
      stage.list.show { ListSection("a") { Tile(id: 1, text: "end") } }
      stage.view.layoutIfNeeded()
      record(stage.texts)
    },
  ]

  @Test(arguments: examples)
  func `the last list that is shown holds`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `a list is shown again when an item is displayed`() async {
    let stage = ListStage()
    func show(_ count: Int) {
      stage.list.show {
        ListSection("a", of: Array(1...count)) { Tile(id: $0, text: "\($0)", width: 200) }
        ListSection("more") {
          if count < 9 {
            Tile(id: 0, text: "more", width: 200).id(count).onDisplay { show(count + 1) }
          }
        }
      }
    }
    show(1)
    stage.view.layoutIfNeeded()
    for _ in 0..<100 {
      await Task.yield()
      stage.view.layoutIfNeeded()
    }
    #expect(stage.list.turns.isPending == false)
    // Six items fill the height of 150 points.
    #expect(stage.view.numberOfItems(inSection: 0) >= 6)
    expectEqual(stage.texts.first, "1")
  }

  @Test func `nothing refers to a list and its view in a circle`() {
    final class Witness {}
    weak var list: CollectionViewAlignedList?
    weak var view: UICollectionView?
    weak var tile: TileView?
    weak var witness: Witness?
    do {
      let stage = ListStage()
      let kept = Witness()
      func show(_ count: Int) {
        stage.list.show {
          ListSection("a", of: Array(1...count)) { id in Tile(id: id).onSelect { _ = kept } }
            .onReorder(of: Array(1...count)) { _ in _ = kept }
            .attributes(SectionAttributes(lineLimit: .lines(1)))
            .header { Bar().onSelect { _ = kept } }
            .overflow { _ in Tile(id: 0).onSelect { _ = kept } }
          ListSection("carousel") {
            Carousel("c") { for id in 1...3 { Tile(id: id).onSelect { _ = kept } } }
          }
        }
        stage.view.layoutIfNeeded()
      }
      show(9)
      show(5)
      (list, view, tile, witness) = (stage.list, stage.view, stage.tile(0), kept)
      #expect(tile != nil)
    }
    #expect(list == nil)
    #expect(view == nil)
    #expect(tile == nil)
    #expect(witness == nil)
  }

  /// A list with an action, and one without it.
  struct Removal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let list: @MainActor @Sendable (_ action: @escaping @MainActor () -> Void) -> [ListSection]
  }

  nonisolated static let removals: [Removal] = [
    Removal(testDescription: "removed items and their actions are released") { action in
      [
        ListSection("a") {
          Tile(id: 1)
          Tile(id: 2).onSelect(action)
        }
      ]
    },
    Removal(testDescription: "removed sections and the actions of their items are released") {
      action in
      [
        ListSection("a") { Tile(id: 1) },
        ListSection("b") { Tile(id: 2).onSelect(action) },
      ]
    },
  ]

  @Test(arguments: removals)
  func `what is removed is released`(removal: Removal) {
    final class Witness {}
    weak var witness: Witness?
    let stage = ListStage()
    do {
      let kept = Witness()
      witness = kept
      stage.show { removal.list { _ = kept } }
    }
    #expect(witness != nil)
    stage.show { ListSection("a") { Tile(id: 1) } }
    stage.view.layoutIfNeeded()
    // The cell of a removed item may wait for reuse. It releases the item when it is reused.
    stage.show { ListSection("a") { for id in 3...9 { Tile(id: id) } } }
    #expect(witness == nil)
  }

}

private final class Trigger: Hashable {
  var action: (@MainActor () -> Void)?

  static func == (first: Trigger, second: Trigger) -> Bool { first === second }

  func hash(into hasher: inout Hasher) {}
}

/// A component that does something while it is asked for its size.
private struct Asking: ListComponent, Equatable {
  let trigger: Trigger

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) { view.text = "asking" }

  func size(fitting width: CGFloat) -> CGSize? {
    trigger.action?()
    return CGSize(width: 20, height: 20)
  }
}
