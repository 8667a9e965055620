/// Gives sections their room, and puts them below each other.
@usableFromInline
struct SectionStack {
  private(set) var sections: SectionList
  let width: CGFloat
  let direction: ContentLayout.Direction
  let grid: PixelGrid
  let contentInsets: Insets
  let spacing: CGFloat
  let supplementaryInsets: Insets

  @usableFromInline
  init(
    width: CGFloat, direction: ContentLayout.Direction, displayScale: CGFloat,
    contentInsets: Insets, spacing: CGFloat, supplementaryInsets: Insets
  ) {
    self.width = width.limitedLength
    self.direction = direction
    grid = PixelGrid(displayScale: displayScale)
    self.contentInsets = contentInsets
    self.spacing = spacing.limited
    self.supplementaryInsets = supplementaryInsets
    sections = SectionList(top: contentInsets.top, spacing: self.spacing)
  }

  @usableFromInline
  mutating func reserve(sectionCount: Int) {
    sections.reserve(sectionCount)
  }

  /// Returns the room that the insets leave a section's lines.
  @usableFromInline
  func room(for section: ContentLayout.Section) -> SectionRoom {
    SectionRoom(
      width: SectionRoom.width(
        inContentOf: width, contentInsets: contentInsets,
        sectionInsets: section.attributes.insets),
      attributes: section.attributes, direction: direction, grid: grid)
  }

  /// Returns a composer of the section to append next.
  @inlinable @inline(__always)
  func composer(of section: ContentLayout.Section) -> SectionComposer {
    SectionComposer(section, at: sectionCount, in: room(for: section))
  }

  @usableFromInline
  var sectionCount: Int {
    sections.count
  }

  /// Appends a section with its lines.
  @usableFromInline
  mutating func append(_ section: ContentLayout.Section, _ lines: SectionLines) {
    sections.append(
      SectionLayout(
        section, lines: lines,
        leading: contentInsets.leading + section.attributes.insets.leading))
  }

  /// Appends sections of another content in the same room.
  mutating func append(_ range: Range<Int>, of other: SectionList) {
    sections.append(range, of: other)
  }

  /// Puts the sections below each other and returns them.
  consuming func finish() -> SectionList {
    sections.restack()
    return sections
  }
}
