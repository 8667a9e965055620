import AlignedLayout
import AlignedList
import UIKit

/// A feed: a hero, a carousel, two lines of tags, cards in columns, and a footer that loads more cards.
public final class FeedExample: ListExample {
  private let tags = [
    "Letterpress", "Typefaces", "Ink", "Paper", "Presses", "Composing sticks", "Brass rules",
    "Ornaments", "Bookbinding", "Second-hand", "Wood type", "Galleys", "Quoins",
  ]
  private var chosenTags: Set<String> = ["Ink"]
  private var showsAllTags = false
  private var cardCount = 4

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    if let hero = Product.all.first(where: \.isHero) {
      ListSection("hero") {
        ProductTile(product: hero, isLarge: true)
          .cellAttributes(CellAttributes(width: .fraction(1)))
      }
      .attributes(SectionAttributes(insets: Insets(top: 16)))
    }

    ListSection("new") {
      Carousel("new", cardWidth: .points(140), insets: margin, stops: .atCards) {
        for product in Product.all where !product.isHero { ProductTile(product: product) }
      }
    }
    .header { Title("New in the workshop") }
    .attributes(SectionAttributes(insets: Insets(top: 12, leading: -16, trailing: -16)))

    ListSection("tags") {
      for tag in tags {
        Words(tag, .chip(chosenTags.contains(tag) ? .strong : .gray))
          .id(tag)
          .onSelect { [weak self] in self?.choose(tag) }
      }
    }
    .header { Title("Browse") }
    .attributes(
      SectionAttributes(
        lineLimit: showsAllTags ? .expanded(from: .lines(2)) : .lines(2),
        cellSpacing: 8, lineSpacing: 8, insets: Insets(top: 12))
    )
    .overflow { [weak self] hiddenCount in
      Words(hiddenCount > 0 ? "+\(hiddenCount) more" : "Less", .button)
        .onSelect { self?.toggleTags() }
    }

    ListSection("cards", of: cards) { ProductTile(product: $0) }
      .header { Title("For you") }
      .footer {
        if cardCount < products.count {
          Words("Load more", .button).onSelect { [weak self] in self?.loadMore() }
        }
      }
      .attributes(
        .columns(minimumWidth: 140).with(
          cellAlignment: .stretch, cellSpacing: 12, lineSpacing: 12,
          insets: Insets(top: 12, bottom: 12)))
  }

  /// The margin of the page. The carousel reaches over it, to the edges of the view.
  private let margin = Insets(leading: 16, trailing: 16)

  private var products: [Product] {
    Product.all.filter { !$0.isHero }
  }

  private var cards: [Product] {
    Array(products.prefix(cardCount))
  }

  // MARK: What taps do

  private func choose(_ tag: String) {
    chosenTags.formSymmetricDifference([tag])
    update()
  }

  private func toggleTags() {
    showsAllTags.toggle()
    update()
  }

  private func loadMore() {
    cardCount += 2
    update()
  }
}
