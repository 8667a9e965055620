@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Parts with state of their own.
@MainActor
@Suite(.underAllModes)
struct StateTests {
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
    #expect(stage.texts == ["a", "rest"])
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["a", "b", "rest"])
    #expect(descriptions == 1)
  }

  @Test func `a part that is shown again goes on with its state, with its latest values`() {
    let stage = ListStage()
    func show(_ texts: [String]) { stage.show { Counter(id: 1, texts: texts) } }
    show(["a", "b", "c"])
    Headless.tapItem(at: [0, 0], in: stage.view)
    show(["x", "y", "z"])
    #expect(stage.texts == ["x", "y"])
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["x", "y", "z"])
    stage.list.update { Counter(id: 1, texts: ["u", "v", "w"]) }
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["u", "v", "w"])
  }

  @Test func `a part that has been gone begins with its initial state`() {
    let stage = ListStage()
    func show(_ isShown: Bool) {
      stage.show { if isShown { Counter(id: 1, texts: ["a", "b"]) } }
    }
    show(true)
    Headless.tapItem(at: [0, 0], in: stage.view)
    show(false)
    show(true)
    #expect(stage.texts == ["a"])
  }

  @Test func `parts of one type have states of their own, and may change places`() {
    let stage = ListStage()
    func show(_ ids: [Int]) {
      stage.show { for id in ids { Counter(id: id, texts: ["\(id)a", "\(id)b"]) } }
    }
    show([1, 2])
    Headless.tapItem(at: [1, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["1a", "2a", "2b"])
    show([2, 1])
    #expect(stage.texts == ["2a", "2b", "1a"])
  }

  @Test func `the state of a part inside another one outlives the description of the outer one`() {
    let stage = ListStage()
    stage.show { Outer() }
    #expect(stage.texts == ["outer 0", "a"])
    Headless.tapItem(at: [1, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["outer 0", "a", "b"])
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["outer 1", "a", "b"])
    Headless.tapItem(at: [1, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["outer 1", "a", "b", "c"])
  }

  @Test func `the action of a removed part changes nothing`() {
    let stage = ListStage()
    let counter = Counter(id: 1, texts: ["a", "b"])
    stage.show { counter }
    stage.show { ListSection("other") { Tile(id: 1, text: "other") } }
    counter.add()
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["other"])
  }

  @Test func `an equal value shows nothing again, an update always does`() {
    let stage = ListStage()
    let flag = Flag(log: Flag.Log())
    stage.show { flag }
    #expect(flag.log.count == 1)
    flag.set(false)
    #expect(flag.log.count == 1)
    flag.set(true)
    #expect(flag.log.count == 2)
    flag.touch()
    #expect(flag.log.count == 3)
  }

  @Test func `a state that changes at display shows the part in the next turn`() async {
    let stage = ListStage()
    stage.show { Appearing() }
    await stage.settle()
    #expect(stage.texts == ["appeared"])
  }

  @Test func `a part with state may be empty, and comes back in its place`() {
    let stage = ListStage()
    let counter = Counter(id: 1, texts: [])
    stage.show {
      counter
      ListSection("rest") { Tile(id: 9, text: "rest") }
    }
    #expect(stage.texts == ["rest"])
    stage.list.update { Counter(id: 1, texts: ["a"]) }
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["a", "rest"])
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

private struct Appearing: ListPart {
  @ListState private var text = "new"

  var body: [ListSection] {
    ListSection("appearing") { Tile(id: 1, text: text).onDisplay { text = "appeared" } }
  }
}
