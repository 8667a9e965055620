#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentLayout {
    /// The position of an item, or nil if there is none: UIKit does ask for what is gone, and
    /// clients hand in paths of other lengths, whose `section` UIKit would not survive.
    func position(of indexPath: IndexPath) -> CellPosition? {
      guard indexPath.count == 2, (0..<sectionCount).contains(indexPath[0]),
        (0..<cellCount(inSection: indexPath[0])).contains(indexPath[1])
      else { return nil }
      return CellPosition(section: indexPath[0], cell: indexPath[1])
    }

    /// The positions of those of the items that there are.
    func positions(of indexPaths: [IndexPath]) -> [CellPosition] {
      indexPaths.compactMap(position)
    }

    /// The header, footer or overflow view of a kind at a path, or nil if there can be none.
    func element(ofKind kind: String, at indexPath: IndexPath) -> Element? {
      guard indexPath.count == 2, (0..<sectionCount).contains(indexPath[0]), indexPath[1] == 0
      else { return nil }
      return switch kind {
      case UICollectionView.elementKindSectionHeader: .header(section: indexPath[0])
      case UICollectionView.elementKindSectionFooter: .footer(section: indexPath[0])
      case CollectionViewAlignedLayout.elementKindOverflow: .overflow(section: indexPath[0])
      default: nil
      }
    }

    /// Where an element stands, or nil for one that its section does not have.
    func frame(of element: Element, pinning: Pinning?) -> CGRect? {
      switch element {
      case .header(let section): frame(ofHeaderInSection: section, pinning: pinning)
      case .cell(let position): frame(ofCellAt: position)
      case .overflow(let section): frame(ofOverflowInSection: section)
      case .footer(let section): frame(ofFooterInSection: section, pinning: pinning)
      case .background(let section): frame(ofBackgroundInSection: section)
      case .lineSeparator(let section, let line):
        frame(ofSeparatorBelowLineAt: line, inSection: section)
      }
    }
  }
#endif
