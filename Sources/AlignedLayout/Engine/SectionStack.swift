/// Stacks sections, the last phase of a layout: gives each its place below those before it.
struct SectionStack {
  private(set) var sections: [SectionLayout] = []
  let contentInsets: Insets
  let spacing: CGFloat
  private var bottom: CGFloat
  private var isEmpty = true

  init(contentInsets: Insets, spacing: CGFloat) {
    self.contentInsets = contentInsets
    self.spacing = spacing
    bottom = contentInsets.top
  }

  /// The height of the sections so far with the content's insets, or 0 if there is nothing in any.
  var contentHeight: CGFloat {
    isEmpty ? 0 : max(0, bottom + contentInsets.bottom)
  }

  mutating func append(_ section: ContentLayout.Section, lines: SectionLines, leading: CGFloat) {
    let layout = SectionLayout(
      section: section, lines: lines, leading: leading,
      top: bottom + (section.isEmpty || isEmpty ? 0 : spacing))
    sections.append(layout)
    if !section.isEmpty {
      bottom = layout.bottom
      isEmpty = false
    }
  }
}
