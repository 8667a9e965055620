#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedView {
    /// Calls a closure with the view of each background and line separator, with its frame, and with its
    /// position from back to front. Views are used again for others of their kind. Views that are left
    /// over fade out and are removed.
    func forEachDecoration(
      in layout: AlignedGroup.Layout, at origin: CGPoint,
      _ body: (_ view: PlatformView, _ frame: CGRect, _ zIndex: Int) -> Void
    ) {
      var spare = state.decorations
      state.decorations = [:]
      if let decorationView {
        layout.forEachDecoration(at: origin) { kind, frame, zIndex in
          let view = spare[kind]?.popFirst() ?? decorationView(kind)
          if view.superview !== self {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubviewAtBack(view)
          }
          state.decorations[kind, default: []].append(view)
          body(view, frame, zIndex)
        }
      }
      for view in spare.values.joined() { leave(view) }
    }
  }
#endif
