import AlignedLayout
import UIKit

/// A cell of a row of settings.
enum Setting {
  /// A picture that begins a row.
  case icon(String, Shade)
  /// A title that fills what the other cells leave of its row.
  case title(String)
  /// A title that is as wide as its text, in front of a field.
  case label(String)
  case value(String)
  case toggle(isOn: Bool)
  /// A field that takes the rest of its row, or a second line.
  case field(String)
}

extension Setting {
  /// How the cell behaves on its line.
  var attributes: CellAttributes {
    switch self {
    case .icon: CellAttributes(beginsLine: true)
    case .title: CellAttributes(width: .remaining, minimumWidth: 120)
    case .label: CellAttributes(indentation: .start)
    case .field: CellAttributes(width: .remaining, minimumWidth: 180, indentationsEndedAfter: 1)
    case .value, .toggle: .default
    }
  }

  var text: String {
    switch self {
    case .icon(let text, _), .title(let text), .label(let text), .value(let text),
      .field(let text):
      text
    case .toggle: ""
    }
  }
}

extension Setting {
  /// The titles and rows of the example's sections.
  static let sections: [(title: String, settings: [Setting])] = [
    (
      "Text",
      [
        .icon("Aa", .blue), .title("Typeface"), .value("Garamond"),
        .icon("pt", .purple), .title("Size"), .value("11 points"),
        .icon("-", .orange), .title("Break words where their lines end"), .toggle(isOn: true),
        .icon(",", .pink), .title("Hang punctuation"), .toggle(isOn: false),
      ]
    ),
    (
      "Page",
      [
        .icon("A5", .green), .title("Paper"), .value("Laid, cream"),
        .icon("T", .blue), .label("Running title"), .field("On Setting Tables"),
        .icon("1", .purple), .title("Page numbers"), .toggle(isOn: true),
      ]
    ),
    (
      "Proofs",
      [
        .icon("@", .teal), .label("Send proofs to"), .field("Johanna Petersen"),
        .icon("?", .orange), .title("Ask me before the last line of a chapter changes"),
        .toggle(isOn: false),
        .icon("x", .pink), .title("Copies"), .value("3"),
      ]
    ),
  ]
}
