#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func makeTwoLinesOfTags() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = SectionAttributes(lineLimit: .lines(2))
    layout.sizeForOverflow = { section, hiddenItemCount in
      CGSize(width: hiddenItemCount < 10 ? 80 : 90, height: 32)
    }
    return layout
  }
#endif
