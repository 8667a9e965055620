import UIKit

/// A card with a picture, a name and a price. Subclasses size and place them.
public class ProductCard: UICollectionViewCell {
  let picture = PictureLabel()
  let name = UILabel()
  let price = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.borderColor = UIColor(hex: 0xD5_DA_E1).cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 10
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

  func show(_ product: Product, signSize: CGFloat, nameSize: CGFloat) {
    picture.show(product)
    picture.font = .systemFont(ofSize: signSize)
    name.text = product.name
    name.font = .systemFont(ofSize: nameSize, weight: .semibold)
    price.text = product.price
    setNeedsLayout()
  }

  /// Returns the height that a label needs in a width.
  func height(of label: UILabel, fitting width: CGFloat) -> CGFloat {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(limit).height.rounded(.up)
  }
}
