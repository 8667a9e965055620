#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Random snapshots of a diffable data source lead to the frames of a fresh layout. Rests on its
  /// updates being batch updates with the operations of a difference (D, W); which operations those
  /// are is inferred (I), and no expectation depends on it.
  @MainActor
  @Suite(.underAllModes)
  struct DiffableDataSourceLaws {
    @Test func `snapshots lead to a fresh layout`() {
      expectNoFault(keepsAnswers: false)
    }

    @Test func `snapshots lead to a fresh layout that keeps answers`() {
      expectNoFault(keepsAnswers: true)
    }

    private func expectNoFault(keepsAnswers: Bool) {
      withoutAudits {
        let fault = firstFault(ofSeeds: Seeds(200, usually: 30)) { seed in
          faultOfSnapshots(seed: seed, keepsAnswers: keepsAnswers)
        }
        #expect(fault == nil)
      }
    }

    /// Returns the first fault after several snapshots, or nil.
    private func faultOfSnapshots(seed: UInt64, keepsAnswers: Bool) -> String? {
      var random = SplitMix64(seed: seed)
      let stage = SnapshotStage()
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      for step in 0..<6 {
        let next = random.snapshot(after: stage.source.snapshot())
        stage.resize(next.reconfiguredItemIdentifiers)
        stage.source.apply(next, animatingDifferences: random.happens(onceIn: 2))
        stage.view.layoutIfNeeded()
        let fresh = SnapshotStage()
        fresh.resizedCounts = stage.resizedCounts
        fresh.source.applySnapshotUsingReloadData(next)
        fresh.view.layoutIfNeeded()
        if let fault = stage.difference(from: fresh) { return "snapshot \(step): \(fault)" }
      }
      return nil
    }
  }

  /// A collection view with a diffable data source of numbers. The size of a cell follows from its number,
  /// and from how often the item was resized.
  @MainActor
  private final class SnapshotStage {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    let layout = CollectionViewAlignedLayout()
    let view: UICollectionView
    let source: Source
    var resizedCounts: [Int: Int] = [:]
    private let window: UIWindow

    init() {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 150)
      window = UIWindow(frame: frame)
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.tag = number
      }
      source = Source(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
      }
      layout.attributesForSection = { [weak source] section in
        let identifier = source?.sectionIdentifier(for: section) ?? ""
        return SectionAttributes(lineAlignment: identifier < "C" ? .center : .trailing)
      }
      window.addSubview(view)
      layout.sizeForItem = { [weak self] path, _ in
        let item = self?.source.itemIdentifier(for: path) ?? 0
        let number = item + 5 * (self?.resizedCounts[item] ?? 0)
        return CGSize(width: 20 + number % 7 * 15, height: 10 + number % 4 * 10)
      }
    }

    /// Gives items other sizes, and names those that are shown for the next snapshot.
    func resize(_ items: [Int]) {
      for item in items { resizedCounts[item, default: 0] += 1 }
      layout.invalidateItemsInNextUpdate(at: items.compactMap(source.indexPath))
    }

    /// Returns what differs from a view that shows the same snapshot.
    func difference(from fresh: SnapshotStage) -> String? {
      guard view.contentSize == fresh.view.contentSize else { return "another content size" }
      for (section, identifier) in source.snapshot().sectionIdentifiers.enumerated() {
        for item in source.snapshot().itemIdentifiers(inSection: identifier).indices {
          let path = IndexPath(item: item, section: section)
          let frame = view.layoutAttributesForItem(at: path)?.frame
          guard frame == fresh.view.layoutAttributesForItem(at: path)?.frame else {
            return "another frame at \(path)"
          }
          let cell = view.cellForItem(at: path)
          guard cell == nil || cell?.frame == frame else { return "a cell beside \(path)" }
          guard cell == nil || cell?.tag == source.itemIdentifier(for: path) else {
            return "another cell at \(path)"
          }
        }
      }
      return nil
    }
  }

  extension SplitMix64 {
    /// Returns another snapshot with some of the same sections and items, or one that differs little.
    fileprivate mutating func snapshot(
      after old: NSDiffableDataSourceSnapshot<String, Int>
    ) -> NSDiffableDataSourceSnapshot<String, Int> {
      var next = old
      if happens(onceIn: 3) || old.numberOfItems == 0 {
        next = NSDiffableDataSourceSnapshot()
        let sections = ["A", "B", "C", "D"].shuffled(using: &self)
        next.appendSections(Array(sections.dropLast(Int.random(in: 0...3, using: &self))))
        for number in (0..<40).shuffled(using: &self) where !happens(onceIn: 3) {
          next.appendItems([number], toSection: pick(next.sectionIdentifiers))
        }
      }
      for _ in 0..<3 { moveAnItem(of: &next) }
      next.reconfigureItems(next.itemIdentifiers.filter { _ in happens(onceIn: 6) })
      next.reloadItems(next.itemIdentifiers.filter { _ in happens(onceIn: 9) })
      return next
    }

    private mutating func moveAnItem(of snapshot: inout NSDiffableDataSourceSnapshot<String, Int>) {
      let number = Int.random(in: 0..<60, using: &self)
      let neighbor = pick(snapshot.itemIdentifiers)
      switch (number == neighbor, snapshot.indexOfItem(number) != nil) {
      case (true, _): break
      case (false, true): snapshot.moveItem(number, afterItem: neighbor)
      case (false, false): snapshot.insertItems([number], beforeItem: neighbor)
      }
    }
  }
#endif
