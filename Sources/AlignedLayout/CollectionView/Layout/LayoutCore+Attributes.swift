#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Layout attributes. The core makes them, so that its parts are read in place: UIKit asks for each visible
  // element several times at an event, and a copy of a part retains everything in it.
  @MainActor
  extension LayoutCore {
    mutating func attributesOfElements(
      in rect: CGRect, answersUIKit: Bool, pinnedIn bounds: CGRect?, _ options: LayoutOptions
    ) -> [UICollectionViewLayoutAttributes]? {
      var pinning: ContentLayout.Pinning?
      if let bounds { pinning = self.pinning(in: bounds) }
      guard let placed = elements(in: rect, answersUIKit: answersUIKit, pinning: pinning)
      else { return nil }
      let offers = selfSizing.offers(to: placed, in: shown.standing.content, options)
      var found: [UICollectionViewLayoutAttributes] = []
      found.reserveCapacity(placed.count)
      for (placed, offer) in zip(placed, offers) where isShown(placed.element) {
        found.append(attributes(of: placed, offered: offer?.space))
      }
      return found
    }

    mutating func elements(
      in rect: CGRect, widenedBy distance: CGFloat = 0, answersUIKit: Bool,
      pinning: ContentLayout.Pinning?
    ) -> [ContentLayout.PlacedElement]? {
      guard answersUIKit ? updates.query(rect) : !updates.awaitsItems else { return nil }
      let area = distance == 0 ? rect : rect.insetBy(dx: -distance, dy: -distance)
      return shown.standing.elements(in: area, pinning: pinning)
    }

    /// UIKit raises an exception at nil ([BouncyLayout issue
    /// 10](https://github.com/roberthein/BouncyLayout/issues/10)), and creates a cell for a zero frame in a view
    /// of zero size (radar [26795511](https://github.com/lionheart/openradar-mirror/issues/14992)).
    mutating func attributesOfItem(
      at indexPath: IndexPath, pinning: ContentLayout.Pinning?, _ options: LayoutOptions
    ) -> UICollectionViewLayoutAttributes? {
      guard !updates.awaitsItems else { return nil }
      let position = ContentLayout.CellPosition(indexPath)
      if let frame = shown.frame(of: .cell(position), pinning: pinning) {
        return attributes(of: .init(element: .cell(position), frame: frame), options)
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.isHidden = true
      if shown.content.contains(.cell(position)) {
        attributes.frame = shown.standing.frame(ofCellAt: position)
      }
      return attributes
    }

    mutating func attributesOfView(
      ofKind kind: String, at indexPath: IndexPath, pinning: ContentLayout.Pinning?,
      _ options: LayoutOptions
    ) -> UICollectionViewLayoutAttributes? {
      guard !updates.awaitsItems,
        let element = shown.standing.content.element(ofKind: kind, at: indexPath)
      else { return nil }
      guard let frame = shown.standing.frame(of: element, pinning: pinning)
      else { return attributesOfMissingElement(element) }
      return attributes(of: .init(element: element, frame: frame), options)
    }

    mutating func attributesOfDecoration(
      ofKind kind: String, at indexPath: IndexPath, _ options: LayoutOptions
    ) -> UICollectionViewLayoutAttributes? {
      guard !updates.awaitsItems, let element = decoration(ofKind: kind, at: indexPath),
        let frame = shown.standing.frame(of: element, pinning: nil)
      else { return nil }
      return attributes(of: .init(element: element, frame: frame), options)
    }

    /// Returns the attributes of an element that is placed, or nil for others.
    mutating func attributes(
      of element: ContentLayout.Element, pinning: ContentLayout.Pinning?, _ options: LayoutOptions
    ) -> UICollectionViewLayoutAttributes? {
      guard !updates.awaitsItems, let frame = shown.frame(of: element, pinning: pinning),
        isShown(element)
      else { return nil }
      return attributes(of: .init(element: element, frame: frame), options)
    }

    private mutating func attributes(
      of placed: ContentLayout.PlacedElement, _ options: LayoutOptions
    ) -> UICollectionViewLayoutAttributes {
      let offer = selfSizing.offer(to: placed, in: shown.standing.content, options)
      return attributes(of: placed, offered: offer?.space)
    }

    mutating func attributes(
      of placed: ContentLayout.PlacedElement, offered space: CGFloat?
    ) -> UICollectionViewLayoutAttributes {
      let element = placed.element
      var frame = placed.frame
      if let space {
        let axis = shown.standing.content.axis
        let size = frame.size.transposed(for: axis)
        let shown = selfSizing.shownSize(
          of: element, placed: size, given: elements.raisedSize(of: element, offered: space),
          offered: space)
        elements.give(shown, placed: size, to: element, offered: space)
        frame.size = shown.transposed(for: axis)
      }
      let attributes = UICollectionViewLayoutAttributes.make(
        for: element, frame: frame, in: shown.standing.content, offeredSpace: space,
        generation: updates.generation)
      if shown.standing.content.sections.hasRaisedCells {
        attributes.zIndex = shown.standing.content.zIndex(of: element)
      }
      return attributes
    }

    /// Only sections of self-sizing cells with a line limit may lose their overflow view while UIKit creates it.
    private func attributesOfMissingElement(
      _ element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard case .overflow(let section) = element,
        shown.content.attributes(ofSection: section).lineLimit != .unlimited,
        shown.content.attributes(ofSection: section).sizing.isSelfSizing
      else { return nil }
      let end = CGRect(origin: shown.standing.frame(ofSection: section).origin, size: .zero)
      let attributes = UICollectionViewLayoutAttributes.make(
        for: element, frame: end, in: shown.content, generation: updates.generation)
      attributes.isHidden = true
      return attributes
    }

    // MARK: Decoration views

    /// Decoration views have to be registered: UIKit raises an exception if it cannot create one
    /// ([ARCollectionViewMasonryLayout issue
    /// 11](https://github.com/ashfurrow/ARCollectionViewMasonryLayout/issues/11)).
    func isShown(_ element: ContentLayout.Element) -> Bool {
      switch element {
      case .contentHeader, .contentFooter, .header, .cell, .overflow, .footer: true
      case .background, .lineSeparator:
        shown.content.decorationKind(of: element).map { elements.decorationKinds.contains($0) }
          ?? false
      }
    }

    func decoration(ofKind kind: String, at indexPath: IndexPath) -> ContentLayout.Element? {
      elements.decorationKinds.contains(kind)
        ? shown.content.decoration(ofKind: kind, at: indexPath) : nil
    }
  }
#endif
