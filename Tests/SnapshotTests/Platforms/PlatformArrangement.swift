import AlignedLayout
import CoreGraphics
import Pictures
import Testing

/// An arrangement that is drawn with UIKit and with AppKit, from the same code and with the same frames.
struct PlatformArrangement: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  /// A narrow and a wide width. The wide one is drawn from right to left, too.
  let widths: (narrow: CGFloat, wide: CGFloat)
  /// The height, or nil for the one that is needed.
  var height: CGFloat?
  let makeView: @MainActor @Sendable () -> AlignedView

  var testDescription: String { name }

  /// The views beside each other, and the text and the frames of each.
  @MainActor
  var snapshot: Snapshot {
    let panels = [panel(widths.narrow), panel(widths.wide), panel(widths.wide)]
    let page = AlignedView(
      items: panels.map { panel in AlignedItem(panel) { [size = panel.bounds.size] _ in size } },
      attributes: SectionAttributes(cellSpacing: 16), padding: Insets(16))
    page.fill(.margin, cornerRadius: 16)
    page.frame.size = page.sizeThatFits(.zero)
    page.layOutNow()
    panels[2].readFromRightToLeft()
    page.layOutNow()
    let captions = ["narrow", "wide", "from right to left"]
    let texts = zip(captions, panels).map { caption, panel in
      "\(caption)\n\(Picture(of: panel).text())\(Self.frames(in: panel))"
    }
    return Snapshot(
      name: Snapshot.Name(description: name),
      text: ([title] + texts).joined(separator: "\n\n") + "\n",
      svg: Picture(of: page, background: nil).svg(
        title: title, description: "At two widths, and from right to left.", darkInks: Ink.dark))
  }

  @MainActor
  private func panel(_ width: CGFloat) -> AlignedView {
    let view = makeView()
    view.fill(.sheet, edge: .sheetEdge)
    view.frame.size = CGSize(
      width: width,
      height: height ?? view.sizeThatFits(CGSize(width: width, height: 0)).height)
    return view
  }

  /// The visible views in a view, each with its frame and indented by its depth.
  @MainActor
  private static func frames(in view: PlatformView, depth: Int = 0) -> String {
    view.visibleSubviews.map { subview in
      let (origin, size) = (subview.frame.origin, subview.frame.size)
      let line = [
        String(repeating: "  ", count: depth) + (subview.words ?? "view"),
        "\(origin.x.words), \(origin.y.words)", size.words,
      ].joined(separator: "  ")
      return line + "\n" + frames(in: subview, depth: depth + 1)
    }.joined()
  }
}
