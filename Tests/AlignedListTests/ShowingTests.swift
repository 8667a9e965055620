@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What a list shows, and what it leaves alone when it shows other sections.
@MainActor
@Suite(.underAllModes)
struct ShowingTests {
  @Test func `components stand on lines in the order of the builder`() {
    let stage = ListStage()
    let showsMore = true
    stage.show {
      ListSection("a") {
        Tile(id: 1, text: "one", width: 90)
        for number in 2...3 { Tile(id: number, text: "\(number)", width: 90) }
        if showsMore { Bar(text: "bar") }
        Tile?.none
        [Tile(id: 7, text: "seven"), Tile(id: 8, text: "eight")]
      }
    }
    expectEqual(stage.texts, ["one", "2", "3", "?", "seven", "eight"])
    expectEqual(stage.frame(1), CGRect(x: 95, y: 0, width: 90, height: 20))
    expectEqual(stage.frame(2), CGRect(x: 0, y: 25, width: 90, height: 20))
    expectEqual(stage.frame(3), CGRect(x: 0, y: 50, width: 200, height: 10))
  }

  @Test func `a text is offered its whole line, and not what remains`() {
    struct Text: ListComponent, Equatable {
      let text: String

      func makeView() -> UILabel { UILabel() }

      func configure(_ view: UILabel) {
        view.text = text
        view.numberOfLines = 0
      }
    }
    let stage = ListStage()
    stage.show {
      ListSection("a") {
        Tile(id: 1, width: 150)
        Text(text: "A longer text")
      }
    }
    let frame = stage.frame(1)
    expectEqual(frame?.minX, 0)
    #expect(frame.map { $0.width > 50 } == true)
    expectEqual(frame?.minY, 25)
  }

  @Test func `equal content is not touched, and other content is filled into the same view`() {
    let stage = ListStage()
    func show(_ text: String) {
      stage.show {
        ListSection("a") {
          Tile(id: 1, text: "one")
          Tile(id: 2, text: text, width: CGFloat(20 * text.count))
        }
      }
    }
    show("ab")
    let (first, second) = (stage.tile(0), stage.tile(1))
    let log = TileLog.recording { show("abc") }
    #expect(stage.tile(0) === first)
    #expect(stage.tile(1) === second)
    expectEqual(stage.texts, ["one", "abc"])
    expectEqual(log.sizes, ["abc"])
    expectEqual(Set(log.fills), ["abc"])
    expectEqual(stage.frame(1)?.width, 60)
  }

  @Test func `an item without an identity gets the view of its number`() {
    let stage = ListStage()
    func view(_ item: Int) -> UIView? {
      (stage.view.cellForItem(at: [0, item]) as? ListCell)?.shownView
    }
    stage.show {
      ListSection("a") {
        Bar(text: "first")
        Tile(id: 1)
        Bar(text: "second")
      }
    }
    let first = view(0)
    stage.show {
      ListSection("a") {
        Tile(id: 1)
        Bar(text: "second")
      }
    }
    #expect(view(1) === first)
    expectEqual((view(1) as? BarView)?.text, "second")
  }

  /// A snapshot that only reconfigures need not be a batch (L: ChatLayout's documentation).
  @Test func `other content gets its size if reconfiguring is no batch of updates`() {
    var modes = Headless.modes
    modes.reconfiguring = .noBatch
    Headless.withModes(modes) {
      let stage = ListStage()
      stage.show { ListSection("a") { Tile(id: 1, width: 30) } }
      stage.show { ListSection("a") { Tile(id: 1, width: 60) } }
      expectEqual(stage.frame(0)?.width, 60)
    }
  }

  @Test func `a component that cannot be compared is filled and measured again`() {
    let stage = ListStage()
    func show() {
      stage.show { ListSection("a") { for id in 1...2 { Opaque(id: id) } } }
    }
    show()
    let view = stage.tile(0)
    let fillCount = view?.fillCount ?? 0
    let log = TileLog.recording { show() }
    #expect(stage.tile(0) === view)
    expectEqual(view?.fillCount, fillCount + 1)
    expectEqual(log.sizes.sorted(), ["1", "2"])
  }

