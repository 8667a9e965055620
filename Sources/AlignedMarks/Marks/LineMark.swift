import Foundation

/// A mark over a layout: a box, and the texts on it. Frames are those on the screen, in the coordinates of the
/// content or view that is marked.
struct LineMark: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    /// The box that the cells of a line take. Its text is the number of the line, and why it begins.
    case line

    /// What the cells leave of their line at one of its ends. Its text is the length.
    case remainingSpace

    /// What indents a line. Its text is the length.
    case indentation

    /// A cell, with what it was offered and the size that was returned.
    case cell

    /// A self-sizing cell that was not measured yet.
    case estimatedCell

    /// What stays in its place on the screen while the content changes.
    case held
  }

  /// A line of text.
  struct Label: Equatable, Sendable {
    let text: String
    let frame: CGRect
  }

  let kind: Kind
  let frame: CGRect
  var labels: [Label] = []
}

extension LineMark.Label {
  static let fontSize: CGFloat = 8
  static let height: CGFloat = 10

  /// Returns the width of a text with a margin, in a font such as Helvetica. No view and no font is needed for
  /// it, so that marks have the same places everywhere.
  static func width(of text: String) -> CGFloat {
    let ems = text.reduce(0 as CGFloat) { width, character in
      switch character {
      case " ", ",", ".", "·", "i", "l", "t", "f", "r": width + 0.3
      case "m", "w", "→": width + 1
      default: width + 0.56
      }
    }
    return (ems * fontSize).rounded(.up) + 4
  }
}
