import AlignedLayout
import AlignedList
import UIKit

/// A carousel as a plain value, from which a test makes one.
struct RandomCarousel: Equatable {
  struct Card: Equatable {
    let id: Int
    var version = 0
  }

  let id: Int
  var cardWidth = Carousel.CardWidth.own
  var cardHeight: CGFloat?
  var rows = 1
  var spacing: CGFloat = 8
  var insets = Insets.zero
  var stops = Carousel.Stops.anywhere
  var cards: [Card] = []

  /// Whether the carousel is the only card of another one.
  var isNested = false

  /// Whether cards measure themselves when they become visible.
  var isSelfSizing: Bool { cardHeight != nil && cardWidth == .own }

  func text(of card: Card) -> String { "\(id).\(card.id).\(card.version)" }

  private func width(of card: Card) -> CGFloat {
    CGFloat(20 + (card.id * 37 + card.version * 11) % 90)
  }

  private func height(of card: Card) -> CGFloat {
    CGFloat(10 + (card.id * 5 + card.version * 3) % 20)
  }

  /// The id of the inner carousel, if this one is nested.
  var innerID: String { "cards \(id)" }

  @MainActor
  func content(
    onCurrentCardChange: @escaping @MainActor (_ carousel: Int, _ card: AnyHashable) -> Void,
    onSelectionChange: @escaping @MainActor (_ card: String) -> Void = { _ in }
  ) -> Carousel {
    let carousel = Carousel(
      innerID, cardWidth: cardWidth, cardHeight: cardHeight, rows: rows, spacing: spacing,
      insets: insets, stops: stops
    ) {
      for card in cards {
        Tile(
          id: card.id, text: text(of: card), width: width(of: card), height: height(of: card)
        )
        .onSelectionChange { _ in onSelectionChange(text(of: card)) }
      }
    }
    .onCurrentCardChange { onCurrentCardChange(id, $0) }
    guard isNested else { return carousel }
    return Carousel("outer \(id)", cardWidth: .fraction(1)) { carousel }
  }
}

extension SplitMix64 {
  mutating func carousel(_ id: Int) -> RandomCarousel {
    var carousel = RandomCarousel(id: id, isNested: happens(onceIn: 4))
    let count = happens(onceIn: 8) ? 0 : Int.random(in: 1...24, using: &self)
    carousel.cards = Array(1...30).shuffled(using: &self).prefix(count).map {
      RandomCarousel.Card(id: $0)
    }
    for _ in 0..<4 { changeShape(&carousel) }
    return carousel
  }

  private mutating func changeShape(_ carousel: inout RandomCarousel) {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: carousel.cardWidth = pick([.own, .points(55), .fraction(0.5), .fraction(0.3)])
    case 1: carousel.cardHeight = pick([nil, 25])
    case 2: carousel.rows = Int.random(in: 1...3, using: &self)
    case 3: carousel.spacing = pick([0, 6, 10])
    case 4: carousel.insets = pick([.zero, Insets(top: 2, leading: 15, trailing: 6), Insets(4)])
    default: carousel.stops = pick([.anywhere, .atCards, .atMiddleCard, .atPages])
    }
  }

  /// Returns a carousel that differs little.
  mutating func carousel(after old: RandomCarousel) -> RandomCarousel {
    var new = old
    switch Int.random(in: 0..<5, using: &self) {
    case 0: changeShape(&new)
    case 1 where !new.cards.isEmpty:
      new.cards[Int.random(in: new.cards.indices, using: &self)].version += 1
    case 2 where !new.cards.isEmpty:
      new.cards.remove(at: Int.random(in: new.cards.indices, using: &self))
    case 3:
      let id = Int.random(in: 1...40, using: &self)
      guard !new.cards.contains(where: { $0.id == id }) else { return new }
      new.cards.insert(
        RandomCarousel.Card(id: id), at: Int.random(in: 0...new.cards.count, using: &self))
    default: new.cards.shuffle(using: &self)
    }
    return new
  }
}
