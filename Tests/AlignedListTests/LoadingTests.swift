@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What stands in a section while there is nothing, and how more is loaded.
@MainActor
@Suite(.underAllModes)
struct LoadingTests {
  @Test func `something else stands in a section while it is empty`() {
    let stage = ListStage()
    var chosen: [Int] = []
    func show(_ ids: [Int], isLoading: Bool) {
      stage.show {
        ListSection("a", of: ids) { Tile(id: $0, text: "\($0)") }
          .whenEmpty { if isLoading { Bar(text: "…") } else { Tile(id: 0, text: "nothing") } }
          .onSelect(of: ids) { chosen.append($0) }
      }
    }
    show([], isLoading: false)
    expectEqual(stage.texts, ["nothing"])
    Headless.tapItem(at: [0, 0], in: stage.view)
    expectEqual(chosen, [])
    show([], isLoading: true)
    expectEqual((stage.list.view(at: [0, 0]) as? BarView)?.text, "…")
    show([1, 2], isLoading: false)
    expectEqual(stage.texts, ["1", "2"])
    show([], isLoading: false)
    expectEqual(stage.texts, ["nothing"])
  }

  @Test func `pulling down refreshes all sections that can be, until the last one is ready`() async
  {
    let stage = ListStage()
    var calls: [String] = []
    var waiting: CheckedContinuation<Void, Never>?
    func show(_ refreshes: Bool) {
      stage.show {
        let a = ListSection("a") { Tile(id: 1) }
        if refreshes {
          a.onRefresh { await withCheckedContinuation { waiting = $0 } }
          ListSection("b") { Tile(id: 1) }.onRefresh { calls.append("b") }
        } else {
          a
        }
      }
    }
    show(false)
    #expect(stage.view.refreshControl == nil)
    show(true)
    let control = stage.view.refreshControl
    #expect(control != nil)
    control?.beginRefreshing()
    control?.sendActions(for: .valueChanged)
    while waiting == nil || calls == [] { await Task.yield() }
    show(true)
    #expect(stage.view.refreshControl === control)
    #expect(control?.isRefreshing == true)
    waiting?.resume()
    while control?.isRefreshing == true { await Task.yield() }
    show(false)
    #expect(stage.view.refreshControl == nil)
  }

  @Test func `a refresh control of the client stays`() {
    let stage = ListStage()
    let control = UIRefreshControl()
    stage.view.refreshControl = control
    stage.show { ListSection("a") { Tile(id: 1) }.onRefresh {} }
    #expect(stage.view.refreshControl === control)
    stage.show { ListSection("a") { Tile(id: 1) } }
    #expect(stage.view.refreshControl === control)
  }

  /// Lists that are shown and scrolled, and how often their end has been reached.
  nonisolated static let ends: [ListExample<Int>] = [
    ListExample(
      "the end is reached once for each number of items", height: 60,
      records: [0, 0, 0, 1, 1, 1, 2]
    ) { stage, record in
      var loads = 0
      @MainActor func show(_ count: Int) {
        stage.show {
          ListSection("a", of: Array(0..<count)) { Tile(id: $0, width: 200) }
            .whenEmpty { Tile(id: -1) }
            .onReachEnd(within: 2) { loads += 1 }
        }
      }
      @MainActor func scroll(to offset: CGFloat) {
        stage.view.contentOffset.y = offset
        stage.view.layoutIfNeeded()
      }
      show(0)
      record(loads)
      show(10)
      record(loads)
      scroll(to: 80)
      record(loads)
      scroll(to: 185)
      record(loads)
      scroll(to: 0)
      scroll(to: 185)
      show(10)
      record(loads)
      show(20)
      record(loads)
      scroll(to: 435)
      record(loads)
    },
    ListExample("other items at the end are another end", height: 60, records: [1, 1, 2, 3]) {
      stage, record in
      var loads = 0
      for ids in [[1, 2], [0, 1, 2], [3, 4], [1, 2]] {
        stage.show {
          ListSection("a", of: ids) { Tile(id: $0, width: 200) }
            .onReachEnd(within: 1) { loads += 1 }
        }
        record(loads)
      }
    },
  ]

  @Test(.underPlainModes, arguments: ends)
  func `an end is reached`(example: ListExample<Int>) async {
    await example.expect()
  }

