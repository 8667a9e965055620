extension ContentLayout {
  /// Returns the frame of a background of a section's lines, or nil if there is none: the section has no
  /// such background or no lines, or no view of the background begins at the line.
  ///
  /// Pinned headers and footers do not move it.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - number: the index of the background among the section's ``SectionAttributes/backgrounds``.
  ///   - line: the first line behind which the view stands: 0, or with
  ///     ``SectionAttributes/Background/Placement-swift.enum/forcedBreaks`` any that begins by force.
  /// - Complexity: O(log *n*) in the section's lines, and the lines between the forced breaks.
  public func frame(
    ofBackgroundInSection section: Int, number: Int = 0, line: Int = 0
  ) -> CGRect? {
    let section = self[section]
    return section.background(number, behindLine: line).map { snapped(onScreen($0, in: section)) }
  }

  /// Returns the frame of the separator below a line of a section, or nil if there is none: the
  /// section has no separators, the line is its last, or its separators stand only at forced breaks
  /// and the next line was not begun by force.
  ///
  /// - Complexity: O(log *n*) in the section's lines.
  public func frame(ofSeparatorBelowLineAt line: Int, inSection section: Int) -> CGRect? {
    let section = self[section]
    precondition(
      line >= 0 && line < section.lines.lineCount,
      "Line index out of range.")
    return section.separator(belowLine: line).map { snapped(onScreen($0, in: section)) }
  }
}
