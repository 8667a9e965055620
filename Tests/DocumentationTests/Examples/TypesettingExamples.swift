#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedMarks
  import UIKit

  /// Breaking strategies, indentation, and the free space of lines.
  @MainActor
  enum TypesettingExamples {
    /// Headings of several levels, and the items below them.
    struct Outline {
      func opensLevel(at indexPath: IndexPath) -> Bool { indexPath.item % 4 == 1 }
      func levelsClosed(after indexPath: IndexPath) -> Int { indexPath.item % 4 == 3 ? 1 : 0 }
    }

    /// A message of a chat, or the date above some.
    struct Message {
      enum Kind { case date, own, other }
      let kind: Kind
    }

    static func ownAlignments(_ layout: CollectionViewAlignedLayout, _ messages: [Message]) {
      layout.attributesForItem = { indexPath in
        switch messages[indexPath.item].kind {
        case .date: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .center)
        case .own: CellAttributes(beginsLine: true, endsLine: true, lineAlignment: .trailing)
        case .other: CellAttributes(endsLine: true)
        }
      }
    }

    static func baselines(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(cellAlignment: .firstBaseline)
      layout.attributesForItem = { indexPath in
        indexPath.item == 0 ? CellAttributes(firstBaseline: 40) : CellAttributes(firstBaseline: 20)
      }
    }

    static func justified(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(justification: .init(maximumGap: 24))
    }

    static func growing(_ layout: CollectionViewAlignedLayout) {
      layout.sizeForItem = { indexPath, _ in
        CGSize(width: indexPath.item == 1 ? 120 : 60, height: 36)  // label, field, button
      }
      layout.attributesForItem = { indexPath in
        CellAttributes(keepsWithNext: indexPath.item == 0, growth: indexPath.item == 1 ? 1 : 0)
      }
    }

    static func threading(_ layout: CollectionViewAlignedLayout, _ thread: Outline) {
      layout.defaultSectionAttributes = SectionAttributes(cellSpacing: 0)
      layout.attributesForItem = { indexPath in
        CellAttributes(
          beginsLine: true, indentation: thread.opensLevel(at: indexPath) ? .nest : .unchanged,
          indentationsEndedAfter: thread.levelsClosed(after: indexPath),
          insets: Insets(leading: 16))
      }
    }

    static func justifying(
      _ collectionView: UICollectionView, _ layout: CollectionViewAlignedLayout
    ) {
      collectionView.performBatchUpdates {
        layout.defaultSectionAttributes = SectionAttributes(justification: .init())
      }
    }

    static func clamping(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(clampsOversizedCells: true)
    }

    static func balanced(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(
        breakingStrategy: .balanced, lineAlignment: .center)
    }

    static func explaining(_ layout: CollectionViewAlignedLayout, _ indexPath: IndexPath) {
      if let reason = layout.lineBreakReason(forItemAt: indexPath) {
        print(reason)  // "Its first cell needs 125 points with the gap before it, and …"
      }
    }

    static func keeping(_ layout: CollectionViewAlignedLayout) {
      layout.attributesForItem = { indexPath in
        let isLabel = indexPath.item.isMultiple(of: 2)
        return CellAttributes(keepsWithNext: isLabel)
      }
    }

    static func nesting(_ layout: CollectionViewAlignedLayout, _ outline: Outline) {
      layout.attributesForItem = { indexPath in
        CellAttributes(
          indentation: outline.opensLevel(at: indexPath) ? .nest : .unchanged,
          indentationsEndedAfter: outline.levelsClosed(after: indexPath))
      }
    }
  }
#endif
