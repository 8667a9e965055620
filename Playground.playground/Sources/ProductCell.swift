import AlignedLayout
import UIKit

/// A card of a grid. It sizes its height for the width of its columns.
public final class ProductCell: ProductCard {
  static let identifier = "product"

  private static let margin: CGFloat = 12

  private var pictureHeight: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    name.numberOfLines = 0
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  func show(_ product: Product) {
    pictureHeight = product.isHero ? 120 : 72
    show(product, signSize: product.isHero ? 44 : 28, nameSize: product.isHero ? 18 : 15)
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    let width = attributes.offeredSpace
    let height = textHeight(of: name, inWidth: width) + textHeight(of: price, inWidth: width)
    attributes.size = CGSize(width: width, height: pictureHeight + height + 28)
    return attributes
  }

  /// Returns the height of a label in a card of a width.
  private func textHeight(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    height(of: label, fitting: width - 2 * Self.margin)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    let inner = contentView.bounds.insetBy(dx: Self.margin, dy: 10)
    picture.frame = CGRect(x: 6, y: 6, width: width - 12, height: pictureHeight)
    name.frame = CGRect(
      x: inner.minX, y: pictureHeight + 14, width: inner.width,
      height: textHeight(of: name, inWidth: width))
    let priceHeight = textHeight(of: price, inWidth: width)
    price.frame = CGRect(
      x: inner.minX, y: inner.maxY - priceHeight, width: inner.width, height: priceHeight)
  }
}
