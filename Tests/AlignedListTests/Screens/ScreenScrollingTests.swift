@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// The position of a screen as a binding.
@MainActor
@Suite(.underAllModes)
struct ScreenScrollingTests {
  /// What a client stores.
  @MainActor
  final class Model {
    var position: AlignedScrollPosition?
    var setCount = 0

    init(_ position: AlignedScrollPosition? = nil) {
      self.position = position
    }

    var binding: Binding<AlignedScrollPosition?> {
      Binding {
        nonisolated(unsafe) var position: AlignedScrollPosition?
        MainActor.assumeIsolated { position = self.position }
        return position
      } set: { position in
        nonisolated(unsafe) let position = position
        MainActor.assumeIsolated {
          self.position = position
          self.setCount += 1
        }
      }
    }
  }

  private func rows(_ ids: some Sequence<Int>) -> [Block] {
    ids.map { Block(id: $0, width: 200, height: CGFloat(15 + $0 * 7 % 30)) }
  }

  private func screen(_ model: Model, _ ids: some Sequence<Int> = 1...100) -> AlignedScreen {
    AlignedScreen(rows(ids)) { $0 }.alignedScroll(to: model.binding)
  }

  /// The distance from the top of the screen to an item.
  private func top(_ item: Int, in stage: ScreenStage) -> CGFloat? {
    stage.frame(item).map { $0.minY - stage.view.contentOffset.y }
  }

  @Test func `setting the binding scrolls to an item that has not been measured`() {
    let model = Model()
    let stage = ScreenStage(screen(model))
    for (place, expected) in [
      (AlignedScrollPosition.Place.top, 0), (.center, 75), (.bottom, 150),
    ] as [(AlignedScrollPosition.Place, CGFloat)] {
      model.position = .item(60, at: place)
      stage.show(screen(model))
      let height = stage.frame(59)?.height ?? 0
      expectEqual(height, CGFloat(15 + 60 * 7 % 30))
      let share: CGFloat = place == .top ? 0 : place == .center ? 0.5 : 1
      #expect(abs((top(59, in: stage) ?? -1) + share * height - expected) <= 0.5)
    }
  }

  /// Where a screen is expected to be, and the position that it reports. Nil says nothing.
  struct Place: Sendable {
    /// The item that stands at the top, the one that ends at the bottom, and the content offset.
    var top: Int?
    var bottom: Int?
    var offset: CGFloat?

    /// Whether nothing is below, footers included.
    var isLast = false

    /// The reported position.
    var item: Int?
    var isAtStart: Bool?
    var isAtEnd: Bool?
  }

  /// A screen whose position is set or changes, and where it is meanwhile.
  struct Example: CustomTestStringConvertible, Sendable {
    /// What happens. It calls `look` where the screen is expected to be at the next of the places.
    typealias Events =
      @MainActor @Sendable (
        _ tests: ScreenScrollingTests, _ model: Model, _ look: (ScreenStage) -> Void
      ) async -> Void

    let testDescription: String
    let places: [Place]
    let events: Events

    init(_ name: String, _ places: [Place], _ events: @escaping Events) {
      testDescription = name
      self.places = places
      self.events = events
    }
  }

