@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A list that shows another content, such as another conversation, starts anew.
@MainActor
@Suite(.underAllModes)
struct OtherContentTests {
  /// Shows messages of a conversation, whose items have the same ids in each.
  private func show(_ id: String, of stage: ListStage, count: Int = 20) async {
    stage.list.show(id: id) {
      ListSection("messages", of: Array(0..<count)) { Tile(id: $0, text: "\($0)", width: 200) }
    }
    for _ in 0..<4 {
      await Task {}.value
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `another content opens at its beginning, and the same one stays where it is`() async {
    let stage = ListStage(height: 60)
    await show("one", of: stage)
    stage.view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    await show("one", of: stage)
    expectEqual(stage.view.contentOffset.y, 200)
    await show("two", of: stage)
    expectEqual(stage.view.contentOffset.y, 0)
    expectEqual(stage.texts, ["0", "1", "2"])
  }

  @Test func `another content that stays at its end opens there`() async {
    let stage = ListStage(height: 60)
    stage.list.layout.staysAtEnd = true
    await show("one", of: stage)
    stage.view.setContentOffset(.zero, animated: false)
    await show("two", of: stage, count: 30)
    expectEqual(stage.view.contentOffset.y, 685)
    expectEqual(stage.texts, ["27", "28", "29"])
  }

  @Test func `another content has no item at the top, and no selection`() async {
    let stage = ListStage(height: 60)
    await show("one", of: stage)
    stage.list.anchorItemToTop(19, inSection: "messages", animated: false)
    stage.view.selectItem(at: [0, 19], animated: false, scrollPosition: [])
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentSize.height, 535)
    await show("two", of: stage)
    expectEqual(stage.view.contentSize.height, 495)
    expectEqual(stage.view.indexPathsForSelectedItems ?? [], [])
  }

  @Test func `items of another content are measured again, also equal ones`() async {
    let stage = ListStage(height: 60)
    func sizes(showing id: String?) -> [String] {
      TileLog.recording {
        stage.list.show(id: id) { ListSection("a") { Tile(id: 1, text: "x") } }
        stage.view.layoutIfNeeded()
      }
      .sizes
    }
    expectEqual(sizes(showing: "one"), ["x"])
    expectEqual(sizes(showing: "one"), [])
    expectEqual(sizes(showing: nil), [])
    expectEqual(sizes(showing: "two"), ["x"])
  }

  @Test func `another content has a header and overlays of its own, also equal ones`() async {
    let stage = ListStage(height: 60)
    var log: [String] = []
    func show(_ id: String) async {
      func cards(_ name: String) -> some ListElement {
        Carousel("cards", cardWidth: .points(80)) { for id in 1...9 { Tile(id: id) } }
          .onDisplay { log.append("+\(name)") }.onEndDisplay { log.append("-\(name)") }
      }
      stage.list.show(id: id) {
        ListHeader { cards("header") }
        ListSection("rows", of: Array(0..<20)) { Tile(id: $0, width: 200) }
        ListOverlay("cards", at: FloatingPlacement(.bottom)) { cards("overlay") }
      }
      await stage.settle()
    }
    var carousels: [CarouselView] {
      let views = stage.view.subviews.compactMap {
        ($0 as? ListSupplementaryView)?.hosted as? CarouselView
      }
      for view in views { view.collectionView.layoutIfNeeded() }
      return views
    }
    await show("one")
    for carousel in carousels {
      carousel.collectionView.contentOffset.x = 160
      carousel.collectionView.layoutIfNeeded()
    }
    await show("two")
    Headless.finishAnimations()
    expectEqual(carousels.map(\.collectionView.contentOffset.x), [0, 0])
    expectEqual(
      log.sorted(), ["+header", "+header", "+overlay", "+overlay", "-header", "-overlay"])
  }

  @Test func `a person who scrolls comes to the beginning of another content`() async {
    let stage = ListStage(height: 60)
    stage.view.contentInset.top = 30
    await show("one", of: stage)
    stage.view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    Headless.beginDecelerating(stage.view)
    await show("two", of: stage)
    expectEqual(stage.view.contentOffset.y, -30)
  }

  @Test func `an item that a client has asked for before there was a width is gone`() async {
    let stage = ListStage(height: 60)
    stage.view.frame.size.width = 0
    await show("one", of: stage)
    var outcomes: [ScrollOutcome] = []
    stage.list.scroll(toItem: 15, inSection: "messages", position: .top) { outcomes.append($0) }
    await show("two", of: stage)
    stage.view.frame.size.width = 200
    await show("two", of: stage)
    expectEqual(stage.view.contentOffset.y, 0)
    expectEqual(outcomes, [.gone])
  }

  @Test func `the focus goes to no place that it had in another content`() async {
    let stage = ListStage(height: 60)
    func show(_ id: String) async {
      stage.list.show(id: id) {
        ListSection("rows", of: Array(0..<20)) { Tile(id: $0, width: 200).onSelect {} }
      }
      await stage.settle()
    }
    await show("one")
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    expectEqual(Headless.moveFocus(to: [0, 13], [], in: stage.view), [0, 13])
    await show("two")
    expectEqual(Headless.giveFocus(to: stage.view), [0, 0])
  }

  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "a content that is shown while another one is laid out waits, and the last one counts",
      records: [["two"]]
    ) { stage, record in
      stage.list.show(id: 1) {
        ListSection("a") {
          Tile(id: 1, text: "one").onDisplay { [weak list = stage.list] in
            list?.show(id: 2) { ListSection("a") { Tile(id: 1, text: "gone") } }
            list?.show { ListSection("a") { Tile(id: 1, text: "two") } }
          }
        }
      }
      await stage.settle()
      record(stage.texts)
    },
    ListExample(
      "items of the former content end, and those of the other one begin",
      records: [["+one"], ["+one", "-one", "+two"]]
    ) { stage, record in
      var log: [String] = []
      @MainActor func show(_ id: String) async {
        stage.list.show(id: id) {
          ListSection("a") {
            Tile(id: 1, text: id).onDisplay { log.append("+" + id) }
              .onEndDisplay { log.append("-" + id) }
          }
        }
        await stage.settle()
        record(log)
      }
      await show("one")
      await show("two")
    },
  ]

  @Test(arguments: examples)
  func `another content starts anew`(example: ListExample<[String]>) async {
    await example.expect()
  }
}
