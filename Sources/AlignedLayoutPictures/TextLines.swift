import Foundation

/// Text that is broken into lines: at line feeds, at the last space that fits, and within words
/// that are wider than a line. It determines the size of labels and how they are drawn.
package struct TextLines {
  /// One line, without the spaces at which it was broken.
  package struct Line {
    package let text: Substring
    package let width: CGFloat
  }

  package private(set) var lines: [Line] = []
  private let metrics: TextMetrics
  private let width: CGFloat

  package init(_ text: String, metrics: TextMetrics, width: CGFloat) {
    self.metrics = metrics
    self.width = width
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      append(paragraph: paragraph)
    }
  }

  private mutating func append(paragraph: Substring) {
    var line = Line(text: paragraph.prefix(0), width: 0)
    var pendingSpace: CGFloat = 0
    let space = metrics.advance(of: " ")
    for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { pendingSpace += space }
      let wordWidth = metrics.advance(of: word)
      if line.width + pendingSpace + wordWidth <= width {
        line = Line(
          text: paragraph[line.text.startIndex..<word.endIndex],
          width: line.width + pendingSpace + wordWidth)
        pendingSpace = 0
        continue
      }
      if line.width > 0 { lines.append(line) }
      pendingSpace = 0
      line = appendPieces(of: word)
    }
    lines.append(line)
  }

  /// Breaks a word that is wider than a line. Returns the last line, which is not appended yet.
  private mutating func appendPieces(of word: Substring) -> Line {
    var line = Line(text: word.prefix(0), width: 0)
    for index in word.indices {
      let advance = metrics.advance(of: word[index...index])
      if line.width > 0, line.width + advance > width {
        lines.append(line)
        line = Line(text: word[index..<index], width: 0)
      }
      line = Line(
        text: word[line.text.startIndex..<word.index(after: index)], width: line.width + advance)
    }
    return line
  }
}
