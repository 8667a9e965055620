import AlignedLayout
import AlignedLayoutTesting
import Foundation

/// A section of words that the engine lays out, and what it shows.
struct Drawing {
  let name: String
  let summary: String
  let attributes: SectionAttributes
  let words: [String]
  /// The height of a word's cell. Its width follows from the length of the word.
  var height: CGFloat = 32
  var attributesOfCell: @Sendable (_ index: Int) -> CellAttributes = { _ in .default }

  static let all = [
    Drawing(
      name: "tags", summary: "Tags that share lines, in the middle of each line",
      attributes: SectionAttributes(
        lineAlignment: .center, cellSpacing: 8, lineSpacing: 8),
      words: tags),
    Drawing(
      name: "limit", summary: "Two lines of tags, and a view with the number of hidden ones",
      attributes: SectionAttributes(lineLimit: .lines(2), cellSpacing: 8, lineSpacing: 8),
      words: tags),
    Drawing(
      name: "form", summary: "Fields that begin behind the longest label, and fill their lines",
      attributes: SectionAttributes(
        cellSpacing: 8, lineSpacing: 8, sharedWidths: [.label: 0.5]),
      words: ["Name", "Ada", "Address", "12 St James’s Square", "City", "London"]
    ) { index in
      index.isMultiple(of: 2)
        ? CellAttributes(width: .shared(.label))
        : CellAttributes(endsLine: true, width: .remaining, minimumWidth: 80)
    },
    Drawing(
      name: "photos", summary: "Photos that keep their ratios on rows that fill a line",
      attributes: .rows(height: 80),
      words: ["3:2", "1:1", "2:3", "16:9", "4:3", "1:1", "3:2"]
    ) { index in
      CellAttributes(aspectRatio: [1.5, 1, 0.67, 1.78, 1.33, 1, 1.5][index])
    },
  ]

  private static let tags = [
    "swift", "collection view", "typesetting", "lines", "indentation", "spacing", "right to left",
    "self-sizing", "updates",
  ]
}

extension SharedWidth {
  fileprivate static let label = SharedWidth(1)
}

extension Drawing {
  /// Returns the picture of the section in a view of some width.
  func picture(width: CGFloat) -> LayoutPicture {
    let layout = ContentLayout(
      ContentLayout.Specification(
        width: width, contentInsets: Insets(16),
        sections: [ContentLayout.Section(attributes: attributes, cellCount: words.count)]),
      sizeOfCell: { position, _ in
        CGSize(width: 8 * CGFloat(words[position.cell].count) + 24, height: height)
      },
      attributesOfCell: { attributesOfCell($0.cell) },
      sizeOfOverflow: { _, _ in CGSize(width: 48, height: height) })
    return LayoutPicture(of: layout) { words[$0.cell] }
  }
}
