/// Stacks sections, the last phase of a layout: gives each its place below those before it.
struct SectionStack {
  private(set) var sections: [SectionLayout] = []
  let width: CGFloat
  let direction: ContentLayout.Direction
  let grid: PixelGrid
  let contentInsets: Insets
  let spacing: CGFloat
  private var bottom: CGFloat
  private var isEmpty = true

  init(
    width: CGFloat, direction: ContentLayout.Direction, grid: PixelGrid, contentInsets: Insets,
    spacing: CGFloat
  ) {
    self.width = width.limitedLength
    self.direction = direction
    self.grid = grid
    self.contentInsets = contentInsets
    self.spacing = spacing.limited
    bottom = contentInsets.top
  }

  /// What sets the cells of a section on lines, in the room that the content leaves the section.
  func lineBreaker(for section: ContentLayout.Section) -> LineBreaker {
    let insets = section.attributes.insets
    let room = width - contentInsets.leading - contentInsets.trailing - insets.leading
    return LineBreaker(
      room: max(0, room - insets.trailing),
      alignment: LineAlignment(section.attributes.horizontalAlignment, in: direction),
      attributes: section.attributes)
  }

  /// The height of the sections so far with the content's insets, or 0 if there is nothing in any.
  var contentHeight: CGFloat {
    isEmpty ? 0 : max(0, bottom + contentInsets.bottom)
  }

  mutating func append(_ section: ContentLayout.Section, lines: SectionLines) {
    let layout = SectionLayout(
      section: section, lines: lines,
      leading: contentInsets.leading + section.attributes.insets.leading,
      top: bottom + (section.isEmpty || isEmpty ? 0 : spacing))
    sections.append(layout)
    if !section.isEmpty {
      bottom = layout.bottom
      isEmpty = false
    }
  }
}
