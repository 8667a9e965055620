/// The blocks of a file, and what is asked about them.
struct MarkdownDocument {
  let blocks: [MarkdownBlock]

  init(_ text: String) { blocks = MarkdownBlock.blocks(in: text) }

  /// The headings as people read them, in their order.
  var headings: [String] {
    allBlocks.compactMap { block in
      guard case .heading(_, let text) = block else { return nil }
      return MarkdownInline.pieces(of: text).plainText
    }
  }

  /// The destinations of all links and pictures.
  var destinations: [String] {
    allPieces.compactMap { piece in
      switch piece {
      case .link(_, let destination), .image(_, let destination): destination
      default: nil
      }
    }
  }

  /// The alternative texts of all pictures.
  var alternatives: [String] {
    allPieces.compactMap { piece in
      guard case .image(let alternative, _) = piece else { return nil }
      return alternative
    }
  }

  /// The code in the text: what stands between backquotes. Blocks of code do not count.
  var code: [String] {
    allPieces.compactMap { piece in
      guard case .code(let code) = piece else { return nil }
      return code
    }
  }

  private var allBlocks: [MarkdownBlock] { blocks.flatMap(\.withInnerBlocks) }

  private var allPieces: [MarkdownInline] {
    allBlocks.flatMap(\.texts).flatMap { MarkdownInline.pieces(of: $0).flatMap(\.withInnerPieces) }
  }
}

extension MarkdownBlock {
  /// The block, and those in it.
  fileprivate var withInnerBlocks: [MarkdownBlock] {
    switch self {
    case .quote(let blocks): [self] + blocks.flatMap(\.withInnerBlocks)
    case .list(_, let items): [self] + items.joined().flatMap(\.withInnerBlocks)
    default: [self]
    }
  }

  /// The texts of the block itself, without code.
  fileprivate var texts: [String] {
    switch self {
    case .heading(_, let text), .paragraph(let text): [text]
    case .table(let rows): Array(rows.joined())
    case .code, .quote, .list: []
    }
  }
}

extension MarkdownInline {
  /// The piece, and those in it.
  fileprivate var withInnerPieces: [MarkdownInline] {
    switch self {
    case .text, .code, .image: [self]
    case .strong(let pieces), .emphasis(let pieces), .link(let pieces, _):
      [self] + pieces.flatMap(\.withInnerPieces)
    }
  }
}
