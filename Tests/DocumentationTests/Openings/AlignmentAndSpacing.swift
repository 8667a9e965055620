#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func makeCenteredTags() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    let tags = SectionAttributes(lineAlignment: .center, cellSpacing: 10, lineSpacing: 10)
    layout.attributesForSection = { section in
      section == 0 ? tags.with(lineAlignment: .trailing) : tags
    }
    return layout
  }
#endif
