import AlignedLayout
import Testing
import UIKit

/// A content small enough to be drawn, and what it shows.
struct Scenario: Sendable, CustomTestStringConvertible {
  /// Of the files, such as `alignment-center`.
  let name: String

  /// A sentence: what is to be seen.
  let title: String

  var width: CGFloat = 200
  var direction = ContentLayout.Direction.leftToRight
  var displayScale: CGFloat = 0
  var contentInsets = Insets.zero
  var sectionSpacing: CGFloat = 0
  var pinning: ContentLayout.Pinning?
  /// Whether it is said of each line why it began.
  var explainsLines = false
  let sections: [Section]

  var testDescription: String { name }
}

extension Scenario {
  /// A section and its cells.
  struct Section: Sendable {
    let attributes: SectionAttributes
    let cells: [Cell]
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
    /// What is written in the header, where that is not its section.
    var headerCaption: String?
    /// The size of the view that stands for hidden cells, however many, or nil for none.
    var overflowSize: CGSize?
  }

  /// A cell: what it answers for the space that it is offered, and how it behaves on its line.
  struct Cell: Sendable {
    /// What a cell answers, in a form that can be written down.
    enum Answer: Sendable {
      case size(CGSize)
      case filling(height: CGFloat)
      case text(area: CGFloat, atLeast: CGFloat, atMost: CGFloat)
      case label(atMost: CGFloat)
      case unbrokenLabel
      /// A word in a font of some size, of which the cell itself says size and baseline.
      case word(fontSize: CGFloat)
    }

    let answer: Answer
    let attributes: CellAttributes
    /// What is written in the cell, where that is not its letter.
    var caption: String?

    static func size(
      _ width: CGFloat, _ height: CGFloat, _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(answer: .size(CGSize(width: width, height: height)), attributes: attributes)
    }

    /// As wide as what is offered.
    static func filling(height: CGFloat, _ attributes: CellAttributes = .default) -> Cell {
      Cell(answer: .filling(height: height), attributes: attributes)
    }

    /// The higher the narrower it is, like text that wraps.
    static func text(
      area: CGFloat, atLeast: CGFloat = 10, atMost: CGFloat, _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(answer: .text(area: area, atLeast: atLeast, atMost: atMost), attributes: attributes)
    }

    /// As large as its words on one line.
    static func label(_ caption: String) -> Cell {
      Cell(answer: .unbrokenLabel, attributes: .default, caption: caption)
    }

    /// As large as its words, which wrap to what is offered.
    static func label(
      _ caption: String, atMost: CGFloat, _ attributes: CellAttributes = .default
    ) -> Cell {
      Cell(answer: .label(atMost: atMost), attributes: attributes, caption: caption)
    }

    /// As large as its word in a font of some size, in a section whose cells size themselves.
    static func word(_ caption: String, fontSize: CGFloat) -> Cell {
      Cell(answer: .word(fontSize: fontSize), attributes: .default, caption: caption)
    }

    /// Cells of one height, none of which asks for anything.
    static func row(_ widths: CGFloat..., height: CGFloat = 30) -> [Cell] {
      widths.map { .size($0, height) }
    }
  }

  /// A scenario of one section.
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
  /// The font of what is written in a cell.
  static let font = UIFont.systemFont(ofSize: 12)

  private static let padding = CGSize(width: 16, height: 12)

  func size(offered: CGFloat) -> CGSize {
    switch answer {
    case .size(let size): return size
    case .filling(let height): return CGSize(width: offered, height: height)
    case .text(let area, let atLeast, let atMost):
      let width = max(atLeast, min(offered, atMost))
      return CGSize(width: width, height: (area / width).rounded(.up))
    case .label(let atMost):
      return labelSize(room: max(60, min(offered, atMost)) - Self.padding.width)
    case .unbrokenLabel, .word: return labelSize(room: .infinity)
    }
  }

  private func labelSize(room: CGFloat) -> CGSize {
    let lines = TextLines(caption ?? "", font: Self.font, width: room).lines
    let width = lines.map(\.width).max() ?? 0
    return CGSize(
      width: width.rounded(.up) + Self.padding.width,
      height: (CGFloat(lines.count) * Self.font.lineHeight).rounded(.up) + Self.padding.height)
  }

  /// What the cell answers, in words.
  var words: String {
    switch answer {
    case .size(let size): size.words
    case .filling(let height): "all that is offered × \(height.words)"
    case .text(let area, let atLeast, let atMost):
      "text of \(area.words) square points, \(atLeast.words) to \(atMost.words) wide"
    case .label(let atMost):
      "“\(caption ?? "")”, wrapped to what is offered, at most \(atMost.words) wide"
    case .unbrokenLabel: "“\(caption ?? "")”"
    case .word(let fontSize): "“\(caption ?? "")” in \(fontSize.words) points"
    }
  }
}
