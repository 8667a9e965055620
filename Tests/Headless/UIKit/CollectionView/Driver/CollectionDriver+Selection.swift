import Foundation

// Selection by code and by simulated taps.
extension CollectionDriver {
  func select(_ path: IndexPath?) {
    guard view.allowsSelection else { return }
    guard let path else { return deselectAll() }
    guard itemExists(at: path) else { return }
    if !view.allowsMultipleSelection { deselectAll(except: path) }
    selected.insert(path)
    showSelection(true, at: path)
  }

  func deselect(_ path: IndexPath) {
    selected.remove(path)
    showSelection(false, at: path)
  }

  /// Updates prefetched cells too, because they are not configured again when they appear.
  private func showSelection(_ isSelected: Bool, at path: IndexPath) {
    let view = displayed[.cell(path)] ?? prefetched[.cell(path)]
    (view as? UICollectionViewCell)?.isSelected = isSelected
  }

  private func deselectAll(except remaining: IndexPath? = nil) {
    for path in selected where path != remaining { deselect(path) }
  }

  /// Highlights and selects an item as a tap does, if the delegate permits it.
  func tap(_ path: IndexPath) {
    guard highlight(path) else { return }
    unhighlight(path)
    choose(path)
  }

  /// Highlights an item that is shown. Returns whether the delegate permits it.
  func highlight(_ path: IndexPath) -> Bool {
    guard view.allowsSelection, itemExists(at: path), let cell = displayed[.cell(path)] else {
      return false
    }
    let delegate = view.delegate
    guard delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true else { return false }
    (cell as? UICollectionViewCell)?.isHighlighted = true
    delegate?.collectionView(view, didHighlightItemAt: path)
    return true
  }

  func unhighlight(_ path: IndexPath) {
    (displayed[.cell(path)] as? UICollectionViewCell)?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  /// Selects an item as a tap does. A tap on a selected one deselects it if several may be selected.
  func choose(_ path: IndexPath) {
    let delegate = view.delegate
    if selected.contains(path), view.allowsMultipleSelection {
      guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(view, didDeselectItemAt: path)
    } else {
      guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
      let replaced = view.allowsMultipleSelection ? [] : selected.subtracting([path])
      select(path)
      for old in replaced.sorted() { delegate?.collectionView(view, didDeselectItemAt: old) }
      delegate?.collectionView(view, didSelectItemAt: path)
    }
  }
}
