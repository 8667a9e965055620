#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func makePinnedHeadersAndFooters() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.defaultHeaderLength = 32
    layout.referenceLengthForFooter = { section in section == 0 ? 0 : 24 }
    layout.pinsSectionFooters = true
    return layout
  }
#endif
