#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedList {
    /// Scrolls a carousel to one of its cards: to where the card, or its page, comes to rest.
    ///
    ///     list.scroll(toCard: photo.id, inCarousel: "featured", inSection: "photos")
    ///
    /// The list itself does not scroll. If the carousel is not visible, the list remembers the card, and the
    /// carousel begins there when it is displayed. If there is no such card, nothing scrolls. If sections wait
    /// to be shown in the next turn of the run loop, the carousel scrolls after that.
    ///
    /// Without animation, the carousel is scrolled when this returns, unless it is called while UIKit lays
    /// out views, as in ``ListElement/onDisplay(_:)``.
    ///
    /// - Parameters:
    ///   - card: the id of the card. A card without an id cannot be found.
    ///   - carousel: the id of the carousel. It is an item of the section, its header or its footer, or a card
    ///     in a carousel that is one of these.
    ///   - section: the id of the section.
    ///   - animated: whether a visible carousel scrolls with an animation.
    /// - Complexity: O(*n*) in the carousel's cards. If the carousel is a card itself, also O(*n*) in the items
    ///   of the section.
    public func scroll(
      toCard card: some Hashable, inCarousel carousel: some Hashable,
      inSection section: some Hashable, animated: Bool = true
    ) {
      whenShown { [weak self] in
        guard let self, let record = contents.section(withID: AnyHashable(section)),
          let found = record.carousel(withID: AnyHashable(carousel)),
          let key = found.carousel.cards.key(ofCard: AnyHashable(card))
        else { return }
        found.memory().scroll(to: key, animated: animated, calls)
      }
    }
  }

  /// A carousel of a section, with what is kept for it.
  private struct FoundCarousel {
    let carousel: Carousel

    /// What is kept is made when it is first needed.
    let memory: @MainActor () -> CarouselMemory

    /// Returns the carousel that has an id, among this one's cards and theirs.
    @MainActor
    func nested(withID id: AnyHashable) -> FoundCarousel? {
      guard carousel.cards.containCarousels else { return nil }
      var inner: [FoundCarousel] = []
      for (index, card) in carousel.cards.items.enumerated() {
        guard let nested = card.content.carousel else { continue }
        let found = FoundCarousel(carousel: nested) {
          memory().carousel(carousel.cards.keys[index])
        }
        if card.identity == id { return found }
        inner.append(found)
      }
      return inner.lazy.compactMap { $0.nested(withID: id) }.first
    }
  }

  extension SectionRecord {
    /// Returns the carousel that has an id: an item, the header or the footer, or else a card in one of
    /// these.
    fileprivate func carousel(withID id: AnyHashable) -> FoundCarousel? {
      if let item = item(withID: id), let carousel = item.item?.content.carousel {
        return FoundCarousel(carousel: carousel) { item.carousel }
      }
      let around = [
        (section.header, UICollectionView.elementKindSectionHeader),
        (section.footer, UICollectionView.elementKindSectionFooter),
      ]
      var outer: [FoundCarousel] = []
      for case (let view?, let kind) in around {
        guard let carousel = view.content.carousel else { continue }
        let found = FoundCarousel(carousel: carousel) { self.carousel(ofKind: kind) }
        if view.identity == id { return found }
        outer.append(found)
      }
      if section.items.viewTypes.contains(ObjectIdentifier(CarouselView.self)) {
        for item in items {
          guard let carousel = item.item?.content.carousel else { continue }
          outer.append(FoundCarousel(carousel: carousel) { item.carousel })
        }
      }
      return outer.lazy.compactMap { $0.nested(withID: id) }.first
    }
  }

  extension CarouselMemory {
    /// Scrolls the carousel to a card, or remembers that until it is displayed.
    fileprivate func scroll(to card: ItemKey, animated: Bool, _ calls: ClientCalls) {
      let isVisible = view?.window != nil
      awaitedCard = (card, isAnimated: animated && isVisible)
      guard let view else { return }
      view.setNeedsLayout()
      if isVisible, !calls.isUnderWay { view.layoutIfNeeded() }
    }
  }
#endif
