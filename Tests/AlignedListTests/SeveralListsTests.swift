@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Lists that show the same part, and lists that use a collection view one after the other.
@MainActor
@Suite(.underAllModes)
struct SeveralListsTests {
  @Test func `a state of a part is shown by all lists that show the part`() {
    let (first, second) = (ListStage(), ListStage())
    let toggle = Toggle()
    first.show { toggle }
    second.show { toggle }
    Headless.tapItem(at: [0, 0], in: first.view)
    first.view.layoutIfNeeded()
    second.view.layoutIfNeeded()
    expectEqual(first.texts, ["1"])
    expectEqual(second.texts, ["1"])
    Headless.tapItem(at: [0, 0], in: second.view)
    first.view.layoutIfNeeded()
    second.view.layoutIfNeeded()
    expectEqual(first.texts, ["2"])
    expectEqual(second.texts, ["2"])
  }

  @Test func `a list that takes the view of another one refreshes and announces`() async {
    let stage = ListStage()
    var calls: [String] = []
    stage.show { ListSection("a") { Tile(id: 1) }.onRefresh { calls.append("old") } }
    let second = CollectionViewAlignedList(stage.view)
    second.show {
      ListSection("a", of: [1]) { Tile(id: $0) }.onRefresh { calls.append("new") }
        .onPrefetch(of: [1]) { _ in calls.append("prefetch") }
    }
    stage.view.layoutIfNeeded()
    stage.view.prefetchDataSource?.collectionView(stage.view, prefetchItemsAt: [[0, 0]])
    expectEqual(calls, ["prefetch"])
    let control = stage.view.refreshControl
    control?.beginRefreshing()
    control?.sendActions(for: .valueChanged)
    for _ in 0..<20 { await Task.yield() }
    expectEqual(calls.last, "new")
    #expect(control?.isRefreshing == false)
    #expect(second.collectionView === stage.view)
  }

  @Test func `a list whose view another one has taken scrolls nothing`() async {
    let stage = ListStage(height: 60)
    func show(in list: CollectionViewAlignedList) {
      list.show { ListSection("a", of: Array(0..<20)) { Tile(id: $0, width: 200) } }
      stage.view.layoutIfNeeded()
    }
    show(in: stage.list)
    let second = CollectionViewAlignedList(stage.view)
    show(in: second)
    var outcomes: [ScrollOutcome] = []
    stage.list.anchorItemToTop(18, inSection: "a", animated: false)
    stage.list.scroll(toItem: 12, inSection: "a", position: .top, animated: false) {
      outcomes.append($0)
    }
    await Task {}.value
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 0)
    expectEqual(stage.view.contentSize.height, 495)
    expectEqual(outcomes, [.gone])
    second.scroll(toItem: 12, inSection: "a", position: .top, animated: false)
    expectEqual(stage.view.contentOffset.y, 300)
  }

  @Test func `a list that is deallocated before it scrolls says that the item is gone`() async {
    let stage = ListStage()
    var list: CollectionViewAlignedList? = CollectionViewAlignedList(stage.view)
    var outcomes: [ScrollOutcome] = []
    list?.calls.during {
      list?.show { ListSection("a", of: [1, 2]) { Tile(id: $0, width: 200) } }
      list?.scroll(toItem: 2, inSection: "a", position: .top) { outcomes.append($0) }
    }
    #expect(list?.turns.isPending == true)
    expectEqual(outcomes, [])
    list = nil
    for _ in 0..<20 { await Task.yield() }
    expectEqual(outcomes, [.gone])
  }
}

private struct Toggle: ListPart {
  @ListState private var count = 0

  var body: [ListSection] {
    ListSection("toggle") { Tile(id: 1, text: "\(count)").onSelect { count += 1 } }
  }
}
