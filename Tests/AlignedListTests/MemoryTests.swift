@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Nothing of a removed section or item stays in memory, although cells wait to be reused.
@MainActor
@Suite(.underAllModes)
struct MemoryTests {
  private final class Token {}

  /// A component that keeps an object alive.
  private struct Holding: ListComponent, Identifiable, Equatable {
    let id: Int
    let token: Token

    static func == (first: Holding, second: Holding) -> Bool { first.id == second.id }

    func makeView() -> BarView { BarView() }

    func configure(_ view: BarView) {}

    func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 20) }
  }

  @Test(arguments: [false, true])
  func `the components and actions of a removed section are gone`(isAnimated: Bool) {
    let stage = ListStage(height: 60)
    weak var component: Token?
    weak var action: Token?
    weak var header: Token?
    do {
      let tokens = [Token(), Token(), Token()]
      (component, action, header) = (tokens[0], tokens[1], tokens[2])
      stage.show {
        ListSection("a") {
          for id in 0..<20 {
            Holding(id: id, token: tokens[0]).onSelect { _ = tokens[1] }
              .onEndDisplay { _ = tokens[1] }
          }
        }
        .header { Holding(id: 0, token: tokens[2]).onSelect { _ = tokens[2] } }
        ListSection("b") { Tile(id: 1) }
      }
    }
    for offset in [100, 300, 0] as [CGFloat] {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    #expect(component != nil && action != nil && header != nil)
    stage.show(animated: isAnimated) { ListSection("b") { Tile(id: 1) } }
    Headless.finishAnimations()
    stage.view.layoutIfNeeded()
    #expect(component == nil)
    #expect(action == nil)
    #expect(header == nil)
  }

  @Test func `removed items of a section that stays are gone`() {
    let stage = ListStage(height: 60)
    weak var token: Token?
    func show(_ ids: [Int]) {
      let held = Token()
      token = held
      stage.show { ListSection("a", of: ids) { Holding(id: $0, token: held) } }
    }
    show(Array(0..<20))
    stage.view.contentOffset.y = 200
    stage.view.layoutIfNeeded()
    let first = token
    #expect(first != nil)
    show([1])
    stage.show { ListSection("a") {} }
    stage.view.layoutIfNeeded()
    #expect(token == nil)
  }

  @Test(arguments: [false, true])
  func `a header and a footer that are removed are gone`(isAnimated: Bool) {
    let stage = ListStage(height: 60)
    weak var token: Token?
    do {
      let held = Token()
      token = held
      stage.show {
        ListSection("a") { Tile(id: 1) }.header { Holding(id: 1, token: held) }
          .footer { Holding(id: 1, token: held).onSelect { _ = held } }
      }
    }
    #expect(token != nil)
    stage.show(animated: isAnimated) { ListSection("a") { Tile(id: 1) } }
    Headless.finishAnimations()
    stage.view.layoutIfNeeded()
    #expect(token == nil)
  }

  @Test func `a header that is not visible is gone when it is removed`() {
    let stage = ListStage(height: 60)
    weak var token: Token?
    do {
      let held = Token()
      token = held
      stage.list.layout.pinsSectionHeaders = false
      stage.show {
        ListSection("a", of: Array(0..<40)) { Tile(id: $0, width: 200) }
          .header { Holding(id: 1, token: held) }
      }
    }
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    #expect(token != nil)
    stage.show { ListSection("a", of: Array(0..<40)) { Tile(id: $0, width: 200) } }
    stage.view.layoutIfNeeded()
    #expect(token == nil)
  }

  /// Where a carousel stands that is removed.
  enum CarouselPlace: CaseIterable {
    case item, header, itemThatIsNotVisible, headerThatIsNotVisible, section, card, cardAlone
  }

  @Test(arguments: CarouselPlace.allCases, [false, true])
  func `the cards of a removed carousel are gone`(place: CarouselPlace, isAnimated: Bool) async {
    let stage = ListStage(height: 60)
    stage.list.layout.pinsSectionHeaders = false
    let isHeader = place == .header || place == .headerThatIsNotVisible
    weak var token: Token?
    do {
      let held = Token()
      token = held
      func cards() -> Carousel {
        let inner = Carousel("c", cardWidth: .points(80)) {
          for id in 1...9 { Holding(id: id, token: held).onSelect { _ = held } }
        }
        .onCurrentCardChange { _ in _ = held }
        return place == .card || place == .cardAlone
          ? Carousel("outer", cardWidth: .fraction(1)) { inner } : inner
      }
      stage.show {
        if isHeader {
          ListSection("a") { Tile(id: 1) }.header { cards() }
        } else {
          ListSection("a") { cards() }
        }
        ListSection("b", of: Array(0..<40)) { Tile(id: $0, width: 200) }
      }
      _ = isHeader ? stage.headerCarousel(0) : stage.carousel(0)?.firstCarousel
    }
    #expect(token != nil)
    if place == .itemThatIsNotVisible || place == .headerThatIsNotVisible {
      stage.view.contentOffset.y = 300
      stage.view.layoutIfNeeded()
    }
    stage.show(animated: isAnimated) {
      if place == .cardAlone {
        ListSection("a") { Carousel("outer", cardWidth: .fraction(1)) { Tile(id: 1) } }
      } else if place != .section {
        ListSection("a") { Tile(id: 1) }
      }
      ListSection("b", of: Array(0..<40)) { Tile(id: $0, width: 200) }
    }
    Headless.finishAnimations()
    await stage.settle()
    for _ in 0..<10 { await Task.yield() }
    stage.view.layoutIfNeeded()
    #expect(token == nil)
  }
}
