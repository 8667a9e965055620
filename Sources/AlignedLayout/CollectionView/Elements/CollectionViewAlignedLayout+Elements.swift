#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns a copy of the layout attributes of a placed element.
    func attributes(of placed: ContentLayout.PlacedElement) -> UICollectionViewLayoutAttributes {
      guard let space = offeredSpace(of: placed.element) else {
        return state.attributes(of: placed, offeredSpace: nil)
      }
      var frame = placed.frame
      var size = frame.size.transposed(for: content.axis)
      func isMeasured(_ size: CGSize) -> Bool {
        state.measuredSizes.preventsMeasuring(placed.element, offered: space, in: size)
      }
      // UIKit only measures a view whose size changes. A bit more height is invisible.
      while isMeasured(size) {
        size.height = size.height.nextUp
      }
      // The view may have been measured since UIKit got that bit, and nothing was invalidated.
      if let given = state.cachedAttributes.size(of: placed.element, offered: space)?
        .transposed(for: content.axis), given.isTallerByBits(than: size), !isMeasured(given)
      {
        size = given
      }
      frame.size = size.transposed(for: content.axis)
      return state.attributes(
        of: ContentLayout.PlacedElement(element: placed.element, frame: frame), offeredSpace: space)
    }

    /// Returns hidden attributes for an overflow view that its section lacks; nil for all other
    /// elements.
    ///
    /// Only sections of self-sizing cells with a line limit may lose their overflow view while
    /// UIKit creates it.
    func attributesOfMissingElement(
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

    /// Returns whether UIKit gets attributes of an element. Decoration views have to be registered:
    /// UIKit raises an exception if it cannot create one.
    func isShown(_ element: ContentLayout.Element) -> Bool {
      switch element {
      case .header, .cell, .overflow, .footer: true
      case .background, .lineSeparator:
        content.decorationKind(of: element).map { state.registeredDecorationKinds.contains($0) }
          ?? false
      }
    }

    /// Returns the background or separator of a registered kind at an index path, or nil if there
    /// is none.
    func decoration(ofKind kind: String, at indexPath: IndexPath) -> ContentLayout.Element? {
      state.registeredDecorationKinds.contains(kind)
        ? content.decoration(ofKind: kind, at: indexPath) : nil
    }
  }

  extension CGSize {
    /// Returns whether the size is taller than another one by so few bits that only a comparison shows
    /// it.
    fileprivate func isTallerByBits(than other: CGSize) -> Bool {
      width == other.width && height > other.height && height <= other.height.nextUp.nextUp
    }
  }

  extension ContentLayout {
    /// Returns the kind of decoration view that shows an element, or nil for other elements.
    ///
    /// If the separators of a section have the same kind as its background, they would have the
    /// same index paths. The kind is then that of the background alone.
    func decorationKind(of element: Element) -> String? {
      switch element {
      case .header, .cell, .overflow, .footer: return nil
      case .background(let section): return attributes(ofSection: section).background?.kind
      case .lineSeparator(let section, _):
        let attributes = attributes(ofSection: section)
        let kind = attributes.lineSeparator?.kind
        return kind == attributes.background?.kind ? nil : kind
      }
    }

    /// Returns the decoration views of a kind in a section.
    func decorationViews(ofKind kind: String, inSection section: Int) -> DecorationViews {
      DecorationViews(ofKind: kind, in: self[section])
    }

    /// Returns the background or separator of a kind at an index path, or nil if there is none.
    func decoration(ofKind kind: String, at indexPath: IndexPath) -> Element? {
      guard indexPath.count == 2, (0..<sectionCount).contains(indexPath[0]) else { return nil }
      let (section, index) = (indexPath[0], indexPath[1])
      let views = decorationViews(ofKind: kind, inSection: section)
      guard views.contains(index) else { return nil }
      return views.areSeparators
        ? .lineSeparator(section: section, line: index) : .background(section: section)
    }
  }
#endif
