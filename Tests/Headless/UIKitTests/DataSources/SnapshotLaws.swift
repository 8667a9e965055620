import Testing
import UIKit
import UIKitTestSupport

/// Random pairs of snapshots. Any illegal operation would raise an exception of the collection view,
/// which fails the test. Evidence: that of DiffableDataSourceTests.
@MainActor
@Suite(.underAllModes)
struct SnapshotLaws {
  @Test func `after each snapshot the right views are shown, the same ones for the same items`() {
    for seed in seeds(400) {
      guard let fault = fault(seed: seed) else { continue }
      Issue.record("seed \(seed): \(fault)")
      return
    }
  }

  @Test func `changes of a snapshot are those of an array of arrays`() {
    for seed in seeds(400) {
      var random = SplitMix64(state: seed)
      var shown = random.snapshot()
      for _ in 0..<10 {
        var model = shown.sectionIdentifiers.map { shown.itemIdentifiers(inSection: $0) }
        random.moveAnItem(of: &shown, &model)
        let items = shown.sectionIdentifiers.map { shown.itemIdentifiers(inSection: $0) }
        expectEqual(items, model, "seed \(seed)")
        expectEqual(shown.itemIdentifiers, model.flatMap(\.self))
        expectEqual(shown.itemIdentifiers.map(shown.indexOfItem), Array(0..<shown.numberOfItems))
      }
    }
  }

  private func seeds(_ count: UInt64) -> StrideTo<UInt64> {
    let first = TestRun.offset % 1_000_000
    return stride(from: first, to: first + (TestRun.isLong ? 5 * count : count / 4), by: 1)
  }

  /// Returns what is wrong after some random snapshots, or nil.
  private func fault(seed: UInt64) -> String? {
    var random = SplitMix64(state: seed)
    let layout = random.oneIn(3) ? SelfSizingRowsLayout() : RowsLayout()
    let stage = DiffableStage(layout: layout, height: random.oneIn(2) ? 1000 : 150)
    var old = random.snapshot()
    stage.source.applySnapshotUsingReloadData(old)
    for step in 0..<4 {
      let shown = stage.cellsByName
      _ = stage.fills()
      let next = random.markedSnapshot(after: old)
      stage.show(next, animated: random.oneIn(2))
      let pair = SnapshotPair(old: old, new: next)
      if let fault = stage.fault(showing: next) ?? stage.fault(keeping: shown, pair) {
        return "step \(step): \(fault)\nfrom \(pair.text)"
      }
      old = stage.source.snapshot()
    }
    return nil
  }
}

/// A snapshot and the next one.
private struct SnapshotPair {
  let old: Snapshot
  let new: Snapshot

  /// The items whose cells must be the same objects. An item that changes its place among others may
  /// get another cell only if its section moves.
  var keptItems: [String] {
    let common = old.sectionIdentifiers.filter { new.indexOfSection($0) != nil }
    let keepsOrder = common == new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
    return new.itemIdentifiers.filter { item in
      guard let from = old.sectionIdentifier(containingItem: item),
        let to = new.sectionIdentifier(containingItem: item),
        common.contains(from), common.contains(to),
        !new.reloadedItemIdentifiers.contains(item),
        !new.reloadedSectionIdentifiers.contains(from),
        !new.reloadedSectionIdentifiers.contains(to)
      else { return false }
      let isUnchanged =
        from == to && old.itemIdentifiers(inSection: from) == new.itemIdentifiers(inSection: to)
      return keepsOrder || isUnchanged
    }
  }

  var text: String {
    func text(_ snapshot: Snapshot) -> String {
      snapshot.sectionIdentifiers.map {
        "\($0): \(snapshot.itemIdentifiers(inSection: $0).joined(separator: " "))"
      }.joined(separator: ", ")
    }
    return """
      \(text(old))\nto \(text(new)); reloads \(new.reloadedItemIdentifiers), \
      \(new.reloadedSectionIdentifiers), reconfigures \(new.reconfiguredItemIdentifiers)
      """
  }
}

extension DiffableStage {
  fileprivate var cellsByName: [String: ItemCell] {
    Dictionary(
      uniqueKeysWithValues: view.visibleCells.compactMap { $0 as? ItemCell }.map { ($0.name, $0) })
  }

