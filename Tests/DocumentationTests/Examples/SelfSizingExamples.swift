#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A cell whose size its delegate returns.
  final class PhotoCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes
    }
  }

  /// The article's cell, which uses Auto Layout.
  final class TagCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      let natural = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if natural.width <= attributes.offeredSpace {
        attributes.size = natural
      } else {
        attributes.size = contentView.systemLayoutSizeFitting(
          CGSize(width: attributes.offeredSpace, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      }
      return attributes
    }
  }

  /// The cell in the documentation comment of the attributes, which uses a label.
  final class LabelledCell: UICollectionViewCell {
    let label = UILabel()

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      attributes.size = label.sizeThatFits(
        CGSize(width: attributes.offeredSpace, height: .greatestFiniteMagnitude))
      return attributes
    }
  }

  /// The article's cell that returns baselines.
  final class CaptionCell: UICollectionViewCell {
    let label = UILabel()

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      let text = label.sizeThatFits(
        CGSize(width: attributes.offeredSpace - 16, height: .greatestFiniteMagnitude))
      attributes.size = CGSize(width: text.width + 16, height: text.height + 12)
      attributes.firstBaseline = 6 + label.font.ascender
      attributes.lastBaseline = 6 + text.height + label.font.descender
      return attributes
    }
  }

  /// The attributes of a section in which bubbles stand beside pictures.
  @MainActor
  func showBubblesBesidePictures(_ layout: CollectionViewAlignedLayout) -> SectionAttributes {
    let messages = SectionAttributes(
      sizing: .selfSizing(
        estimate: CGSize(width: 240, height: 40), offering: .remainingLineSpace))
    layout.attributesForItem = { indexPath in
      switch indexPath.item {
      case 0: .default  // The sender's picture.
      case 1: CellAttributes(endsLine: true, minimumLineSpace: 80, indentation: .start)
      default: CellAttributes(endsLine: true)
      }
    }
    return messages
  }

  /// Estimates cells by the lengths of their texts.
  @MainActor
  func estimateMessages(_ messages: [String], in layout: CollectionViewAlignedLayout) {
    layout.estimatedSizeForItem = { indexPath in
      let lineCount = messages[indexPath.item].count / 30 + 1
      return CGSize(width: 240, height: 24 + 20 * CGFloat(lineCount))
    }
  }

  /// Lets the cells of all sections size themselves.
  @MainActor
  func letCellsSizeThemselves(_ layout: CollectionViewAlignedLayout) {
    layout.defaultSectionAttributes = SectionAttributes(
      sizing: .selfSizing(estimate: CGSize(width: 80, height: 32)))
  }
#endif
