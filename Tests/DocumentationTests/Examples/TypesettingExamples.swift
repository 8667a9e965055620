#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Where lines break, what they do with what they have left, and with cells of different heights.
  @MainActor
  enum TypesettingExamples {
    /// Levels of headings and what is below them.
    struct Outline {
      func opensLevel(at indexPath: IndexPath) -> Bool { indexPath.item % 4 == 1 }
      func levelsClosed(behind indexPath: IndexPath) -> Int { indexPath.item % 4 == 3 ? 1 : 0 }
    }

    static func baselines(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(verticalAlignment: .firstBaseline)
      layout.attributesForCell = { indexPath in
        indexPath.item == 0 ? CellAttributes(firstBaseline: 40) : CellAttributes(firstBaseline: 20)
      }
    }

    static func justified(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(justification: .init(largestGap: 24))
    }

    static func growing() -> CellAttributes {
      let searchField = CellAttributes(minimumLineSpace: 120, growth: 1, largestWidth: 400)
      return searchField
    }

    static func clamping(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(clampsTooWideCells: true)
    }

    static func balanced(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(
        horizontalAlignment: .center, breakingStrategy: .balanced)
    }

    static func explaining(_ layout: CollectionViewAlignedLayout, _ indexPath: IndexPath) {
      if let beginning = layout.lineBeginning(forItemAt: indexPath) {
        print(beginning)  // "Its first cell needs 125 points with the gap before it, and …"
      }
    }

    static func keeping(_ layout: CollectionViewAlignedLayout) {
      layout.attributesForCell = { indexPath in
        let isLabel = indexPath.item.isMultiple(of: 2)
        return CellAttributes(keepsWithNext: isLabel)
      }
    }

    static func nesting(_ layout: CollectionViewAlignedLayout, _ outline: Outline) {
      layout.attributesForCell = { indexPath in
        CellAttributes(
          nestsIndentation: outline.opensLevel(at: indexPath),
          endedIndentations: outline.levelsClosed(behind: indexPath))
      }
    }
  }
#endif
