#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What UIKit has been given of elements, and what it can show of them.
  @MainActor
  struct KnownElements {
    /// The sizes of self-sizing elements that UIKit was last given a bit taller than they are placed, so
    /// that it measures their views.
    private var raised: [ContentLayout.Element: (offer: CGFloat, size: CGSize)] = [:]

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

    // MARK: Raised sizes

    /// Returns the raised size that UIKit was last given for an element, or nil if it was given none for
    /// the width that the element is offered.
    func raisedSize(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
      guard !raised.isEmpty, let given = raised[element], given.offer == space else { return nil }
      return given.size
    }

    /// Records the size that UIKit is given for an element.
    mutating func give(
      _ size: CGSize, placed: CGSize, to element: ContentLayout.Element, offered space: CGFloat
    ) {
      if size != placed {
        raised[element] = (space, size)
      } else if !raised.isEmpty {
        raised[element] = nil
      }
    }

    mutating func forgetRaisedSizes() {
      raised.removeAll(keepingCapacity: true)
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