  nonisolated static let examples: [Example] = [
    Example("a screen opens at its position", [Place(top: 39)]) { tests, model, look in
      model.position = .item(40)
      let stage = ScreenStage(tests.screen(model))
      await stage.settle()
      look(stage)
    },
    Example(
      "a position that a client sets is not overwritten before it is reached",
      [Place(top: 69, item: 70)]
    ) { tests, model, look in
      let stage = ScreenStage(tests.screen(model))
      stage.view.contentOffset.y = 100
      stage.host.layOut()
      model.position = .item(70)
      await stage.settle()
      expectEqual(model.position, .item(70))
      stage.show(tests.screen(model))
      await stage.settle()
      look(stage)
    },
    Example(
      "the ends are reached, and reported",
      [Place(bottom: 99, isAtEnd: true), Place(offset: 0, isAtStart: true, isAtEnd: false)]
    ) { tests, model, look in
      model.position = .end
      let stage = ScreenStage(tests.screen(model))
      await stage.settle()
      look(stage)
      model.position = .start
      stage.show(tests.screen(model))
      await stage.settle()
      look(stage)
    },
    Example("the end includes footers", [Place(isLast: true, isAtEnd: true)]) {
      tests, model, look in
      model.position = .end
      let stage = ScreenStage(tests.screenWithFooter(model))
      await stage.settle()
      look(stage)
    },
    Example(
      "with an animation, the end includes footers, too", [Place(isLast: true, isAtEnd: true)]
    ) { tests, model, look in
      let stage = ScreenStage(tests.screenWithFooter(model))
      await stage.settle()
      model.position = .end
      stage.show(animated: true, tests.screenWithFooter(model))
      await stage.settle()
      look(stage)
    },
    Example(
      "an end that is asked for where the screen is already at it keeps no one there",
      [Place(isAtEnd: false), Place(isAtEnd: false)]
    ) { tests, model, look in
      model.position = .end
      let stage = ScreenStage(tests.screen(model))
      await stage.settle()
      model.position = .end
      stage.show(animated: true, tests.screen(model))
      await stage.settle()
      stage.view.contentOffset.y = 300
      stage.host.layOut()
      await stage.settle()
      look(stage)
      stage.show(tests.screen(model))
      await stage.settle()
      look(stage)
    },
    Example(
      "an item that is partly out of sight can be asked for by what was reported",
      [Place(item: 6), Place(top: 5)]
    ) { tests, model, look in
      let stage = ScreenStage(tests.screen(model))
      await stage.settle()
      stage.view.contentOffset.y = (stage.frame(5)?.minY ?? 0) + 4
      stage.host.layOut()
      await stage.settle()
      look(stage)
      model.position = .item(6, inSection: model.position?.section)
      stage.show(tests.screen(model))
      look(stage)
    },
    Example(
      "a position of a list that was visible as a whole opens a longer one at its start",
      [Place(offset: 0, isAtStart: true, isAtEnd: false)]
    ) { tests, model, look in
      let whole = Model()
      let short = ScreenStage(tests.screen(whole, 1...3))
      await short.settle()
      model.position = whole.position
      let stage = ScreenStage(tests.screen(model))
      await stage.settle()
      look(stage)
    },
    Example("the end waits for content", [Place(isAtEnd: true)]) { tests, model, look in
      model.position = .end
      let stage = ScreenStage(tests.screen(model, []))
      await stage.settle()
      expectEqual(model.position, .end)
      stage.show(tests.screen(model))
      await stage.settle()
      look(stage)
      #expect(model.position?.item != nil)
    },
    Example(
      "an end that leaves or comes into sight is reported",
      [
        Place(isAtStart: true, isAtEnd: true), Place(isAtStart: true, isAtEnd: false),
        Place(isAtEnd: true),
      ]
    ) { tests, model, look in
      let stage = ScreenStage(tests.screen(model, 1...3))
      await stage.settle()
      look(stage)
      for count in [30, 2] {
        stage.show(tests.screen(model, 1...count))
        await stage.settle()
        look(stage)
      }
      stage.show(tests.screen(model, []))
      await stage.settle()
      expectEqual(stage.view.numberOfItems(inSection: 0), 0)
    },
  ]

  @Test(arguments: examples)
  func `a screen is where its position says, and reports it`(example: Example) async {
    let model = Model()
    var places = example.places[...]
    await example.events(self, model) { stage in
      guard let place = places.popFirst() else {
        Issue.record("the screen is looked at too often")
        return
      }
      expect(place, stage, model.position)
    }
    #expect(places.isEmpty)
  }

