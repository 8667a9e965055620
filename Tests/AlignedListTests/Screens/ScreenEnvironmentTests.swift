@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// What a screen takes from its environment, and what hosted views get.
@MainActor
@Suite(.underAllModes)
struct ScreenEnvironmentTests {
  private func environment(_ value: Int) -> EnvironmentValues {
    var values = EnvironmentValues()
    values[NumberKey.self] = value
    return values
  }

  private func value(_ hosted: (any HostingView)?) -> Int? {
    hosted.map { $0.host.root.innermost.environment[NumberKey.self] }
  }

  @Test func `hosted views get the whole environment, and its later changes`() {
    let blocks = (1...30).map { Block(id: $0, width: 90) }
    let stage = ScreenStage(
      environment: environment(1),
      AlignedScreen {
        ListSection("a", of: blocks) { $0 }.header { Block(id: 0, width: 90) }
      })
    func header() -> (any HostingView)? {
      let view = stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      return view?.subviews.first?.subviews.first as? any HostingView
    }
    expectEqual(value(stage.hosted(0)), 1)
    expectEqual(value(header()), 1)
    stage.host.update(environment: environment(2))
    expectEqual(value(stage.hosted(0)), 2)
    expectEqual(value(stage.hosted(5)), 2)
    expectEqual(value(header()), 2)
    // Views that become visible later get it, too.
    stage.view.contentOffset.y = 200
    stage.host.layOut()
    let last = stage.view.indexPathsForVisibleItems.max()
    expectEqual(last.map { value(stage.hosted($0.item)) }, 2)
  }

  @Test func `cards that were out of sight get the latest environment`() async {
    let stage = ScreenStage(
      environment: environment(1),
      AlignedScreen {
        ListSection("a") { Carousel("cards") { ListItem(id: 1) { Block(id: 1) } } }
        ListSection("b", of: (2...30).map { Block(id: $0, width: 200) }) { $0 }
      })
    await stage.settle()
    stage.view.contentOffset.y = 400
    await stage.settle()
    stage.host.update(environment: environment(2))
    await stage.settle()
    stage.view.contentOffset.y = 0
    await stage.settle()
    let cards = (stage.cell(0)?.shownView as? CarouselView)?.collectionView
    let card = cards?.cellForItem(at: [0, 0])?.contentView
    expectEqual(value(card as? any HostingView), 2)
  }

  @Test func `an update in the same environment touches no view that is equal`() {
    let blocks = (1...4).map { Block(id: $0) }
    let stage = ScreenStage(environment: environment(1), AlignedScreen(blocks) { $0 })
    stage.show(AlignedScreen(blocks) { $0 })
    expectEqual(stage.configurationCounts, [1, 1, 1, 1])
    stage.host.update(environment: environment(2))
    expectEqual(stage.configurationCounts, [2, 2, 2, 2])
  }

