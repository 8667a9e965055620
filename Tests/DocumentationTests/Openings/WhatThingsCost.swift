#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A million cells of one size are arithmetic, and a batch asks only about new cells.
  @MainActor
  func makeFastGrid() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = SectionAttributes(
      sizing: .fixed(CGSize(width: 64, height: 64)))
    layout.keepsAnswersAcrossUpdates = true
    return layout
  }
#endif
