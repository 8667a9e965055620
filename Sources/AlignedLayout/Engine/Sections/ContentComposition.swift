/// Gives sections their room, and puts them below each other.
@usableFromInline
struct ContentComposition {
  private(set) var sections: SectionList
  let room: ContentRoom

  init(in room: ContentRoom) {
    self.room = room
    sections = SectionList(top: room.sectionsTop, spacing: room.sectionSpacing)
  }

  /// The content scrolls up and down.
  @usableFromInline
  init(
    width: CGFloat, direction: ContentLayout.Direction, displayScale: CGFloat,
    contentInsets: Insets, spacing: CGFloat, supplementaryInsets: Insets,
    header: BoundaryView?, footer: BoundaryView?
  ) {
    self.init(
      in: ContentRoom(
        axis: .vertical, length: width, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: spacing,
        supplementaryInsets: supplementaryInsets,
        boundaries: BoundaryViews(header: header, footer: footer)))
  }

  @usableFromInline
  mutating func reserve(sectionCount: Int) { sections.reserve(sectionCount) }

  @usableFromInline
  func composer(of section: ContentLayout.Section) -> SectionComposer {
    SectionComposer(
      section: section, index: sections.count, room: room.sectionRoom(for: section.attributes))
  }

  @usableFromInline
  mutating func append(_ section: ContentLayout.Section, _ lines: SectionLines) {
    sections.append(
      SectionLayout(
        section, lines: lines, leading: room.insets.leading + section.attributes.insets.leading))
  }

  /// - Parameter section: the section on the screen.
  mutating func append<Source: CellSource>(_ section: ContentLayout.Section, from source: Source) {
    let section = section.transposed(for: room.axis)
    let composer = composer(of: section)
    switch room.axis {
    case .vertical: append(section, composer.lines(from: source))
    case .horizontal: append(section, composer.lines(from: UprightSource(source)))
    }
  }

  mutating func append(_ range: Range<Int>, of other: SectionList) {
    sections.append(range, of: other)
  }

  consuming func finish() -> SectionList {
    sections.restack()
    return sections
  }
}
