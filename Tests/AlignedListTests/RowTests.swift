@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Rows: items that are seen, touched and heard as one.
@MainActor
@Suite(.underAllModes)
struct RowTests {
  private let events = RecordedTexts()

  private static func row(_ name: String, _ ids: Int..., attributes: CellAttributes = .default)
    -> ListRow
  {
    ListRow {
      for id in ids {
        Tile(id: id, text: "\(name)\(id)", attributes: attributes)
      }
    }
  }

  private func recordChange(_ text: String) -> @MainActor (Bool) -> Void {
    { [events] in events.texts.append("\(text) \($0)") }
  }

  @Test func `a row begins a line and ends one, and keeps the attributes of its items`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Tile(id: 1)
        Self.row("r", 2, 3, attributes: CellAttributes(growth: 1))
        Self.row("s", 4)
        Tile(id: 5)
      }
    }
    expectEqual(stage.frame(0), CGRect(x: 0, y: 0, width: 40, height: 20))
    expectEqual(stage.frame(1), CGRect(x: 0, y: 25, width: 97.5, height: 20))
    expectEqual(stage.frame(2), CGRect(x: 102.5, y: 25, width: 97.5, height: 20))
    expectEqual(stage.frame(3), CGRect(x: 0, y: 50, width: 40, height: 20))
    expectEqual(stage.frame(4), CGRect(x: 0, y: 75, width: 40, height: 20))
  }

  /// Rows that are touched, and what is called.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "a tap on any item is a tap on the row, and highlights all its cells",
      records: [
        ["true: [true, true, false]", "false: [false, false, false]", "first"], ["second"],
      ]
    ) { stage, record in
      let events = RecordedTexts()
      stage.show {
        ListSection("a") {
          row("a", 1, 2).onSelect(events.adding("first")).onHighlightChange {
            [weak view = stage.view] in
            let cells = [0, 1, 2].compactMap { view?.cellForItem(at: [0, $0]) }
            events.texts.append("\($0): \(cells.map(\.isHighlighted))")
          }
          row("b", 3, 4).onSelect(events.adding("second"))
        }
      }
      for item in [1, 2] {
        Headless.tapItem(at: [0, item], in: stage.view)
        record(events.take())
      }
      expectEqual(stage.view.indexPathsForSelectedItems, [])
    },
    ListExample(
      "a tap between the cells of a row or beside them is a tap on the row",
      records: [["first", "first", "second"]]
    ) { stage, record in
      record(
        tapping(
          stage, SectionAttributes(),
          [
            CGPoint(x: 42, y: 10), CGPoint(x: 150, y: 22), CGPoint(x: 150, y: 23),
            CGPoint(x: 150, y: 60),
          ]))
    },
    ListExample("on a card, the row takes the card's padding", records: [["first", "second"]]) {
      stage, record in
      let card = SectionAttributes(
        insets: Insets(10), backgrounds: [.init(kind: "card", insets: Insets(-10))])
      record(tapping(stage, card, [CGPoint(x: 1, y: 1), CGPoint(x: 199, y: 64)]))
    },
    ListExample(
      "a row has a card of its own, with gaps between the cards", records: [["first", "second"]]
    ) { stage, record in
      let cards = SectionAttributes(
        lineSpacing: 20,
        backgrounds: [.init(kind: "row", placement: .forcedBreaks, insets: Insets(-5))])
      record(
        tapping(
          stage, cards, [CGPoint(x: 150, y: 24), CGPoint(x: 150, y: 30), CGPoint(x: 150, y: 36)]))
    },
    ListExample(
      "an item with an action of its own is not touched with its row",
      records: [["own"], ["[true, false, true]", "row"]]
    ) { stage, record in
      let events = RecordedTexts()
      stage.show {
        ListSection("a") {
          ListRow {
            Tile(id: 1)
            Tile(id: 2).onSelect(events.adding("own"))
            Tile(id: 3)
          }
          .onSelect(events.adding("row"))
          .onHighlightChange { [weak view = stage.view] in
            let cells = (0..<3).compactMap { view?.cellForItem(at: [0, $0]) }
            if $0 { events.texts.append("\(cells.map(\.isHighlighted))") }
          }
        }
      }
      for item in [1, 2] {
        Headless.tapItem(at: [0, item], in: stage.view)
        record(events.take())
      }
    },
    ListExample(
      "where several items may be selected, a tap on any item deselects the row",
      records: [["a true", "b true", "a false", "b false"]]
    ) { stage, record in
      let events = RecordedTexts()
      stage.view.allowsMultipleSelection = true
      stage.show {
        ListSection("a") {
          row("a", 1, 2).onSelectionChange { events.texts.append("a \($0)") }
          row("b", 3, 4).onSelectionChange { events.texts.append("b \($0)") }
        }
      }
      for item in [0, 2, 1] { Headless.tapItem(at: [0, item], in: stage.view) }
      Headless.tap(stage.view, at: CGPoint(x: 190, y: 30))
      stage.view.layoutIfNeeded()
      record(events.take())
      expectEqual(stage.view.indexPathsForSelectedItems, [])
      #expect((0..<4).allSatisfy { stage.tile($0)?.isSelected == false })
    },
    ListExample(
      "VoiceOver activates the row, wherever the middle of its frame is",
      records: [["row"], ["other"], []]
    ) { stage, record in
      let events = RecordedTexts()
      stage.show {
        ListSection("a") {
          ListRow {
            Words("Wi-Fi")
            Words("Workshop")
          }
          .onSelect(events.adding("row"))
          Words("Other").onSelect(events.adding("other"))
          Words("Text")
        }
      }
      for (item, isActivated) in [(0, true), (2, true), (3, false)] {
        let cell = stage.view.cellForItem(at: [0, item])
        expectEqual(cell?.accessibilityActivate(), isActivated)
        record(events.take())
      }
    },
  ]

  /// Shows two rows, taps some points, and returns what is called.
  private static func tapping(
    _ stage: ListStage, _ attributes: SectionAttributes, _ points: [CGPoint]
  ) -> [String] {
    let events = RecordedTexts()
    stage.show {
      ListSection("a") {
        row("a", 1, 2).onSelect(events.adding("first"))
        row("b", 3, 4).onSelect(events.adding("second"))
      }
      .attributes(attributes)
    }
    for point in points { Headless.tap(stage.view, at: point) }
    return events.take()
  }

  @Test(arguments: examples)
  func `a row is touched as one item`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `a touch fills the row behind its cells until it ends`() {
    let stage = ListStage()
    var frames: [CGRect] = []
    var colors: [UIColor?] = []
    func look() {
      for case let view as RowHighlight in stage.view.subviews where view.alpha > 0 {
        frames.append(view.frame)
        colors.append(view.backgroundColor)
      }
    }
    stage.show {
      ListSection("a") {
        Self.row("a", 1, 2).onSelect {}.onHighlightChange { if $0 { look() } }
        Self.row("b", 3, 4).onSelect {}.highlightColor(.red).onHighlightChange { if $0 { look() } }
        Self.row("c", 5, 6).onSelect {}.highlightColor(nil).onHighlightChange { if $0 { look() } }
      }
    }
    for item in [0, 3, 5] { Headless.tapItem(at: [0, item], in: stage.view) }
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 200, height: 22.5),
        CGRect(x: 0, y: 22.5, width: 200, height: 25),
      ])
    expectEqual(colors, [RowMembership.defaultColor, .red])
    Headless.finishAnimations()
    #expect(!stage.view.subviews.contains { $0 is RowHighlight })
  }

  @Test func `a row is selected as one, also where its cells appear later`() {
    let stage = ListStage(height: 40)
    stage.show {
      ListSection("a") {
        for (name, id) in [("a", 1), ("b", 4), ("c", 7)] {
          ListRow {
            for id in id..<id + 3 { Tile(id: id, text: "\(id)", width: 80) }
          }
          .onSelectionChange(recordChange(name))
        }
      }
    }
    // The third item of a row is on a second line, and out of sight.
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(events.take(), ["a true"])
    #expect(stage.tile(0)?.isSelected == true)
    #expect(stage.tile(1)?.isSelected == true)
    stage.view.contentOffset.y = 25
    stage.view.layoutIfNeeded()
    #expect(stage.tile(2)?.isSelected == true)
    #expect(stage.tile(3)?.isSelected == false)
    // Another item of the selected row changes nothing.
    Headless.tapItem(at: [0, 2], in: stage.view)
    expectEqual(events.take(), [])
    Headless.tapItem(at: [0, 3], in: stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(events.take(), ["a false", "b true"])
    #expect(stage.tile(2)?.isSelected == false)
    #expect(stage.tile(3)?.isSelected == true)
    #expect(stage.tile(4)?.isSelected == true)
  }

  @Test func `the fill of a row that is removed while it is touched disappears`() {
    let stage = ListStage()
    stage.show { ListSection("a") { Self.row("a", 1, 2).onSelect {} } }
    stage.list.listDelegate.rows.highlight([0, 0], true)
    #expect(stage.list.listDelegate.rows.highlight != nil)
    stage.show { ListSection("a") { Tile(id: 3).onSelect {} } }
    stage.list.listDelegate.rows.highlight([0, 0], false)
    Headless.finishAnimations()
    #expect(!stage.view.subviews.contains { $0 is RowHighlight })
  }

  @Test func `cells that appear again follow what was deselected in code`() {
    let stage = ListStage()
    func show() {
      stage.show { ListSection("a") { Self.row("a", 1, 2).onSelectionChange { _ in } } }
    }
    show()
    Headless.tapItem(at: [0, 0], in: stage.view)
    stage.view.deselectItem(at: [0, 0], animated: false)
    stage.show {}
    show()
    stage.view.layoutIfNeeded()
    #expect((0..<2).allSatisfy { stage.tile($0)?.isSelected == false })
  }

  @Test func `items of a row with an id keep their views when rows are inserted before it`() {
    let stage = ListStage()
    func show(_ names: [String]) {
      stage.show {
        ListSection("a") {
          for name in names {
            ListRow {
              Bar(text: name, height: 20)
              Bar(text: name + "2", height: 20)
            }
            .id(name)
          }
        }
      }
    }
    show(["b"])
    let view = stage.view.cellForItem(at: [0, 0])
    show(["a", "b"])
    #expect(stage.view.cellForItem(at: [0, 2]) === view)
    #expect(stage.mistakes.isEmpty)
  }

  // MARK: VoiceOver

  private func cell(_ item: Int, on stage: ListStage) -> UICollectionViewCell? {
    stage.view.cellForItem(at: [0, item])
  }

  @Test func `a row with an action is one button, which says the labels of its items`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        ListRow {
          Words("Wi-Fi")
          Words("Workshop")
        }
        .onSelect {}
        ListRow {
          Words("Version")
          Words("9.1")
        }
      }
    }
    let first = try #require(cell(0, on: stage))
    #expect(first.isAccessibilityElement)
    expectEqual(first.accessibilityLabel, "Wi-Fi, Workshop")
    #expect(first.accessibilityTraits.contains(.button))
    expectEqual(first.accessibilityFrame, CGRect(x: 0, y: 0, width: 125, height: 20))
    #expect(cell(1, on: stage)?.accessibilityElementsHidden == true)
    for item in 2...3 {
      #expect(cell(item, on: stage)?.isAccessibilityElement == false)
      #expect(cell(item, on: stage)?.accessibilityElementsHidden == false)
    }
  }

  @Test func `a row with a control is read item by item`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        ListRow {
          Words("Wi-Fi")
          Switch()
        }
        .onSelect {}
      }
    }
    #expect(cell(0, on: stage)?.isAccessibilityElement == false)
    #expect(cell(1, on: stage)?.accessibilityElementsHidden == false)
  }
}

extension RecordedTexts {
  /// An action that records a text.
  fileprivate func adding(_ text: String) -> @MainActor () -> Void {
    { [self] in texts.append(text) }
  }
}

private struct Words: ListComponent, Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  func makeView() -> UILabel { UILabel() }

  func configure(_ view: UILabel) {
    view.text = text
    // As UIKit has it.
    view.accessibilityLabel = text
    view.isAccessibilityElement = true
  }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 60, height: 20) }
}

private struct Switch: ListComponent, Equatable {
  func makeView() -> UIControl { UIControl() }

  func configure(_ view: UIControl) {}

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 50, height: 20) }
}
