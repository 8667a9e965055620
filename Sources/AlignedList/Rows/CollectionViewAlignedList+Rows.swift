#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // UIKit highlights and selects single items. The list has the other cells of a row follow.
  extension CollectionViewAlignedList {
    /// Highlights the other cells of an item's row with it, and fills the row behind them.
    func highlightRow(ofItemAt path: IndexPath, _ isHighlighted: Bool) {
      rowHighlight?.fade()
      rowHighlight = nil
      guard let row = ShownRow(ofItemAt: path, in: self) else { return }
      for case let cell? in row.touchedItems.map({ collectionView?.cellForItem(at: $0) }) {
        cell.isHighlighted = isHighlighted
      }
      guard isHighlighted, let color = row.color, let frame = row.frame(in: self) else { return }
      let highlight = RowHighlight(frame: frame)
      highlight.backgroundColor = color
      if let corners = row.roundedCorners(of: frame, in: self) {
        highlight.layer.cornerRadius = CardView.cornerRadius
        highlight.layer.maskedCorners = corners
      }
      collectionView?.insertSubview(highlight, at: 0)
      rowHighlight = highlight
    }

    /// Selects or deselects the other cells of an item's row with it.
    func selectRow(ofItemAt path: IndexPath, _ isSelected: Bool) {
      guard let row = ShownRow(ofItemAt: path, in: self) else { return }
      for case let cell? in row.touchedItems.map({ collectionView?.cellForItem(at: $0) }) {
        cell.isSelected = isSelected
      }
    }

    /// Shows in a cell that is about to be displayed whether its row is selected, and receives taps beside it.
    func prepareRow(of record: ItemRecord, for cell: UICollectionViewCell, at path: IndexPath) {
      guard let row = record.item?.storedOptions?.options.row else { return }
      if !row.isTouchedAlone { cell.isSelected = selectedItem(ofRowWithItemAt: path) != nil }
      // On tvOS the recognizer would take the Select button from the cell that has the focus.
      #if !os(tvOS)
        guard rowTaps == nil, let collectionView else { return }
        rowTaps = RowTaps(in: collectionView, of: self)
      #endif
    }

    /// Returns whether a tap on an item may select it. One on another item of a selected row deselects that, if
    /// several items may be selected, and does nothing otherwise.
    func mayChangeSelection(ofRowWithItemAt path: IndexPath) -> Bool {
      guard let selected = selectedItem(ofRowWithItemAt: path), selected != path else {
        return true
      }
      if collectionView?.allowsMultipleSelection == true {
        collectionView?.deselectItem(at: selected, animated: true)
        selectRow(ofItemAt: selected, false)
        let action = record(at: selected)?.item?.options.onSelectionChange
        calls.during { action?(false) }
      }
      return false
    }

    private func selectedItem(ofRowWithItemAt path: IndexPath) -> IndexPath? {
      guard let selected = collectionView?.indexPathsForSelectedItems, !selected.isEmpty,
        let row = ShownRow(ofItemAt: path, in: self)
      else { return nil }
      return row.touchedItems.first(where: selected.contains)
    }

    // MARK: Taps between cells

    /// Returns the first item of the row that takes a point of the content, if no cell stands there.
    func itemOfRow(at point: CGPoint) -> IndexPath? {
      guard let collectionView, collectionView.indexPathForItem(at: point) == nil else {
        return nil
      }
      for path in collectionView.indexPathsForVisibleItems {
        guard let row = ShownRow(ofItemAt: path, in: self), row.touchedItems.first == path,
          row.frame(in: self)?.contains(point) == true
        else { continue }
        return path
      }
      return nil
    }
  }

  /// Receives taps on rows between and beside their cells.
  @MainActor
  final class RowTaps: NSObject, UIGestureRecognizerDelegate {
    private weak var list: CollectionViewAlignedList?
    private var tap: TapRecognizer?

    init(in view: UICollectionView, of list: CollectionViewAlignedList) {
      self.list = list
      super.init()
      let tap = TapRecognizer { [weak self] in self?.recognize() }
      tap.cancelsTouchesInView = false
      tap.delegate = self
      view.addGestureRecognizer(tap)
      self.tap = tap
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      // As with cells, a touch that stops scrolling selects nothing.
      guard let view = list?.collectionView, !view.isDragging, !view.isDecelerating,
        touch.view?.isBetweenCells(of: view) == true
      else { return false }
      return list?.itemOfRow(at: touch.location(in: view)) != nil
    }

    private func recognize() {
      guard let list, let view = list.collectionView, let tap,
        let path = list.itemOfRow(at: tap.location(in: view))
      else { return }
      list.listDelegate.tap(path, in: view)
    }
  }

  extension UIView {
    /// Whether a touched view is the collection view itself or a decoration view. What else is in front of a
    /// row keeps its touches: a header, an overlay, a control.
    func isBetweenCells(of collectionView: UICollectionView) -> Bool {
      var touched: UIView? = self
      while let view = touched, view !== collectionView {
        guard view is UICollectionReusableView, !(view is UICollectionViewCell),
          !(view is ListSupplementaryView)
        else { return false }
        touched = view.superview
      }
      return touched != nil
    }
  }

  /// Fills a row that is touched, behind its cells and in front of backgrounds.
  final class RowHighlight: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      // Backgrounds are at -2 and line separators at -1, if nothing else is said.
      layer.zPosition = -1.5
    }

    /// Returns nil: only code makes the view.
    required init?(coder: NSCoder) {
      nil
    }

    /// Fades out and leaves the collection view.
    func fade() {
      UIView.animate(
        withDuration: 0.25, animations: { self.alpha = 0 },
        completion: { _ in self.removeFromSuperview() })
    }
  }

  extension ListDelegate {
    /// Does what a tap of UIKit's does.
    func tap(_ path: IndexPath, in view: UICollectionView) {
      guard view.allowsSelection, collectionView(view, shouldHighlightItemAt: path) else { return }
      collectionView(view, didHighlightItemAt: path)
      collectionView(view, didUnhighlightItemAt: path)
      let isSelected = view.indexPathsForSelectedItems?.contains(path) ?? false
      if isSelected, view.allowsMultipleSelection {
        guard collectionView(view, shouldDeselectItemAt: path) else { return }
        view.deselectItem(at: path, animated: false)
        collectionView(view, didDeselectItemAt: path)
      } else if collectionView(view, shouldSelectItemAt: path) {
        let others = view.allowsMultipleSelection ? [] : view.indexPathsForSelectedItems ?? []
        view.selectItem(at: path, animated: false, scrollPosition: [])
        for other in others where other != path { collectionView(view, didDeselectItemAt: other) }
        collectionView(view, didSelectItemAt: path)
      }
    }
  }
#endif
