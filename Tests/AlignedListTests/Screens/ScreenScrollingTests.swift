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
  private final class Model {
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
      #expect(height == CGFloat(15 + 60 * 7 % 30))
      let share: CGFloat = place == .top ? 0 : place == .center ? 0.5 : 1
      #expect(abs((top(59, in: stage) ?? -1) + share * height - expected) <= 0.5)
    }
  }

  @Test func `a screen opens at its position`() async {
    let stage = ScreenStage(screen(Model(.item(40))))
    await stage.settle()
    #expect(top(39, in: stage).map { abs($0) <= 0.5 } == true)
  }

  @Test func `scrolling sets the binding once for each item, after the pass`() async {
    let model = Model()
    let stage = ScreenStage(screen(model))
    await stage.settle()
    stage.view.contentOffset.y = (stage.frame(5)?.minY ?? 0) + 2
    stage.host.layOut()
    let before = model.setCount
    await stage.settle()
    #expect(model.setCount == before + 1)
    #expect(model.position?.item == AnyHashable(6))
    #expect(model.position?.isAtEnd == false)
    stage.view.contentOffset.y += 1
    await stage.settle()
    #expect(model.setCount == before + 1)
    // What the screen has set scrolls nowhere.
    let offset = stage.view.contentOffset
    stage.show(screen(model))
    #expect(stage.view.contentOffset == offset)
  }

  @Test func `a position that a client sets is not overwritten before it is reached`() async {
    let model = Model()
    let stage = ScreenStage(screen(model))
    stage.view.contentOffset.y = 100
    stage.host.layOut()
    model.position = .item(70)
    await stage.settle()
    #expect(model.position == .item(70))
    stage.show(screen(model))
    await stage.settle()
    #expect(model.position?.item == AnyHashable(70))
    #expect(top(69, in: stage).map { abs($0) <= 0.5 } == true)
  }

  @Test func `the ends are reached, and reported`() async {
    let model = Model(.end)
    let stage = ScreenStage(screen(model))
    await stage.settle()
    #expect(stage.frame(99).map { $0.maxY - stage.view.contentOffset.y } == 150)
    #expect(model.position?.isAtEnd == true)
    model.position = .start
    stage.show(screen(model))
    await stage.settle()
    #expect(stage.view.contentOffset.y == 0)
    #expect(model.position?.isAtStart == true)
    #expect(model.position?.isAtEnd == false)
  }

  @Test func `the end includes footers`() async {
    let model = Model(.end)
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a", of: rows(1...50)) { $0 }.footer { Block(id: 0, width: 200, height: 60) }
      }.alignedScroll(to: model.binding))
    await stage.settle()
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 150)
    #expect(model.position?.isAtEnd == true)
  }

  @Test func `an item below a pinned header is the one at the top`() async {
    let model = Model(.item(AnyHashable(20), inSection: "a"))
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a", of: rows(1...50)) { $0 }.header { Block(id: 0, width: 200, height: 25) }
      }.alignedScroll(to: model.binding))
    await stage.settle()
    #expect(top(19, in: stage).map { abs($0 - 25) <= 0.5 } == true)
    #expect(model.position?.item == AnyHashable(20))
    #expect(model.position?.section == AnyHashable("a"))
  }

  @Test func `with an animation, the end includes footers, too`() async {
    let model = Model()
    func screen() -> AlignedScreen {
      AlignedScreen {
        ListSection("a", of: rows(1...50)) { $0 }.footer { Block(id: 0, width: 200, height: 60) }
      }.alignedScroll(to: model.binding)
    }
    let stage = ScreenStage(screen())
    await stage.settle()
    model.position = .end
    stage.show(animated: true, screen())
    await stage.settle()
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 150)
    #expect(model.position?.isAtEnd == true)
  }

  @Test func `a position waits for its item, unless a person scrolls`() async {
    for isDragged in [false, true] {
      let model = Model(.item(40))
      let stage = ScreenStage(screen(model, 1...20))
      await stage.settle()
      #expect(model.position == .item(40))
      #expect(stage.view.contentOffset.y == 0)
      if isDragged {
        Headless.beginDragging(stage.view)
        Headless.drag(stage.view, to: CGPoint(x: 0, y: 60))
        Headless.endDragging(stage.view)
        await stage.settle()
      }
      stage.show(screen(model))
      await stage.settle()
      #expect((model.position?.item == AnyHashable(40)) == !isDragged)
      #expect((top(39, in: stage).map { abs($0) <= 0.5 } == true) == !isDragged)
    }
  }

  @Test func `an end that is asked for where the screen is already at it keeps no one there`() async
  {
    let model = Model(.end)
    let stage = ScreenStage(screen(model))
    await stage.settle()
    model.position = .end
    stage.show(animated: true, screen(model))
    await stage.settle()
    stage.view.contentOffset.y = 300
    stage.host.layOut()
    await stage.settle()
    #expect(model.position?.isAtEnd == false)
    stage.show(screen(model))
    await stage.settle()
    #expect(model.position?.isAtEnd == false)
  }

  @Test func `an item that is partly out of sight can be asked for by what was reported`() async {
    let model = Model()
    let stage = ScreenStage(screen(model))
    await stage.settle()
    stage.view.contentOffset.y = (stage.frame(5)?.minY ?? 0) + 4
    stage.host.layOut()
    await stage.settle()
    #expect(model.position?.item == AnyHashable(6))
    model.position = .item(6, inSection: model.position?.section)
    stage.show(screen(model))
    #expect(top(5, in: stage).map { abs($0) <= 0.5 } == true)
  }

  @Test func `a position of a list that was visible as a whole opens a longer one at its start`()
    async
  {
    let whole = Model()
    let short = ScreenStage(screen(whole, 1...3))
    await short.settle()
    let model = Model(whole.position)
    let stage = ScreenStage(screen(model))
    await stage.settle()
    #expect(stage.view.contentOffset.y == 0)
    #expect(model.position?.isAtStart == true)
    #expect(model.position?.isAtEnd == false)
  }

  @Test func `the end waits for content`() async {
    let model = Model(.end)
    let stage = ScreenStage(screen(model, []))
    await stage.settle()
    #expect(model.position == .end)
    stage.show(screen(model))
    await stage.settle()
    #expect(model.position?.isAtEnd == true)
    #expect(model.position?.item != nil)
  }

  @Test func `an end that leaves or comes into sight is reported`() async {
    let model = Model()
    let stage = ScreenStage(screen(model, 1...3))
    await stage.settle()
    #expect(model.position?.isAtStart == true)
    #expect(model.position?.isAtEnd == true)
    stage.show(screen(model, 1...30))
    await stage.settle()
    #expect(model.position?.isAtStart == true)
    #expect(model.position?.isAtEnd == false)
    stage.show(screen(model, 1...2))
    await stage.settle()
    #expect(model.position?.isAtEnd == true)
    stage.show(screen(model, []))
    await stage.settle()
    #expect(stage.view.numberOfItems(inSection: 0) == 0)
  }

  @Test(arguments: [AlignedScrollPosition.Place.center, .bottom])
  func `the place that was asked for is the one that is reported`(
    place: AlignedScrollPosition.Place
  ) async {
    let model = Model(.item(30, at: place))
    let stage = ScreenStage(screen(model))
    await stage.settle()
    #expect(model.position?.item == AnyHashable(30))
    #expect(model.position?.place == place)
    // Views that are measured on the way move the others.
    for _ in 0..<3 {
      stage.view.contentOffset.y = (stage.frame(49)?.midY ?? 0) - (place == .center ? 75 : 149)
      stage.host.layOut()
      await stage.settle()
    }
    #expect(model.position?.item == AnyHashable(50))
    #expect(model.position?.place == place)
  }

  @Test func `a chat opens at its end, and holds what is read while older messages arrive`() async {
    func chat(_ ids: some Sequence<Int>) -> AlignedScreen {
      AlignedScreen(rows(ids)) { $0 }.anchorsToEnd()
    }
    let stage = ScreenStage(chat(50...100))
    await stage.settle()
    #expect(stage.frame(50).map { $0.maxY - stage.view.contentOffset.y } == 150)
    stage.show(animated: true, chat(50...101))
    await stage.settle()
    #expect(stage.frame(51).map { $0.maxY - stage.view.contentOffset.y } == 150)
    stage.view.contentOffset.y = (stage.frame(20)?.minY ?? 0) - 30
    stage.host.layOut()
    let before = top(21, in: stage)
    stage.show(chat(30...101))
    #expect(top(41, in: stage) == before)
  }

  @Test func `a position that is not there scrolls nowhere`() {
    let model = Model(.item("nothing"))
    let stage = ScreenStage(screen(model))
    #expect(stage.view.contentOffset.y == 0)
    model.position = .item(7, inSection: "elsewhere")
    stage.show(screen(model))
    #expect(stage.view.contentOffset.y == 0)
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
    #expect(model.position?.item == AnyHashable(20))
    model.position = .start
    stage.show(screen())
    await stage.settle()
    #expect(model.position?.item == AnyHashable(1))
    #expect(model.position?.isAtStart == true)
  }
}
