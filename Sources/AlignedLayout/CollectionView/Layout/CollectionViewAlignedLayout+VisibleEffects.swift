#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    func attributesWithoutEffects(
      in rect: CGRect, answersUIKit: Bool = true
    ) -> [UICollectionViewLayoutAttributes]? {
      mayHaveAttachments
        ? attributesOfElementsAndAttachments(in: rect, answersUIKit: answersUIKit)
        : core.attributesOfElements(
          in: rect, answersUIKit: answersUIKit, pinnedIn: collectionView?.bounds, options)
    }

    /// Elements that the client moves into the rectangle from elsewhere are among them.
    func attributesWithEffects(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let found = attributesWithoutEffects(in: rect) else { return nil }
      guard let part = visiblePart, !effects.isSuspended else { return found }
      for attributes in found { adjustPresent(attributes, in: part) }
      guard !rect.contains(part.surroundings) else { return found }
      let known = Set(found.map(VisibleEffects.Key.init))
      let others = attributesWithoutEffects(in: part.surroundings, answersUIKit: false) ?? []
      return found
        + others.filter { attributes in
          guard !known.contains(VisibleEffects.Key(attributes)) else { return false }
          let frame = attributes.frame
          adjustPresent(attributes, in: part)
          return attributes.frame != frame && attributes.frame.overlaps(rect)
        }
    }

    func adjusted(
      _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
      if let attributes { adjustPresent(attributes) }
      return attributes
    }

    func adjustPresent(_ attributes: UICollectionViewLayoutAttributes) {
      guard adjustVisibleAttributes != nil, !effects.isSuspended, let part = visiblePart
      else { return }
      adjustPresent(attributes, in: part)
    }

    private func adjustPresent(
      _ attributes: UICollectionViewLayoutAttributes, in part: VisiblePart
    ) {
      if adjust(attributes, in: part) { effects.note(attributes) }
    }

    private var visiblePart: VisiblePart? {
      collectionView.flatMap { VisiblePart(of: $0.bounds, core.shown.surroundings) }
    }

    /// Returns whether the client is asked for this element.
    @discardableResult
    private func adjust(
      _ attributes: UICollectionViewLayoutAttributes, in part: VisiblePart?
    ) -> Bool {
      guard let adjust = adjustVisibleAttributes, let part, !attributes.isHidden,
        part.reaches(attributes.frame)
      else { return false }
      let (size, center) = (attributes.size, attributes.center)
      withoutEffects { adjust(attributes, part.rect) }
      if attributes.size != size { attributes.size = size }
      if attributes.center != center { attributes.center = center }
      if attributes.isHidden { attributes.isHidden = false }
      return true
    }

    private func withoutEffects<Result>(_ body: () -> Result) -> Result {
      let outer = effects.isSuspended
      effects.isSuspended = true
      defer { effects.isSuspended = outer }
      return body()
    }

    func adjust(_ attributes: UICollectionViewLayoutAttributes, asBefore change: AnimatedChange) {
      guard adjustVisibleAttributes != nil else { return }
      adjust(attributes, in: VisiblePart(of: change.former.bounds, change.former.surroundings))
    }

    /// Replaces the client's changes for the present place by those for the place before a change.
    func adjustAgain(
      _ attributes: UICollectionViewLayoutAttributes, of element: LayoutElement,
      asBefore change: AnimatedChange
    ) {
      guard adjustVisibleAttributes != nil,
        let plain = withoutEffects({ presentAttributes(of: element) })
      else { return }
      attributes.transform3D = plain.transform3D
      attributes.alpha = plain.alpha
      attributes.zIndex = plain.zIndex
      adjust(attributes, asBefore: change)
    }

    /// Gives attributes of an element that disappears, in its place before a change, the look that it had.
    func adjustDisappearing(
      _ attributes: UICollectionViewLayoutAttributes, in change: AnimatedChange
    ) {
      guard adjustVisibleAttributes != nil else { return }
      switch change.cause {
      case .bounds: adjust(attributes, asBefore: change)
      case .updates: effects.restoreFormer(attributes)
      }
    }
  }
#endif
