@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// A list that is shown again in a call of a component, a closure or a builder: UIKit may be amid an
/// update of its own.
@MainActor
@Suite(.underAllModes)
struct ReentranceInCallsTests {
  @Test(arguments: ComponentCall.allCases, [false, true])
  func `a list is shown again in a component's call while it is shown`(
    call: ComponentCall, animated: Bool
  ) async {
    let stage = ListStage()
    let receiver = CallReceiver()
    func show(_ ids: [Int], _ suffix: String) {
      stage.list.show(animated: animated) {
        ListSection("a", of: ids) { Reporting(id: $0, receiver: receiver, text: "\($0)\(suffix)") }
      }
    }
    show([1, 2, 3, 4], "")
    stage.view.layoutIfNeeded()
    receiver.once(call) { show([9, 2, 3], "last") }
    show([2, 1, 5, 3], "!")
    await stage.settle()
    #expect(receiver.onCall == nil)
    expectEqual(stage.texts, ["9last", "2last", "3last"])
  }

  @Test(
    arguments: [ComponentCall.configuring, .updating, .measuring], [false, true])
  func `a list is shown again in a component's call while it is laid out`(
    call: ComponentCall, isSelfSizing: Bool
  ) async {
    let stage = ListStage()
    let receiver = CallReceiver()
    let sizing = SectionAttributes.Sizing.selfSizing(estimate: CGSize(width: 200, height: 15))
    func show(_ ids: ClosedRange<Int>, _ suffix: String) {
      stage.list.show {
        ListSection("a", of: Array(ids)) {
          Reporting(id: $0, receiver: receiver, text: "\($0)\(suffix)")
        }
        .attributes(isSelfSizing ? SectionAttributes(sizing: sizing) : SectionAttributes())
      }
    }
    show(1...60, "")
    stage.view.layoutIfNeeded()
    receiver.once(call) { show(5...70, "!") }
    stage.view.contentOffset.y = 400
    stage.view.layoutIfNeeded()
    if receiver.onCall != nil { stage.view.frame.size.width = 150 }
    await stage.settle()
    #expect(receiver.onCall == nil)
    #expect(stage.texts.count > 5)
    #expect(stage.texts.allSatisfy { $0.hasSuffix("!") })
  }

  @Test func `a list is shown again when an overflow view is made`() async {
    let stage = ListStage()
    var showsAgain = false
    func show(_ suffix: String) {
      stage.list.show {
        ListSection("a") { for id in 1...30 { Tile(id: id, text: "\(id)\(suffix)") } }
          .attributes(SectionAttributes(lineLimit: .lines(1)))
          .overflow { hiddenCount in
            let again = showsAgain
            let _ = showsAgain = false
            let _ = again ? show("!") : ()
            Tile(id: 0, text: "\(hiddenCount)", width: 20)
          }
      }
    }
    show("")
    stage.view.layoutIfNeeded()
    showsAgain = true
    stage.view.frame.size.width = 130
    await stage.settle()
    #expect(!showsAgain)
    expectEqual(stage.texts.first, "1!")
  }

  /// A view whose size follows from a formula is filled only when the layout's attributes are applied.
  @Test(arguments: [(ComponentCall.configuring, false), (.measuring, false), (.configuring, true)])
  func `a list is shown again in a call of an overflow view`(
    call: ComponentCall, hasFormula: Bool
  ) async {
    let stage = ListStage(height: 300)
    let receiver = CallReceiver()
    func show(_ suffix: String) {
      stage.list.show {
        ListSection("a") { for id in 1...30 { Tile(id: id, text: "\(id)\(suffix)") } }
          .attributes(SectionAttributes(lineLimit: .lines(1)))
          .overflow {
            Reporting(id: 0, receiver: receiver, text: "\($0)", width: 20, hasFormula: hasFormula)
          }
      }
    }
    show("")
    stage.view.layoutIfNeeded()
    receiver.once(call) { show("!") }
    stage.view.frame.size.width = 130
    await stage.settle()
    #expect(receiver.onCall == nil)
    expectEqual(stage.texts.first, "1!")
  }

