#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What lines do with what they have left, and with cells of different heights.
  @MainActor
  enum TypesettingExamples {
    /// Levels of headings and what is below them.
    struct Outline {
      func opensLevel(at indexPath: IndexPath) -> Bool { indexPath.item % 4 == 1 }
      func closesLevel(at indexPath: IndexPath) -> Bool { indexPath.item % 4 == 3 }
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

    static func nesting(_ layout: CollectionViewAlignedLayout, _ outline: Outline) {
      layout.attributesForCell = { indexPath in
        CellAttributes(
          nestsIndentation: outline.opensLevel(at: indexPath),
          endsIndentation: outline.closesLevel(at: indexPath))
      }
    }
  }
#endif
