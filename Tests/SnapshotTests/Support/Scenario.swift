import AlignedLayout
import LayoutDrawing
import Testing
import UIKit

/// A small content, for a drawing that shows one thing.
struct Scenario: Sendable, CustomTestStringConvertible {
  /// The name of the scenario's files, such as `alignment-center`.
  let name: String

  /// A sentence that says what the drawing shows.
  let title: String

  var width: CGFloat = 200
  /// The height of a content that scrolls sideways, whose width follows from it, or nil.
  var height: CGFloat?
  var direction = ContentLayout.Direction.leftToRight
  var displayScale: CGFloat = 0
  var contentInsets = Insets.zero
  var sectionSpacing: CGFloat = 0
  var pinning: ContentLayout.Pinning?
  /// Whether the reason for each line break is written beside its line.
  var explainsLines = false
  /// Whether the picture shows the boxes of lines behind their cells.
  var showsLines = false
  let sections: [Section]

  var testDescription: String { name }

  /// The scenario with the boxes of lines in its picture.
  var showingLines: Scenario {
    var scenario = self
    scenario.showsLines = true
    return scenario
  }
}

extension Scenario {
  /// A section and its cells.
  struct Section: Sendable {
    let attributes: SectionAttributes
    let cells: [Cell]
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
    /// The text in the header, or nil for the section's number.
    var headerCaption: String?
    /// The size of the overflow view, or nil for no overflow view.
    var overflowSize: CGSize?
    /// The words after the number of hidden cells.
    var overflowSuffix = ""
  }

  /// A cell: the size that it returns for an offered space, and its attributes.
  struct Cell: Sendable {
    /// The rule that gives a cell's size, in a form that has words.
    enum Answer: Sendable {
      case size(CGSize)
      case filling(height: CGFloat)
      case text(area: CGFloat, atLeast: CGFloat, atMost: CGFloat)
      case label(atMost: CGFloat)
      case unbrokenLabel
      /// A word in a cell that sizes itself and has a baseline.
      case word(fontSize: CGFloat)
    }

    let answer: Answer
    let attributes: CellAttributes
    /// The text in the cell, or nil for its letter.
    var caption: String?
    /// Words that mark the cell in the picture, beside those about its attributes.
    var remark: String?
    /// The appearance of the cell in the lead picture, or nil for a box.
    var look: Look?

    static func size(
      _ width: CGFloat, _ height: CGFloat, _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(answer: .size(CGSize(width: width, height: height)), attributes: attributes)
    }

    /// A cell as wide as the offered space.
    static func filling(height: CGFloat, _ attributes: CellAttributes = .default) -> Cell {
      Cell(answer: .filling(height: height), attributes: attributes)
    }

    /// A cell that is taller if it is narrower, like text that wraps.
    static func text(
      area: CGFloat, atLeast: CGFloat = 10, atMost: CGFloat, _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(answer: .text(area: area, atLeast: atLeast, atMost: atMost), attributes: attributes)
    }

    /// A cell as large as its words on one line.
    static func label(_ caption: String) -> Cell {
      Cell(answer: .unbrokenLabel, attributes: .default, caption: caption)
    }

    /// A cell as large as its words, which wrap to the offered space.
    static func label(
      _ caption: String, atMost: CGFloat, _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(answer: .label(atMost: atMost), attributes: attributes, caption: caption)
    }

    /// A cell of the lead picture, as large as its words.
    static func label(
      _ caption: String, _ look: Look, atMost: CGFloat? = nil,
      _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(
        answer: atMost.map { .label(atMost: $0) } ?? .unbrokenLabel, attributes: attributes,
        caption: caption, look: look)
    }

    /// Returns the cell with a caption and an appearance of the lead picture.
    func with(_ caption: String, _ look: Look) -> Cell {
      var cell = self
      cell.caption = caption
      cell.look = look
      return cell
    }

    /// A cell as large as its word, in a section whose cells size themselves.
    static func word(_ caption: String, fontSize: CGFloat) -> Cell {
      Cell(answer: .word(fontSize: fontSize), attributes: .default, caption: caption)
    }

    /// Returns the cell with words that mark it in the picture.
    func remarked(_ remark: String) -> Cell {
      var cell = self
      cell.remark = remark
      return cell
    }

    /// Cells of one height, with default attributes.
    static func row(_ widths: CGFloat..., height: CGFloat = 30) -> [Cell] {
      widths.map { .size($0, height) }
    }
  }

  /// Creates a scenario with one section.
  init(
    _ name: String, _ title: String, width: CGFloat = 200,
    _ attributes: SectionAttributes, _ cells: [Cell]
  ) {
    self.init(
      name: name, title: title, width: width,
      sections: [Section(attributes: attributes, cells: cells)])
  }
}

extension Scenario.Cell {
  /// The font of a cell's text.
  static let font = UIFont.systemFont(ofSize: 12)

  private var padding: CGSize {
    look.map { CGSize(width: 2 * $0.padding.width, height: 2 * $0.padding.height) }
      ?? CGSize(width: 16, height: 12)
  }

  func size(offered: CGFloat) -> CGSize {
    switch answer {
    case .size(let size): return size
    case .filling(let height): return CGSize(width: offered, height: height)
    case .text(let area, let atLeast, let atMost):
      let width = max(atLeast, min(offered, atMost))
      return CGSize(width: width, height: (area / width).rounded(.up))
    case .label(let atMost):
      return labelSize(room: max(60, min(offered, atMost)) - padding.width)
    case .unbrokenLabel, .word: return labelSize(room: .infinity)
    }
  }

  private func labelSize(room: CGFloat) -> CGSize {
    let font = look?.font ?? Self.font
    let lines = TextLines(caption ?? "", font: font, width: room).lines
    let width = lines.map(\.width).max() ?? 0
    return CGSize(
      width: width.rounded(.up) + padding.width,
      height: (CGFloat(lines.count) * font.lineHeight).rounded(.up) + padding.height)
  }

  /// The rule of the cell's size, in words.
  var words: String {
    switch answer {
    case .size(let size): caption.map { "“\($0)”, \(size.words)" } ?? size.words
    case .filling(let height): "offered width × \(height.words)"
    case .text(let area, let atLeast, let atMost):
      "text of \(area.words) square points, \(atLeast.words) to \(atMost.words) points wide"
    case .label(let atMost):
      "“\(caption ?? "")”, wrapped to the offered width, at most \(atMost.words) points"
    case .unbrokenLabel: "“\(caption ?? "")”"
    case .word(let fontSize): "“\(caption ?? "")” in a font of \(fontSize.words) points"
    }
  }
}