  @Test(arguments: [ComponentCall.configuring, .measuring])
  func `a list is shown again in a call of a header`(call: ComponentCall) async {
    let stage = ListStage(height: 300)
    let receiver = CallReceiver()
    func show(_ suffix: String) {
      stage.list.show {
        ListSection("a") { for id in 1...30 { Tile(id: id, text: "\(id)\(suffix)") } }
          .header { Reporting(id: 0, receiver: receiver, text: "header\(suffix)") }
      }
    }
    show("")
    stage.view.layoutIfNeeded()
    receiver.once(call) { show("!") }
    show("?")
    await stage.settle()
    #expect(receiver.onCall == nil)
    expectEqual(stage.texts.first, "1!")
  }

  /// Lists that are shown again in calls, and the actions that are called or the texts that are seen.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "a list is shown again when another item is selected",
      records: [["1 true", "1 false", "2 true"]]
    ) { stage, record in
      var calls: [String] = []
      @MainActor func show(_ ids: [Int]) {
        stage.show {
          ListSection("a", of: ids) { id in
            Tile(id: id, text: "\(id)").onSelectionChange { isSelected in
              calls.append("\(id) \(isSelected)")
              if id == 1, !isSelected { show([2, 3]) }
            }
          }
        }
      }
      show([1, 2, 3])
      Headless.tapItem(at: [0, 0], in: stage.view)
      stage.view.layoutIfNeeded()
      Headless.tapItem(at: [0, 1], in: stage.view)
      record(calls)
    },
    ListExample(
      "a tap selects the item it highlights when another is inserted above",
      records: [["2"], ["7", "1", "2", "3"]]
    ) { stage, record in
      var calls: [String] = []
      @MainActor func show(_ ids: [Int]) {
        stage.list.show {
          ListSection("a", of: ids) { id in
            Tile(id: id, text: "\(id)")
              .onHighlightChange { if $0 { show([7] + ids) } }
              .onSelect { calls.append("\(id)") }
          }
        }
      }
      show([1, 2, 3])
      await stage.settle()
      Headless.tapItem(at: [0, 1], in: stage.view)
      await stage.settle()
      record(calls)
      record(stage.texts)
    },
    ListExample(
      "the outer of two nested calls holds, and nested updates both do",
      records: [["outer"], ["outer", "inner", "outer"]]
    ) { stage, record in
      stage.list.show {
        let _ = stage.list.show { ListSection("a") { Tile(id: 1, text: "inner") } }
        ListSection("a") { Tile(id: 1, text: "outer") }
      }
      await stage.settle()
      record(stage.texts)
      stage.list.update {
        let _ = stage.list.update { ListSection("b") { Tile(id: 1, text: "inner") } }
        ListSection("c") { Tile(id: 1, text: "outer") }
      }
      await stage.settle()
      record(stage.texts)
    },
  ]

  @Test(arguments: examples)
  func `a list is shown again in a call`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `a list is shown again when a card is displayed`()
    async
  {
    let stage = ListStage()
    var displayed: Set<Int> = []
    func show(_ count: Int) {
      stage.list.show {
        ListSection("a") {
          Carousel("c") {
            for id in 1...count {
              Tile(id: id, text: "\(id)", width: 90, height: 30).onDisplay {
                displayed.insert(id)
                if id == count, count < 12 { show(count + 1) }
              }
            }
          }
        }
        ListSection("b", of: Array(0..<count)) { Tile(id: $0, width: 200) }
      }
    }
    /// Cards that are laid out may be displayed, and make the list be shown again. The list of the
    /// carousel may postpone that, too.
    func settle() async {
      for _ in 0..<12 {
        _ = stage.carousel(0)
        await Task.yield()
        await stage.settle()
      }
      let cardCount = stage.carousel(0)?.collectionView.numberOfItems(inSection: 0)
      expectEqual(cardCount, stage.view.numberOfItems(inSection: 1))
    }
    show(2)
    await settle()
    stage.carousel(0)?.collectionView.contentOffset.x = 200
    await settle()
    #expect(displayed.isSuperset(of: 1...4))
  }
}
