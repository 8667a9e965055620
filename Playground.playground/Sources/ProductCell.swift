import AlignedLayout
import UIKit

/// A card with a picture, a name and a price. It sizes its height for the width of its columns.
public final class ProductCell: UICollectionViewCell {
  static let identifier = "product"

  private let picture = UILabel()
  private let name = UILabel()
  private let price = UILabel()
  private var pictureHeight: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    contentView.layer.borderColor = UIColor(hex: 0xD5_DA_E1).cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 10
    picture.textAlignment = .center
    picture.layer.cornerRadius = 6
    picture.clipsToBounds = true
    name.numberOfLines = 0
    price.font = .systemFont(ofSize: 13)
    price.textColor = Shade.gray.text
    for label in [picture, name, price] {
      contentView.addSubview(label)
    }
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  func show(_ product: Product) {
    picture.text = product.sign
    picture.font = .systemFont(ofSize: product.isHero ? 44 : 28)
    picture.textColor = product.shade.text
    picture.backgroundColor = product.shade.background
    pictureHeight = product.isHero ? 120 : 72
    name.text = product.name
    name.font = .systemFont(ofSize: product.isHero ? 18 : 15, weight: .semibold)
    price.text = product.price
    setNeedsLayout()
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    let width = attributes.offeredSpace
    let textHeight = height(of: name, fitting: width) + height(of: price, fitting: width)
    attributes.size = CGSize(width: width, height: pictureHeight + textHeight + 28)
    return attributes
  }

  private func height(of label: UILabel, fitting width: CGFloat) -> CGFloat {
    let limit = CGSize(width: width - 24, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(limit).height.rounded(.up)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: 12, dy: 10)
    picture.frame = CGRect(
      x: 6, y: 6, width: contentView.bounds.width - 12, height: pictureHeight)
    name.frame = CGRect(
      x: inner.minX, y: pictureHeight + 14, width: inner.width,
      height: height(of: name, fitting: contentView.bounds.width))
    let priceHeight = height(of: price, fitting: contentView.bounds.width)
    price.frame = CGRect(
      x: inner.minX, y: inner.maxY - priceHeight, width: inner.width, height: priceHeight)
  }
}
