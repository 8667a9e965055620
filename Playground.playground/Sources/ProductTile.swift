import AlignedLayout
import AlignedList
import UIKit

/// A component that shows a product on a card: its picture, its name and its price below each other.
struct ProductTile: ListComponent, Hashable, Identifiable {
  let product: Product
  var isLarge = false

  var id: String { product.name }

  func makeView() -> ProductView { ProductView() }

  func configure(_ view: ProductView) { view.show(product, isLarge: isLarge) }
}

/// A card whose labels stand on lines of their own.
final class ProductView: AlignedView {
  private let picture = PictureLabel()
  private let name = UILabel()
  private let price = UILabel()

  convenience init() {
    self.init(frame: .zero)
    padding = Insets(8)
    attributes = SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 6)
    setArrangedSubviews([picture, name, price])
    name.numberOfLines = 0
    price.font = .systemFont(ofSize: 13)
    price.textColor = Shade.gray.text
    backgroundColor = .systemBackground
    layer.borderColor = UIColor(hex: 0xD5_DA_E1).cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 10
  }

  func show(_ product: Product, isLarge: Bool) {
    picture.show(product)
    picture.font = .systemFont(ofSize: isLarge ? 44 : 28)
    picture.height = isLarge ? 120 : 64
    name.text = product.name
    name.font = .systemFont(ofSize: isLarge ? 18 : 15, weight: .semibold)
    price.text = product.price
    for label in [picture, name, price] { label.invalidateAlignedSize() }
  }
}
