#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  struct WallPhoto {
    let aspectRatio: CGFloat
  }

  /// Rows of forms, columns and lists.
  @MainActor
  enum TableExamples {
    static func remaining(_ layout: CollectionViewAlignedLayout) {
      layout.attributesForItem = { indexPath in
        switch indexPath.item % 3 {
        case 0: CellAttributes(beginsLine: true)  // An icon.
        case 1: CellAttributes(width: .remaining, minimumWidth: 120)  // A title.
        default: .default  // A switch.
        }
      }
    }

    static func heights(_ layout: CollectionViewAlignedLayout, _ titles: SettingTitles) {
      layout.sizeForItem = { indexPath, remainingLineSpace in
        switch indexPath.item % 3 {
        case 0: CGSize(width: 28, height: 28)
        case 1: titles.size(at: indexPath, fitting: remainingLineSpace)  // The width is ignored.
        default: CGSize(width: 51, height: 31)
        }
      }
    }

    static func forms(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(sharedWidths: [.label: 0.4])
      layout.attributesForItem = { indexPath in
        indexPath.item.isMultiple(of: 2)
          ? CellAttributes(beginsLine: true, width: .shared(.label))
          : CellAttributes(width: .remaining, minimumWidth: 200)
      }
    }

    static func thirds(_ layout: CollectionViewAlignedLayout) {
      layout.defaultItemAttributes = CellAttributes(width: .fraction(1 / 3))
    }

    static func photos(_ layout: CollectionViewAlignedLayout, _ photos: [WallPhoto]) {
      layout.defaultSectionAttributes = .rows(height: 120).with(cellSpacing: 2, lineSpacing: 2)
      layout.attributesForItem = { CellAttributes(aspectRatio: photos[$0.item].aspectRatio) }
    }

    static func shrinking(_ layout: CollectionViewAlignedLayout) {
      layout.attributesForItem = { indexPath in
        let isTitle = indexPath.item.isMultiple(of: 2)
        return isTitle
          ? CellAttributes(beginsLine: true, minimumWidth: 80, shrinkage: 1)
          : .default
      }
    }

    static func products(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = .columns(minimumWidth: 160)
      layout.attributesForItem = { indexPath in
        indexPath.item == 0 ? CellAttributes(columnSpan: .max) : .default
      }
    }

    static func photos(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = .columns(
        minimumWidth: 100, cellHeight: .proportional(1), asksForCellAttributes: false)
    }

    static func list(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(maximumCellsPerLine: 1)
      layout.defaultItemAttributes = CellAttributes(width: .remaining)
    }

    static func separators(_ layout: CollectionViewAlignedLayout) {
      layout.register(HairlineView.self, forDecorationViewOfKind: "hairline")
      layout.defaultSectionAttributes = SectionAttributes(
        lineSpacing: 13,
        lineSeparator: .init(kind: "hairline", placement: .forcedBreaks))
    }

    static func hugging(_ tagWidths: [CGFloat]) -> CGSize {
      let content = ContentLayout(
        width: 320, sections: [ContentLayout.Section(cellCount: tagWidths.count)]
      ) { position, _ in
        CGSize(width: tagWidths[position.cell], height: 32)
      }
      let size = CGSize(width: content.usedWidth, height: content.contentSize.height)
      return size
    }
  }

  /// Measures the titles of settings.
  @MainActor
  struct SettingTitles {
    let label = UILabel()
    var texts: [String] = []

    func size(at indexPath: IndexPath, fitting width: CGFloat) -> CGSize {
      label.text = texts[indexPath.item / 3]
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }
#endif