  /// A screen in two environments, one after the other, and a number in each of them.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The numbers of the environments, each of which is also the number that is seen.
    let numbers: [Int]
    let section: @MainActor @Sendable () -> ListSection
    let seen: @MainActor @Sendable (_ tests: ScreenEnvironmentTests, _ stage: ScreenStage) -> Int?
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "a header is measured again in another environment", numbers: [20, 35],
      section: { ListSection("a", of: [Block(id: 1)]) { $0 }.header { Growing() } },
      seen: { _, stage in stage.frame(0).flatMap { Int(exactly: $0.minY) } }),
    Example(
      testDescription: "cards of a carousel get the environment", numbers: [1, 2],
      section: {
        ListSection("a") {
          Carousel("cards", cardWidth: .points(60), cardHeight: 30) {
            for id in 1...8 { ListItem(id: id) { Block(id: id, width: 60, height: 30) } }
          }
        }
      },
      seen: { tests, stage in
        let carousel = stage.cell(0)?.shownView as? CarouselView
        carousel?.layoutIfNeeded()
        carousel?.collectionView.layoutIfNeeded()
        let cell = carousel?.collectionView.cellForItem(at: [0, 0]) as? ListCell
        return tests.value(cell?.contentView as? any HostingView)
      }),
    Example(
      testDescription: "cards of a carousel are measured again in another environment",
      numbers: [20, 35],
      section: {
        ListSection("a") {
          Carousel("cards", cardWidth: .points(60)) { ListItem(id: 1) { Growing() } }
        }
      },
      seen: { _, stage in stage.frame(0).flatMap { Int(exactly: $0.height) } }),
  ]

  @Test(arguments: examples)
  func `what is shown follows the environment`(example: Example) {
    let stage = ScreenStage(
      environment: environment(example.numbers[0]), AlignedScreen { example.section() })
    expectEqual(example.seen(self, stage), example.numbers[0])
    stage.host.update(environment: environment(example.numbers[1]))
    expectEqual(example.seen(self, stage), example.numbers[1])
  }

  @Test func `a list without a screen leaves the environment of its hosting views`() {
    let stage = ListStage()
    stage.show { ListSection("a") { Block(id: 1) } }
    let cell = stage.view.cellForItem(at: [0, 0])
    let hosted = cell?.contentView as? any HostingView
    expectEqual(hosted?.host.root.innermost.environment[NumberKey.self], 0)
  }

  @Test func `from right to left, lines begin at the right`() {
    var values = EnvironmentValues()
    values.layoutDirection = .rightToLeft
    let stage = ScreenStage(
      environment: values, AlignedScreen([Block(id: 1), Block(id: 2)]) { $0 })
    expectEqual(stage.frames().map(\.minX), [160, 115])
    stage.host.update(environment: EnvironmentValues())
    expectEqual(stage.frames().map(\.minX), [0, 45])
  }

  // MARK: Scrolling

  @Test func `scrolling is disabled, and indicators are hidden, by the environment`() {
    var values = EnvironmentValues()
    let stage = ScreenStage(environment: values, AlignedScreen([Block(id: 1)]) { $0 })
    #expect(stage.view.isScrollEnabled)
    #expect(stage.view.showsVerticalScrollIndicator)
    values.isScrollEnabled = false
    values.verticalScrollIndicatorVisibility = .hidden
    stage.host.update(environment: values)
    #expect(!stage.view.isScrollEnabled)
    #expect(!stage.view.showsVerticalScrollIndicator)
    #expect(stage.view.showsHorizontalScrollIndicator)
  }

  @Test func `scrolling dismisses the keyboard as the environment says`() {
    func mode(_ mode: ScrollDismissesKeyboardMode) -> UIScrollView.KeyboardDismissMode? {
      var values = EnvironmentValues()
      values.scrollDismissesKeyboardMode = mode
      let stage = ScreenStage(environment: values, AlignedScreen([Block(id: 1)]) { $0 })
      return stage.view.keyboardDismissMode
    }
    expectEqual(mode(.automatic), .onDrag)
    expectEqual(mode(.immediately), .onDrag)
    expectEqual(mode(.interactively), .interactive)
    expectEqual(mode(.never), UIScrollView.KeyboardDismissMode.none)
  }

  @Test func `a disabled screen calls no actions`() {
    var taps = 0
    var values = EnvironmentValues()
    let stage = ScreenStage(
      environment: values,
      AlignedScreen {
        ListSection("a") { ListItem(id: 1) { Block(id: 1) }.onSelect { taps += 1 } }
      })
    Headless.tapItem(at: [0, 0], in: stage.view)
    expectEqual(taps, 1)
    values.isEnabled = false
    stage.host.update(environment: values)
    Headless.tapItem(at: [0, 0], in: stage.view)
    expectEqual(taps, 1)
  }

  #if !os(tvOS)
    private func refreshControl(_ screen: some View) -> UIRefreshControl? {
      let host = WindowHost(screen, size: CGSize(width: 200, height: 100))
      return host.window.subviews.lazy.compactMap { $0 as? UICollectionView }.first?.refreshControl
    }

    @Test(arguments: [false, true])
    func `a screen that can be refreshed has a refresh control, and ends refreshing`(
      isAround: Bool
    ) async {
      let calls = Calls()
      let screen = AlignedScreen([Block(id: 1)]) { $0 }
      let control =
        isAround
        ? refreshControl(screen.frame(width: 200).refreshable { await calls.add() })
        : refreshControl(screen.refreshable { await calls.add() })
      #expect(control != nil)
      control?.beginRefreshing()
      control?.sendActions(for: .valueChanged)
      for _ in 0..<20 { await Task.yield() }
      expectEqual(calls.count, 1)
      #expect(control?.isRefreshing == false)
    }

    @Test func `a screen that scrolls sideways leaves refreshing to the view around it`() {
      let screen = AlignedScreen([Block(id: 1)]) { $0 }.layout { $0.scrollDirection = .horizontal }
      #expect(refreshControl(screen.frame(width: 200).refreshable {}) == nil)
    }

    @Test func `an update of a screen that can be refreshed touches no view that is equal`() {
      let blocks = (1...4).map { Block(id: $0) }
      // The type is not given, so that this is the modifier that clients get.
      let refreshable = AlignedScreen(blocks) { $0 }.refreshable {}
      #expect(type(of: refreshable) == AlignedScreen.self)
      func screen() -> AlignedScreen { AlignedScreen(blocks) { $0 }.refreshable {} }
      let stage = ScreenStage(screen())
      stage.show(screen())
      expectEqual(stage.configurationCounts, [1, 1, 1, 1])
    }
  #endif

  @Test func `the screen lies below bars, but not below the keyboard`() {
    let stage = ScreenStage(AlignedScreen([Block(id: 1)]) { $0 })
    // What reads the safe area lies over it, and stays there.
    let layers = [stage.host.host.root] + stage.host.host.root.children
    expectEqual(
      layers.map(\.ignoredSafeArea),
      [nil, IgnoredSafeArea(regions: .container, edges: .all), nil])
  }
}

@MainActor
private final class Calls {
  private(set) var count = 0

  func add() async {
    await Task.yield()
    count += 1
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

/// A view as tall as a number of the environment.
private struct Growing: View {
  @Environment(\.self) private var environment

  var body: some View {
    MeasuredView { [height = environment[NumberKey.self]] _ in
      ViewDimensions(width: 50, height: CGFloat(height))
    }
  }
}
