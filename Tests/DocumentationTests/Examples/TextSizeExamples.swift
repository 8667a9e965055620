#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension UITraitCollection {
    /// Returns a length that grows with body text.
    func scaled(_ length: CGFloat) -> CGFloat {
      UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: self)
    }
  }

  /// Tags, and a form below them, that follow the text size.
  final class TextSizesController: UIViewController {
    private let tags = ["typesetter", "line"]
    private let label = UILabel()
    private let layout = CollectionViewAlignedLayout()

    @available(iOS 17, tvOS 17, *)
    func followTextSize() {
      registerForTraitChanges([
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      ]) { (controller: TextSizesController, _) in
        controller.layout.invalidateMeasuredSizes()
      }
    }

    func sizeTags() {
      label.numberOfLines = 0
      layout.sizeForItem = { [tags, label, weak layout] indexPath, lineSpace in
        label.font = .preferredFont(
          forTextStyle: .body, compatibleWith: layout?.collectionView?.traitCollection)
        label.text = tags[indexPath.item]
        let size = label.sizeThatFits(
          CGSize(width: lineSpace - 24, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width + 24, height: size.height + 12)
      }
    }
  }

  extension TextSizesController: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      let textSize = collectionView.traitCollection.preferredContentSizeCategory
      return textSize.isAccessibilityCategory
        ? .columns(1).with(lineLimit: .lines(5))
        : SectionAttributes(lineLimit: .lines(2), sizing: .asked(offering: .wholeLine))
    }
  }

  /// The fields of a form, which stand beside labels or below them.
  final class ScaledFields: NSObject, CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      let leastWidth = collectionView.traitCollection.scaled(150)
      return indexPath.item.isMultiple(of: 2)
        ? CellAttributes(beginsLine: true, width: .shared(.label))
        : CellAttributes(width: .remaining, minimumWidth: leastWidth)
    }
  }
#endif
