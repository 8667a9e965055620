import AlignedLayout
import UIKit

/// A cell with words in its middle.
class CaptionedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0.86, green: 0.91, blue: 0.98, alpha: 1)
    contentView.layer.borderColor = UIColor(red: 0.23, green: 0.44, blue: 0.71, alpha: 1).cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 4
    label.setUp(in: contentView, font: Scenario.Cell.font)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A cell with a word that says how large it is, and where its baseline is.
final class WordCell: CaptionedCell {
  private static let padding: CGFloat = 6

  /// The distance from the cell's top to the baseline of its word.
  var baseline: CGFloat {
    Self.padding + label.font.ascender
  }

  func show(_ caption: String, fontSize: CGFloat) {
    label.text = caption
    label.font = .systemFont(ofSize: fontSize)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    let text = label.sizeThatFits(
      CGSize(width: attributes.offeredSpace, height: .greatestFiniteMagnitude))
    attributes.size = CGSize(
      width: text.width + 16, height: label.font.lineHeight + 2 * Self.padding)
    attributes.firstBaseline = baseline
    return attributes
  }
}

/// A header or footer with words in its middle.
final class CaptionedView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderColor = UIColor(white: 0.4, alpha: 1).cgColor
    layer.borderWidth = 1
    label.setUp(in: self, font: .boldSystemFont(ofSize: 12))
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ caption: String, isHeader: Bool) {
    label.text = caption
    backgroundColor =
      isHeader
      ? UIColor(red: 0.87, green: 0.89, blue: 0.91, alpha: 1)
      : UIColor(red: 0.93, green: 0.91, blue: 0.85, alpha: 1)
  }
}

/// What says how many cells are hidden.
final class MoreView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.93, green: 0.93, blue: 0.94, alpha: 1)
    layer.borderColor = UIColor(white: 0.4, alpha: 1).cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 4
    label.setUp(in: self, font: Scenario.Cell.font)
    label.frame = bounds
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
      label.text = "+\(attributes.hiddenItemCount)"
    }
  }
}

extension UILabel {
  fileprivate func setUp(in view: UIView, font: UIFont) {
    self.font = font
    textColor = .black
    textAlignment = .center
    numberOfLines = 0
    frame = view.bounds.insetBy(dx: 8, dy: 0)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }
}
