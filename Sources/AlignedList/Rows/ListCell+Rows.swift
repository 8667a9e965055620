#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // A row with an action is one element for VoiceOver: its first cell, which speaks for the others.
  extension ListCell {
    /// The cells of the row if they are read as one, or nil: those that are visible, in their order.
    var cellsReadAsOne: [ListCell]? {
      guard let record, let row = record.item?.options.row, !row.isTouchedAlone,
        record.isSelectable,
        let view = superview as? UICollectionView, let path = view.indexPath(for: self)
      else { return nil }
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
      reduce(.button) { $0.union($1.shownView.accessibilityTraits) }
    }

    var accessibilityFrame: CGRect {
      reduce(CGRect.null) {
        $0.union(UIAccessibility.convertToScreenCoordinates($1.bounds, in: $1))
      }
    }
  }
#endif
