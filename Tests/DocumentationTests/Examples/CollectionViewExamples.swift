#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The README's controller.
  final class FilterController: UIViewController {
    let tags = ["How wide may I be?"]
    let measuringLabel = UILabel()

    func setUp(_ collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.defaultSectionAttributes = SectionAttributes(sizing: .asked(offering: .wholeLine))
      collectionView.collectionViewLayout = layout
      collectionView.delegate = self
    }
  }

  extension FilterController: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      measuringLabel.text = tags[indexPath.item]
      let size = measuringLabel.intrinsicContentSize
      return CGSize(width: size.width + 24, height: size.height + 12)
    }
  }

  /// Labels and texts in turn: each text takes what its label leaves of the line.
  @MainActor
  func setTextsBesideLabels(_ texts: [String], in layout: CollectionViewAlignedLayout) {
    let label = UILabel()
    label.numberOfLines = 0
    layout.attributesForItem = { CellAttributes(endsLine: $0.item % 2 == 1, minimumLineSpace: 80) }
    layout.sizeForItem = { indexPath, remainingLineSpace in
      label.text = texts[indexPath.item]
      return label.sizeThatFits(CGSize(width: remainingLineSpace, height: .greatestFiniteMagnitude))
    }
  }

  /// The end of the chat, after a message was sent.
  @MainActor
  func showLastItem(_ lastItem: IndexPath, in layout: CollectionViewAlignedLayout) {
    layout.scrollToItem(at: lastItem, position: .bottom, animated: true)
  }

  /// The controller in the documentation comment of the delegate.
  final class TagsController: UIViewController {
    func tagWidth(at indexPath: IndexPath) -> CGFloat {
      CGFloat(40 + indexPath.item)
    }
  }

  extension TagsController: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      CGSize(width: tagWidth(at: indexPath), height: 32)
    }
  }

  /// A background.
  final class CardView: UICollectionReusableView {}

  /// A line separator.
  final class HairlineView: UICollectionReusableView {}

  /// Settings of a layout, one function for each example.
  @MainActor
  enum Settings {
    static func limitedTags(_ layout: CollectionViewAlignedLayout, _ tagWidths: [CGFloat]) {
      layout.attributesForItem = { indexPath in
        CellAttributes(minimumLineSpace: tagWidths[indexPath.item])
      }
      layout.sizeForItem = { indexPath, remainingLineSpace in
        CGSize(width: min(tagWidths[indexPath.item], remainingLineSpace), height: 32)
      }
    }

    static func wholeLineTags(_ layout: CollectionViewAlignedLayout, _ tags: [String]) {
      let label = UILabel()
      layout.defaultSectionAttributes = SectionAttributes(sizing: .asked(offering: .wholeLine))
      layout.sizeForItem = { indexPath, lineSpace in
        label.text = tags[indexPath.item]
        return label.sizeThatFits(CGSize(width: lineSpace, height: .greatestFiniteMagnitude))
      }
    }

    static func messages(_ layout: CollectionViewAlignedLayout, _ messages: [String]) {
      let label = UILabel()
      label.numberOfLines = 0
      layout.defaultItemAttributes = CellAttributes(minimumLineSpace: 120)
      layout.sizeForItem = { indexPath, remainingLineSpace in
        label.text = messages[indexPath.item]
        let limit = CGSize(width: remainingLineSpace, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(limit)
      }
    }

    static func form(_ layout: CollectionViewAlignedLayout) {
      layout.sizeForItem = { indexPath, remainingLineSpace in
        let isLabel = indexPath.item.isMultiple(of: 2)
        return CGSize(width: isLabel ? 80 : remainingLineSpace, height: 40)
      }
      layout.attributesForItem = { indexPath in
        let isLabel = indexPath.item.isMultiple(of: 2)
        return isLabel ? CellAttributes(beginsLine: true) : CellAttributes(minimumLineSpace: 100)
      }
    }

    static func grid(_ layout: CollectionViewAlignedLayout) {
      let photos = CGSize(width: 64, height: 64)
      layout.defaultSectionAttributes = SectionAttributes(sizing: .fixed(photos))
    }

    static func decorations(_ layout: CollectionViewAlignedLayout) {
      layout.register(CardView.self, forDecorationViewOfKind: "card")
      layout.register(HairlineView.self, forDecorationViewOfKind: "hairline")
      layout.defaultSectionAttributes = SectionAttributes(
        lineSpacing: 9, insets: Insets(8),
        backgrounds: [
          .init(
            kind: "card", insets: Insets(leading: -8, bottom: -8, trailing: -8), coversHeader: true)
        ],
        lineSeparator: .init(kind: "hairline"))
    }

    static func insets(_ layout: CollectionViewAlignedLayout) {
      layout.contentInsets = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
      layout.sectionSpacing = 24
      layout.defaultItemAttributes = CellAttributes(insets: Insets(top: 4, bottom: 4))
    }

    static func headline(_ layout: CollectionViewAlignedLayout) {
      let headline = CellAttributes(beginsLine: true, endsLine: true)
      layout.attributesForItem = { indexPath in
        indexPath.item == 0 ? headline : .default
      }
    }

    static func unindenting() -> CellAttributes {
      let unindenting = CellAttributes(
        beginsLine: true, indentation: .start, insets: Insets(leading: -40))
      return unindenting
    }

    static func headers(_ layout: CollectionViewAlignedLayout) {
      layout.defaultHeaderLength = 32
      layout.referenceLengthForFooter = { section in section == 0 ? 0 : 24 }
      layout.pinsSectionFooters = true
      layout.supplementaryContentInsetsReference = .automatic
    }
  }
#endif
