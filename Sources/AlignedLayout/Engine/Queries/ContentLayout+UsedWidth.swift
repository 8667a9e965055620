extension ContentLayout {
  /// The number of lines in all sections.
  ///
  /// For that of one section, count its ``lines(inSection:)``.
  ///
  /// - Complexity: O(*n*) in the sections.
  public var lineCount: Int {
    sections.indices.reduce(0) { count, index in count + read(index) { $0.lineCount } }
  }

  /// The width that the content uses, for a view that hugs it: the greatest width that a section uses,
  /// with the section's and the content's insets at the sides. It is 0 if there are no lines. If the
  /// axis is horizontal, it is the height that the content uses.
  ///
  /// Headers and footers do not count: they fill whatever width the content has. The width is no more
  /// than the content's.
  ///
  /// A layout of the same cells with this width has the same lines, if each cell returns the same size
  /// for any space. ``usedWidth(ofSection:)`` names the exceptions.
  ///
  /// - Complexity: that of ``usedWidth(ofSection:)`` for each section.
  public var usedWidth: CGFloat {
    var used: CGFloat?
    for section in sections where section.lines.lineCount > 0 {
      let insets = section.attributes.insets
      let width = section.lines.usedWidth + insets.leading + insets.trailing
      used = max(used ?? width, width)
    }
    return used.map { min(room.width, $0 + room.insets.leading + room.insets.trailing).orZero } ?? 0
  }

  /// Returns the width that the lines of a section use: the greatest of all lines, each with its
  /// indentation. It does not include the section's insets, and is 0 without lines.
  ///
  /// Cells count as they are arranged, with their insets, after growth and justification. So a line
  /// that a cell fills by growing, or that is justified, uses all its width. Columns and cells that take
  /// a fraction use the whole room. A cell behind others counts at least as its minimum line space. A
  /// line that is too long for the section's room counts as the room.
  ///
  /// In a room of this width, the section has the same lines, if each cell returns the same size for any space.
  /// Lines may break elsewhere there with the strategy ``SectionAttributes/BreakingStrategy/optimal``, which
  /// minimizes the free space of another room, and in a few rare cases that <doc:TypesettingRules> lists.
  ///
  /// - Complexity: O(*n*) in the section's lines. It is O(*n*) in its cells if any have attributes other than
  ///   the default, if spacing is negative, or if lines are justified. O(1) for cells of one fixed size.
  public func usedWidth(ofSection section: Int) -> CGFloat {
    self[section].lines.usedWidth
  }
}