  @Test func `another type of view under the same id is a replacement`() {
    struct Other: ListComponent, Identifiable, Equatable {
      let id: Int

      func makeView() -> BarView { BarView() }

      func configure(_ view: BarView) { view.text = "other" }

      func size(fitting width: CGFloat) -> CGSize? { CGSize(width: 10, height: 10) }
    }
    let stage = ListStage()
    stage.show { ListSection("a") { Tile(id: 1) } }
    stage.show { ListSection("a") { Other(id: 1) } }
    expectEqual(stage.view.visibleCells.count, 1)
    expectEqual(
      ((stage.view.visibleCells.first as? ListCell)?.shownView as? BarView)?.text, "other")
    expectEqual(stage.frame(0)?.width, 10)
  }

  /// Sections that are shown and updated one after another, and the texts that are seen.
  nonisolated static let examples: [ListExample<[String]>] = [
    ListExample(
      "one id may stand in two sections, and a move between them is a replacement",
      records: [["left", "right"], ["new", "right"]], mistakes: []
    ) { stage, record in
      stage.show {
        ListSection("a") { Tile(id: 1, text: "left") }
        ListSection("b") { Tile(id: 1, text: "right") }
      }
      record(stage.texts)
      stage.show {
        ListSection("a") {}
        ListSection("b") {
          Tile(id: 2, text: "new")
          Tile(id: 1, text: "right")
        }
      }
      record(stage.texts)
    },
    ListExample(
      "parts are sections, and one of them is updated alone",
      records: [["a1", "x", "b1", "b2"], ["a1", "x", "b2", "b3", "c5"]]
    ) { stage, record in
      stage.show {
        Part(id: "a", numbers: [1])
        ListSection("x") { Tile(id: 1, text: "x") }
        Part(id: "b", numbers: [1, 2])
      }
      record(stage.texts)
      stage.list.update {
        Part(id: "b", numbers: [2, 3])
        Part(id: "c", numbers: [5])
      }
      stage.view.layoutIfNeeded()
      record(stage.texts)
    },
    ListExample(
      "a part keeps its place when its sections come and go",
      records: [
        ["page 1", "1", "2", "page 2"], ["page 1", "2", "3", "4", "page 2"], ["page 1", "page 2"],
        ["page 1", "5", "page 2"], ["page 1", "6", "page 2"], ["page 1", "six", "page 2"],
        ["page 1", "7", "page 2"], ["page 1", "7", "page 2", "page 3"],
      ],
      mistakes: []
    ) { stage, record in
      @MainActor func update(@ListBuilder _ sections: () -> [ListSection]) {
        stage.list.update(sections: sections)
        stage.view.layoutIfNeeded()
        record(stage.texts)
      }
      stage.show {
        Page(id: 1, numbers: [1, 2])
        Page(id: 2)
      }
      record(stage.texts)
      for numbers in [[2, 3, 4], [], [5]] { update { Counter(numbers: numbers) } }
      update { Page(id: 1, numbers: [6]) }
      update { ListSection("counter 6") { Tile(id: 1, text: "six") } }
      update { Counter(numbers: [7]) }
      update { for id in [3, 2] { Page(id: id) } }
    },
  ]

  @Test(arguments: examples)
  func `a list shows the sections that it is given`(example: ListExample<[String]>) async {
    await example.expect()
  }

  @Test func `components without an id are numbered by their type`() {
    let stage = ListStage()
    func show(_ texts: [String], tile: Bool) {
      stage.show {
        ListSection("a") {
          for text in texts { Bar(text: text) }
          if tile { Tile(id: 1) }
          Bar(text: "last")
        }
      }
    }
    show(["x"], tile: true)
    let views = stage.view.visibleCells
    show(["x"], tile: false)
    expectEqual(stage.view.visibleCells, [views[0], views[2]])
  }

