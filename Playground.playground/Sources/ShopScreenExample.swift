import AlignedLayout
import AlignedList
import SwiftUI
import UIKit

/// The shop of `ShopExample`, as a screen in SwiftUI.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
public final class ShopScreenExample: ScreenExample {
  public init() {
    super.init(ShopScreen())
  }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct ShopScreen: View {
  private static let margin = Insets(leading: 16, trailing: 16)

  @State private var products = Product.assortment
  @State private var deliveries = Product.deliveries
  @State private var filters: Set<ShopFilter> = []
  @State private var isUnfolded = false
  @State private var loadedCount = 8
  @State private var basket: [String] = []
  @State private var position: AlignedScrollPosition?

  var body: some View {
    let matches = products.matching(filters)
    AlignedScreen {
      ListHeader(.stretches) { CoverPicture(text: "Everything for printers") }
      chips
      offers
      ListReader { [matches, loadedCount] surroundings in
        section(
          of: matches, showing: loadedCount, columnCount: surroundings.width < 600 ? 2 : 4)
      }
      ListFooter { NoteView(text: "That is all we have").frame(maxWidth: .infinity) }
      ListOverlay(
        "top", at: FloatingPlacement(.bottomTrailing, insets: Insets(bottom: 56, trailing: 16))
      ) {
        Button(action: scrollToTop) { ChipView(text: "Top", shade: .strong) }
      }
      ListOverlay(
        "basket", at: FloatingPlacement(.bottom, width: .fraction(1), coverage: .counted)
      ) {
        TitleBar(
          text: basket.isEmpty ? "Your basket is empty" : "\(basket.count) in your basket",
          height: 44)
      }
    }
    .contentInsets(Insets(leading: 16, bottom: 16, trailing: 16))
    .layout { $0.sectionSpacing = 12 }
    .alignedScroll(to: $position)
    .refreshable { await receiveDelivery() }
  }

  // MARK: Sections

  private var chips: ListSection {
    ListSection("filters", of: ShopFilter.allCases) { filter in
      ListItem(id: filter) {
        ChipView(text: filter.rawValue, shade: filters.contains(filter) ? .strong : .gray)
      }
      .onSelect { withAnimation { filters.formSymmetricDifference([filter]) } }
    }
    .attributes(.chips(areUnfolded: isUnfolded))
    .overflow { hiddenCount in
      TextButton(hiddenCount > 0 ? "+\(hiddenCount) more" : "Less") {
        withAnimation { isUnfolded.toggle() }
      }
    }
  }

  private var offers: ListSection {
    ListSection("offers") {
      Carousel("offers", cardWidth: .points(150), insets: Self.margin, stops: .atCards) {
        for product in Product.all where !product.isHero { item(of: product) }
      }
    }
    .header(pins: false) { TitleBar(text: "Offers of the week") }
    .attributes(SectionAttributes(insets: Insets(top: 12, leading: -16, trailing: -16)))
  }

  private func section(
    of matches: [Product], showing count: Int, columnCount: Int
  ) -> ListSection {
    ListSection("products", of: Array(matches.prefix(count))) { product in
      item(of: product)
        .attachment(at: .topTrailing, ownPoint: .center, offset: CGPoint(x: -14, y: 4)) {
          if ShopFilter.cheap.matches(product) { ChipView(text: "%", shade: .pink) }
        }
    }
    .header { TitleBar(text: matches.count == 1 ? "1 product" : "\(matches.count) products") }
    .attributes(
      .columns(columnCount).with(
        cellAlignment: .stretch, cellSpacing: 12, lineSpacing: 12, insets: Insets(top: 12))
    )
    .whenEmpty {
      ListItem(id: "nothing") {
        TextButton("Nothing matches. Show everything") { filters = [] }.frame(maxWidth: .infinity)
      }
      .cellAttributes(CellAttributes(columnSpan: .max))
    }
    .onReachEnd { if loadedCount < matches.count { loadedCount += 8 } }
  }

  private func item(of product: Product) -> ListItem {
    ListItem(id: product.name) {
      ProductCardView(product: product)
        .contextMenu { Button("Put into the basket") { basket.append(product.name) } }
    }
  }

  // MARK: What people do

  private func scrollToTop() {
    withAnimation { position = .start }
  }

  private func receiveDelivery() {
    guard !deliveries.isEmpty else { return }
    withAnimation { products.insert(deliveries.removeFirst(), at: 0) }
  }
}

/// A product on a card: its picture, its name and its price below each other.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct ProductCardView: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(product.sign)
        .font(.system(size: 28))
        .foregroundStyle(product.shade.ink)
        .frame(maxWidth: .infinity, minHeight: 64)
        .background(product.shade.fill, in: RoundedRectangle(cornerRadius: 6))
      Text(product.name).font(.system(size: 15, weight: .semibold))
      Text(product.price).font(.system(size: 13)).foregroundStyle(Shade.gray.ink)
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 10))
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Color.edge) }
  }
}

/// A title at the bottom of a picture of lines of type, which shows more of them the taller it is.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
struct CoverPicture: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.system(size: 22, weight: .bold))
      .foregroundStyle(Shade.blue.ink)
      .padding(16)
      .frame(maxWidth: .infinity, minHeight: 120, maxHeight: .infinity, alignment: .bottomLeading)
      .background(alignment: .bottom) { lines }
      .background(Shade.blue.fill)
      .clipped()
  }

  private var lines: some View {
    VStack(spacing: 8) {
      ForEach((0..<30).reversed(), id: \.self) { index in
        RoundedRectangle(cornerRadius: 3)
          .fill(Color(uiColor: UIColor(hex: 0xC3_DA_F6)))
          .frame(height: 6)
          .padding(.trailing, CGFloat(index * 53 % 120))
      }
    }
    .padding(EdgeInsets(top: 0, leading: 16, bottom: 60, trailing: 16))
  }
}
