import UIKit

/// A card of a shelf. Its picture takes the height that the name and the price leave.
public final class CardCell: UICollectionViewCell {
  static let identifier = "card"

  private static let margin: CGFloat = 10

  private let picture = UILabel()
  private let name = UILabel()
  private let price = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    contentView.layer.borderColor = UIColor(hex: 0xD5_DA_E1).cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 10
    picture.textAlignment = .center
    picture.layer.cornerRadius = 6
    picture.clipsToBounds = true
    name.numberOfLines = 2
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

  func show(_ product: Product, isLarge: Bool) {
    picture.text = product.sign
    picture.font = .systemFont(ofSize: isLarge ? 44 : 24)
    picture.textColor = product.shade.text
    picture.backgroundColor = product.shade.background
    name.text = product.name
    name.font = .systemFont(ofSize: isLarge ? 17 : 13, weight: .semibold)
    price.text = product.price
    setNeedsLayout()
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
    let (nameHeight, priceHeight) = (height(of: name, in: inner), height(of: price, in: inner))
    price.frame = CGRect(
      x: inner.minX, y: inner.maxY - priceHeight, width: inner.width, height: priceHeight)
    name.frame = CGRect(
      x: inner.minX, y: price.frame.minY - nameHeight, width: inner.width, height: nameHeight)
    picture.frame = contentView.bounds.insetBy(dx: 6, dy: 6)
    picture.frame.size.height = max(0, name.frame.minY - 8 - picture.frame.minY)
  }

  private func height(of label: UILabel, in inner: CGRect) -> CGFloat {
    let limit = CGSize(width: inner.width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(limit).height.rounded(.up)
  }
}
