#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // An item with an action is one button for VoiceOver, and so is a row: its first cell speaks for the others.
  extension ListCell {
    /// The cells of the item or row if they are read as one, or nil: those that are visible, in their order.
    var cellsReadAsOne: [ListCell]? {
      guard let record, record.isSelectable,
        let view = superview as? UICollectionView, let path = view.indexPath(for: self)
      else { return nil }
      guard let row = record.item?.options.row, !row.isTouchedAlone
      else { return isReadWithOthers ? [self] : nil }
      var cells: [ListCell] = []
      for index in 0..<row.count {
        let other = IndexPath(item: path.item - row.index + index, section: path.section)
        guard let cell = view.cellForItem(at: other) else { continue }
        guard let listCell = cell as? ListCell, listCell.isReadWithOthers,
          let otherRow = listCell.record?.item?.options.row, !otherRow.isTouchedAlone,
          otherRow.index == index, otherRow.count == row.count
        else { return nil }
        cells.append(listCell)
      }
      return cells
    }

    /// Whether nothing in the cell has to be read by itself. SwiftUI views have elements of their own.
    private var isReadWithOthers: Bool {
      record?.item?.content.measuresItself == false && shownView.isReadAsOne
    }

    var cellsSpokenFor: [ListCell]? {
      cellsReadAsOne.flatMap { $0.first === self ? $0 : nil }
    }
  }

  @MainActor
  extension [ListCell] {
    var accessibilityLabel: String {
      flatMap { $0.shownView.labels }.joined(separator: ", ")
    }

    var accessibilityTraits: UIAccessibilityTraits {
      reduce(contains(where: \.isSelected) ? [.button, .selected] : .button) {
        $0.union($1.shownView.accessibilityTraits)
      }
    }

    var accessibilityFrame: CGRect {
      reduce(CGRect.null) {
        $0.union(UIAccessibility.convertToScreenCoordinates($1.bounds, in: $1))
      }
    }
  }
#endif
