#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func makeChatLayout() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.staysAtEnd = true
    return layout
  }
#endif
