import Testing
import UIKit

@testable import playground

/// An example of the playground in several views beside each other.
struct ExampleFigure: Sendable, CustomTestStringConvertible {
  /// A view that shows the example.
  struct Panel: Sendable {
    let caption: String
    let width: CGFloat
    var direction = UISemanticContentAttribute.forceLeftToRight
    /// The text size that people have chosen.
    var contentSize = UIContentSizeCategory.large
    /// How far a flick would scroll from the beginning, before it comes to rest, or nil for none.
    var flick: CGFloat?
    /// The content offset to which the view is scrolled. A negative one is a pull.
    var offset: CGFloat = 0

    /// Views of three widths, from right to left, and with large type.
    static let ofAllKinds = [
      Panel(caption: "320 points", width: 320), Panel(caption: "390 points", width: 390),
      Panel(caption: "700 points", width: 700),
      Panel(caption: "From right to left", width: 390, direction: .forceRightToLeft),
      Panel(caption: "Large type", width: 390, contentSize: .accessibilityMedium),
    ]

    static let descriptionOfAllKinds =
      "At 320, 390 and 700 points, from right to left, and with large type."

    static let narrow = [
      Panel(caption: "320 points", width: 320), Panel(caption: "375 points", width: 375),
      Panel(caption: "From right to left", width: 375, direction: .forceRightToLeft),
    ]

    static let widths = [320, 375, 600].map { Panel(caption: "\($0) points", width: CGFloat($0)) }
  }

  let name: String
  let title: String
  /// The height of the views.
  let height: CGFloat
  var description = "At 320, 375 and 600 points."
  var panels = Panel.widths
  let makeExample: @MainActor @Sendable () -> any Example

  var testDescription: String { name }

  static let all = [
    ExampleFigure(
      name: "form-on-cards",
      title: "Fields begin after the longest label of their card, or stand below their labels.",
      height: 520, description: Panel.descriptionOfAllKinds, panels: Panel.ofAllKinds
    ) { FormExample() },
    ExampleFigure(
      name: "bubbles-of-chat",
      title: "Times stand in the corners of bubbles, which are as narrow as their messages.",
      height: 640, description: Panel.descriptionOfAllKinds, panels: Panel.ofAllKinds
    ) { BubblesExample() },
    ExampleFigure(
      name: "dialogue", title: "The texts of a speaker begin where the first one does.",
      height: 400, description: "At 320 and 375 points, and from right to left.",
      panels: Panel.narrow
    ) { DialogueExample() },
    ExampleFigure(
      name: "alignments", title: "Two lines of squares in nine pairs of alignments.",
      height: 1803, description: "From left to right and from right to left.",
      panels: [
        Panel(caption: "From left to right", width: 320),
        Panel(caption: "From right to left", width: 320, direction: .forceRightToLeft),
      ]
    ) { AlignmentsExample() },
    ExampleFigure(
      name: "settings",
      title: "Titles take the rest of their rows, and a field takes a second line.", height: 480
    ) { SettingsExample() },
    ExampleFigure(
      name: "products", title: "A hero spans the columns that fit, one, two or three.", height: 650
    ) { ProductsExample() },
    ExampleFigure(
      name: "shelf", title: "A shelf scrolls sideways, and comes to rest where a card begins.",
      height: 320, description: "At its beginning, after a flick, and from right to left.",
      panels: [
        Panel(caption: "At the beginning", width: 375),
        Panel(caption: "After a flick by 1,350 points", width: 375, flick: 1350),
        Panel(caption: "From right to left", width: 375, direction: .forceRightToLeft),
      ]
    ) { ShelfExample() },
    ExampleFigure(
      name: "tag-bar", title: "A bar of tags is a row that scrolls sideways.", height: 52,
      description: "From left to right and from right to left.",
      panels: [
        Panel(caption: "From left to right", width: 320),
        Panel(caption: "From right to left", width: 320, direction: .forceRightToLeft),
      ]
    ) { TagBarExample() },
    ExampleFigure(
      name: "photos", title: "Photos fill their rows, by first fit and as even as possible.",
      height: 780, description: "At 320, 390 and 700 points, and from right to left.",
      panels: [
        Panel(caption: "320 points", width: 320), Panel(caption: "390 points", width: 390),
        Panel(caption: "700 points", width: 700),
        Panel(caption: "From right to left", width: 390, direction: .forceRightToLeft),
      ]
    ) { PhotosExample() },
    ExampleFigure(
      name: "photos-sideways", title: "Sideways, photos fill columns.", height: 320,
      description: "From left to right and from right to left.",
      panels: [
        Panel(caption: "From left to right", width: 700),
        Panel(caption: "From right to left", width: 700, direction: .forceRightToLeft),
      ]
    ) { PhotosExample(scrollDirection: .horizontal) },
    ExampleFigure(
      name: "articles",
      title: "Each card is one aligned view: a row, a text, and two lines of tags.", height: 520
    ) { ArticlesExample() },
    ExampleFigure(
      name: "feed",
      title: "A feed as a value: a hero, a carousel, tags, cards in columns, and a footer.",
      height: 900, description: "At 320 and 375 points, and from right to left.",
      panels: Panel.narrow
    ) { FeedExample() },
    ExampleFigure(
      name: "shop", title: "A shop: a cover, filters, a carousel, and products below a basket.",
      height: 900, description: "At 375 and 700 points, and from right to left while it is pulled.",
      panels: [
        Panel(caption: "375 points", width: 375), Panel(caption: "700 points", width: 700),
        Panel(
          caption: "From right to left, pulled", width: 375, direction: .forceRightToLeft,
          offset: -60),
      ]
    ) { ShopExample() },
    ExampleFigure(
      name: "shop-screen", title: "The same shop as a screen in SwiftUI.",
      height: 900, description: "At 375 and 700 points, and from right to left while it is pulled.",
      panels: [
        Panel(caption: "375 points", width: 375), Panel(caption: "700 points", width: 700),
        Panel(
          caption: "From right to left, pulled", width: 375, direction: .forceRightToLeft,
          offset: -60),
      ]
    ) { ShopScreenExample() },
    ExampleFigure(
      name: "chat-screen", title: "The chat as a screen in SwiftUI, which opens at its end.",
      height: 480, description: "At 320 and 375 points, and from right to left.",
      panels: Panel.narrow
    ) { ChatScreenExample() },
    ExampleFigure(
      name: "filters", title: "A sheet of filters that unfold, above the number of matches.",
      height: 300, description: "At 320 and 375 points, and from right to left.",
      panels: Panel.narrow
    ) { FiltersExample() },
    ExampleFigure(
      name: "filter-sheet", title: "The same sheet in SwiftUI.",
      height: 300, description: "At 320 and 375 points, and from right to left.",
      panels: Panel.narrow
    ) { FilterSheetExample() },
    ExampleFigure(
      name: "timetable", title: "A timetable whose hours pin below a header.", height: 420,
      description: "At its beginning, scrolled, and from right to left.",
      panels: [
        Panel(caption: "At the beginning", width: 320),
        Panel(caption: "Scrolled by 200 points", width: 320, offset: 200),
        Panel(
          caption: "From right to left", width: 320, direction: .forceRightToLeft, offset: 200),
      ]
    ) { TimetableExample() },
    ExampleFigure(
      name: "mail", title: "A mail box: cells of a class of their own, and a day without mails.",
      height: 480, description: "At 320 and 375 points, and from right to left.",
      panels: Panel.narrow
    ) { MailExample() },
    ExampleFigure(
      name: "arrangements", title: "A table, a grid, a border and a box in a box.", height: 620
    ) { ArrangementsExample() },
  ]
}
