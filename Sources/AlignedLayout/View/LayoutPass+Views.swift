#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension LayoutPass {
    /// Returns the size of a view for a width. Its `sizeThatFits(_:)` is called once for a width, until its
    /// size is invalidated. To measure a view by its constraints or in another way, create an ``AlignedItem``,
    /// keep it, and pass that.
    ///
    /// - Complexity: that of measuring the view, if it was not asked for this width before. Otherwise O(1).
    @MainActor
    public func size(of view: PlatformView, fitting width: CGFloat) -> CGSize {
      size(of: item(of: view), fitting: width)
    }

    /// Places a view in a frame, if the pass places.
    @MainActor
    public func place(_ view: PlatformView, in frame: CGRect) {
      place(item(of: view), in: frame)
    }

    /// Places a view with the size that it has for a width.
    ///
    /// - Returns: the frame of the view.
    @MainActor
    @discardableResult
    public func place(_ view: PlatformView, at origin: CGPoint, fitting width: CGFloat) -> CGRect {
      place(item(of: view), at: origin, fitting: width)
    }

    /// Places a view in a box, with the size that it has for the width of the box.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - box: the box. Its height counts for the anchor alone.
    ///   - anchor: the point of the view that stands at the same point of the box.
    /// - Returns: the frame of the view.
    @MainActor
    @discardableResult
    public func place(_ view: PlatformView, within box: CGRect, at anchor: AnchorPoint) -> CGRect {
      place(item(of: view), within: box, at: anchor)
    }

    /// Places a layer in a frame, if the pass places. Core Animation animates that, unless a transaction
    /// disables it.
    @MainActor
    public func place(_ layer: CALayer, in frame: CGRect) {
      place(AlignedItem(layer, size: frame.size), in: frame)
    }

    @MainActor
    private func item(of view: PlatformView) -> AlignedItem {
      memory.item(of: view) { AlignedItem(view) }
    }
  }
#endif
