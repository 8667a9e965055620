@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Parts with states, which contain readers, which contain parts with states. However they are shown, updated,
/// tapped and resized, the list shows what follows from their values, their states and the width.
@MainActor
@Suite(.underAllModes)
struct PartLaws {
  /// What a list is expected to show.
  @MainActor
  private final class Screen {
    let stage = ListStage(width: 300, height: 200)
    var parts: [Expected] = []
    private var width: CGFloat = 300
    private var lastID = 0

    func show(animated: Bool = false) {
      stage.list.show(animated: animated) {
        ListSection("first") { Tile(id: 1, text: "first") }
        for part in parts { OuterPart(id: part.id, title: part.title) }
      }
    }

    /// Changes the list, and what is expected of it.
    func change(_ step: Int, by random: inout SplitMix64) async {
      let (animated, place) = (
        random.happens(onceIn: 2), Int.random(in: 0...parts.count, using: &random)
      )
      let index = place < parts.count ? place : nil
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        lastID += 1
        parts.insert(Expected(id: lastID, title: "new"), at: place)
        show(animated: animated)
      case 1:
        if let index { parts.remove(at: index) }
        show(animated: animated)
      case 2:
        parts.shuffle(using: &random)
        show(animated: animated)
      case 3:
        guard let index else { return }
        parts[index].title = "t\(step)"
        stage.list.update(animated: animated) {
          OuterPart(id: parts[index].id, title: parts[index].title)
        }
      case 4:
        width = random.pick([300, 600, 700])
        stage.window.frame.size.width = width
        stage.view.frame.size.width = width
      case 5, 6:
        guard let index else { return }
        await tap("title \(parts[index].id) ")
        parts[index].count += 1
      case 7:
        guard let index else { return }
        await tap("inner \(parts[index].id) ")
        parts[index].innerCount += 1
      default: stage.view.contentOffset.y = CGFloat(Int.random(in: 0...100, using: &random))
      }
    }

    /// Chooses the item whose text has a prefix.
    private func tap(_ prefix: String) async {
      await stage.settle()
      let path = paths.first { text(at: $0).hasPrefix(prefix) }
      let action = path.flatMap { stage.list.record(at: $0)?.onSelect }
      #expect(action != nil)
      action?()
    }

    private var paths: [IndexPath] {
      (0..<stage.view.numberOfSections).flatMap { section in
        (0..<stage.view.numberOfItems(inSection: section)).map { [section, $0] }
      }
    }

    private func text(at path: IndexPath) -> String {
      stage.list.component(at: path, as: Tile.self)?.text ?? "?"
    }

    var texts: [String] {
      paths.map(text)
    }

    var expected: [String] {
      ["first"] + parts.flatMap { $0.texts(isWide: width > 500) }
    }
  }

  @Test(arguments: Seeds(1_000, usually: 12))
  func `a list shows what follows from parts, states and the width`(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let screen = Screen()
    screen.show()
    for step in 0..<40 {
      await screen.change(step, by: &random)
      if random.happens(onceIn: 3) { continue }
      await screen.stage.settle()
      expectEqual(screen.texts, screen.expected, "step \(step)")
    }
    expectEqual(screen.stage.mistakes, [])
  }
}

/// A part with the states that it is expected to have.
private struct Expected {
  let id: Int
  var title: String
  var count = 0
  var innerCount = 0

  func texts(isWide: Bool) -> [String] {
    ["title \(id) \(title) \(count)"] + (0..<(count % 3)).map { "\(id).\($0)" }
      + (isWide ? ["wide \(id) \(title) \(count)"] : [])
      + ["inner \(id) \(innerCount) \(count)"]
  }
}

private struct OuterPart: ListPart, Identifiable {
  let id: Int
  let title: String
  @ListState private var count = 0

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  var body: [ListSection] {
    ListSection("title \(id)") {
      Tile(id: 1, text: "title \(id) \(title) \(count)").onSelect { count += 1 }
    }
    for number in 0..<(count % 3) {
      ListSection("\(id).\(number)") { Tile(id: 1, text: "\(id).\(number)") }
    }
    ListReader { surroundings in
      if surroundings.width > 500 {
        ListSection("wide \(id)") { Tile(id: 1, text: "wide \(id) \(title) \(count)") }
      }
      InnerPart(id: id, outerCount: count)
    }
  }
}

private struct InnerPart: ListPart, Identifiable {
  let id: Int
  let outerCount: Int
  @ListState private var count = 0

  init(id: Int, outerCount: Int) {
    self.id = id
    self.outerCount = outerCount
  }

  var body: [ListSection] {
    ListSection("inner \(id)") {
      Tile(id: 1, text: "inner \(id) \(count) \(outerCount)").onSelect { count += 1 }
    }
  }
}