  private func expect(
    _ place: Place, _ stage: ScreenStage, _ position: AlignedScrollPosition?
  ) {
    let offset = stage.view.contentOffset.y
    if let item = place.top { #expect(top(item, in: stage).map { abs($0) <= 0.5 } == true) }
    if let item = place.bottom { expectEqual(stage.frame(item).map { $0.maxY - offset }, 150) }
    if let expected = place.offset { expectEqual(offset, expected) }
    if place.isLast { expectEqual(offset, stage.view.contentSize.height - 150) }
    if let item = place.item { expectEqual(position?.item, AnyHashable(item)) }
    if let isAtStart = place.isAtStart { expectEqual(position?.isAtStart, isAtStart) }
    if let isAtEnd = place.isAtEnd { expectEqual(position?.isAtEnd, isAtEnd) }
  }

  private func screenWithFooter(_ model: Model) -> AlignedScreen {
    AlignedScreen {
      ListSection("a", of: rows(1...50)) { $0 }.footer { Block(id: 0, width: 200, height: 60) }
    }.alignedScroll(to: model.binding)
  }

  @Test func `scrolling sets the binding once for each item, after the pass`() async {
    let model = Model()
    let stage = ScreenStage(screen(model))
    await stage.settle()
    stage.view.contentOffset.y = (stage.frame(5)?.minY ?? 0) + 2
    stage.host.layOut()
    let before = model.setCount
    await stage.settle()
    expectEqual(model.setCount, before + 1)
    expectEqual(model.position?.item, AnyHashable(6))
    #expect(model.position?.isAtEnd == false)
    stage.view.contentOffset.y += 1
    await stage.settle()
    expectEqual(model.setCount, before + 1)
    // What the screen has set scrolls nowhere.
    let offset = stage.view.contentOffset
    stage.show(screen(model))
    expectEqual(stage.view.contentOffset, offset)
  }

  @Test func `an item below a pinned header is the one at the top`() async {
    let model = Model(.item(AnyHashable(20), inSection: "a"))
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a", of: rows(1...50)) { $0 }.header { Block(id: 0, width: 200, height: 25) }
      }.alignedScroll(to: model.binding))
    await stage.settle()
    #expect(top(19, in: stage).map { abs($0 - 25) <= 0.5 } == true)
    expectEqual(model.position?.item, AnyHashable(20))
    expectEqual(model.position?.section, AnyHashable("a"))
  }

  @Test func `a position waits for its item, unless a person scrolls`() async {
    for isDragged in [false, true] {
      let model = Model(.item(40))
      let stage = ScreenStage(screen(model, 1...20))
      await stage.settle()
      expectEqual(model.position, .item(40))
      expectEqual(stage.view.contentOffset.y, 0)
      if isDragged {
        Headless.beginDragging(stage.view)
        Headless.drag(stage.view, to: CGPoint(x: 0, y: 60))
        Headless.endDragging(stage.view)
        await stage.settle()
      }
      stage.show(screen(model))
      await stage.settle()
      expectEqual((model.position?.item == AnyHashable(40)), !isDragged)
      expectEqual((top(39, in: stage).map { abs($0) <= 0.5 } == true), !isDragged)
    }
  }

  @Test(arguments: [AlignedScrollPosition.Place.center, .bottom])
  func `the place that was asked for is the one that is reported`(
    place: AlignedScrollPosition.Place
  ) async {
    let model = Model(.item(30, at: place))
    let stage = ScreenStage(screen(model))
    await stage.settle()
    expectEqual(model.position?.item, AnyHashable(30))
    expectEqual(model.position?.place, place)
    // Views that are measured on the way move the others.
    for _ in 0..<3 {
      stage.view.contentOffset.y = (stage.frame(49)?.midY ?? 0) - (place == .center ? 75 : 149)
      stage.host.layOut()
      await stage.settle()
    }
    expectEqual(model.position?.item, AnyHashable(50))
    expectEqual(model.position?.place, place)
  }

  @Test func `a chat opens at its end, and holds what is read while older messages arrive`() async {
    func chat(_ ids: some Sequence<Int>) -> AlignedScreen {
      AlignedScreen(rows(ids)) { $0 }.anchorsToEnd()
    }
    let stage = ScreenStage(chat(50...100))
    await stage.settle()
    expectEqual(stage.frame(50).map { $0.maxY - stage.view.contentOffset.y }, 150)
    stage.show(animated: true, chat(50...101))
    await stage.settle()
    expectEqual(stage.frame(51).map { $0.maxY - stage.view.contentOffset.y }, 150)
    stage.view.contentOffset.y = (stage.frame(20)?.minY ?? 0) - 30
    stage.host.layOut()
    let before = top(21, in: stage)
    stage.show(chat(30...101))
    expectEqual(top(41, in: stage), before)
  }

  @Test func `a position that is not there scrolls nowhere`() {
    let model = Model(.item("nothing"))
    let stage = ScreenStage(screen(model))
    expectEqual(stage.view.contentOffset.y, 0)
    model.position = .item(7, inSection: "elsewhere")
    stage.show(screen(model))
    expectEqual(stage.view.contentOffset.y, 0)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a screen that scrolls sideways reads and writes its position`(
    direction: LayoutDirection
  ) async {
    var values = EnvironmentValues()
    values.layoutDirection = direction
    let model = Model()
    func screen() -> AlignedScreen {
      AlignedScreen((1...40).map { Block(id: $0, width: 50, height: 150) }) { $0 }
        .layout { $0.scrollDirection = .horizontal }
        .alignedScroll(to: model.binding)
    }
    let stage = ScreenStage(environment: values, screen())
    await stage.settle()
    model.position = .item(20)
    stage.show(screen())
    let frame = stage.frame(19) ?? .zero
    let bounds = stage.view.bounds
    let distance =
      direction == .leftToRight ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
    #expect(abs(distance) <= 0.5)
    await stage.settle()
    expectEqual(model.position?.item, AnyHashable(20))
    model.position = .start
    stage.show(screen())
    await stage.settle()
    expectEqual(model.position?.item, AnyHashable(1))
    #expect(model.position?.isAtStart == true)
  }
}
