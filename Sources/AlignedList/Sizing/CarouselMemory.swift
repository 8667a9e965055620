#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What a carousel keeps while its view is reused: the sizes of its cards, and where it is scrolled to.
  @MainActor
  final class CarouselMemory {
    private struct Card {
      /// Without the actions of the item, which others replace.
      let content: ItemContent
      let cardWidth: Carousel.CardWidth
      let width: CGFloat
      let traits: SizingTraits?
      let size: CGSize
    }

    private var cards: [ItemKey: Card] = [:]

    /// The width of the carousel for which the cards were last measured.
    private(set) var measuredWidth: CGFloat?

    /// The sizer that last measured the cards: that of the list in which the carousel stands.
    private(set) weak var sizer: ListSizer?

    /// What the carousels keep that are cards.
    private var nested: [ItemKey: CarouselMemory] = [:]

    /// The distance from the beginning of the carousel, on the right in a right-to-left interface.
    var distance: CGFloat = 0

    /// Returns what a carousel keeps that is a card.
    func carousel(_ key: ItemKey) -> CarouselMemory {
      if let known = nested[key] { return known }
      let memory = CarouselMemory()
      nested[key] = memory
      return memory
    }

    /// Measures the cards of a carousel that have not been measured for a width.
    func measure(_ carousel: Carousel, width: CGFloat, by sizer: ListSizer) {
      self.sizer = sizer
      measuredWidth = width
      let offered = carousel.offeredWidth(in: width)
      var measured: [ItemKey: Card] = [:]
      for (key, item) in zip(carousel.keys, carousel.cards) {
        if let card = cards[key], card.cardWidth == carousel.cardWidth, card.width == offered,
          card.traits == sizer.traits, item.content.isEqual(to: card.content)
        {
          measured[key] = card
          continue
        }
        var size = sizer.size(of: item, fitting: offered, cards: self.carousel(key))
        size.width = carousel.cardWidth == .own ? min(size.width, offered) : offered
        measured[key] = Card(
          content: item.content, cardWidth: carousel.cardWidth, width: offered,
          traits: sizer.traits, size: size)
      }
      cards = measured
      nested = nested.filter { measured[$0.key] != nil }
    }

    /// Returns the size of a card that has been measured.
    func size(for key: ItemKey) -> CGSize? {
      cards[key]?.size
    }
  }
#endif
