import AlignedLayout
import UIKit

@testable import playground

extension ExampleFigure {
  private static let widths: [CGFloat] = [320, 375, 600]

  /// The example at each width as a picture, and as texts.
  @MainActor
  func snapshot() async -> Snapshot {
    var figure = FigureWindow(height: height, widths: Self.widths)
    // Their views hold them weakly, and are drawn at the end.
    let examples = Self.widths.map { _ in makeExample() }
    defer { withExtendedLifetime(examples) {} }
    for (width, example) in zip(Self.widths, examples) {
      // As on the playground's page.
      let layout = CollectionViewAlignedLayout(margin: 16, headerLength: 32)
      let view = example.makeView(layout: layout, width: width, height: height)
      let caption = "\(Int(width)) points"
      figure.add(view, caption: caption)
      await view.settle()
      figure.describe(view, caption: caption)
    }
    return figure.snapshot(
      name: name, title: title, description: "At 320, 375 and 600 points.")
  }
}
