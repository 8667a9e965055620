#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Touches on rows. UIKit highlights and selects single items: the other cells of a row follow. It also receives taps
  /// between and beside the cells.
  @MainActor
  final class RowTouches: NSObject, UIGestureRecognizerDelegate {
    private weak var delegate: ListDelegate?
    private var tap: TapRecognizer?
    private(set) var highlight: RowHighlight?

    init(of delegate: ListDelegate) { self.delegate = delegate }

    private var list: CollectionViewAlignedList? { delegate?.list }

    private func row(ofItemAt path: IndexPath) -> ShownRow? {
      list.flatMap { ShownRow(ofItemAt: path, in: $0) }
    }

    private func cells(of row: ShownRow) -> [UICollectionViewCell] {
      row.touchedItems.compactMap { list?.collectionView?.cellForItem(at: $0) }
    }

    /// Highlights the other cells of an item's row with it, and fills the row behind them.
    func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
      highlight?.fade()
      highlight = nil
      guard let list, let row = row(ofItemAt: path) else { return }
      for cell in cells(of: row) { cell.isHighlighted = isHighlighted }
      guard isHighlighted, let color = row.color, let frame = row.frame(in: list) else { return }
      let highlight = RowHighlight(frame: frame)
      highlight.isUserInteractionEnabled = false
      // Backgrounds are at -2 and line separators at -1, if nothing else is said.
      highlight.layer.zPosition = -1.5
      highlight.backgroundColor = color
      if let corners = row.roundedCorners(of: frame, in: list) {
        highlight.layer.cornerRadius = CardView.cornerRadius
        highlight.layer.maskedCorners = corners
      }
      list.collectionView?.insertSubview(highlight, at: 0)
      self.highlight = highlight
    }

    func select(_ path: IndexPath, _ isSelected: Bool) {
      guard let row = row(ofItemAt: path) else { return }
      for cell in cells(of: row) { cell.isSelected = isSelected }
    }

    /// Shows in a cell that is about to be displayed whether its row is selected, and receives taps beside it.
    func prepare(_ cell: UICollectionViewCell, of record: ItemRecord, at path: IndexPath) {
      guard let row = record.item?.storedOptions?.options.row else { return }
      if !row.isTouchedAlone { cell.isSelected = selectedItem(ofRowWithItemAt: path) != nil }
      // On tvOS the recognizer would take the Select button from the cell that has the focus.
      #if !os(tvOS)
        guard tap == nil, let view = list?.collectionView else { return }
        let tap = TapRecognizer { [weak self] in self?.recognize() }
        tap.cancelsTouchesInView = false
        tap.delegate = self
        view.addGestureRecognizer(tap)
        self.tap = tap
      #endif
    }

    /// Returns whether a tap on an item may select it. One on another item of a selected row deselects that, if
    /// several items may be selected, and does nothing otherwise.
    func mayChangeSelection(ofItemAt path: IndexPath) -> Bool {
      guard let selected = selectedItem(ofRowWithItemAt: path), selected != path
      else { return true }
      if let list, let view = list.collectionView, view.allowsMultipleSelection {
        view.deselectItem(at: selected, animated: true)
        select(selected, false)
        let action = list.record(at: selected)?.item?.options.onSelectionChange
        list.calls.during { action?(false) }
      }
      return false
    }

    private func selectedItem(ofRowWithItemAt path: IndexPath) -> IndexPath? {
      guard let selected = list?.collectionView?.indexPathsForSelectedItems, !selected.isEmpty
      else { return nil }
      return row(ofItemAt: path)?.touchedItems.first(where: selected.contains)
    }

    // MARK: Taps between cells

    /// Returns the first item of the row that takes a point of the content, if no cell stands there.
    private func item(at point: CGPoint, in list: CollectionViewAlignedList) -> IndexPath? {
      guard let view = list.collectionView, view.indexPathForItem(at: point) == nil
      else { return nil }
      return view.indexPathsForVisibleItems.first { path in
        guard let row = row(ofItemAt: path), row.touchedItems.first == path else { return false }
        return row.frame(in: list)?.contains(point) == true
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      // As with cells, a touch that stops scrolling selects nothing.
      guard let list, let view = list.collectionView, !view.isDragging, !view.isDecelerating,
        touch.view?.isBetweenCells(of: view) == true
      else { return false }
      return item(at: touch.location(in: view), in: list) != nil
    }

    private func recognize() {
      guard let list, let view = list.collectionView, let tap,
        let path = item(at: tap.location(in: view), in: list)
      else { return }
      delegate?.tap(path, in: view)
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
    func fade() {
      UIView.animate(
        withDuration: 0.25, animations: { self.alpha = 0 },
        completion: { _ in self.removeFromSuperview() })
    }
  }

  extension ListDelegate {
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
