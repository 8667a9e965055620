#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentLayout.Element {
    var isHeaderOrFooter: Bool {
      switch self {
      case .header, .footer: true
      case .cell, .overflow, .background, .lineSeparator: false
      }
    }
  }

  extension UICollectionViewLayoutAttributes {
    /// Creates attributes of an element, without a frame.
    convenience init(_ element: ContentLayout.Element, in content: ContentLayout) {
      switch element {
      case .header, .overflow, .footer:
        self.init(
          forSupplementaryViewOfKind: element.supplementaryKind ?? "", with: element.indexPath)
      case .cell: self.init(forCellWith: element.indexPath)
      case .background, .lineSeparator:
        self.init(
          forDecorationViewOfKind: content.decorationKind(of: element) ?? "",
          with: element.indexPath)
      }
      isHidden = content.hides(element)
      zIndex =
        switch element {
        case .header: ContentLayout.Element.headerZIndex
        case .footer: ContentLayout.Element.footerZIndex
        case .cell, .overflow: ContentLayout.Element.cellZIndex
        case .background(let section):
          content.attributes(ofSection: section).background?.zIndex ?? 0
        case .lineSeparator(let section, _):
          content.attributes(ofSection: section).lineSeparator?.zIndex ?? 0
        }
    }

    /// Returns attributes of an element, without a frame. Their class has the properties that the
    /// element needs.
    static func make(
      for element: ContentLayout.Element, in content: ContentLayout, offeredSpace: CGFloat? = nil
    ) -> UICollectionViewLayoutAttributes {
      if case .overflow(let section) = element {
        let ours = CollectionViewAlignedLayoutAttributes(element, in: content)
        ours.hiddenItemCount = content.hiddenCellCount(inSection: section)
        return ours
      }
      guard let offeredSpace else { return UICollectionViewLayoutAttributes(element, in: content) }
      let ours = CollectionViewAlignedLayoutAttributes(element, in: content)
      ours.offeredSpace = offeredSpace
      return ours
    }

    /// Returns whether `isHidden` and `hiddenItemCount` are those of an element.
    func matchHiddenCells(
      of element: ContentLayout.Element, in content: ContentLayout
    ) -> Bool {
      switch element {
      case .cell:
        // Hidden cells have no size. This saves the lookup for all others.
        size != .zero || isHidden == content.hides(element)
      case .overflow(let section):
        (self as? CollectionViewAlignedLayoutAttributes)?.hiddenItemCount
          == content.hiddenCellCount(inSection: section)
      case .header, .footer, .background, .lineSeparator: true
      }
    }

    var offer: CGFloat? {
      guard representedElementKind != ContentLayout.Element.kindOfOverflow
      else { return nil }
      return (self as? CollectionViewAlignedLayoutAttributes)?.offeredSpace
    }

    var duplicate: UICollectionViewLayoutAttributes {
      copy() as? UICollectionViewLayoutAttributes ?? self
    }
  }

  extension UICollectionView {
    /// Returns the visible view of a cell, header, footer or overflow view, or nil.
    func view(of element: ContentLayout.Element, in content: ContentLayout) -> UIView? {
      let attributes = UICollectionViewLayoutAttributes(element, in: content)
      return switch element {
      case .cell: cellForItem(at: attributes.indexPath)
      case .header, .overflow, .footer:
        attributes.representedElementKind.flatMap {
          supplementaryView(forElementKind: $0, at: attributes.indexPath)
        }
      case .background, .lineSeparator: nil
      }
    }
  }
#endif
