/// Writes blocks of Markdown as HTML.
struct MarkdownHTML {
  /// Returns the address to which a link's destination leads on the site, or nil if there is none. The
  /// link's text then stands alone.
  let address: (String) -> String?
  private var anchors: ArraySlice<String>

  init(of document: MarkdownDocument, address: @escaping (String) -> String?) {
    self.address = address
    anchors = Anchors.gitHub(of: document.headings)[...]
  }

  /// Returns the blocks, one after the other. Blocks of a document are to be passed in its order.
  mutating func html(_ blocks: [MarkdownBlock]) -> String {
    var lines: [String] = []
    for block in blocks { lines.append(html(block)) }
    return lines.joined(separator: "\n")
  }

  private mutating func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let text):
      let id = Self.escaped(anchors.removeFirst())
      return "<h\(level) id=\"\(id)\">\(inline(text))</h\(level)>"
    case .paragraph(let text): return "<p>\(inline(text))</p>"
    case .code(_, let lines):
      return "<pre><code>\(Self.escaped(lines.joined(separator: "\n")))</code></pre>"
    case .quote(let blocks): return "<blockquote>\n\(html(blocks))\n</blockquote>"
    case .list(let start, let items): return list(items, from: start)
    case .table(let rows): return table(rows)
    }
  }

  private mutating func list(_ items: [[MarkdownBlock]], from start: Int?) -> String {
    let name = start == nil ? "ul" : "ol"
    let number = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    var lines = ["<\(name)\(number)>"]
    for item in items { lines.append("<li>\(self.item(item))</li>") }
    return (lines + ["</\(name)>"]).joined(separator: "\n")
  }

  /// A paragraph at the beginning of an item is the item's own text.
  private mutating func item(_ blocks: [MarkdownBlock]) -> String {
    guard case .paragraph(let text)? = blocks.first else { return html(blocks) }
    let rest = blocks.dropFirst()
    return inline(text) + (rest.isEmpty ? "" : "\n" + html(Array(rest)))
  }

  private func table(_ rows: [[String]]) -> String {
    var lines = ["<div class=\"table\"><table>"]
    for (index, row) in rows.enumerated() {
      let name = index == 0 ? "th" : "td"
      lines.append("<tr>" + row.map { "<\(name)>\(inline($0))</\(name)>" }.joined() + "</tr>")
    }
    return (lines + ["</table></div>"]).joined(separator: "\n")
  }

  private func inline(_ text: String) -> String { html(MarkdownInline.pieces(of: text)) }

  private func html(_ pieces: [MarkdownInline]) -> String { pieces.map(html).joined() }

  private func html(_ piece: MarkdownInline) -> String {
    switch piece {
    case .text(let text): return Self.escaped(text)
    case .code(let text): return "<code>\(Self.escaped(text))</code>"
    case .strong(let pieces): return "<strong>\(html(pieces))</strong>"
    case .emphasis(let pieces): return "<em>\(html(pieces))</em>"
    case .link(let pieces, let destination):
      guard let address = address(destination) else { return html(pieces) }
      return "<a href=\"\(Self.escaped(address))\">\(html(pieces))</a>"
    case .image(let alternative, let destination):
      guard let address = address(destination) else { return Self.escaped(alternative) }
      return "<img src=\"\(Self.escaped(address))\" alt=\"\(Self.escaped(alternative))\">"
    }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
