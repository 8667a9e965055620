import Foundation

/// The widths of text, from a table, so that a text has the same width on every platform. They are in thousandths
/// of the font size. For letters, digits and spaces they are fitted to texts that were recorded in Apple's system
/// font on iOS 26.1, at 8 and 15 points and in bold; the widths of such texts differ by less than 1 %. Other
/// characters, and capital letters that no record has, are as wide as in a common sans-serif font.
extension TextMetrics {
  private static let asciiAdvances: [CGFloat] = [
    253, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 257, 278,  // space to /
    608, 608, 608, 608, 608, 608, 608, 608, 608, 608, 278, 278, 584, 584, 584, 556,  // 0 to ?
    1015, 639, 667, 722, 722, 667, 611, 778, 734, 286, 500, 679, 544, 875, 722, 778,  // @ to O
    667, 778, 722, 656, 568, 734, 656, 971, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
    333, 587, 604, 543, 604, 614, 303, 604, 606, 248, 242, 543, 254, 904, 604, 599,  // ` to o
    604, 604, 364, 543, 309, 606, 527, 784, 543, 527, 543, 334, 260, 334, 584,  // p to ~
  ]

  private static let signAdvances: [UInt32: CGFloat] = [
    0xB0: 400, 0xB7: 278, 0xD7: 584,  // degree, middle dot, times
    0x2013: 556, 0x2014: 1000, 0x2018: 222, 0x2019: 222,  // dashes and quotes
    0x201C: 333, 0x201D: 333, 0x2022: 350, 0x2026: 1000,  // quotes, bullet, ellipsis
  ]

  /// The width of characters that the table does not contain. Ideographs and emoji are as wide as
  /// they are high. From 0x1E00 to 0x2100, there are accented letters and punctuation.
  private static let letterAdvance: CGFloat = 600
  private static let squareAdvance: CGFloat = 1000
  private static let firstIdeograph: UInt32 = 0x1100

  /// What is added to each character at 6, 7 and further points, by Apple's Human Interface Guidelines.
  private static let trackings: [CGFloat] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26]

  /// Above 17 points the font has narrower shapes with more space between them. Here it keeps both.
  private var tracking: CGFloat {
    let position = min(max(pointSize - 6, 0), CGFloat(Self.trackings.count - 1))
    let lower = Self.trackings[Int(position)]
    let upper = Self.trackings[Int(position.rounded(.up))]
    return lower + (upper - lower) * (position - position.rounded(.down))
  }

  /// Returns the width of a text on one line.
  package func advance(of text: some StringProtocol) -> CGFloat {
    let tracking = tracking
    // In bold, each character but the space is wider by about as much.
    let thickening = max(weight, 0) * 95
    let thousandths = text.reduce(CGFloat(0)) { sum, character in
      // A letter with an accent is as wide as without.
      let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first!.value
      switch base {
      case 0..<32, 127: return sum
      case 32, 0xA0: return sum + Self.asciiAdvances[0] + tracking
      case Self.firstIdeograph..<0x1E00, 0x2100...: return sum + Self.squareAdvance
      default: return sum + Self.advance(of: base) + tracking + thickening
      }
    }
    return thousandths / 1000 * pointSize
  }

  private static func advance(of base: UInt32) -> CGFloat {
    (32..<127).contains(base) ? asciiAdvances[Int(base) - 32] : signAdvances[base] ?? letterAdvance
  }
}
