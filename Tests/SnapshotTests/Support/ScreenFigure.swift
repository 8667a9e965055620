import AlignedLayout
import LayoutDrawing
import SwiftUI
import Testing
import UIKit

@testable import playground

/// A small picture of one screen on a phone, for a row of several.
struct ScreenFigure: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  let size: CGSize
  /// What is done with the view before it is drawn.
  let change: @MainActor @Sendable (UIView) -> Void
  let makeExample: @MainActor @Sendable () -> any Example

  var testDescription: String { name }

  init(
    _ name: String, _ title: String, size: CGSize = CGSize(width: 320, height: 480),
    change: @escaping @MainActor @Sendable (UIView) -> Void = { _ in },
    makeExample: @escaping @MainActor @Sendable () -> any Example
  ) {
    self.name = "screen-\(name)"
    self.title = title
    self.size = size
    self.change = change
    self.makeExample = makeExample
  }

  static let all = [
    ScreenFigure(
      "filters", "Filters in sections that unfold, above the number of matches.",
      change: { view in
        let kind = CollectionViewAlignedLayout.elementKindOverflow
        let list = view as? UICollectionView
        if let more = list?.supplementaryView(forElementKind: kind, at: [0, 0]) {
          Headless.tap(more)
        }
      }
    ) { FiltersExample() },
    ScreenFigure("chat", "A chat that stays at its end.") { ChatExample() },
    ScreenFigure("form", "A form on cards.") { FormExample() },
    ScreenFigure("photos", "Photos on rows that fill a line.") { PhotosExample() },
    ScreenFigure("feed", "A feed with a hero, a carousel, tags and cards.") { FeedExample() },
    ScreenFigure("settings", "Settings, whose titles take the rest of their rows.") {
      SettingsExample()
    },
    ScreenFigure(
      "lines", "Views of SwiftUI on two lines, and the number of those that are hidden.",
      size: CGSize(width: 320, height: 88)
    ) { LinesExample() },
  ]

  /// The screen as a picture and as text.
  @MainActor
  func snapshot() async -> Snapshot {
    let example = makeExample()
    defer { withExtendedLifetime(example) {} }
    let view: UIView = example.makeView(
      layout: NamedExample.makeLayout(), width: size.width, height: size.height)
    return await withWindow(around: view) {
      change(view)
      await view.settle()
      let screen = CGRect(origin: .zero, size: size)
      var picture = Picture(of: view, background: nil)
      let text = picture.withOutline.text()
      let edge = Picture.Box(frame: screen.insetBy(dx: -1, dy: -1), border: .sheetEdge)
      picture.marks.insert(.box(Picture.Box(frame: screen, fill: .sheet)), at: 0)
      picture.marks.append(.box(size.height > 200 ? .phone(around: screen) : edge))
      picture.margin = 12
      return Snapshot(
        name: Snapshot.Name(description: name), text: "\(title)\n\n\(text)",
        svg: picture.svg(title: title, darkInks: Ink.darkInks(for: picture.inks)))
    }
  }
}

/// The README's tags in SwiftUI, with colors.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
private final class LinesExample: ScreenExample {
  init() {
    super.init(LinesView())
  }
}

@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
private struct LinesView: View {
  private let tags = [
    "Riverside", "Dogs welcome", "Under 10 km", "Forest", "By train", "Picnic", "Castle", "Lake",
    "Viewpoint", "Swimming",
  ]
  @State private var hiddenCount = 0

  var body: some View {
    AlignedLines(
      SectionAttributes(lineLimit: .lines(2), cellSpacing: 8, lineSpacing: 8),
      hiddenViewCount: $hiddenCount
    ) {
      ForEach(tags.indices, id: \.self) { index in
        ChipView(text: tags[index], shade: Shade.all[index % Shade.all.count])
      }
      NoteView(text: "+\(hiddenCount)").frame(minWidth: 40).alignedOverflow()
    }
    .padding(10)
  }
}
