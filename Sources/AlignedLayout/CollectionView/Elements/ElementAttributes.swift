#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout attributes of the elements that UIKit has asked for, each made once.
  ///
  /// They are handed out as copies: UIKit keeps what it gets, compares with it later, and may
  /// change it, as subclasses do.
  @MainActor
  struct ElementAttributes {
    private var made: [ContentLayout.Element: UICollectionViewLayoutAttributes] = [:]

    mutating func removeAll() {
      made.removeAll(keepingCapacity: true)
    }

    /// - Parameter offeredSpace: what an element is offered that sizes itself; nil for others.
    mutating func attributes(
      of placed: ContentLayout.PlacedElement, in content: ContentLayout, offeredSpace: CGFloat?
    ) -> UICollectionViewLayoutAttributes {
      let (element, frame) = (placed.element, placed.frame)
      // A pinned header is elsewhere whenever the bounds are.
      if let attributes = made[element], attributes.frame == frame,
        attributes.offer == offeredSpace, attributes.tellSame(of: element, in: content)
      {
        return attributes.duplicate
      }
      let attributes = UICollectionViewLayoutAttributes.made(
        for: element, in: content, offeredSpace: offeredSpace)
      attributes.frame = frame
      made[element] = attributes
      return attributes.duplicate
    }
  }

  extension UICollectionViewLayoutAttributes {
    /// Attributes of an element of a content, which says of what kind decoration views are.
    convenience init(_ element: ContentLayout.Element, in content: ContentLayout) {
      switch element {
      case .header(let section):
        self.init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section))
        zIndex = CollectionViewAlignedLayout.headerZIndex
      case .cell(let position):
        self.init(forCellWith: IndexPath(item: position.cell, section: position.section))
        zIndex = CollectionViewAlignedLayout.cellZIndex
        isHidden = content.hides(element)
      case .overflow(let section):
        self.init(
          forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindOverflow,
          with: IndexPath(item: 0, section: section))
        zIndex = CollectionViewAlignedLayout.cellZIndex
      case .footer(let section):
        self.init(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
          with: IndexPath(item: 0, section: section))
        zIndex = CollectionViewAlignedLayout.footerZIndex
      case .background(let section):
        self.init(
          forDecorationViewOfKind: content.decorationKind(of: element) ?? "",
          with: IndexPath(item: 0, section: section))
        zIndex = content.attributes(ofSection: section).background?.zIndex ?? 0
      case .lineSeparator(let section, let line):
        self.init(
          forDecorationViewOfKind: content.decorationKind(of: element) ?? "",
          with: IndexPath(item: line, section: section))
        zIndex = content.attributes(ofSection: section).lineSeparator?.zIndex ?? 0
      }
    }

    /// Attributes of an element of a content, of the class that has room for what they tell of it.
    static func made(
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

    /// Whether what these tell of hidden cells, beside frames, is still so.
    fileprivate func tellSame(
      of element: ContentLayout.Element, in content: ContentLayout
    ) -> Bool {
      switch element {
      case .cell:
        // Of a frame that is not empty it is known that its cell is not hidden.
        size != .zero || isHidden == content.hides(element)
      case .overflow(let section):
        (self as? CollectionViewAlignedLayoutAttributes)?.hiddenItemCount
          == content.hiddenCellCount(inSection: section)
      case .header, .footer, .background, .lineSeparator: true
      }
    }

    fileprivate var offer: CGFloat? {
      guard representedElementKind != CollectionViewAlignedLayout.elementKindOverflow
      else { return nil }
      return (self as? CollectionViewAlignedLayoutAttributes)?.offeredSpace
    }

    var duplicate: UICollectionViewLayoutAttributes {
      copy() as? UICollectionViewLayoutAttributes ?? self
    }
  }
#endif
