#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a carousel keeps while its view is reused: the sizes of its cards, and where it is scrolled to.
  @MainActor
  final class CarouselMemory {
    private struct Card {
      let item: ListItem
      let width: CGFloat
      let traits: Int
      let size: CGSize
    }

    private var cards: [ItemKey: Card] = [:]

    /// The sizer that last measured the cards: that of the list in which the carousel stands.
    private(set) weak var sizer: ListSizer?

    /// The distance from the beginning of the carousel, on the right in a right-to-left interface.
    var distance: CGFloat = 0

    /// Measures the cards of a carousel that have not been measured for a width.
    func measure(_ carousel: Carousel, width: CGFloat, by sizer: ListSizer) {
      self.sizer = sizer
      let offered = carousel.offeredWidth(in: width)
      var measured: [ItemKey: Card] = [:]
      for (key, item) in zip(carousel.cards.keys, carousel.cards) {
        if let card = cards[key], card.width == offered, card.traits == sizer.traitsNumber,
          item.hasSameContent(as: card.item)
        {
          measured[key] = card
          continue
        }
        var size = sizer.size(of: item, fitting: offered, cards: nil)
        size.width = carousel.cardWidth == .own ? min(size.width, offered) : offered
        measured[key] = Card(
          item: item, width: offered, traits: sizer.traitsNumber, size: size)
      }
      cards = measured
    }

    /// Returns the size of a card that has been measured.
    func size(for key: ItemKey) -> CGSize? {
      cards[key]?.size
    }
  }
#endif
