#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // UIKit names elements by index paths and kinds, the engine by positions.

  extension ContentLayout.CellPosition {
    /// A path of another length, whose `section` would stop the program, becomes a position that does not exist.
    init(_ indexPath: IndexPath) {
      self =
        indexPath.count == 2
        ? Self(section: indexPath[0], cell: indexPath[1]) : Self(section: -1, cell: -1)
    }

    var indexPath: IndexPath { IndexPath(item: cell, section: section) }
  }

  extension ContentLayout.Element {
    static let kindOfOverflow = "CollectionViewAlignedLayout.overflow"
    static let kindOfContentHeader = "CollectionViewAlignedLayout.contentHeader"
    static let kindOfContentFooter = "CollectionViewAlignedLayout.contentFooter"

    /// The index path of the content's header and footer. UIKit demands a section number, and no more ([Apple's
    /// documentation](https://developer.apple.com/documentation/uikit/uicollectionviewlayout/indexpathstoinsertforsupplementaryview(ofkind:))).
    static let boundaryPath = IndexPath(index: 0)

    static let cellZIndex = 0
    static let pinnedCellZIndex = 1
    static let footerZIndex = 1
    static let headerZIndex = 2
    static let contentFooterZIndex = 3
    static let contentHeaderZIndex = 4

    /// The section may lack the view.
    @MainActor
    init?(ofKind kind: String, at indexPath: IndexPath) {
      switch kind {
      case Self.kindOfContentHeader where indexPath == Self.boundaryPath: self = .contentHeader
      case Self.kindOfContentFooter where indexPath == Self.boundaryPath: self = .contentFooter
      case _ where indexPath.count != 2 || indexPath[1] != 0: return nil
      case UICollectionView.elementKindSectionHeader: self = .header(section: indexPath[0])
      case UICollectionView.elementKindSectionFooter: self = .footer(section: indexPath[0])
      case Self.kindOfOverflow: self = .overflow(section: indexPath[0])
      default: return nil
      }
    }

    var indexPath: IndexPath {
      switch self {
      case .contentHeader, .contentFooter: Self.boundaryPath
      case .cell(let position): position.indexPath
      case .header(let section), .overflow(let section), .footer(let section):
        IndexPath(item: 0, section: section)
      case .background(let section, _, let line), .lineSeparator(let section, let line):
        IndexPath(item: line, section: section)
      }
    }

    @MainActor
    var supplementaryKind: String? {
      switch self {
      case .contentHeader: Self.kindOfContentHeader
      case .contentFooter: Self.kindOfContentFooter
      case .header: UICollectionView.elementKindSectionHeader
      case .footer: UICollectionView.elementKindSectionFooter
      case .overflow: Self.kindOfOverflow
      case .cell, .background, .lineSeparator: nil
      }
    }
  }

  extension ContentLayout {
    func zIndex(of element: Element) -> Int {
      switch element {
      case .contentHeader: Element.contentHeaderZIndex
      case .contentFooter: Element.contentFooterZIndex
      case .header: Element.headerZIndex
      case .footer: Element.footerZIndex
      case .cell(let position): zIndex(ofCellAt: position)
      case .overflow: Element.cellZIndex
      case .background(let section, let number, _):
        attributes(ofSection: section).backgrounds[number].zIndex
      case .lineSeparator(let section, _): attributes(ofSection: section).lineSeparator?.zIndex ?? 0
      }
    }

    private func zIndex(ofCellAt position: CellPosition) -> Int {
      guard sections.hasRaisedCells else { return Element.cellZIndex }
      let attributes = read(position.section) { $0.attributes(ofCell: position.cell) }
      return (attributes.pins && isPinned(position) ? Element.pinnedCellZIndex : Element.cellZIndex)
        + attributes.zIndex
    }

    /// Returns the position of an item, or nil if it does not exist. UIKit asks for deleted items.
    func position(of indexPath: IndexPath) -> CellPosition? {
      let position = CellPosition(indexPath)
      return contains(.cell(position)) ? position : nil
    }

    /// The section may lack the view.
    @MainActor
    func element(ofKind kind: String, at indexPath: IndexPath) -> Element? {
      Element(ofKind: kind, at: indexPath).flatMap { contains($0) ? $0 : nil }
    }

    func decoration(ofKind kind: String, at indexPath: IndexPath) -> Element? {
      guard indexPath.count == 2, (0..<sectionCount).contains(indexPath[0]) else { return nil }
      let (section, index) = (indexPath[0], indexPath[1])
      let views = decorationViews(ofKind: kind, inSection: section)
      guard views.contains(index) else { return nil }
      return views.background.map { .background(section: section, number: $0, line: index) }
        ?? .lineSeparator(section: section, line: index)
    }
  }
#endif
