#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentLayout.Element {
    var isHeaderOrFooter: Bool {
      switch self {
      case .contentHeader, .contentFooter, .header, .footer: true
      case .cell, .overflow, .background, .lineSeparator: false
      }
    }
  }

  extension UICollectionViewLayoutAttributes {
    /// UIKit stores the attributes that it gets, compares them with later ones and may change them
    /// ([MagazineLayout pull request 107](https://github.com/airbnb/MagazineLayout/pull/107)), as subclasses do.
    /// So each query makes its own, which is faster than to copy them.
    ///
    /// The content is only read for elements other than visible cells. Elements that do not size themselves have
    /// no offered space.
    static func make(
      for element: ContentLayout.Element, frame: CGRect,
      in content: @autoclosure () -> ContentLayout, offeredSpace: CGFloat? = nil, generation: Int
    ) -> UICollectionViewLayoutAttributes {
      let attributes: UICollectionViewLayoutAttributes
      if case .overflow(let section) = element {
        let ours = CollectionViewAlignedLayoutAttributes(element, in: content())
        ours.given.hiddenItemCount = content().hiddenCellCount(inSection: section)
        attributes = ours
      } else if let offeredSpace {
        let ours = CollectionViewAlignedLayoutAttributes(element, in: content())
        ours.given.offeredSpace = offeredSpace
        if element.isHeaderOrFooter { ours.given.generation = generation }
        attributes = ours
      } else {
        attributes = UICollectionViewLayoutAttributes(element, in: content())
      }
      attributes.frame = frame
      // Hidden cells have no size.
      if frame.size == .zero, content().hides(element) { attributes.isHidden = true }
      return attributes
    }

    convenience init(
      _ element: ContentLayout.Element, in content: @autoclosure () -> ContentLayout
    ) {
      let path = element.indexPath
      if case .cell = element {
        self.init(forCellWith: path)
        return
      }
      if let kind = element.supplementaryKind {
        self.init(forSupplementaryViewOfKind: kind, with: path)
      } else {
        self.init(forDecorationViewOfKind: content().decorationKind(of: element) ?? "", with: path)
      }
      zIndex = content().zIndex(of: element)
    }

    var duplicate: UICollectionViewLayoutAttributes {
      copy() as? UICollectionViewLayoutAttributes ?? self
    }

    /// What a client has changed in them stays.
    func move(from old: CGRect, to new: CGRect) {
      size.width += new.width - old.width
      size.height += new.height - old.height
      center.x += new.midX - old.midX
      center.y += new.midY - old.midY
    }
  }

  extension UICollectionView {
    func view(of element: ContentLayout.Element) -> UIView? {
      if case .cell = element { return cellForItem(at: element.indexPath) }
      return element.supplementaryKind.flatMap {
        supplementaryView(forElementKind: $0, at: element.indexPath)
      }
    }
  }
#endif
