#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func addUpButton(to layout: CollectionViewAlignedLayout) {
    let button = UIButton(type: .system)
    button.setTitle("Up", for: .normal)
    layout.addFloatingView(button, at: FloatingPlacement(.bottomTrailing, insets: Insets(16)))
  }
#endif
