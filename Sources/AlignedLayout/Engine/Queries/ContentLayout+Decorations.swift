extension ContentLayout {
  /// Returns the frame of the background of a section's lines, or nil if the section has no
  /// background or no lines.
  ///
  /// Pinned headers and footers do not move it.
  public func frame(ofBackgroundInSection section: Int) -> CGRect? {
    let section = self[section]
    return section.background.map { snapped(onScreen($0, in: section)) }
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