  @Test func `header, footer and overflow view follow the sections`() {
    let stage = ListStage()
    func show(_ title: String, limit: Int, height: CGFloat = 10) {
      stage.show {
        ListSection("a") { for id in 1...20 { Tile(id: id) } }
          .attributes(SectionAttributes(lineLimit: .lines(limit)))
          .header { Bar(text: title, height: height) }
          .footer { if title == "a" { Bar(text: "footer") } }
          .overflow { hiddenCount in
            Bar(text: "\(title)\(hiddenCount)").sized(40)
          }
      }
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let overflow = CollectionViewAlignedLayout.elementKindOverflow
    show("a", limit: 1)
    expectEqual(stage.bar(ofKind: header), "a")
    expectEqual(stage.bar(ofKind: footer), "footer")
    expectEqual(stage.bar(ofKind: overflow), "a17")
    expectEqual(stage.frame(0)?.minY, 10)
    let view = stage.view.supplementaryView(forElementKind: header, at: [0, 0])
    show("b", limit: 2, height: 30)
    #expect(stage.view.supplementaryView(forElementKind: header, at: [0, 0]) === view)
    expectEqual(stage.bar(ofKind: header), "b")
    #expect(stage.bar(ofKind: footer) == nil)
    expectEqual(stage.bar(ofKind: overflow), "b13")
    expectEqual(stage.frame(0)?.minY, 30)
  }

  @Test func `a change of attributes alone is laid out`() {
    let stage = ListStage()
    func show(_ alignment: SectionAttributes.LineAlignment, width: CGFloat) {
      stage.show {
        ListSection("a") {
          Tile(id: 1)
          Tile(id: 2).cellAttributes(CellAttributes(minimumWidth: width))
        }
        .attributes(SectionAttributes(lineAlignment: alignment))
      }
    }
    show(.leading, width: 0)
    expectEqual(stage.frame(0)?.minX, 0)
    var log = TileLog.recording { show(.trailing, width: 0) }
    expectEqual(stage.frame(0)?.minX, 115)
    expectEqual(log.sizes, [])
    expectEqual(log.fills, [])
    log = TileLog.recording { show(.trailing, width: 60) }
    expectEqual(stage.frame(1)?.width, 60)
    expectEqual(log.sizes, [])
  }

  @Test func `parts of one type without ids are a mistake`() {
    struct Part: ListPart {
      let number: Int

      var body: [ListSection] {
        for section in ["a", "b"] {
          ListSection("\(section)\(number)") { Tile(id: 1, text: "\(section)\(number)") }
        }
      }
    }
    let stage = ListStage()
    stage.show { Part(number: 1) }
    #expect(stage.mistakes.isEmpty)
    stage.show { for number in [1, 2] { Part(number: number) } }
    expectEqual(stage.texts, ["a1", "b1", "a2", "b2"])
    expectEqual(stage.mistakes, ["The list has several parts Part. Make the type Identifiable."])
  }

  @Test func `items are found by their ids`() {
    let stage = ListStage()
    stage.show {
      ListSection("a") {}
      ListSection(2) { for id in 1...3 { Tile(id: id) } }
    }
    expectEqual(stage.list.indexPath(ofItem: 2, inSection: 2), [1, 1])
    #expect(stage.list.indexPath(ofItem: 4, inSection: 2) == nil)
    #expect(stage.list.indexPath(ofItem: 2, inSection: "a") == nil)
    #expect(stage.list.view(ofItem: 2, inSection: 2) === stage.tile(1, section: 1))
  }
}

extension ListComponent {
  /// The component with another width.
  fileprivate func sized(_ width: CGFloat) -> some ListElement {
    Narrow(component: self, width: width)
  }
}

/// A component that is cut to a width.
private struct Narrow<Component: ListComponent>: ListComponent {
  let component: Component
  let width: CGFloat

  func makeView() -> Component.ComponentView { component.makeView() }

  func configure(_ view: Component.ComponentView) { component.configure(view) }

  func size(fitting width: CGFloat) -> CGSize? {
    component.size(fitting: min(width, self.width))
  }

  func hasSameContent(as other: Narrow) -> Bool {
    width == other.width && component.hasSameContent(as: other.component)
  }
}

private struct Part: ListPart, Identifiable {
  let id: String
  let numbers: [Int]

  var body: [ListSection] {
    ListSection(id, of: numbers) { Tile(id: $0, text: "\(id)\($0)") }
  }
}

private struct Counter: ListPart {
  let numbers: [Int]

  var body: [ListSection] {
    for number in numbers {
      ListSection("counter \(number)") { Tile(id: 1, text: "\(number)") }
    }
  }
}

private struct Page: ListPart, Identifiable {
  let id: Int
  var numbers: [Int] = []

  var body: [ListSection] {
    ListSection("page \(id)") { Tile(id: 1, text: "page \(id)") }
    if id == 1 { Counter(numbers: numbers) }
  }
}
