import AlignedLayout
import LayoutDrawing
import UIKit

/// A cell with a centered caption.
class CaptionedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(.cell)
    contentView.layer.borderColor = UIColor(.cellEdge).cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 4
    label.setUp(in: contentView, font: Scenario.Cell.font)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A cell that sizes itself by its word, and has the word's baseline.
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

/// A header or footer with a centered caption.
final class CaptionedView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderColor = UIColor(.headerEdge).cgColor
    layer.borderWidth = 1
    label.setUp(in: self, font: .boldSystemFont(ofSize: 12))
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ caption: String, isHeader: Bool) {
    label.text = caption
    backgroundColor = UIColor(isHeader ? .header : .footer)
  }
}

/// An overflow view with the number of hidden items.
final class MoreView: UICollectionReusableView {
  let label = UILabel()
  private var hiddenItemCount = 0

  /// The words after the number; with words, the view looks like a tag.
  var suffix = "" {
    didSet { show() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    label.setUp(in: self, font: Scenario.Cell.font)
    label.frame = bounds
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
      hiddenItemCount = attributes.hiddenItemCount
      show()
    }
  }

  private func show() {
    label.text = "+\(hiddenItemCount)\(suffix)"
    backgroundColor = UIColor(suffix.isEmpty ? .header : .sheet)
    layer.borderColor = UIColor(suffix.isEmpty ? .headerEdge : .cellEdge).cgColor
    layer.cornerRadius = suffix.isEmpty ? 4 : 14
    label.font = suffix.isEmpty ? Scenario.Cell.font : Look.tag.font
    label.textColor = UIColor(suffix.isEmpty ? .caption : .tagText)
  }
}

extension UILabel {
  fileprivate func setUp(in view: UIView, font: UIFont) {
    self.font = font
    textColor = UIColor(.caption)
    textAlignment = .center
    numberOfLines = 0
    frame = view.bounds.insetBy(dx: 8, dy: 0)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }
}
