#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedMarks
  import UIKit

  @MainActor
  func showMarks(over layout: CollectionViewAlignedLayout, and tags: AlignedView) {
    layout.showsLineMarks = true
    tags.showsLineMarks = true
  }
#endif
