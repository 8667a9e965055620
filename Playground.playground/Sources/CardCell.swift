import UIKit

/// A card of a shelf. Its picture takes the height that the name and the price leave.
public final class CardCell: ProductCard {
  static let identifier = "card"

  private static let margin: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    name.numberOfLines = 2
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  func show(_ product: Product, isLarge: Bool) {
    show(product, signSize: isLarge ? 44 : 24, nameSize: isLarge ? 17 : 13)
  }

  /// Returns the attributes as they are, because the layout knows the size.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let nameHeight = height(of: name, fitting: inner.width)
    let priceHeight = height(of: price, fitting: inner.width)
    price.frame = CGRect(
      x: inner.minX, y: inner.maxY - priceHeight, width: inner.width, height: priceHeight)
    name.frame = CGRect(
      x: inner.minX, y: price.frame.minY - nameHeight, width: inner.width, height: nameHeight)
    picture.frame = contentView.bounds.insetBy(dx: 6, dy: 6)
    picture.frame.size.height = max(0, name.frame.minY - 8 - picture.frame.minY)
  }
}
