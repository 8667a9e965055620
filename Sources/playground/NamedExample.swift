import AlignedLayout
import UIKit

/// An example of the playground, with the name that `swift run playground` and the example app have for it.
struct NamedExample: Sendable {
  /// The name of the type without `Example`, such as `tag-bar` for `TagBarExample`.
  let name: String
  /// What the example shows, in a line of the list.
  let summary: String
  /// The name of the type, and of its file without the extension.
  let typeName: String
  /// Makes the example.
  let make: @MainActor @Sendable () -> any Example

  private init<Made: Example>(
    _ summary: String, _ make: @escaping @MainActor @Sendable () -> Made
  ) {
    self.summary = summary
    self.make = make
    typeName = String(describing: Made.self)
    name = Self.name(ofType: typeName)
  }

  private static func name(ofType typeName: String) -> String {
    typeName.dropLast("Example".count).reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    }
  }

  /// Returns whether an argument names the example. `TagBar` and `tagbar` are `tag-bar`, too.
  func isNamed(_ argument: String) -> Bool {
    let letters = [argument, name].map { $0.lowercased().filter { $0 != "-" } }
    return letters[0] == letters[1]
  }

  /// All examples, in the order of the playground's page.
  static let all = [
    NamedExample("The same tags in every line alignment") { TagsExample() },
    NamedExample("Texts that are as wide as the space that remains on the line") { TextsExample() },
    NamedExample("A chat that opens at its end, with a pinned date for each day") { ChatExample() },
    NamedExample("A chat whose times stand in the corners of bubbles") { BubblesExample() },
    NamedExample("An assistant, whose answers stream in below questions") { AssistantExample() },
    NamedExample("A dialogue, whose texts are indented beside their speaker") {
      DialogueExample()
    },
    NamedExample("Squares in nine pairs of alignments, and stretched") {
      AlignmentsExample()
    },
    NamedExample("A form on cards, whose fields begin behind the longest label") { FormExample() },
    NamedExample("Rows of an icon, a title, and a value, a switch or a field") {
      SettingsExample()
    },
    NamedExample("Cards in as many columns as fit, below one that spans them") {
      ProductsExample()
    },
    NamedExample("A shelf that scrolls sideways, and rests where a card begins") { ShelfExample() },
    NamedExample("A bar of tags in one row, which scrolls sideways") { TagBarExample() },
    NamedExample("A reading list, each card an aligned view") { ArticlesExample() },
    NamedExample("A table, a grid, a border and a box in a box") { ArrangementsExample() },
    NamedExample("Photos that keep their ratios on rows that fill the line") { PhotosExample() },
    NamedExample("A hero, a carousel, two lines of tags, and cards in columns") { FeedExample() },
    NamedExample("A shop with filters, offers, and products in two or four columns") {
      ShopExample()
    },
    NamedExample("Filters in sections that unfold, and how many products match") {
      FiltersExample()
    },
    NamedExample("A timetable whose hours pin while their departures scroll") {
      TimetableExample()
    },
    NamedExample("A mail box whose threads are swiped, opened and put off") { MailExample() },
    NamedExample("The shop as a screen in SwiftUI") { ShopScreenExample() },
    NamedExample("The chat as a screen in SwiftUI") { ChatScreenExample() },
    NamedExample("The sheet of filters in SwiftUI") { FilterSheetExample() },
  ]
}

extension NamedExample: Equatable {
  static func == (one: NamedExample, other: NamedExample) -> Bool {
    one.typeName == other.typeName
  }
}

extension NamedExample {
  /// Makes a layout with the settings that the playground's page comes with.
  @MainActor
  static func makeLayout() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
    layout.sectionSpacing = 12
    layout.defaultHeaderLength = 32
    return layout
  }

  /// Makes the example and its view with the settings that the playground's page comes with, and calls a
  /// body with the view, which holds the example weakly.
  @MainActor
  func withView<Result>(width: CGFloat?, _ body: (UIView) -> Result) -> Result {
    let example = make()
    return withExtendedLifetime(example) {
      body(example.makeView(layout: Self.makeLayout(), width: width ?? 375))
    }
  }
}
