import AlignedLayout
import AlignedList
import UIKit

/// A shop: filters that unfold, a carousel of offers, and products in two or four columns.
///
/// Pull to see what has been delivered, scroll to load more, and press a product long to buy it.
public final class ShopExample: ListExample {
  private static let margin = Insets(leading: 16, trailing: 16)

  private var products = Product.assortment
  private var deliveries = Product.deliveries
  private var filters: Set<ShopFilter> = []
  private var loadedCount = 8
  private var basket: [String] = []

  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    ShopFilters(chosen: filters) { [weak self] in self?.toggle($0) }

    ListSection("offers") {
      Carousel("offers", cardWidth: .points(150), insets: Self.margin, stops: .atCards) {
        for product in Product.all where !product.isHero {
          ProductTile(product: product).contextMenu { [weak self] in self?.menu(for: product) }
        }
      }
    }
    .header { Title("Offers of the week") }
    .attributes(SectionAttributes(insets: Insets(top: 12, leading: -16, trailing: -16)))

    ListReader { [weak self, matches, loadedCount, basket] surroundings in
      ListSection("products", of: Array(matches.prefix(loadedCount))) { product in
        ProductTile(product: product).contextMenu { self?.menu(for: product) }
      }
      .header { Title(Self.title(count: matches.count, basket: basket)) }
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
  }

  private var matches: [Product] {
    products.filter { product in filters.allSatisfy { $0.matches(product) } }
  }

  private static func title(count: Int, basket: [String]) -> String {
    let products = count == 1 ? "1 product" : "\(count) products"
    return basket.isEmpty ? products : "\(products), \(basket.count) in your basket"
  }

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

  private func buy(_ product: Product) {
    basket.append(product.name)
    update()
  }
}
