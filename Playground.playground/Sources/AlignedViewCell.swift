import AlignedLayout
import UIKit

/// A cell that consists of an aligned view. It is as tall as that needs for the width that it is offered.
public class AlignedViewCell: UICollectionViewCell {
  class var identifier: String { "aligned view" }

  /// The view that fills the cell.
  var card = AlignedView() {
    didSet {
      oldValue.removeFromSuperview()
      addCard()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addCard()
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  private func addCard() {
    card.frame = contentView.bounds
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(card)
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    let width = attributes.offeredSpace
    let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
    attributes.size = CGSize(width: width, height: height)
    return attributes
  }
}
