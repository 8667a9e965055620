@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Taps, highlighting, displaying, and what the client's delegate receives.
@MainActor
@Suite(.underAllModes)
struct EventTests {
  @Test func `a tap calls the latest action, and leaves the item deselected`() {
    let stage = ListStage()
    var calls: [String] = []
    func show(_ name: String) {
      stage.show {
        ListSection("a") {
          Tile(id: 1).onSelect { calls.append(name) }
          Tile(id: 2)
        }
      }
    }
    show("first")
    Headless.tapItem(at: [0, 0], in: stage.view)
    let log = TileLog.recording { show("second") }
    expectEqual(log.fills, [])
    Headless.tapItem(at: [0, 0], in: stage.view)
    Headless.tapItem(at: [0, 1], in: stage.view)
    expectEqual(calls, ["first", "second"])
    expectEqual(stage.view.indexPathsForSelectedItems, [])
    #expect(stage.tile(0)?.isSelected == false)
  }

  /// Taps, and the actions that they call.
  nonisolated static let examples: [ListExample<String>] = [
    ListExample(
      "a section has one action for the items without an action of their own",
      records: ["b", "own", "2", "none of what stands in an empty section"]
    ) { stage, record in
      stage.show {
        ListSection("typed", of: ["a", "b"]) { Tile(id: $0 == "a" ? 1 : 2) }
          .onSelect(of: ["a", "b"]) { record($0) }
        ListSection("mixed") {
          Tile(id: 1).onSelect { record("own") }
          Tile(id: 2)
        }
        .onSelect(of: [1, 2]) { record("\($0)") }
      }
      for path in [[0, 1], [1, 0], [1, 1]] as [IndexPath] {
        Headless.tapItem(at: path, in: stage.view)
      }
      stage.show {
        ListSection("found") {
          for id in [Int]() { Tile(id: id) }
          Bar(text: "nothing found")
        }
        .onSelect(of: [Int]()) { record("\($0)") }
      }
      Headless.tapItem(at: [0, 0], in: stage.view)
      record("none of what stands in an empty section")
      expectEqual(stage.view.indexPathsForSelectedItems, [])
    },
    ListExample("a highlight begins and ends", records: ["true", "false"]) { stage, record in
      stage.show { ListSection("a") { Tile(id: 1).onHighlightChange { record("\($0)") } } }
      Headless.tapItem(at: [0, 0], in: stage.view)
      expectEqual(stage.view.indexPathsForSelectedItems, [])
    },
    ListExample(
      "a tap on a header or an overflow view calls its latest action",
      records: ["header second", "17 second"]
    ) { stage, record in
      for name in ["first", "second"] {
        stage.show {
          ListSection("a") { for id in 1...20 { Tile(id: id) } }
            .attributes(SectionAttributes(lineLimit: .lines(1)))
            .header { Bar().onSelect { record("header \(name)") } }
            .overflow { count in Tile(id: count).onSelect { record("\(count) \(name)") } }
        }
      }
      let kinds = [
        UICollectionView.elementKindSectionHeader, CollectionViewAlignedLayout.elementKindOverflow,
      ]
      for kind in kinds {
        let view = stage.view.supplementaryView(forElementKind: kind, at: [0, 0])
        Headless.tap(view!)
      }
    },
    ListExample(
      "an item that stays selected reports both changes", records: ["1 true", "1 false", "2 true"]
    ) { stage, record in
      stage.show {
        ListSection("a", of: [1, 2]) { id in
          Tile(id: id).onSelectionChange { record("\(id) \($0)") }
        }
      }
      Headless.tapItem(at: [0, 0], in: stage.view)
      stage.view.layoutIfNeeded()
      #expect(stage.tile(0)?.isSelected == true)
      Headless.tapItem(at: [0, 1], in: stage.view)
      expectEqual(stage.view.indexPathsForSelectedItems, [[0, 1]])
    },
  ]

  @Test(arguments: examples)
  func `a tap calls actions`(example: ListExample<String>) async {
    await example.expect()
  }

