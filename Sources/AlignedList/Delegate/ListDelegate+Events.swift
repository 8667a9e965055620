#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListDelegate {
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      guard let record = record(at: indexPath) else { return false }
      return record.isSelectable || record.item?.options.onHighlightChange != nil
    }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      highlight(true, at: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      highlight(false, at: indexPath)
    }

    /// UIKit continues with the same index path: selection follows highlighting.
    private func highlight(_ isHighlighted: Bool, at path: IndexPath) {
      rows.highlight(path, isHighlighted)
      let action = record(at: path)?.item?.options.onHighlightChange
      list?.calls.during { action?(isHighlighted) }
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      guard record(at: indexPath)?.isSelectable == true else { return false }
      return rows.mayChangeSelection(ofItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard let record = record(at: indexPath) else { return }
      let (onSelect, onSelectionChange) = (record.onSelect, record.item?.options.onSelectionChange)
      if onSelectionChange == nil {
        collectionView.deselectItem(at: indexPath, animated: true)
      } else {
        rows.select(indexPath, true)
      }
      onSelectionChange?(true)
      onSelect?()
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      rows.select(indexPath, false)
      // UIKit selects another item next, by an index path that it has already.
      let action = record(at: indexPath)?.item?.options.onSelectionChange
      list?.calls.during { action?(false) }
    }

    // MARK: Displaying

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let record = cell.listRecord else { return }
      (cell as? ListCell)?.fillIfStale()
      rows.prepare(cell, of: record, at: indexPath)
      call(record.item?.options.onDisplay, cell.listView)
      reachEnds(of: record)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      // The index path may be one from before an update.
      guard let record = cell.listRecord else { return }
      coveredItems.removeAll { $0 === record }
      call(record.item?.options.onEndDisplay, cell.listView)
      if list?.core.contains(record) != true { cell.forgetListItem() }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      guard let view = view as? ListSupplementaryView else { return }
      view.recallItem()
      for view in view.withParts { call(view.item?.options.onDisplay, view.hosted) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      guard let view = view as? ListSupplementaryView else { return }
      for view in view.withParts { call(view.item?.options.onEndDisplay, view.hosted) }
      view.forgetItem()
    }

    private func call(_ action: (@MainActor (UIView) -> Void)?, _ view: UIView?) {
      guard let action, let view else { return }
      list?.calls.perform { action(view) }
    }

    // MARK: Moving

    /// Keeps a moved item among those that may be moved, in its section or another one of the same group.
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      let (own, proposed) = (originalIndexPath.section, proposedIndexPath.section)
      let section = record(ofSection: own)
      if proposed != own, let group = section?.section.values.onReorder?.group,
        let other = record(ofSection: proposed), other.section.values.onReorder?.group == group
      {
        return IndexPath(item: min(proposedIndexPath.item, other.movableCount), section: proposed)
      }
      let last = max(0, (section?.movableCount ?? 1) - 1)
      if proposed != own { return IndexPath(item: proposed < own ? 0 : last, section: own) }
      return IndexPath(item: min(proposedIndexPath.item, last), section: own)
    }
  }
#endif
