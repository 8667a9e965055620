#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UICollectionView {
    var carouselViews: [CarouselView] {
      subviews.flatMap { view in
        let parts = (view as? ListSupplementaryView)?.withParts.map(\.hosted)
        return (parts ?? [(view as? ListCell)?.shownView]).compactMap { $0 as? CarouselView }
      }
    }
  }

  /// An item that may be a carousel, or contain one, with what is kept for it.
  @MainActor
  struct CarouselPlace {
    let item: ListItem

    /// What is kept is made when it is first needed.
    let memory: () -> CarouselMemory

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

    static func find(_ id: AnyHashable, in places: [CarouselPlace]) -> CarouselPlace? {
      if places.isEmpty { return nil }
      return places.first { $0.item.identity == id && $0.item.content.carousel != nil }
        ?? find(id, in: places.flatMap(\.inner))
    }
  }

  extension SectionRecord {
    /// Returns the carousel that has an id: an item, the header or the footer, or else a card in one of these.
    func carousel(withID id: AnyHashable) -> CarouselPlace? {
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
    func scroll(to card: ItemKey, animated: Bool, _ calls: ClientCalls) {
      let isVisible = view?.window != nil
      awaitedCard = (card, isAnimated: animated && isVisible)
      guard let view else { return }
      view.setNeedsLayout()
      if isVisible, !calls.isUnderWay { view.layoutIfNeeded() }
    }
  }
#endif
