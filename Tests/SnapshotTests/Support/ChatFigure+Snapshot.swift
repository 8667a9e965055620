import AlignedLayout
import UIKit

@testable import playground

extension ChatFigure {
  private static let viewSize = CGSize(width: 320, height: 280)

  /// Both views as a picture, and the text of each.
  @MainActor
  func snapshot() async -> Snapshot {
    let size = Self.viewSize
    var figure = FigureWindow(height: size.height, widths: [size.width, size.width])
    // Their views hold them weakly.
    let examples = [ChatExample(days), ChatExample(days)]
    defer { withExtendedLifetime(examples) {} }
    for (side, example) in zip([left, right], examples) {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = Insets(leading: 12, bottom: 12, trailing: 12)
      layout.sectionSpacing = 12
      layout.defaultHeaderLength = 28
      let view = example.makeView(layout: layout, width: size.width, height: size.height)
      figure.add(view, caption: side.caption)
      await view.settle()
      side.change(example, view)
      await view.settle()
      figure.describe(view, caption: side.caption)
    }
    return figure.snapshot(
      name: name, title: title, description: "\(left.caption); \(right.caption).")
  }
}
