#if canImport(SwiftUI)
  import SwiftUI

  /// The lines of a container for what its parent asked for.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  struct SetLines {
    enum Request: Equatable {
      /// Lines for a proposed width, or for none, and for a height that views share.
      case proposal(CGFloat?, height: CGFloat?)

      /// Lines in the bounds of the container.
      case bounds(CGFloat, height: CGFloat?)

      /// Lines of views in their ideal sizes, in the bounds of the container.
      case ideal(CGFloat, height: CGFloat?)
    }

    let request: Request
    let layout: AlignedGroup.Layout
    let size: CGSize

    init(_ request: Request, _ layout: AlignedGroup.Layout) {
      self.request = request
      self.layout = layout
      size = layout.size
    }

    /// Whether views have their ideal sizes, whatever width there is.
    var isIdeal: Bool {
      switch request {
      case .proposal(let width, _): width == nil
      case .bounds: false
      case .ideal: true
      }
    }
  }

  extension AlignedGroup.Layout {
    /// The frames of the items that no line limit hides, in order.
    var framesOfVisibleItems: ArraySlice<CGRect> {
      content.framesOfPlacedCells(inSection: 0).prefix(items.count - hiddenItemCount)
    }
  }
#endif
