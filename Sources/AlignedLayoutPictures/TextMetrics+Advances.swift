import Foundation

/// The widths of text, from a table, so that a text has the same width on every platform. The
/// widths are those of a common sans-serif font, in thousandths of the font size.
extension TextMetrics {
  private static let asciiAdvances: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
  ]

  private static let signAdvances: [UInt32: CGFloat] = [
    0xB0: 400, 0xB7: 278, 0xD7: 584,  // degree, middle dot, times
    0x2013: 556, 0x2014: 1000, 0x2018: 222, 0x2019: 222,  // dashes and quotes
    0x201C: 333, 0x201D: 333, 0x2022: 350, 0x2026: 1000,  // quotes, bullet, ellipsis
  ]

  /// The width of characters that the table does not contain. Ideographs and emoji are as wide as
  /// they are high.
  private static let letterAdvance: CGFloat = 556
  private static let squareAdvance: CGFloat = 1000
  private static let firstIdeograph: UInt32 = 0x1100

  /// Returns the width of a text on one line.
  package func advance(of text: some StringProtocol) -> CGFloat {
    let thousandths = text.reduce(CGFloat(0)) { $0 + Self.advance(of: $1) }
    return thousandths / 1000 * pointSize * weightFactor
  }

  private static func advance(of character: Character) -> CGFloat {
    // A letter with an accent is as wide as without.
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first!
    if let advance = signAdvances[base.value] { return advance }
    switch base.value {
    case 0..<32, 127: return 0
    case 32..<127: return asciiAdvances[Int(base.value) - 32]
    case 0xA0: return asciiAdvances[0]
    case firstIdeograph...: return isPunctuationBlock(base) ? letterAdvance : squareAdvance
    default: return letterAdvance
    }
  }

  private static func isPunctuationBlock(_ scalar: Unicode.Scalar) -> Bool {
    (0x1E00..<0x2100).contains(scalar.value)
  }

  /// The factor by which a bold font is wider.
  private var weightFactor: CGFloat {
    1 + max(weight, 0) * 0.15
  }
}
