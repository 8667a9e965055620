import AlignedLayout
import AlignedList
import UIKit

/// A shop: a cover that stretches, filters that unfold, a carousel of offers, and products in two or four
/// columns, with a badge on what is cheap.
///
/// Pull to see what has been delivered, scroll to load more, and press a product long to buy it. The basket
/// floats at the bottom, and above it a button to the top.
public final class ShopExample: ListExample {
  private static let margin = Insets(leading: 16, trailing: 16)

  private var products = Product.assortment
  private var deliveries = Product.deliveries
  private var filters: Set<ShopFilter> = []
  private var loadedCount = 8
  private var basket: [String] = []

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    ListHeader(.stretches) { Cover(text: "Everything for printers") }

    ShopFilters(chosen: filters) { [weak self] in self?.toggle($0) }

    ListSection("offers") {
      Carousel("offers", cardWidth: .points(150), insets: Self.margin, stops: .atCards) {
        for product in Product.all where !product.isHero {
          ProductTile(product: product).contextMenu { [weak self] in self?.menu(for: product) }
        }
      }
    }
    .header(pins: false) { Title("Offers of the week") }
    .attributes(SectionAttributes(insets: Insets(top: 12, leading: -16, trailing: -16)))

    ListReader { [weak self, matches, loadedCount] surroundings in
      ListSection("products", of: Array(matches.prefix(loadedCount))) { product in
        ProductTile(product: product).contextMenu { self?.menu(for: product) }
          .attachment(at: .topTrailing, ownPoint: .center, offset: CGPoint(x: -14, y: 4)) {
            if ShopFilter.cheap.matches(product) { Words("%", .chip(.pink)) }
          }
      }
      .header { Title(matches.count == 1 ? "1 product" : "\(matches.count) products") }
      .attributes(
        .columns(surroundings.width < 600 ? 2 : 4).with(
          cellAlignment: .stretch, cellSpacing: 12, lineSpacing: 12, insets: Insets(top: 12))
      )
      .whenEmpty {
        Words("Nothing matches. Show everything", .button)
          .cellAttributes(CellAttributes(columnSpan: .max))
          .onSelect { self?.showEverything() }
      }
      .onReachEnd { self?.loadMore() }
      .onRefresh { self?.receiveDelivery() }
    }

    ListFooter { Words("That is all we have", .button) }

    ListOverlay(
      "top", at: FloatingPlacement(.bottomTrailing, insets: Insets(bottom: 56, trailing: 16))
    ) {
      Words("Top", .chip(.strong)).onSelect { [weak self] in self?.scrollToTop() }
    }
    ListOverlay("basket", at: FloatingPlacement(.bottom, width: .fraction(1), coverage: .counted)) {
      Title(basket.isEmpty ? "Your basket is empty" : "\(basket.count) in your basket", height: 44)
    }
  }

  private var matches: [Product] { products.matching(filters) }

  private func menu(for product: Product) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Put into the basket") { [weak self] _ in self?.buy(product) }
    ])
  }

  // MARK: What people do

  private func toggle(_ filter: ShopFilter) {
    filters.formSymmetricDifference([filter])
    update()
  }

  private func showEverything() {
    filters = []
    update()
  }

  private func loadMore() {
    guard loadedCount < matches.count else { return }
    loadedCount += 8
    update()
  }

  private func receiveDelivery() {
    guard !deliveries.isEmpty else { return }
    products.insert(deliveries.removeFirst(), at: 0)
    update()
  }

  private func scrollToTop() {
    guard let view = list?.collectionView else { return }
    view.setContentOffset(CGPoint(x: 0, y: -view.adjustedContentInset.top), animated: true)
  }

  private func buy(_ product: Product) {
    basket.append(product.name)
    update()
  }
}
