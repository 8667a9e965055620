import UIKit

/// A cell that shows text on a rounded background.
public class LabelCell: UICollectionViewCell {
  class var identifier: String { "label" }

  private let label = UILabel()
  private var margin = CGSize.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  func show(_ text: String, _ style: LabelStyle) {
    label.text = text
    label.font = style.font
    label.textColor = style.color
    label.textAlignment = style.alignment
    margin = style.margin
    contentView.backgroundColor = style.background
    contentView.layer.cornerRadius = style.cornerRadius
    contentView.layer.borderColor = style.border?.cgColor
    contentView.layer.borderWidth = style.border == nil ? 0 : 1
    setNeedsLayout()
  }

  /// Returns the attributes as they are, because the delegate returns the size. Without this UIKit
  /// runs Auto Layout for each cell that it shows.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: margin.width, dy: margin.height)
  }
}
