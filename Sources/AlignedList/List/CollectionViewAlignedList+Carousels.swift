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
          let key = found.item.content.carousel?.cards.key(ofCard: AnyHashable(card))
        else { return }
        found.memory().scroll(to: key, animated: animated, calls)
      }
    }
  }

  extension CollectionViewAlignedList {
    /// The carousels in cells, headers, footers and overlays that the collection view contains.
    var carouselViews: [CarouselView] {
      (collectionView?.subviews ?? []).flatMap { view in
        let parts = (view as? ListSupplementaryView)?.withParts.map(\.hosted)
        return (parts ?? [(view as? ListCell)?.shownView]).compactMap { $0 as? CarouselView }
      }
    }
  }

  /// An item that may be a carousel, or contain one, with what is kept for it.
  @MainActor
  private struct CarouselPlace {
    let item: ListItem

    /// What is kept is made when it is first needed.
    let memory: () -> CarouselMemory

    /// The cards of a carousel that may be carousels, or the components of a stack.
    private var inner: [CarouselPlace] {
      if let stack = item.stack {
        return stack.parts.indices.map { index in
          CarouselPlace(item: stack.parts[index].item) {
            memory().carousel(stack.key(ofPart: index))
          }
        }
      }
      guard let cards = item.content.carousel?.cards, cards.containCarousels else { return [] }
      return zip(cards.items, cards.keys).map { item, key in
        CarouselPlace(item: item) { memory().carousel(key) }
      }
    }

    /// Returns the place of the carousel that has an id, among some places or in them.
    static func find(_ id: AnyHashable, in places: [CarouselPlace]) -> CarouselPlace? {
      if places.isEmpty { return nil }
      return places.first { $0.item.identity == id && $0.item.content.carousel != nil }
        ?? find(id, in: places.flatMap(\.inner))
    }
  }

  extension SectionRecord {
    /// Returns the carousel that has an id: an item, the header or the footer, or else a card in one of
    /// these.
    fileprivate func carousel(withID id: AnyHashable) -> CarouselPlace? {
      if let record = item(withID: id), let item = record.item, item.content.carousel != nil {
        return CarouselPlace(item: item) { record.carousel }
      }
      var places: [CarouselPlace] = []
      for case let (item?, kind) in [
        (section.values.header.item, headerKind), (section.values.footer.item, footerKind),
      ] {
        places.append(CarouselPlace(item: item) { self.carousel(ofKind: kind) })
      }
      if section.items.viewTypes.contains(ObjectIdentifier(CarouselView.self)) {
        places += items.compactMap { record in
          record.item.map { item in CarouselPlace(item: item) { record.carousel } }
        }
      }
      return .find(id, in: places)
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
