@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Parts with state of their own.
@MainActor
@Suite(.underAllModes)
struct StateTests {
  /// Parts that are shown and tapped, and the texts that are seen meanwhile.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "a part that is shown again goes on with its state, with its latest values",
      records: [["x", "y"], ["x", "y", "z"], ["u", "v", "w"]]
    ) { stage, record in
      @MainActor func show(_ texts: [String]) { stage.show { Counter(id: 1, texts: texts) } }
      show(["a", "b", "c"])
      stage.tap([0, 0])
      show(["x", "y", "z"])
      record(stage.texts)
      stage.tap([0, 0])
      record(stage.laidOutTexts)
      stage.list.update { Counter(id: 1, texts: ["u", "v", "w"]) }
      record(stage.laidOutTexts)
    },
    ListExample("a part that has been gone begins with its initial state", records: [["a"]]) {
      stage, record in
      @MainActor func show(_ isShown: Bool) {
        stage.show { if isShown { Counter(id: 1, texts: ["a", "b"]) } }
      }
      show(true)
      stage.tap([0, 0])
      show(false)
      show(true)
      record(stage.texts)
    },
    ListExample(
      "a part of another content begins with its initial state",
      records: [["a", "b"], ["a", "b"], ["a"]]
    ) { stage, record in
      @MainActor func show(_ id: String) {
        stage.list.show(id: id) { Counter(id: 1, texts: ["a", "b"]) }
        record(stage.laidOutTexts)
      }
      stage.list.show(id: "one") { Counter(id: 1, texts: ["a", "b"]) }
      stage.view.layoutIfNeeded()
      stage.tap([0, 0])
      record(stage.laidOutTexts)
      show("one")
      show("two")
    },
    ListExample(
      "parts of one type have states of their own, and may change places",
      records: [["1a", "2a", "2b"], ["2a", "2b", "1a"]]
    ) { stage, record in
      @MainActor func show(_ ids: [Int]) {
        stage.show { for id in ids { Counter(id: id, texts: ["\(id)a", "\(id)b"]) } }
      }
      show([1, 2])
      stage.tap([1, 0])
      record(stage.laidOutTexts)
      show([2, 1])
      record(stage.texts)
    },
    ListExample(
      "the state of a part inside another one outlives the description of the outer one",
      records: [
        ["outer 0", "a"], ["outer 0", "a", "b"], ["outer 1", "a", "b"], ["outer 1", "a", "b", "c"],
      ]
    ) { stage, record in
      stage.show { Outer() }
      record(stage.texts)
      for path in [[1, 0], [0, 0], [1, 0]] as [IndexPath] {
        stage.tap(path)
        record(stage.laidOutTexts)
      }
    },
    ListExample("the action of a removed part changes nothing", records: [["other"]]) {
      stage, record in
      let counter = Counter(id: 1, texts: ["a", "b"])
      stage.show { counter }
      stage.show { ListSection("other") { Tile(id: 1, text: "other") } }
      counter.add()
      record(stage.laidOutTexts)
    },
    ListExample(
      "a state that changes at display shows the part in the next turn", records: [["appeared"]]
    ) { stage, record in
      stage.show { Appearing() }
      await stage.settle()
      record(stage.texts)
    },
    ListExample(
      "a part with state may be empty, and comes back in its place",
      records: [["rest"], ["a", "rest"]]
    ) { stage, record in
      let counter = Counter(id: 1, texts: [])
      stage.show {
        counter
        ListSection("rest") { Tile(id: 9, text: "rest") }
      }
      record(stage.texts)
      stage.list.update { Counter(id: 1, texts: ["a"]) }
      record(stage.laidOutTexts)
    },
  ]

  @Test func `the initial value of a state is made once while its part is shown`() {
    Modelled.Model.count = 0
    let stage = ListStage()
    for _ in 0..<5 { stage.show { Modelled() } }
    expectEqual(Modelled.Model.count, 1)
    expectEqual(stage.texts, ["1"])
    stage.show {}
    stage.show { Modelled() }
    expectEqual(stage.texts, ["2"])
  }

  @Test(arguments: examples)
  func `a part shows its state`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `an action changes the state of its part, and nothing else is described again`() {
    let stage = ListStage()
    var descriptions = 0
    stage.show {
      Counter(id: 1, texts: ["a", "b", "c"])
      ListSection("rest") {
        let _ = descriptions += 1
        Tile(id: 9, text: "rest")
      }
    }
    expectEqual(stage.texts, ["a", "rest"])
    stage.tap([0, 0])
    expectEqual(stage.laidOutTexts, ["a", "b", "rest"])
    expectEqual(descriptions, 1)
  }

  @Test func `an equal value shows nothing again, an update always does`() {
    let stage = ListStage()
    let flag = Flag(log: Flag.Log())
    stage.show { flag }
    expectEqual(flag.log.count, 1)
    flag.set(false)
    expectEqual(flag.log.count, 1)
    flag.set(true)
    expectEqual(flag.log.count, 2)
    flag.touch()
    expectEqual(flag.log.count, 3)
  }

  @Test func `nothing of a list stays in memory because a part has state`() {
    weak var list: CollectionViewAlignedList?
    let counter = Counter(id: 1, texts: ["a", "b"])
    do {
      let stage = ListStage()
      list = stage.list
      stage.show { counter }
    }
    #expect(list == nil)
    counter.add()
  }
}

/// Shows one text more after each tap on the first one.
private struct Counter: ListPart, Identifiable {
  let id: Int
  let texts: [String]
  @ListState private var count = 1

  func add() { count += 1 }

  var body: [ListSection] {
    ListSection("counter \(id)") {
      for (index, text) in texts.prefix(count).enumerated() {
        Tile(id: index, text: text).onSelect { count += 1 }
      }
    }
  }
}

private struct Outer: ListPart {
  @ListState private var number = 0

  var body: [ListSection] {
    ListSection("outer") { Tile(id: 1, text: "outer \(number)").onSelect { number += 1 } }
    Counter(id: 1, texts: ["a", "b", "c"])
  }
}

private struct Flag: ListPart {
  @MainActor
  final class Log {
    var count = 0
  }

  let log: Log
  @ListState private var isOn = false

  func set(_ value: Bool) { isOn = value }

  func touch() { $isOn.update() }

  var body: [ListSection] {
    let _ = log.count += 1
    ListSection("flag") { Tile(id: 1, text: "\(isOn)") }
  }
}

/// A part whose model is made when it is first shown.
private struct Modelled: ListPart {
  @MainActor
  final class Model {
    static var count = 0
    let number: Int

    init() {
      Self.count += 1
      number = Self.count
    }
  }

  @ListState private var model = Model()

  var body: [ListSection] {
    ListSection("modelled") { Tile(id: 1, text: "\(model.number)") }
  }
}

private struct Appearing: ListPart {
  @ListState private var text = "new"

  var body: [ListSection] {
    ListSection("appearing") { Tile(id: 1, text: text).onDisplay { text = "appeared" } }
  }
}

extension ListStage {
  fileprivate func tap(_ path: IndexPath) {
    Headless.tapItem(at: path, in: view)
  }

  /// The texts after a layout pass.
  fileprivate var laidOutTexts: [String] {
    view.layoutIfNeeded()
    return texts
  }
}
