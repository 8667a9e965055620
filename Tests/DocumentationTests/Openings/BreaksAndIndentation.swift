#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A picture, the first message beside it, and others below that message.
  @MainActor
  func makeIndentedMessages() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.attributesForItem = { indexPath in
      CellAttributes(
        beginsLine: indexPath.item > 1, minimumLineSpace: 120,
        indentation: indexPath.item == 1 ? .start : .unchanged)
    }
    return layout
  }
#endif
