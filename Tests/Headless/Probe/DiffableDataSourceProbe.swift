import UIKit

/// A diffable data source that overrides every member, as an app would.
open class DiffableDataSourceProbe: UICollectionViewDiffableDataSource<String, Int> {
  public override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }
  open override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  open override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  open override func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    super.snapshot()
  }
  open override func itemIdentifier(for indexPath: IndexPath) -> Int? {
    super.itemIdentifier(for: indexPath)
  }
  open override func indexPath(for itemIdentifier: Int) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  open override func sectionIdentifier(for index: Int) -> String? {
    super.sectionIdentifier(for: index)
  }
  open override func index(for sectionIdentifier: String) -> Int? {
    super.index(for: sectionIdentifier)
  }
  open override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  open override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    super.collectionView(collectionView, numberOfItemsInSection: section)
  }
  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.collectionView(collectionView, cellForItemAt: indexPath)
  }
  open override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  open override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    super.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  open override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  open override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    super.indexTitles(for: collectionView)
  }
  open override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// Calls every member of a diffable data source.
@MainActor
func callDiffableDataSource(in view: UICollectionView) async -> [Int] {
  let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
    cell.tag = path.item + item
  }
  let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, kind, path in
    header.tag = path.section + kind.count
  }
  let source = DiffableDataSourceProbe(collectionView: view) { view, path, item in
    view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
  }
  source.supplementaryViewProvider = { view, _, path in
    view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
  }
  var order: [Int] = []
  source.reorderingHandlers.canReorderItem = { $0 > 0 }
  source.reorderingHandlers.willReorder = { order = $0.initialSnapshot.itemIdentifiers }
  source.reorderingHandlers.didReorder = { transaction in
    order = order.applying(transaction.difference) ?? transaction.finalSnapshot.itemIdentifiers
  }
  await source.apply(snapshotProbe())
  await source.apply(snapshotProbe(), animatingDifferences: false)
  await source.applySnapshotUsingReloadData(source.snapshot())
  applyAtOnce(source)
  return order + [source.itemIdentifier(for: IndexPath(item: 0, section: 0)) ?? 0]
}

@MainActor
func applyAtOnce(_ source: UICollectionViewDiffableDataSource<String, Int>) {
  source.apply(snapshotProbe())
  source.apply(snapshotProbe(), animatingDifferences: false)
  source.apply(snapshotProbe(), animatingDifferences: false) { _ = source.snapshot() }
  source.applySnapshotUsingReloadData(snapshotProbe())
}

/// Calls every member of a snapshot. It needs no actor.
func snapshotProbe() -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["a", "d"])
  snapshot.insertSections(["b"], beforeSection: "d")
  snapshot.insertSections(["c"], afterSection: "b")
  snapshot.moveSection("c", beforeSection: "b")
  snapshot.moveSection("c", afterSection: "b")
  snapshot.deleteSections(["d"])
  snapshot.appendItems([1, 2])
  snapshot.appendItems([3], toSection: "a")
  snapshot.insertItems([4], beforeItem: 3)
  snapshot.insertItems([5], afterItem: 3)
  snapshot.moveItem(5, beforeItem: 3)
  snapshot.moveItem(5, afterItem: 3)
  snapshot.deleteItems([1])
  snapshot.reloadItems([2])
  snapshot.reconfigureItems([3])
  snapshot.reloadSections(["b"])
  let marks =
    snapshot.reloadedItemIdentifiers.count + snapshot.reconfiguredItemIdentifiers.count
    + snapshot.reloadedSectionIdentifiers.count
  let counts = snapshot.numberOfItems + snapshot.numberOfSections
  let place = (snapshot.indexOfItem(3) ?? 0) + (snapshot.indexOfSection("a") ?? 0)
  if marks + counts + place < 0 { snapshot.deleteAllItems() }
  let section = snapshot.sectionIdentifier(containingItem: 3) ?? snapshot.sectionIdentifiers[0]
  let items = snapshot.itemIdentifiers(inSection: section) + snapshot.itemIdentifiers
  if snapshot.numberOfItems(inSection: section) > items.count { snapshot.deleteAllItems() }
  return snapshot
}