  @Test func `a list scrolls to an item that waits to be shown`() async {
    let stage = ListStage(height: 60)
    func show(_ count: Int, onDisplay: @escaping @MainActor () -> Void = {}) {
      stage.list.show {
        ListSection("a", of: Array(0..<count)) { id in
          Tile(id: id, width: 200).onDisplay { if id == 0 { onDisplay() } }
        }
      }
    }
    show(3) {
      show(40)
      stage.list.scroll(toItem: 39, inSection: "a", position: .bottom, animated: false)
    }
    await stage.settle()
    #expect(stage.list.view(ofItem: 39, inSection: "a") != nil)
    stage.list.scroll(toItem: 0, inSection: "a", position: .top, animated: false)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 0)
    stage.list.scroll(toItem: 99, inSection: "a", position: .top, animated: false)
  }

  @Test(.underPlainModes) func `the beginning is reached at the other end`() async {
    let stage = ListStage(height: 60)
    stage.list.layout.staysAtEnd = true
    var messages = Array(100..<120)
    var loads = 0
    func show() {
      stage.show {
        ListSection("a", of: messages) { Tile(id: $0, width: 200) }
          .onReachStart(within: 2) { loads += 1 }
      }
    }
    func turn() async {
      for _ in 0..<3 {
        await Task {}.value
        stage.view.layoutIfNeeded()
      }
    }
    show()
    await turn()
    expectEqual(stage.view.contentOffset.y, 435)
    expectEqual(loads, 0)
    stage.view.contentOffset.y = 30
    stage.view.layoutIfNeeded()
    await turn()
    expectEqual(loads, 1)
    messages = Array(90..<120)
    show()
    await turn()
    expectEqual(loads, 1)
    expectEqual(stage.view.contentOffset.y, 280)
    stage.view.contentOffset.y = 0
    stage.view.layoutIfNeeded()
    await turn()
    expectEqual(loads, 2)
  }

  @Test func `a component has an estimated size until its view is measured`() {
    let stage = ListStage(height: 60)
    stage.show {
      ListSection("a", of: Array(0..<50)) { Estimated(id: $0) }
        .attributes(SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 9, height: 9))))
    }
    expectEqual(stage.frame(0)?.size, CGSize(width: 200, height: 30))
    expectEqual(stage.frame(49)?.size, CGSize(width: 200, height: 40))
    #expect(stage.view.contentSize.height > 2_000)
  }

  @Test func `a list may be shown again where its end is reached`() async {
    let stage = ListStage(height: 60)
    var count = 1
    func show() {
      stage.list.show {
        ListSection("a", of: Array(0..<count)) { Tile(id: $0, width: 200) }
          .onReachEnd(within: 1) {
            guard count < 9 else { return }
            count += 1
            show()
          }
      }
    }
    show()
    for _ in 0..<20 { await stage.settle() }
    #expect(count >= 4)
    expectEqual(stage.view.numberOfItems(inSection: 0), count)
  }

  @Test func `items are announced before they are displayed, by their elements`() {
    let stage = ListStage()
    var announced: [String] = []
    var cancelled: [String] = []
    stage.show {
      ListSection("a", of: ["a", "b", "c"]) { Tile(id: 1, text: $0).id($0) }
        .onPrefetch(of: ["a", "b"]) {
          announced += $0
        } onCancel: {
          cancelled += $0
        }
      ListSection("b", of: [1]) { Tile(id: $0) }
    }
    let source = stage.view.prefetchDataSource
    source?.collectionView(stage.view, prefetchItemsAt: [[0, 1], [1, 0], [0, 2], [7, 7]])
    source?.collectionView(stage.view, cancelPrefetchingForItemsAt: [[0, 0]])
    expectEqual(announced, ["b"])
    expectEqual(cancelled, ["a"])
  }

  @Test func `an item has a menu, and other items the menus of the client's delegate`() throws {
    final class Client: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.item == 1 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "client")
        }
      }
    }
    let stage = ListStage()
    let client = Client()
    stage.list.delegate = client
    var shared: [Int] = []
    func show(_ number: Int) {
      stage.show {
        ListSection("a") {
          Tile(id: 1).contextMenu {
            UIMenu(children: [UIAction(title: "Share") { _ in shared.append(number) }])
          }
          Tile(id: 2)
          Tile(id: 3)
        }
      }
    }
    show(1)
    show(2)
    let menu = try #require(Headless.openContextMenu(forItemAt: [0, 0], in: stage.view))
    (menu.children.first as? UIAction).map(Headless.choose)
    expectEqual(shared, [2])
    expectEqual(Headless.openContextMenu(forItemAt: [0, 1], in: stage.view)?.title, "client")
    #expect(Headless.openContextMenu(forItemAt: [0, 2], in: stage.view) == nil)
  }
}

private struct Estimated: ListComponent, Identifiable, Equatable {
  let id: Int

  var estimatedSize: CGSize? { CGSize(width: 200, height: 40) }

  func makeView() -> BarView { BarView() }

  func configure(_ view: BarView) {}

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 30) }
}

extension CollectionViewAlignedList {
  fileprivate func view(at path: IndexPath) -> UIView? {
    collectionView?.cellForItem(at: path)?.listView
  }
}
