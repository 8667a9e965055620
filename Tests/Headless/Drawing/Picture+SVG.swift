import UIKit

extension Picture {
  /// The picture as an SVG document, the same bytes for the same picture on every host.
  ///
  /// Lengths are in hundredths of a point. Text is as wide as it was measured, whatever face a host
  /// has in place of Helvetica. It names nothing by an id, so that a page may hold several.
  package func svg(title: String? = nil) -> String {
    let (width, height) = (number(size.width), number(size.height))
    var writer = SVGWriter()
    writer.line(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="Helvetica, Arial, sans-serif">
      """)
    writer.indented { writer in
      if let title { writer.line("<title>\(escaped(title))</title>") }
      if let background {
        writer.line("<rect width=\"\(width)\" height=\"\(height)\"\(fill(background))/>")
      }
      writer.write(marks, origin: .zero)
    }
    writer.line("</svg>")
    return writer.text
  }
}

/// Writes marks as SVG elements, line by line.
private struct SVGWriter {
  private(set) var text = ""
  private var indentation = ""

  mutating func line(_ content: String) {
    text += indentation + content + "\n"
  }

  mutating func indented(_ body: (inout SVGWriter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// - Parameter origin: the point of the picture that is the origin here.
  mutating func write(_ marks: [Picture.Mark], origin: CGPoint) {
    for mark in marks {
      switch mark {
      case .box(let box): line(element(box, origin))
      case .text(let text): line(element(text, origin))
      case .clipped(let frame, let inner):
        // A nested document clips what is in it, and needs no name to be referred to.
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
    var frame = box.frame
    var radius = box.cornerRadius
    var line = ""
    if let border = box.border, box.borderWidth > 0 {
      // A layer's border lies within its edges, a stroke on both sides of them.
      let inset = min(box.borderWidth / 2, frame.width / 2, frame.height / 2)
      frame = CGRect(
        x: frame.minX + inset, y: frame.minY + inset,
        width: frame.width - 2 * inset, height: frame.height - 2 * inset)
      radius = max(0, radius - inset)
      line = " stroke=\"\(border.hex)\" stroke-width=\"\(number(box.borderWidth))\""
      if !border.isOpaque { line += " stroke-opacity=\"\(opacity(border))\"" }
      if box.isDashed { line += " stroke-dasharray=\"3 3\"" }
    }
    let corners = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect\(place(frame, origin))\(corners)\(fill(box.fill))\(line)/>"
  }

  private func element(_ text: Picture.TextLine, _ origin: CGPoint) -> String {
    let weight = text.isBold ? " font-weight=\"bold\"" : ""
    return "<text x=\"\(number(text.frame.minX - origin.x))\""
      + " y=\"\(number(text.baseline - origin.y))\" font-size=\"\(number(text.fontSize))\""
      + "\(weight)\(fill(text.ink)) textLength=\"\(number(text.frame.width))\""
      + " lengthAdjust=\"spacingAndGlyphs\">\(escaped(text.text))</text>"
  }
}

private func fill(_ ink: Ink?) -> String {
  guard let ink else { return " fill=\"none\"" }
  return " fill=\"\(ink.hex)\"" + (ink.isOpaque ? "" : " fill-opacity=\"\(opacity(ink))\"")
}

private func opacity(_ ink: Ink) -> String {
  number(CGFloat(ink.alpha) / 255)
}

private func escaped(_ text: String) -> String {
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

/// A number with at most two decimals, in arithmetic of whole numbers: no host rounds otherwise.
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
