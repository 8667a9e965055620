import Testing
import UIKit
import UIKitTestSupport

/// What a diffable data source does with its collection view. Evidence: D for the identifiers, for
/// the difference without animation and for reloading; W (WWDC 2021, session 10252) for
/// reconfiguring; R for the exceptions; the operations are I, but for moves between sections (R).
@MainActor
@Suite(.underAllModes)
struct DiffableDataSourceTests {
  @Test func `the first snapshot is shown`() {
    let stage = DiffableStage()
    expectEqual(stage.view.numberOfSections, 0)
    stage.show(snapshot(["x": ["a", "b"], "y": ["c"]]))
    expectEqual(stage.names, ["a", "b", "c"])
    let header = stage.view.supplementaryView(
      forElementKind: RowsLayout.header, at: IndexPath(item: 0, section: 1))
    expectEqual((header as? TitledHeader)?.title, "\(RowsLayout.header) 1")
  }

  @Test func `identifiers and index paths are those of the snapshot that is shown`() {
    let stage = DiffableStage(["x": ["a", "b"], "y": ["c"]])
    expectEqual(stage.source.itemIdentifier(for: IndexPath(item: 1, section: 0)), "b")
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
    expectEqual(stage.source.indexPath(for: "c"), IndexPath(item: 0, section: 1))
    #expect(stage.source.indexPath(for: "d") == nil)
    expectEqual(stage.source.sectionIdentifier(for: 1), "y")
    #expect(stage.source.sectionIdentifier(for: 2) == nil)
    expectEqual(stage.source.index(for: "y"), 1)
    expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "b", "c"])
  }

  @Test(arguments: [true, false])
  func `a difference is one batch update, animated or not`(isAnimated: Bool) {
    let stage = DiffableStage(["x": ["a", "b", "c", "d"]])
    let cell = stage.cell("d")
    stage.show(snapshot(["x": ["d", "a", "new", "c"]]), animated: isAnimated)
    expectEqual(
      stage.updates(),
      [
        "delete [0, 1] -> -, insert - -> [0, 2], move [0, 3] -> [0, 0]"
      ])
    expectEqual(stage.names, ["d", "a", "new", "c"])
    #expect(stage.cell("d") === cell)
    expectEqual(stage.fills(), ["new"])
  }

  @Test func `a snapshot without differences updates nothing`() {
    let stage = DiffableStage(["x": ["a", "b"]])
    var isDone = false
    stage.source.apply(stage.source.snapshot()) { isDone = true }
    #expect(isDone)
    expectEqual(stage.updates(), [])
    expectEqual(stage.fills(), [])
  }

  @Test func `an item moves between sections that stay`() {
    let stage = DiffableStage(["x": ["a", "b"], "y": ["c"]])
    let cell = stage.cell("a")
    stage.show(snapshot(["x": ["b"], "y": ["c", "a"]]))
    expectEqual(stage.updates(), ["move [0, 0] -> [1, 1]"])
    #expect(stage.cell("a") === cell)
    expectEqual(stage.fills(), [])
  }

  @Test func `an item that moves to a section that moves is deleted and inserted`() {
    let stage = DiffableStage(["x": ["a", "b"], "y": ["c"], "z": ["d"]], height: 300)
    stage.show(snapshot(["z": ["a", "d"], "x": ["b"], "y": ["c"]]))
    expectEqual(
      stage.updates(), ["delete [0, 0] -> -, insert - -> [0, 0], move [2] -> [0]"])
    expectEqual(stage.names, ["a", "d", "b", "c"])
  }

  @Test func `items of deleted and inserted sections have no operations of their own`() {
    let stage = DiffableStage(["x": ["a", "b"], "y": ["c"]])
    stage.show(snapshot(["y": ["c", "a"], "z": ["b"]]))
    expectEqual(stage.updates(), ["delete [0] -> -, insert - -> [0, 1], insert - -> [1]"])
    expectEqual(stage.names, ["c", "a", "b"])
  }

  @Test func `a section that moves keeps its cells`() {
    let stage = DiffableStage(["x": ["a"], "y": ["b"], "z": ["c"]])
    let cell = stage.cell("c")
    stage.show(snapshot(["z": ["c"], "x": ["a"], "y": ["b"]]))
    expectEqual(stage.updates(), ["move [2] -> [0]"])
    #expect(stage.cell("c") === cell)
  }

  @Test func `a reconfigured item is filled again in its cell, where it is now`() {
    let stage = DiffableStage(["x": ["a", "b", "c"]])
    let cell = stage.cell("a")
    var next = snapshot(["x": ["b", "a"]])
    next.reconfigureItems(["a"])
    stage.show(next)
    #expect(stage.cell("a") === cell)
    expectEqual(stage.fills(), ["a"])
    expectEqual(stage.source.snapshot().reconfiguredItemIdentifiers, [])
    stage.show(stage.source.snapshot())
    expectEqual(stage.fills(), [])
  }

  @Test func `a reloaded item gets a cell from the pool`() {
    let stage = DiffableStage(["x": ["a", "b"]])
    var next = stage.source.snapshot()
    next.reloadItems(["b"])
    next.reconfigureItems(["b"])
    stage.show(next)
    expectEqual(stage.updates(), ["reload [0, 1] -> [0, 1]"])
    expectEqual(stage.fills(), ["b"])
    expectEqual(stage.names, ["a", "b"])
  }

  @Test func `an item that moves and is reloaded is deleted and inserted`() {
    let stage = DiffableStage(["x": ["a", "b", "c"]])
    var next = snapshot(["x": ["c", "a", "b"]])
    next.reloadItems(["c"])
    stage.show(next)
    expectEqual(stage.updates(), ["delete [0, 2] -> -, insert - -> [0, 0]"])
  }

  @Test func `a reloaded section loads its items again`() {
    let stage = DiffableStage(["x": ["a"], "y": ["b"]])
    var next = snapshot(["x": ["a"], "y": ["b", "c"]])
    next.reloadSections(["y"])
    stage.show(next)
    expectEqual(stage.updates(), ["reload [1] -> [1]"])
    expectEqual(Set(stage.fills()), ["b", "c"])
    var moved = snapshot(["y": ["b", "c"], "x": ["a"]])
    moved.reloadSections(["x", "y"])
    stage.show(moved)
    expectEqual(stage.names, ["b", "c", "a"])
  }

  @Test func `reloading shows a snapshot without a difference`() {
    let stage = DiffableStage(["x": ["a", "b"]])
    var isDone = false
    stage.source.applySnapshotUsingReloadData(snapshot(["x": ["b", "c"]])) { isDone = true }
    #expect(isDone)
    expectEqual(stage.updates(), [])
    expectEqual(stage.names, ["b", "c"])
    expectEqual(Set(stage.fills()), ["b", "c"])
  }

  @Test func `selection follows its items`() {
    let stage = DiffableStage(["x": ["a", "b"], "y": ["c"]], height: 300)
    stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.show(snapshot(["w": ["d"], "x": ["a"], "y": ["c", "b"]]))
    expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 2)])
    #expect(stage.cell("b")?.isSelected == true)
  }

  @Test func `the asynchronous methods return when the update is done`() async {
    let stage = DiffableStage(["x": ["a"]])
    await stage.source.apply(snapshot(["x": ["a", "b"]]))
    expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "b"])
    await stage.source.applySnapshotUsingReloadData(snapshot(["x": ["c"]]))
    expectEqual(stage.names, ["c"])
  }

  @Test func `a snapshot that is applied before the first display is shown`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: RowsLayout())
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      TitledHeader.self, forSupplementaryViewOfKind: RowsLayout.header, withReuseIdentifier: "h")
    let source = DiffableStage.Source(collectionView: view) { view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? ItemCell)?.name = name
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
    }
    source.apply(snapshot(["x": ["a", "b"]]))
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.compactMap { ($0 as? ItemCell)?.name }, ["a", "b"])
  }

  @Test func `a data source does not keep its collection view`() {
    weak var view: UICollectionView?
    var source: DiffableStage.Source?
    do {
      let stage = DiffableStage(["x": ["a"]])
      (view, source) = (stage.view, stage.source)
    }
    #expect(view == nil)
    source?.apply(snapshot(["x": ["b"]]))
    expectEqual(source?.snapshot().itemIdentifiers, ["b"])
  }

  // MARK: Exceptions

  @Test func `a direct update past the snapshot raises an exception`() {
    let stage = DiffableStage(["x": ["a", "b"]])
    let first = IndexPath(item: 0, section: 0)
    let updates: [(UICollectionView) -> Void] = [
      { $0.insertItems(at: [first]) }, { $0.deleteItems(at: [first]) },
      { $0.reloadItems(at: [first]) }, { $0.reloadSections([0]) },
      { $0.moveItem(at: first, to: IndexPath(item: 1, section: 0)) },
      { view in view.performBatchUpdates({ view.deleteSections([0]) }) },
    ]
    for update in updates {
      expectViolation(.updatedPastSnapshot, "please do not call mutation APIs directly") {
        update(stage.view)
      }
    }
    stage.view.layoutIfNeeded()
    expectEqual(stage.names, ["a", "b"])
  }

  @Test func `an empty batch and a reload are allowed`() {
    let stage = DiffableStage(["x": ["a", "b"]])
    stage.view.performBatchUpdates(nil)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(stage.names, ["a", "b"])
  }

  @Test func `a snapshot that is applied during a layout pass is reported and not shown`() {
    let stage = DiffableStage(["x": ["a"]])
    stage.view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    var other: DiffableStage.Source?
    other = DiffableStage.Source(collectionView: stage.view) { view, path, name in
      other?.apply(snapshot(["x": ["b"]]))
      return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    other?.supplementaryViewProvider = stage.source.supplementaryViewProvider
    expectViolation(.reentrance, "a batch update starts during a layout pass") {
      other?.applySnapshotUsingReloadData(snapshot(["x": ["a"]]))
    }
    expectEqual(other?.snapshot().itemIdentifiers, ["a"])
    other = nil
  }

  @Test func `a cell provider that returns nil raises an exception`() {
    let stage = DiffableStage(["x": ["a"]])
    let source = DiffableStage.Source(collectionView: stage.view) { _, _, _ in nil }
    expectViolation(.viewNotDequeued, "must always return a cell") {
      source.applySnapshotUsingReloadData(snapshot(["x": ["a"]]))
    }
  }
}