  @Test(.underPlainModes) func `displaying begins and ends with the visible area`() {
    let stage = ListStage(height: 40)
    var events: [String] = []
    stage.show {
      ListSection("a", of: [1, 2, 3]) { id in
        Tile(id: id, width: 200)
          .onDisplay { events.append("+\(id)") }
          .onEndDisplay { events.append("-\(id)") }
      }
      .footer {
        Bar().onDisplay { events.append("+footer") }.onEndDisplay { events.append("-footer") }
      }
    }
    expectEqual(Set(events), ["+1", "+2"])
    events = []
    stage.view.contentOffset.y = 40
    stage.view.layoutIfNeeded()
    expectEqual(Set(events), ["-1", "+3", "+footer"])
    events = []
    stage.show {}
    expectEqual(Set(events), ["-2", "-3", "-footer"])
  }

  @Test(.underPlainModes) func `the view of a component is passed to actions at display`() {
    let stage = ListStage(height: 40)
    var events: [String] = []
    func card(_ id: Int) -> ListItem {
      Tile(id: id, text: "\(id)", width: 200)
        .onDisplay {
          events.append("+\($0.text)")
        } onEnd: {
          events.append("-\($0.text)")
        }
    }
    stage.show {
      ListSection("a", of: [1, 2, 3]) { card($0) }
        .header { card(0) }
        .footer { Tile(id: 9, text: "9").onEndDisplay { events.append("-\($0.text)") } }
      ListSection("b") { Carousel("c") { card(7) } }
    }
    expectEqual(Set(events), ["+0", "+1"])
    stage.view.contentOffset.y = 90
    stage.view.layoutIfNeeded()
    stage.carousel(0, section: 1)?.layoutIfNeeded()
    #expect(events.contains("-1"))
    #expect(events.contains("+7"))
    stage.show {}
    #expect(events.contains("-9"))
  }

  @Test func `the client's delegate receives scrolling`() {
    final class Scrolled: NSObject, UICollectionViewDelegate {
      var calls: [String] = []

      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did scroll") }

      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }

      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        calls.append("end")
      }

      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let stage = ListStage()
    let scrolled = Scrolled()
    stage.list.delegate = scrolled
    stage.show { ListSection("a") { for id in 1...99 { Tile(id: id) } } }
    scrolled.calls = []
    Headless.beginDragging(stage.view)
    Headless.drag(stage.view, to: CGPoint(x: 0, y: 30))
    Headless.endDragging(stage.view)
    expectEqual(scrolled.calls.first, "begin")
    #expect(scrolled.calls.contains("did scroll"))
    #expect(scrolled.calls.contains("end"))
    #expect(stage.view.delegate?.scrollViewShouldScrollToTop(stage.view) == false)
  }

  @Test func `a person changes the order of items within their section`() {
    let stage = ListStage(height: 200)
    var order: [String] = []
    var others: [Int] = []
    func show(_ names: [String]) {
      stage.show {
        ListSection("a", of: names) { Tile(id: Int($0) ?? 0, text: $0, width: 200) }
          .onReorder(of: names) { order = $0 }
        ListSection("b") {
          for id in [7, 8] { Tile(id: id, text: "\(id)", width: 200) }
          Tile(id: 9, text: "fixed", width: 200)
        }
        .onReorder(of: [7, 8]) { others = $0 }
      }
    }
    func move(_ path: IndexPath, to point: CGPoint) {
      guard stage.view.beginInteractiveMovementForItem(at: path) else { return }
      stage.view.updateInteractiveMovementTargetPosition(point)
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
    }
    show(["1", "2", "3"])
    move([1, 2], to: CGPoint(x: 10, y: 0))
    expectEqual(order, [])
    move([1, 0], to: CGPoint(x: 190, y: 190))
    expectEqual(others, [8, 7])
    show(["1", "2", "3"])
    expectEqual(others, [8, 7])
    move([0, 0], to: CGPoint(x: 10, y: 140))
    expectEqual(order, ["2", "3", "1"])
    expectEqual(stage.texts, ["2", "3", "1", "7", "8", "fixed"])
    move([0, 2], to: CGPoint(x: 10, y: 1))
    expectEqual(order, ["1", "2", "3"])
    move([0, 0], to: CGPoint(x: 190, y: 30))
    expectEqual(order, ["2", "1", "3"])
    let log = TileLog.recording { show(order) }
    expectEqual(stage.texts, ["2", "1", "3", "7", "8", "fixed"])
    expectEqual(log.fills, [])
    move([0, 0], to: CGPoint(x: 190, y: 30))
    expectEqual(order, ["1", "2", "3"])
    show(["3", "1", "2"])
    expectEqual(stage.texts, ["3", "1", "2", "7", "8", "fixed"])
  }
}
