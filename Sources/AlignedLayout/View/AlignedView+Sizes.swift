#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedView {
    var group: AlignedGroup {
      get { arranged.group }
      set { arranged.group = newValue }
    }

    func layout(in size: CGSize) -> AlignedGroup.Layout {
      asking { group.layout(in: size, environment) }
    }

    /// Returns the view whose baseline is that of the first or the last line, or the first view there.
    func viewWithBaseline(
      _ edge: VerticalEdge
    ) -> (view: PlatformView, distance: CGFloat?)? {
      let width = bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth
      let layout = layout(in: CGSize(width: width, height: bounds.height))
      guard let line = edge == .top ? layout.lines.first : layout.lines.last else { return nil }
      let baseline: KeyPath<Baselines, CGFloat?> = edge == .top ? \.first : \.last
      if let found = layout.itemWithBaseline(onLine: line, baseline),
        let view = found.item.firstView
      {
        return (view, found.distance)
      }
      return line.cells.lazy.compactMap { layout.items[$0].firstView }.first.map { ($0, nil) }
    }
  }
#endif
