import Foundation

extension Picture {
  /// Returns the picture as an SVG document, the same bytes for the same picture on every host.
  ///
  /// Lengths are rounded to hundredths of a point. Text has its measured width, even where another
  /// font replaces Helvetica. The document has no ids, so a page may contain several documents.
  ///
  /// - Parameters:
  ///   - title: A sentence for readers who cannot see the picture.
  ///   - description: More sentences for them.
  ///   - darkInks: The inks that replace others in dark mode. If one of the picture's inks is missing, the
  ///     picture stays light: dark text on a background that has become dark is illegible.
  package func svg(
    title: String? = nil, description: String? = nil, darkInks: [Ink: Ink] = [:]
  ) -> String {
    let (width, height) = (number(size.width + 2 * margin), number(size.height + 2 * margin))
    let edge = number(-margin)
    var writer = SVGWriter()
    writer.line(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(edge) \(edge) \(width) \(height)" \
      font-family="Helvetica, Arial, sans-serif"\(title == nil ? "" : " role=\"img\"")>
      """)
    writer.indented { writer in
      if let title { writer.line("<title>\(escaped(title))</title>") }
      if let description { writer.line("<desc>\(escaped(description))</desc>") }
      writer.writeStyle(Ink.rules(replacing: inks, by: darkInks))
      if let background {
        let corner = margin > 0 ? " x=\"\(edge)\" y=\"\(edge)\"" : ""
        let radius = margin > 0 ? " rx=\"8\"" : ""
        writer.line(
          "<rect\(corner) width=\"\(width)\" height=\"\(height)\"\(radius)\(fill(background))/>")
      }
      writer.write(marks, origin: .zero)
    }
    writer.line("</svg>")
    return writer.text
  }

  /// The inks of the background and of all marks.
  package var inks: Set<Ink> {
    Set([background].compactMap { $0 } + marks.flatMap(\.inks))
  }
}

extension Ink {
  /// Returns style rules that replace inks, in the order of their digits.
  static func rules(replacing inks: Set<Ink>, by replacements: [Ink: Ink]) -> [String] {
    guard inks.allSatisfy({ replacements[$0] != nil }) else { return [] }
    // Rules do not tell inks apart that differ in their alpha only.
    var seen: Set<String> = []
    let sorted = inks.sorted { ($0.hex, $1.alpha) < ($1.hex, $0.alpha) }
    return sorted.filter { seen.insert($0.hex).inserted }.flatMap { ink -> [String] in
      guard let other = replacements[ink], other != ink else { return [] }
      return ["fill", "stroke"].map { "[\($0)=\"\(ink.hex)\"] { \($0): \(other.hex) }" }
    }
  }
}

extension Picture.Mark {
  /// The inks of the mark and of the marks inside it.
  fileprivate var inks: [Ink] {
    switch self {
    case .box(let box): [box.fill, box.border].compactMap { $0 }
    case .text(let text): [text.ink]
    case .path(let path): [path.ink]
    case .clipped(_, let inner), .faded(_, let inner): inner.flatMap(\.inks)
    }
  }
}

/// Writes marks as SVG elements, line by line.
struct SVGWriter {
  var text = ""
  private var indentation = ""

  mutating func line(_ content: String) {
    text += indentation + content + "\n"
  }

  /// Adds what another writer has written.
  mutating func append(_ other: SVGWriter) {
    for content in other.text.split(separator: "\n") { line(String(content)) }
  }

  mutating func indented(_ body: (inout SVGWriter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// Writes rules for dark mode, which win over the elements' own colors.
  mutating func writeStyle(_ rules: [String]) {
    guard !rules.isEmpty else { return }
    line("<style>")
    indented { writer in
      writer.line("@media (prefers-color-scheme: dark) {")
      writer.indented { writer in rules.forEach { writer.line($0) } }
      writer.line("}")
    }
    line("</style>")
  }

  /// - Parameter origin: The picture's point that is the origin of the element around the marks.
  mutating func write(_ marks: [Picture.Mark], origin: CGPoint) {
    for mark in marks {
      switch mark {
      case .box(let box): line(element(box, origin))
      case .text(let text): line(element(text, origin))
      case .path(let path): line(element(path, origin))
      case .clipped(let frame, let inner):
        // A nested document clips its content without a clip path, which would need an id.
        line("<svg\(place(frame, origin))>")
        indented { $0.write(inner, origin: frame.origin) }
        line("</svg>")
      case .faded(let opacity, let inner):
        line("<g opacity=\"\(number(opacity))\">")
        indented { $0.write(inner, origin: origin) }
        line("</g>")
      }
    }
  }

  private func place(_ frame: CGRect, _ origin: CGPoint) -> String {
    " x=\"\(number(frame.minX - origin.x))\" y=\"\(number(frame.minY - origin.y))\""
      + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
  }

  private func element(_ box: Picture.Box, _ origin: CGPoint) -> String {
    let (frame, radius) = box.stroke
    var line = ""
    if let border = box.border, box.borderWidth > 0 {
      line = " stroke=\"\(border.hex)\" stroke-width=\"\(number(box.borderWidth))\""
      if !border.isOpaque { line += " stroke-opacity=\"\(opacity(border))\"" }
      if box.isDashed { line += " stroke-dasharray=\"3 3\"" }
    }
    let corners = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect\(place(frame, origin))\(corners)\(fill(box.fill))\(line)/>"
  }

  private func element(_ path: Picture.Path, _ origin: CGPoint) -> String {
    let points = path.points.map { "\(number($0.x - origin.x)),\(number($0.y - origin.y))" }
    return "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\""
      + " stroke=\"\(path.ink.hex)\" stroke-width=\"\(number(path.width))\""
      + (path.ink.isOpaque ? "" : " stroke-opacity=\"\(opacity(path.ink))\"")
      + (path.isDashed ? " stroke-dasharray=\"3 3\"" : " stroke-linejoin=\"round\"") + "/>"
  }

  /// Viewers without `textLength` draw their own font's width, which may be another. So the text is also
  /// placed at the point that it keeps then.
  private func element(_ text: Picture.TextLine, _ origin: CGPoint) -> String {
    let weight = text.isBold ? " font-weight=\"bold\"" : ""
    let (x, anchor) =
      switch text.anchor {
      case .left: (text.frame.minX, "")
      case .center: (text.frame.midX, " text-anchor=\"middle\"")
      case .right: (text.frame.maxX, " text-anchor=\"end\"")
      }
    return "<text x=\"\(number(x - origin.x))\""
      + " y=\"\(number(text.baseline - origin.y))\"\(anchor) font-size=\"\(number(text.fontSize))\""
      + "\(weight)\(fill(text.ink)) textLength=\"\(number(text.frame.width))\""
      + " lengthAdjust=\"spacingAndGlyphs\">\(escaped(text.text))</text>"
  }
}

extension Picture.Box {
  /// The rectangle and radius of the stroke. A layer's border is inside its edges, a stroke is on both sides of them.
  var stroke: (frame: CGRect, radius: CGFloat) {
    guard border != nil, borderWidth > 0 else { return (frame, cornerRadius) }
    let inset = min(borderWidth / 2, frame.width / 2, frame.height / 2)
    return (
      CGRect(
        x: frame.minX + inset, y: frame.minY + inset,
        width: frame.width - 2 * inset, height: frame.height - 2 * inset),
      max(0, cornerRadius - inset)
    )
  }
}

private func fill(_ ink: Ink?) -> String {
  guard let ink else { return " fill=\"none\"" }
  return " fill=\"\(ink.hex)\"" + (ink.isOpaque ? "" : " fill-opacity=\"\(opacity(ink))\"")
}

private func opacity(_ ink: Ink) -> String {
  number(CGFloat(ink.alpha) / 255)
}

func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
}

/// Returns a number with at most two decimals. Integer arithmetic rounds it the same way on every
/// host.
func number(_ value: CGFloat) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  switch rest {
  case 0: return "\(sign)\(whole)"
  case let rest where rest % 10 == 0: return "\(sign)\(whole).\(rest / 10)"
  case ..<10: return "\(sign)\(whole).0\(rest)"
  default: return "\(sign)\(whole).\(rest)"
  }
}
