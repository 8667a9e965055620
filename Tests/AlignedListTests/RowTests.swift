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

  private func row(_ name: String, _ ids: Int..., attributes: CellAttributes = .default) -> ListRow
  {
    ListRow {
      for id in ids {
        Tile(id: id, text: "\(name)\(id)", attributes: attributes)
      }
    }
  }

  private func record(_ text: String) -> @MainActor () -> Void {
    { [events] in events.texts.append(text) }
  }

  private func recordChange(_ text: String) -> @MainActor (Bool) -> Void {
    { [events] in events.texts.append("\(text) \($0)") }
  }

  @Test func `a row begins a line and ends one, and keeps the attributes of its items`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Tile(id: 1)
        row("r", 2, 3, attributes: CellAttributes(growth: 1))
        row("s", 4)
        Tile(id: 5)
      }
    }
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(stage.frame(1) == CGRect(x: 0, y: 25, width: 97.5, height: 20))
    #expect(stage.frame(2) == CGRect(x: 102.5, y: 25, width: 97.5, height: 20))
    #expect(stage.frame(3) == CGRect(x: 0, y: 50, width: 40, height: 20))
    #expect(stage.frame(4) == CGRect(x: 0, y: 75, width: 40, height: 20))
  }

  @Test func `a tap on any item is a tap on the row, and highlights all its cells`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        row("a", 1, 2).onSelect(record("first")).onHighlightChange {
          [events, weak view = stage.view] in
          let cells = [0, 1, 2].compactMap { view?.cellForItem(at: [0, $0]) }
          events.texts.append("\($0): \(cells.map(\.isHighlighted))")
        }
        row("b", 3, 4).onSelect(record("second"))
      }
    }
    Headless.tapItem(at: [0, 1], in: stage.view)
    #expect(
      events.take() == ["true: [true, true, false]", "false: [false, false, false]", "first"])
    Headless.tapItem(at: [0, 2], in: stage.view)
    #expect(events.take() == ["second"])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `a tap between the cells of a row or beside them is a tap on the row`() {
    let stage = ListStage()
    func show(_ attributes: SectionAttributes) {
      stage.show {
        ListSection("a") {
          row("a", 1, 2).onSelect(record("first"))
          row("b", 3, 4).onSelect(record("second"))
        }
        .attributes(attributes)
      }
    }
    show(SectionAttributes())
    Headless.tap(stage.view, at: CGPoint(x: 42, y: 10))
    Headless.tap(stage.view, at: CGPoint(x: 150, y: 22))
    Headless.tap(stage.view, at: CGPoint(x: 150, y: 23))
    Headless.tap(stage.view, at: CGPoint(x: 150, y: 60))
    #expect(events.take() == ["first", "first", "second"])
    // On a card, the row takes the card's padding.
    show(
      SectionAttributes(
        insets: Insets(10), backgrounds: [.init(kind: "card", insets: Insets(-10))]))
    Headless.tap(stage.view, at: CGPoint(x: 1, y: 1))
    Headless.tap(stage.view, at: CGPoint(x: 199, y: 64))
    #expect(events.take() == ["first", "second"])
    // Or the row has a card of its own, with gaps between the cards.
    show(
      SectionAttributes(
        lineSpacing: 20,
        backgrounds: [.init(kind: "row", placement: .forcedBreaks, insets: Insets(-5))]))
    Headless.tap(stage.view, at: CGPoint(x: 150, y: 24))
    Headless.tap(stage.view, at: CGPoint(x: 150, y: 30))
    Headless.tap(stage.view, at: CGPoint(x: 150, y: 36))
    #expect(events.take() == ["first", "second"])
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
        row("a", 1, 2).onSelect {}.onHighlightChange { if $0 { look() } }
        row("b", 3, 4).onSelect {}.highlightColor(.red).onHighlightChange { if $0 { look() } }
        row("c", 5, 6).onSelect {}.highlightColor(nil).onHighlightChange { if $0 { look() } }
      }
    }
    for item in [0, 3, 5] { Headless.tapItem(at: [0, item], in: stage.view) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 200, height: 22.5),
        CGRect(x: 0, y: 22.5, width: 200, height: 25),
      ])
    #expect(colors == [RowMembership.defaultColor, .red])
    Headless.finishAnimations()
    #expect(!stage.view.subviews.contains { $0 is RowHighlight })
  }

  @Test func `an item with an action of its own is not touched with its row`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        ListRow {
          Tile(id: 1)
          Tile(id: 2).onSelect(record("own"))
          Tile(id: 3)
        }
        .onSelect(record("row"))
        .onHighlightChange { [events, weak view = stage.view] in
          let cells = (0..<3).compactMap { view?.cellForItem(at: [0, $0]) }
          if $0 { events.texts.append("\(cells.map(\.isHighlighted))") }
        }
      }
    }
    Headless.tapItem(at: [0, 1], in: stage.view)
    #expect(events.take() == ["own"])
    Headless.tapItem(at: [0, 2], in: stage.view)
    #expect(events.take() == ["[true, false, true]", "row"])
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
    #expect(events.take() == ["a true"])
    #expect(stage.tile(0)?.isSelected == true)
    #expect(stage.tile(1)?.isSelected == true)
    stage.view.contentOffset.y = 25
    stage.view.layoutIfNeeded()
    #expect(stage.tile(2)?.isSelected == true)
    #expect(stage.tile(3)?.isSelected == false)
    // Another item of the selected row changes nothing.
    Headless.tapItem(at: [0, 2], in: stage.view)
    #expect(events.take() == [])
    Headless.tapItem(at: [0, 3], in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(events.take() == ["a false", "b true"])
    #expect(stage.tile(2)?.isSelected == false)
    #expect(stage.tile(3)?.isSelected == true)
    #expect(stage.tile(4)?.isSelected == true)
  }

  @Test func `where several items may be selected, a tap on any item deselects the row`() {
    let stage = ListStage()
    stage.view.allowsMultipleSelection = true
    stage.show {
      ListSection("a") {
        row("a", 1, 2).onSelectionChange(recordChange("a"))
        row("b", 3, 4).onSelectionChange(recordChange("b"))
      }
    }
    for item in [0, 2, 1] { Headless.tapItem(at: [0, item], in: stage.view) }
    Headless.tap(stage.view, at: CGPoint(x: 190, y: 30))
    stage.view.layoutIfNeeded()
    #expect(events.take() == ["a true", "b true", "a false", "b false"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect((0..<4).allSatisfy { stage.tile($0)?.isSelected == false })
  }

  @Test func `the fill of a row that is removed while it is touched disappears`() {
    let stage = ListStage()
    stage.show { ListSection("a") { row("a", 1, 2).onSelect {} } }
    stage.list.highlightRow(ofItemAt: [0, 0], true)
    #expect(stage.list.rowHighlight != nil)
    stage.show { ListSection("a") { Tile(id: 3).onSelect {} } }
    stage.list.highlightRow(ofItemAt: [0, 0], false)
    Headless.finishAnimations()
    #expect(!stage.view.subviews.contains { $0 is RowHighlight })
  }

  @Test func `cells that appear again follow what was deselected in code`() {
    let stage = ListStage()
    func show() {
      stage.show { ListSection("a") { row("a", 1, 2).onSelectionChange { _ in } } }
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
    #expect(first.accessibilityLabel == "Wi-Fi, Workshop")
    #expect(first.accessibilityTraits.contains(.button))
    #expect(first.accessibilityFrame == CGRect(x: 0, y: 0, width: 125, height: 20))
    #expect(cell(1, on: stage)?.accessibilityElementsHidden == true)
    for item in 2...3 {
      #expect(cell(item, on: stage)?.isAccessibilityElement == false)
      #expect(cell(item, on: stage)?.accessibilityElementsHidden == false)
    }
  }

  @Test func `VoiceOver activates the row, wherever the middle of its frame is`() throws {
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        ListRow {
          Words("Wi-Fi")
          Words("Workshop")
        }
        .onSelect(record("row"))
        Words("Other").onSelect(record("other"))
      }
    }
    #expect(cell(0, on: stage)?.accessibilityActivate() == true)
    #expect(events.take() == ["row"])
    #expect(cell(2, on: stage)?.accessibilityActivate() == false)
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
