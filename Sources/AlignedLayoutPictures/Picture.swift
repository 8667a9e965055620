import Foundation

/// A list of marks, from back to front.
///
/// It is made of a tree of views or of a layout's frames, and is written as SVG or as text.
package struct Picture: Equatable, Sendable {
  package let size: CGSize
  package var background: Ink?
  /// The width of the border around the picture, which may have marks at negative coordinates.
  /// Drawings in characters leave the margin out.
  package var margin: CGFloat = 0
  package var marks: [Mark]

  package init(size: CGSize, background: Ink? = .white, marks: [Mark] = []) {
    self.size = size
    self.background = background
    self.marks = marks
  }

  /// The picture with a line around it, so that the edges of a white picture are visible.
  package var withOutline: Picture {
    var picture = self
    let edges = Box(frame: CGRect(origin: .zero, size: size), border: .sheetEdge)
    picture.marks.append(.box(edges))
    return picture
  }
}

extension Picture {
  /// One thing on a picture.
  package enum Mark: Equatable, Sendable {
    case box(Box)
    case text(TextLine)
    /// Straight strokes. Drawings in characters leave them out.
    case path(Path)
    /// Marks that are visible inside the frame only.
    case clipped(CGRect, [Mark])
    /// Translucent marks.
    case faded(opacity: CGFloat, [Mark])
  }

  /// A rectangle, possibly with round corners.
  package struct Box: Equatable, Sendable {
    package let frame: CGRect
    package var fill: Ink?
    package var border: Ink?
    package var borderWidth: CGFloat = 0
    package var isDashed = false
    package var cornerRadius: CGFloat = 0

    package init(
      frame: CGRect, fill: Ink? = nil, border: Ink? = nil, borderWidth: CGFloat = 1,
      isDashed: Bool = false, cornerRadius: CGFloat = 0
    ) {
      self.frame = frame
      self.fill = fill
      self.border = border
      self.borderWidth = borderWidth
      self.isDashed = isDashed
      self.cornerRadius = cornerRadius
    }
  }

  /// Straight strokes from point to point.
  package struct Path: Equatable, Sendable {
    package let points: [CGPoint]
    package let ink: Ink
    package var width: CGFloat
    package var isDashed: Bool

    package init(_ points: [CGPoint], ink: Ink, width: CGFloat = 1, isDashed: Bool = false) {
      self.points = points
      self.ink = ink
      self.width = width
      self.isDashed = isDashed
    }
  }

  /// One line of text, whose width the font's table of advances gives.
  package struct TextLine: Equatable, Sendable {
    /// The point of the line that stays in place if the text is wider or narrower than its frame.
    package enum Anchor: Equatable, Sendable {
      case left
      case center
      case right
    }

    package let text: String
    /// The rectangle from the line's top to its bottom, with the text's width.
    package let frame: CGRect
    package let baseline: CGFloat
    package let fontSize: CGFloat
    package let isBold: Bool
    package let ink: Ink
    package let anchor: Anchor

    package init(
      text: String, frame: CGRect, baseline: CGFloat, fontSize: CGFloat, isBold: Bool, ink: Ink,
      anchor: Anchor
    ) {
      self.text = text
      self.frame = frame
      self.baseline = baseline
      self.fontSize = fontSize
      self.isBold = isBold
      self.ink = ink
      self.anchor = anchor
    }
  }
}

/// An opaque or translucent color of eight bits for each component.
package struct Ink: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8

  package static let white = Ink(0xFF_FF_FF)
  package static let black = Ink(0x00_00_00)

  /// The color of a hexadecimal number of six digits.
  package init(_ hex: UInt32, alpha: UInt8 = 255) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    self.alpha = alpha
  }

  /// The color of four components from 0 to 255.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package var isOpaque: Bool {
    alpha == 255
  }

  /// A number sign and six hexadecimal digits, without alpha.
  package var hex: String {
    "#"
      + [red, green, blue].map { step in
        let digits = String(step, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
