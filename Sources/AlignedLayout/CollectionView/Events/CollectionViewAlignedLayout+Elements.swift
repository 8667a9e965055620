#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the attributes of all elements in a rectangle, or nil if no element can be identified.
    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard state.updates.query(rect) else { return nil }
      let placed = standing.elements(in: rect, pinning: pinning)
      let (sizer, scene) = (state.selfSizing, sizingScene)
      var shown: [UICollectionViewLayoutAttributes] = []
      shown.reserveCapacity(placed.count)
      for placed in placed where isShown(placed.element) {
        shown.append(attributes(of: placed, sizedBy: sizer, in: scene))
      }
      return shown
    }

    /// Returns the attributes of the item at an index path.
    ///
    /// UIKit raises an exception at nil, and creates a cell for a zero frame in a view of zero size.
    func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard !state.updates.awaitsItems else { return nil }
      guard let position = content.position(of: indexPath) else {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.isHidden = true
        return attributes
      }
      return attributes(of: .cell(position), frame: standing.frame(ofCellAt: position))
    }

    /// Returns the attributes of a header, footer or overflow view.
    func attributesOfView(
      ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard !state.updates.awaitsItems, let element = content.element(ofKind: kind, at: indexPath)
      else { return nil }
      guard let frame = standing.frame(of: element, pinning: pinning)
      else { return attributesOfMissingElement(element) }
      return attributes(of: element, frame: frame)
    }

    /// Returns the attributes of a background or line separator.
    func attributesOfDecoration(
      ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard !state.updates.awaitsItems, let element = decoration(ofKind: kind, at: indexPath),
        let frame = standing.frame(of: element, pinning: nil)
      else { return nil }
      return attributes(of: element, frame: frame)
    }

    private func attributes(
      of element: ContentLayout.Element, frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
      attributes(
        of: ContentLayout.PlacedElement(element: element, frame: frame),
        sizedBy: state.selfSizing, in: sizingScene)
    }

    /// Returns a copy of the layout attributes of a placed element.
    private func attributes(
      of placed: ContentLayout.PlacedElement, sizedBy sizer: SelfSizer, in scene: SizingScene
    ) -> UICollectionViewLayoutAttributes {
      var shown = placed
      let (element, axis) = (placed.element, scene.content.axis)
      let space = sizer.offeredSpace(of: element, in: scene)
      if let space {
        let size = sizer.shownSize(
          of: element, placed: placed.frame.size.transposed(for: axis),
          given: state.elements.size(of: element, offered: space)?.transposed(for: axis),
          offered: space)
        shown = ContentLayout.PlacedElement(
          element: element,
          frame: CGRect(origin: placed.frame.origin, size: size.transposed(for: axis)))
      }
      return state.elements.cacheAttributes(
        of: shown, in: scene.content, offeredSpace: space, generation: state.updates.generation)
    }

    /// Returns hidden attributes for an overflow view that its section lacks; nil for all other
    /// elements.
    ///
    /// Only sections of self-sizing cells with a line limit may lose their overflow view while
    /// UIKit creates it.
    private func attributesOfMissingElement(
      _ element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard case .overflow(let section) = element,
        content.attributes(ofSection: section).lineLimit != .unlimited,
        content.attributes(ofSection: section).sizing.isSelfSizing
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes.make(for: element, in: content)
      attributes.frame = CGRect(origin: standing.frame(ofSection: section).origin, size: .zero)
      attributes.isHidden = true
      return attributes
    }

    // MARK: Decoration views

    func setDecorationKind(_ kind: String, isRegistered: Bool) {
      if state.elements.setDecorationKind(kind, isRegistered: isRegistered) {
        invalidateLayout(with: contextKeepingContent())
      }
    }

    /// Returns whether UIKit gets attributes of an element. Decoration views have to be registered:
    /// UIKit raises an exception if it cannot create one.
    private func isShown(_ element: ContentLayout.Element) -> Bool {
      switch element {
      case .header, .cell, .overflow, .footer: true
      case .background, .lineSeparator:
        content.decorationKind(of: element).map { state.elements.decorationKinds.contains($0) }
          ?? false
      }
    }

    /// Returns the background or separator of a registered kind at an index path, or nil if there
    /// is none.
    func decoration(ofKind kind: String, at indexPath: IndexPath) -> ContentLayout.Element? {
      state.elements.decorationKinds.contains(kind)
        ? content.decoration(ofKind: kind, at: indexPath) : nil
    }
  }
#endif
