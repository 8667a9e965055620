#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What a carousel keeps while its view is reused: the sizes of its cards, which of them are selected, and
  /// where it is scrolled to.
  @MainActor
  final class CarouselMemory {
    /// The sizes of all cards of a carousel whose cards have no height of their own.
    private var measured: MeasuredCards?
    private weak var cards: CarouselCards?

    private struct OwnWidth {
      /// The content without its actions, which are replaced in each update.
      let content: ItemContent
      let setting: CardSetting
      let width: CGFloat
    }

    /// The widths of the cards that were visible, if only these are measured.
    private var ownWidths: [ItemKey: OwnWidth] = [:]
    private var setting: CardSetting?
    private(set) var measuredWidth: CGFloat?

    /// The sizer that last measured the cards: that of the list in which the carousel stands.
    private(set) weak var sizer: ListSizer?
    private var nested: [ItemKey: CarouselMemory] = [:]

    /// Whether the memory is that of a carousel that is a card of another one.
    private var isKept = false

    /// The view that shows the carousel, or has shown it last.
    weak var view: CarouselView?

    /// The distance from the beginning of the carousel, on the right in a right-to-left interface.
    var distance: CGFloat = 0

    /// The card that rested at that distance in a width, if the carousel comes to rest at cards.
    var restingCard: (key: ItemKey, width: CGFloat)?

    /// The cards that were selected when another carousel got the view.
    var selectedCards: Set<ItemKey> = []
    var currentCard: ItemKey?

    /// The card to which the next layout pass of the view scrolls.
    var awaitedCard: (key: ItemKey, isAnimated: Bool)?

    func carousel(_ key: ItemKey) -> CarouselMemory {
      if let known = nested[key] { return known }
      let memory = CarouselMemory()
      memory.isKept = true
      nested[key] = memory
      return memory
    }

    /// Has the views forget the carousel and those among its cards, unless it is a card itself that another
    /// carousel has still.
    func leaveViews() {
      if isKept { return }
      if let view, view.memory === self { view.forgetCarousel() }
      for memory in nested.values {
        memory.isKept = false
        memory.leaveViews()
      }
    }

    /// Measures the cards of a carousel that have not been measured for a width, unless they have a height.
    func measure(_ carousel: Carousel, width: CGFloat, by sizer: ListSizer) {
      self.sizer = sizer
      measuredWidth = width
      let setting = CardSetting(
        cardWidth: carousel.cardWidth, offeredWidth: carousel.offeredWidth(in: width),
        rows: carousel.rows, spacing: carousel.spacing, traits: sizer.traits,
        number: carousel.number(in: sizer))
      self.setting = setting
      if carousel.cardHeight != nil {
        measured = nil
      } else if measured?.cards !== carousel.cards || measured?.setting != setting {
        measured = MeasuredCards(carousel, setting, after: measured) { item, key in
          sizer.size(of: item, fitting: setting.offeredWidth, cards: self.carousel(key()))
        }
      }
      forgetLostCards(carousel.cards)
    }

    /// Forgets what belongs to cards that are gone. Nothing looks at all cards unless there may be such.
    private func forgetLostCards(_ new: CarouselCards) {
      guard cards !== new else { return }
      cards = new
      for (key, memory) in nested where new.index(of: key) == nil {
        memory.isKept = false
        nested[key] = nil
      }
      if !selectedCards.isEmpty {
        selectedCards = selectedCards.filter { new.index(of: $0) != nil }
      }
      view?.deselectCards(of: self) { new.index(of: $0) == nil }
      if let awaitedCard, new.index(of: awaitedCard.key) == nil { self.awaitedCard = nil }
      if ownWidths.count > max(100, new.items.count) {
        ownWidths = ownWidths.filter { new.index(of: $0.key) != nil }
      }
    }

    // MARK: Sizes

    var greatestHeight: CGFloat { measured?.greatestHeight ?? 0 }

    func size(for key: ItemKey) -> CGSize? {
      measured.flatMap { measured in measured.cards.index(of: key).map { measured.sizes[$0] } }
    }

    func size(of record: ItemRecord) -> CGSize? {
      guard let measured else { return nil }
      // The list may still show other cards than those that were measured.
      return record.index(in: measured.cards.run).map { measured.sizes[$0] }
        ?? size(for: record.key)
    }

    // MARK: Cards that measure themselves

    var hasOwnWidths: Bool {
      ownWidths.contains { $0.value.setting == setting }
    }

    var offeredWidth: CGFloat? { setting?.offeredWidth }

    /// Takes the width of a card that has measured itself. Returns the width that the card gets.
    func remember(_ width: CGFloat, of record: ItemRecord) -> CGFloat {
      guard let setting, let content = record.item?.content else { return width }
      let width = min(width, setting.offeredWidth)
      view?.cardDidMeasureItself()
      ownWidths[record.key] = OwnWidth(content: content, setting: setting, width: width)
      return width
    }

    func ownWidth(of record: ItemRecord) -> CGFloat? {
      guard let known = ownWidths[record.key], known.setting == setting,
        let content = record.item?.content, content.isEqual(to: known.content)
      else { return nil }
      return known.width
    }
  }
#endif
