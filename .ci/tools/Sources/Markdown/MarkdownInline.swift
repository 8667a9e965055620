/// A piece of the text of a block.
indirect enum MarkdownInline: Equatable {
  case text(String)
  case code(String)
  case strong([MarkdownInline])
  case emphasis([MarkdownInline])
  case link([MarkdownInline], destination: String)
  case image(alternative: String, destination: String)

  /// Returns the pieces of a text.
  static func pieces(of text: some StringProtocol) -> [MarkdownInline] {
    var parser = InlineParser(characters: Array(text)[...])
    return parser.pieces()
  }

  /// What people read, without marks.
  var plainText: String {
    switch self {
    case .text(let text), .code(let text), .image(let text, _): text
    case .strong(let pieces), .emphasis(let pieces), .link(let pieces, _): pieces.plainText
    }
  }
}

extension [MarkdownInline] {
  var plainText: String { map(\.plainText).joined() }
}

/// Takes pieces off the beginning of a text.
private struct InlineParser {
  private var rest: ArraySlice<Character>
  private var plain = ""
  private var taken: [MarkdownInline] = []

  init(characters: ArraySlice<Character>) { rest = characters }

  mutating func pieces() -> [MarkdownInline] {
    while let character = rest.first {
      if let piece = piece(beginningWith: character) {
        endPlainText()
        taken.append(piece)
      } else {
        if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol
        {
          rest.removeFirst()
        }
        plain.append(rest.removeFirst())
      }
    }
    endPlainText()
    return taken
  }

  private mutating func endPlainText() {
    if !plain.isEmpty { taken.append(.text(plain)) }
    plain = ""
  }

  /// Takes a piece with marks, or nothing if the character is one of plain text.
  private mutating func piece(beginningWith character: Character) -> MarkdownInline? {
    switch character {
    case "`": code()
    case "!": image()
    case "[": link()
    case "*":
      take(between: ["*", "*"]).map { .strong(Self.parse($0)) }
        ?? take(between: ["*"]).map { .emphasis(Self.parse($0)) }
    default: nil
    }
  }

  private static func parse(_ characters: ArraySlice<Character>) -> [MarkdownInline] {
    var parser = InlineParser(characters: characters)
    return parser.pieces()
  }

  private mutating func code() -> MarkdownInline? {
    let mark = rest.prefix { $0 == "`" }
    guard let code = take(between: mark) else { return nil }
    let text = String(code.map { $0.isNewline ? " " : $0 })
    // A space at both ends parts the text from its marks, as in `` `a` ``.
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains("`")
    return .code(isPadded ? text.trimming(" ") : text)
  }

  private mutating func image() -> MarkdownInline? {
    let start = rest
    rest.removeFirst()
    if case .link(let alternative, let destination)? = link() {
      return .image(alternative: alternative.plainText, destination: destination)
    }
    rest = start
    return nil
  }

  private mutating func link() -> MarkdownInline? {
    guard let close = closingBracket(), rest[(close + 1)...].first == "(",
      let end = rest[close...].firstIndex(of: ")")
    else { return nil }
    let text = rest[(rest.startIndex + 1)..<close]
    let destination = String(rest[(close + 2)..<end])
    rest = rest[(end + 1)...]
    return .link(Self.parse(text), destination: destination)
  }

  /// The place of the bracket that closes the first one. Brackets in code do not count.
  private func closingBracket() -> Int? {
    guard rest.first == "[" else { return nil }
    var depth = 0
    var isCode = false
    for index in rest.indices where rest[index] == "`" || !isCode {
      switch rest[index] {
      case "`": isCode.toggle()
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Takes what stands between a mark and its next occurrence, or nothing if it is not there, or if the
  /// text inside begins or ends with a space, as around a sign of multiplication.
  private mutating func take(between mark: ArraySlice<Character>) -> ArraySlice<Character>? {
    guard rest.starts(with: mark) else { return nil }
    let inside = rest.dropFirst(mark.count)
    let end = inside.indices.dropFirst().first { index in
      inside[index...].starts(with: mark) && inside[index - 1] != mark.first
        && inside[index...].dropFirst(mark.count).first != mark.first
    }
    guard let end, mark.first == "`" || !(inside.first == " " || inside[end - 1] == " ") else {
      return nil
    }
    rest = inside[(end + mark.count)...]
    return inside[..<end]
  }
}
