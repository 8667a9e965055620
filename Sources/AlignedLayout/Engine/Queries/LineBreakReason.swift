extension ContentLayout {
  /// The reason why a line begins where it does: what kept its first cell from the line above.
  ///
  /// The `description` is a sentence.
  public enum LineBreakReason: Hashable, Sendable {
    /// There is no line above.
    case first

    /// The cell begins a line.
    case forced

    /// The cell before ends its line.
    case forcedByPreviousCell

    /// Cells that share a width stand above the cells behind them, because one of these would have been too
    /// narrow beside them. The line begins with one of either.
    case labelsAbove

    /// The gap and the cell with its insets did not fit in the space that the line above had left.
    ///
    /// `needed` is nil if the cell would fit there with its present width: it was asked again on its new line
    /// and is narrower there, or it was clamped.
    case tooWide(needed: CGFloat?, had: CGFloat)

    /// The line above had less space left than the cell's `minimumLineSpace`.
    case minimumLineSpace(needed: CGFloat, had: CGFloat)

    /// The line above has as many cells as a line of the section may hold.
    case full

    /// The cell would fit on the line above, but keeps together with others that would not.
    ///
    /// `needed` is the width that all of them need there, with the gap before them. It is nil in a section with a
    /// strategy, and if the line above would be full before it has all of them.
    case keptTogether(needed: CGFloat?, had: CGFloat)

    /// The cell would fit on the line above, with those that it keeps with, but the section's
    /// strategy broke the line here.
    case strategy

    /// With the cell, and those that it keeps with, the height of the row above would be further from the
    /// target height, or below the least height.
    ///
    /// `with` and `without` are the heights at which the row would have filled its line.
    case rowHeight(with: CGFloat, without: CGFloat)

    /// The line was broken first fit, because the section's strategy would have taken too long or
    /// more lines than the section may show.
    case strategyFellBack
  }
}

extension ContentLayout.LineBreakReason: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .first: "It is the section's first line."
    case .forced: "Its first cell begins a line."
    case .forcedByPreviousCell: "The cell before its first ends a line."
    case .labelsAbove:
      "Cells that share a width stand above their fields, because a field would be too narrow beside them."
    case .tooWide(let needed?, let had):
      "Its first cell needs \(needed.inPoints) with the gap before it, and the line above has "
        + "\(had.inPoints) left: \((needed - had).inPoints) are missing."
    case .tooWide(nil, let had):
      "Its first cell did not fit in the \(had.inPoints) left on the line above, and "
        + "is narrower on its own."
    case .minimumLineSpace(let needed, let had):
      "Its first cell can use no less than \(needed.inPoints), and the line above has "
        + "\(had.inPoints) left for it: \((needed - had).inPoints) are missing."
    case .full: "The line above has as many cells as a line of the section may hold."
    case .keptTogether(let needed?, let had):
      "Its first cells are kept together and need \(needed.inPoints), and the line above has "
        + "\(had.inPoints) left: \((needed - had).inPoints) are missing."
    case .keptTogether(nil, _):
      "Its first cells are kept together, and do not all fit on the line above."
    case .strategy:
      "Its first cell would fit on the line above; the section's breaking strategy began a line."
    case .rowHeight(let with, let without):
      "With its first cells, the row above would be \(with.inPoints) tall, and not "
        + "\(without.inPoints)."
    case .strategyFellBack:
      "The breaking strategy would have taken too long or too many lines, so it was broken first fit."
    }
  }
}

extension CGFloat {
  /// A length in words, rounded to a hundredth of a point.
  var inPoints: String { "\(hundredths) points" }

  /// The number with at most two decimals.
  package var hundredths: String {
    let hundredths = Int64((limited * 100).rounded())
    let sign = hundredths < 0 ? "−" : ""
    let whole = hundredths.magnitude / 100
    let part = hundredths.magnitude % 100
    let decimals =
      part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return "\(sign)\(whole)\(decimals)"
  }
}
