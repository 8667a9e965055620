/// Puts sections below each other.
@usableFromInline
struct SectionStack {
  private(set) var sections: [SectionLayout] = []
  let width: CGFloat
  let direction: ContentLayout.Direction
  let grid: PixelGrid
  let contentInsets: Insets
  let spacing: CGFloat
  private var bottom: CGFloat
  private var isEmpty = true

  @usableFromInline
  init(
    width: CGFloat, direction: ContentLayout.Direction, displayScale: CGFloat,
    contentInsets: Insets, spacing: CGFloat
  ) {
    self.width = width.limitedLength
    self.direction = direction
    grid = PixelGrid(displayScale: displayScale)
    self.contentInsets = contentInsets
    self.spacing = spacing.limited
    bottom = contentInsets.top
  }

  /// The height of the sections with the content's insets, or 0 if all sections are empty.
  var contentHeight: CGFloat {
    isEmpty ? 0 : max(0, bottom + contentInsets.bottom)
  }

  @usableFromInline
  mutating func reserve(sectionCount: Int) {
    sections.reserveCapacity(sectionCount)
  }

  /// Returns the room that the insets leave a section's lines.
  @usableFromInline
  func room(for section: ContentLayout.Section) -> SectionRoom {
    let insets = section.attributes.insets
    let room = width - contentInsets.leading - contentInsets.trailing - insets.leading
    return SectionRoom(
      width: room - insets.trailing, attributes: section.attributes, direction: direction,
      grid: grid)
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
    append(
      SectionLayout(
        section, lines: lines,
        leading: contentInsets.leading + section.attributes.insets.leading))
  }

  mutating func append(_ section: consuming SectionLayout) {
    place(&section)
    sections.append(section)
  }

  /// Places a section below those before it.
  mutating func place(_ layout: inout SectionLayout) {
    layout.top = bottom + (layout.isEmpty || isEmpty ? 0 : spacing)
    if !layout.isEmpty {
      bottom = layout.bottom
      isEmpty = false
    }
  }
}