  /// Returns what differs from a snapshot in the views, or nil.
  fileprivate func fault(showing snapshot: Snapshot) -> String? {
    let sections = snapshot.sectionIdentifiers
    guard source.snapshot().sectionIdentifiers == sections,
      view.numberOfSections == sections.count,
      source.snapshot().itemIdentifiers == snapshot.itemIdentifiers
    else { return "other data" }
    for (section, identifier) in sections.enumerated() {
      let items = snapshot.itemIdentifiers(inSection: identifier)
      guard view.numberOfItems(inSection: section) == items.count else { return "other counts" }
      for (item, name) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else {
          return "no attributes at \(path)"
        }
        let isVisible = view.bounds.intersection(frame).height > 0
        let cell = view.cellForItem(at: path) as? ItemCell
        guard isVisible == (cell != nil) else { return "\(name) is not shown, or should not be" }
        guard let cell else { continue }
        guard cell.name == name else { return "\(cell.name) is shown as \(name)" }
        guard cell.frame == frame else { return "\(name) is at \(cell.frame), not \(frame)" }
      }
    }
    return nil
  }

  /// Returns which of the cells that were shown is wrong, or nil.
  fileprivate func fault(keeping shown: [String: ItemCell], _ pair: SnapshotPair) -> String? {
    let now = cellsByName
    let filled = fills()
    for name in pair.keptItems {
      guard let cell = now[name], let old = shown[name] else { continue }
      guard cell === old else { return "\(name) has another cell" }
      let isReconfigured = pair.new.reconfiguredItemIdentifiers.contains(name)
      guard filled.count(where: { $0 == name }) == (isReconfigured ? 1 : 0) else {
        return "\(name) was filled \(filled.count { $0 == name }) times"
      }
    }
    return nil
  }
}

extension SplitMix64 {
  /// Returns up to five sections with some of fifteen items.
  fileprivate mutating func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B", "C", "D", "E"].filter { _ in !oneIn(3) })
    shuffleSome(of: &snapshot)
    let items = (0..<15).map(String.init).filter { _ in !oneIn(3) }.shuffled(using: &self)
    guard snapshot.numberOfSections > 0 else { return snapshot }
    for item in items {
      let section = snapshot.sectionIdentifiers.randomElement(using: &self)
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }

  private mutating func shuffleSome(of snapshot: inout Snapshot) {
    guard oneIn(2), let first = snapshot.sectionIdentifiers.first,
      let last = snapshot.sectionIdentifiers.last
    else { return }
    snapshot.moveSection(first, afterSection: last)
  }

  /// Returns another snapshot, or one that differs little, with marks.
  fileprivate mutating func markedSnapshot(after old: Snapshot) -> Snapshot {
    var next = old
    if oneIn(3) {
      next = snapshot()
    } else {
      var model = next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) }
      for _ in 0..<int(0...4) { moveAnItem(of: &next, &model) }
      if oneIn(4) { shuffleSome(of: &next) }
    }
    next.reloadItems(next.itemIdentifiers.filter { _ in oneIn(8) })
    next.reconfigureItems(next.itemIdentifiers.filter { _ in oneIn(4) })
    next.reloadSections(next.sectionIdentifiers.filter { _ in oneIn(8) })
    return next
  }

  /// Moves, inserts or deletes an item, in the snapshot and in its model.
  fileprivate mutating func moveAnItem(of snapshot: inout Snapshot, _ model: inout [[String]]) {
    guard let neighbor = snapshot.itemIdentifiers.randomElement(using: &self) else { return }
    let item = String(int(0...20))
    let isThere = snapshot.indexOfItem(item) != nil
    guard item != neighbor else {
      snapshot.deleteItems([item])
      model = model.map { $0.filter { $0 != item } }
      return
    }
    let isBefore = oneIn(2)
    switch (isThere, isBefore) {
    case (true, true): snapshot.moveItem(item, beforeItem: neighbor)
    case (true, false): snapshot.moveItem(item, afterItem: neighbor)
    case (false, true): snapshot.insertItems([item], beforeItem: neighbor)
    case (false, false): snapshot.insertItems([item], afterItem: neighbor)
    }
    model = model.map { $0.filter { $0 != item } }
    for section in model.indices {
      guard let index = model[section].firstIndex(of: neighbor) else { continue }
      model[section].insert(item, at: index + (isBefore ? 0 : 1))
    }
  }
}
