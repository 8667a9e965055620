/// The widths of the layout for which the delegate and the closures are asked or, if it scrolls
/// sideways, the heights.
struct AskedWidths {
  let axis: ContentLayout.Axis
  let content: CGFloat

  /// The width of headers and footers.
  let supplementary: CGFloat

  // In upright coordinates, as are the insets of sections.
  private let contentInsets: Insets

  /// The insets of the sections whose attributes are known, from the first.
  private var sectionInsets: [Insets] = []

  /// - Parameters:
  ///   - axis: the axis along which the layout scrolls.
  ///   - width: the length along the lines that the content fills.
  ///   - supplementaryInsets: the distances from the content's edges to the sides of headers and footers.
  ///   - sections: the attributes of the sections, from the first, as far as they are known.
  init(
    along axis: ContentLayout.Axis, content width: CGFloat, contentInsets: Insets,
    supplementaryInsets: Insets, sections: [SectionAttributes] = []
  ) {
    self.axis = axis
    content = width.limitedLength
    supplementary = supplementaryInsets.transposed(for: axis).width(in: content)
    self.contentInsets = contentInsets.transposed(for: axis)
    sectionInsets = sections.map { $0.insets.transposed(for: axis) }
  }

  /// Adds the attributes of the section that is asked for.
  mutating func append(_ section: SectionAttributes) {
    sectionInsets.append(section.insets.transposed(for: axis))
  }

  /// Returns the width of a section's lines.
  ///
  /// - Parameter attributes: the attributes of a section whose own are not known.
  func lines(inSection section: Int, default attributes: SectionAttributes) -> CGFloat {
    SectionRoom.width(
      inContentOf: content, contentInsets: contentInsets,
      sectionInsets: sectionInsets.indices.contains(section)
        ? sectionInsets[section] : attributes.insets.transposed(for: axis))
  }
}
