#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentLayout {
    /// Returns the position of an item, or nil if it does not exist.
    ///
    /// UIKit asks for deleted items, and clients pass index paths of other lengths, whose `section`
    /// would stop the program.
    func position(of indexPath: IndexPath) -> CellPosition? {
      guard indexPath.count == 2, (0..<sectionCount).contains(indexPath[0]),
        (0..<cellCount(inSection: indexPath[0])).contains(indexPath[1])
      else { return nil }
      return CellPosition(section: indexPath[0], cell: indexPath[1])
    }

    /// Returns the positions of the items that exist.
    func positions(of indexPaths: [IndexPath]) -> [CellPosition] {
      indexPaths.compactMap(position)
    }

    /// Returns the header, footer or overflow view of a kind at an index path, or nil if there is
    /// no such section or kind. The section may lack the view.
    @MainActor
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

    /// Returns the frame of an element, or nil if its section lacks it.
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

    /// Returns the number of cells that a line limit hides in a section.
    func hiddenCellCount(inSection section: Int) -> Int {
      cellCount(inSection: section) - visibleCellCount(inSection: section)
    }

    func attributes(ofSection section: Int) -> SectionAttributes {
      self[section].attributes.transposed(for: axis)
    }
  }
#endif
