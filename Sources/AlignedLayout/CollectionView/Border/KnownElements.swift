#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What UIKit has been given of elements, and what it can show of them.
  @MainActor
  struct KnownElements {
    /// The layout attributes that UIKit has asked for.
    ///
    /// UIKit stores the attributes that it gets, compares them with later ones and may change them,
    /// as subclasses do. Queries therefore return copies.
    private var cached: [ContentLayout.Element: UICollectionViewLayoutAttributes] = [:]

    /// The number of elements at which the cache is emptied: more than any screen shows. Otherwise
    /// it would grow with everything that was ever scrolled to.
    private static let attributesCapacity = 2000

    /// The kinds of decoration views that UIKit can make.
    private(set) var decorationKinds: Set<String> = []

    /// The attributes that UIKit was given for cells that appear in a batch of updates, in this order.
    private var appearing: [UICollectionViewLayoutAttributes] = []

    /// Records whether views of a decoration kind can be made.
    ///
    /// - Returns: whether that has changed.
    mutating func setDecorationKind(_ kind: String, isRegistered: Bool) -> Bool {
      isRegistered
        ? decorationKinds.insert(kind).inserted : decorationKinds.remove(kind) != nil
    }

    // MARK: Layout attributes

    mutating func removeAttributes() {
      cached.removeAll(keepingCapacity: true)
    }

    /// Returns the size in a self-sizing element's attributes, or nil if none are cached for the width
    /// that it is offered.
    func size(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
      cached[element].flatMap { $0.offer == space ? $0.size : nil }
    }

    /// Returns a copy of an element's attributes, and caches them if they are new.
    ///
    /// - Parameters:
    ///   - offeredSpace: the width offered to a self-sizing element; nil for others.
    ///   - generation: the present generation of index paths.
    mutating func cacheAttributes(
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
      if cached.count >= Self.attributesCapacity { removeAttributes() }
      cached[element] = attributes
      return attributes.duplicate
    }

    // MARK: Appearing cells

    /// Records attributes that are the beginning of an appearing cell's animation.
    mutating func appear(with attributes: UICollectionViewLayoutAttributes) {
      appearing.append(attributes)
    }

    /// Moves and resizes the attributes of an appearing cell as the cell has been since. What the client
    /// has changed in them stays.
    func correctAppearing(at index: Int, from old: CGRect, to new: CGRect) {
      let attributes = appearing[index]
      attributes.size.width += new.width - old.width
      attributes.size.height += new.height - old.height
      attributes.center.x += new.midX - old.midX
      attributes.center.y += new.midY - old.midY
    }

    mutating func forgetAppearing() {
      appearing = []
    }
  }
#endif
