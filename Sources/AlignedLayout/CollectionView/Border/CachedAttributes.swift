#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout attributes that UIKit has asked for.
  ///
  /// UIKit stores the attributes that it gets, compares them with later ones and may change them,
  /// as subclasses do. The cache therefore returns copies.
  @MainActor
  struct CachedAttributes {
    /// The number of elements at which the cache is emptied: more than any screen shows. Otherwise
    /// it would grow with everything that was ever scrolled to.
    private static let maximumCount = 2000

    private var cached: [ContentLayout.Element: UICollectionViewLayoutAttributes] = [:]

    mutating func removeAll() {
      cached.removeAll(keepingCapacity: true)
    }

    /// Returns the size in a self-sizing element's attributes, or nil if none are cached for the width
    /// that it is offered.
    func size(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
      cached[element].flatMap { $0.offer == space ? $0.size : nil }
    }

    /// Returns a copy of an element's attributes.
    ///
    /// - Parameters:
    ///   - offeredSpace: the width offered to a self-sizing element; nil for others.
    ///   - generation: the present generation of index paths.
    mutating func attributes(
      of placed: ContentLayout.PlacedElement, in content: ContentLayout, offeredSpace: CGFloat?,
      generation: Int
    ) -> UICollectionViewLayoutAttributes {
      let (element, frame) = (placed.element, placed.frame)
      // The frame of a pinned header changes without an invalidation, as the bounds do.
      if let attributes = cached[element], attributes.frame == frame,
        attributes.offer == offeredSpace, attributes.matchHiddenCells(of: element, in: content)
      {
        return attributes.duplicate
      }
      let attributes = UICollectionViewLayoutAttributes.make(
        for: element, in: content, offeredSpace: offeredSpace)
      attributes.frame = frame
      if element.isHeaderOrFooter {
        (attributes as? CollectionViewAlignedLayoutAttributes)?.generation = generation
      }
      if cached.count >= Self.maximumCount { removeAll() }
      cached[element] = attributes
      return attributes.duplicate
    }
  }

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
    fileprivate func matchHiddenCells(
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
