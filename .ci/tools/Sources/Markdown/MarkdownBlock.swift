/// A block of Markdown, as the README and the contributors' pages use it. HTML is not known, and is
/// text.
indirect enum MarkdownBlock: Equatable {
  case heading(level: Int, text: String)
  case paragraph(String)
  case code(language: String, lines: [String])
  case quote([MarkdownBlock])
  /// A list whose items have a number, counted from `start`, or a bullet if there is none.
  case list(start: Int?, items: [[MarkdownBlock]])
  /// A table. The first row is its head.
  case table([[String]])

  /// Returns the blocks of a text.
  static func blocks(in text: String) -> [MarkdownBlock] {
    var parser = MarkdownParser(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    return parser.blocks()
  }
}

/// Takes blocks off the beginning of lines.
struct MarkdownParser {
  private let lines: [Substring]
  private var next = 0

  init(lines: [Substring]) { self.lines = lines }

  mutating func blocks() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while let line {
      if line.isBlank { next += 1 } else { blocks.append(block(beginningWith: line)) }
    }
    return blocks
  }

  private var line: Substring? { next < lines.count ? lines[next] : nil }

  private mutating func block(beginningWith line: Substring) -> MarkdownBlock {
    if line.hasPrefix("```") { return code(language: line.dropFirst(3)) }
    if let level = line.headingLevel {
      next += 1
      return .heading(level: level, text: line.dropFirst(level).trimmed)
    }
    if line.hasPrefix(">") { return quote() }
    if isTable { return table() }
    if let marker = ListMarker(line) { return list(of: marker) }
    return paragraph()
  }

  private mutating func code(language: Substring) -> MarkdownBlock {
    next += 1
    let end = lines[next...].firstIndex { $0.hasPrefix("```") } ?? lines.endIndex
    defer { next = end + 1 }
    return .code(language: String(language), lines: lines[next..<end].map(String.init))
  }

  private mutating func quote() -> MarkdownBlock {
    let quoted = lines[next...].prefix { $0.hasPrefix(">") }
    next = quoted.endIndex
    var inner = MarkdownParser(
      lines: quoted.map { $0.dropFirst($0.hasPrefix("> ") ? 2 : 1) })
    return .quote(inner.blocks())
  }

  private var isTable: Bool {
    lines[next].hasPrefix("|") && next + 1 < lines.count
      && lines[next + 1].wholeMatch(of: /\|[ :|-]+/) != nil
  }

  private mutating func table() -> MarkdownBlock {
    let rows = lines[next...].prefix { $0.hasPrefix("|") }
    next = rows.endIndex
    return .table((rows.prefix(1) + rows.dropFirst(2)).map(Self.cells))
  }

  /// Returns the cells of a row. A bar after a backslash is part of a cell, also in code.
  private static func cells(in row: Substring) -> [String] {
    let bar: Character = "\u{0}"
    return row.replacing("\\|", with: String(bar)).trimmed.trimming("|")
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmed.replacing(String(bar), with: "|") }
  }

  /// Takes the items of a list. Lines that are indented as far as the text of an item belong to it, and so
  /// do lines that continue its paragraph.
  private mutating func list(of first: ListMarker) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    while let line, let marker = ListMarker(line), marker.isOrdered == first.isOrdered {
      next += 1
      var parser = MarkdownParser(
        lines: [line.dropFirst(marker.width)] + linesOfItem(after: marker))
      items.append(parser.blocks())
      let following = lines[next...].first { !$0.isBlank }
      guard following.flatMap(ListMarker.init)?.isOrdered == first.isOrdered else { break }
      next = lines[next...].firstIndex { !$0.isBlank } ?? lines.endIndex
    }
    return .list(start: first.number, items: items)
  }

  private mutating func linesOfItem(after marker: ListMarker) -> [Substring] {
    let start = next
    while let line {
      let isIndented = line.prefix { $0 == " " }.count >= marker.width
      let continues = !lines[next - 1].isBlank && !beginsBlock(line) && ListMarker(line) == nil
      guard line.isBlank || isIndented || continues else { break }
      next += 1
    }
    return lines[start..<next].map { line in
      line.dropFirst(min(marker.width, line.prefix { $0 == " " }.count))
    }
  }

  private mutating func paragraph() -> MarkdownBlock {
    let start = next
    repeat { next += 1 } while line.map { !$0.isBlank && !beginsBlock($0) } ?? false
    return .paragraph(lines[start..<next].map { String($0.trimmed) }.joined(separator: "\n"))
  }

  /// Returns whether a line ends the paragraph above it. Of numbers, only 1 does: others may be in a text.
  private func beginsBlock(_ line: Substring) -> Bool {
    if let marker = ListMarker(line) { return marker.number ?? 1 == 1 }
    return line.hasPrefix("```") || line.hasPrefix(">") || line.hasPrefix("|")
      || line.headingLevel != nil
  }
}

/// What an item of a list begins with.
private struct ListMarker {
  /// The number of an item in an ordered list.
  let number: Int?
  /// The number of characters before the text.
  let width: Int

  var isOrdered: Bool { number != nil }

  init?(_ line: Substring) {
    guard let match = line.prefixMatch(of: /(?:[-*]|(\d{1,9})\.) +/) else { return nil }
    number = match.output.1.flatMap { Int($0) }
    width = match.output.0.count
  }
}

extension Substring {
  /// The level of the heading that the line is, if it is one.
  fileprivate var headingLevel: Int? {
    let level = prefix { $0 == "#" }.count
    return (1...6).contains(level) && dropFirst(level).first == " " ? level : nil
  }
}

extension StringProtocol {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without white space at both ends.
  var trimmed: String { trimming(where: \.isWhitespace) }

  /// Returns the text without one character at each end, where it is there.
  func trimming(_ character: Character) -> String {
    String(dropFirst(first == character ? 1 : 0).dropLast(last == character ? 1 : 0))
  }

  private func trimming(where isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}
