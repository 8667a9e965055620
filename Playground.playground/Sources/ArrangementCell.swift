import AlignedLayout
import UIKit

/// A cell that contains one aligned view.
public final class ArrangementCell: UICollectionViewCell {
  static let identifier = "arrangement"

  private var arrangement: AlignedView?

  func show(_ view: AlignedView) {
    arrangement?.removeFromSuperview()
    arrangement = view
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes,
      let arrangement
    else { return layoutAttributes }
    let width = attributes.offeredSpace
    let height = arrangement.sizeThatFits(CGSize(width: width, height: 0)).height
    attributes.size = CGSize(width: width, height: height)
    return attributes
  }
}
