#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What the sizes of a carousel's cards depend on, apart from their contents.
  struct CardSetting: Equatable {
    let cardWidth: Carousel.CardWidth
    let offeredWidth: CGFloat
    let rows: Int
    let spacing: CGFloat
    let traits: SizingTraits?
    let number: Int
  }

  @MainActor
  struct MeasuredCards {
    let cards: CarouselCards
    let setting: CardSetting
    private(set) var sizes: [CGSize] = []

    /// The height of the tallest card, with its insets.
    private(set) var greatestHeight: CGFloat = 0

    /// Measures the cards that were not measured before with the same content and setting.
    init(
      _ carousel: Carousel, _ setting: CardSetting, after former: MeasuredCards?,
      measure: (_ item: ListItem, _ key: () -> ItemKey) -> CGSize
    ) {
      cards = carousel.cards
      self.setting = setting
      let items = cards.items
      let known = former?.setting == setting ? former?.sizes(for: cards) : nil
      sizes.reserveCapacity(items.count)
      for (index, item) in items.enumerated() {
        var size = known?[index] ?? measure(item) { carousel.cards.keys[index] }
        size.width =
          setting.cardWidth == .own ? min(size.width, setting.offeredWidth) : setting.offeredWidth
        sizes.append(size)
        greatestHeight = max(greatestHeight, carousel.rowHeight(for: size, of: item))
      }
    }

    /// Returns the sizes that other cards have because they are equal, and nil for those that are not.
    private func sizes(for new: CarouselCards) -> [CGSize?] {
      let (old, items) = (cards.items, new.items)
      let difference = RunDifference(from: old, to: items)
      let shift = old.count - items.count
      var known: [CGSize?] = []
      known.reserveCapacity(items.count)
      let middle = difference.prefix..<(items.count - difference.suffix)
      known += sizes[..<difference.prefix].lazy.map { $0 }
      known += middle.map { sizeOfEqualCard(new, at: $0) }
      known += sizes[(middle.upperBound + shift)...].lazy.map { $0 }
      for (index, change) in difference.changes where change.contains(.size) { known[index] = nil }
      // SwiftUI views are not compared in a difference.
      for index in known.indices where items[index].content.measuresItself {
        known[index] = sizeOfEqualCard(new, at: index)
      }
      return known
    }

    private func sizeOfEqualCard(_ new: CarouselCards, at index: Int) -> CGSize? {
      guard let old = cards.index(of: new.keys[index]),
        new.items[index].content.isEqual(to: cards.items[old].content)
      else { return nil }
      return sizes[old]
    }
  }
#endif
