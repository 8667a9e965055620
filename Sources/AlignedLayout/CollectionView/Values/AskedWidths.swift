/// The widths of the layout for which the delegate and the closures are asked or, if it scrolls
/// sideways, the heights.
struct AskedWidths {
  private let room: ContentRoom

  /// The insets of the sections whose attributes are known, from the first, in upright coordinates.
  private var sectionInsets: [Insets]

  /// - Parameter sections: the attributes of the sections, from the first, as far as they are known.
  init(in room: ContentRoom, sections: [SectionAttributes] = []) {
    self.room = room
    sectionInsets = sections.map { $0.insets.transposed(for: room.axis) }
  }

  var content: CGFloat { room.width }

  /// The width of headers and footers.
  var supplementary: CGFloat { room.supplementaryInsets.width(in: room.width) }

  /// Adds the attributes of the section that is asked for.
  mutating func append(_ section: SectionAttributes) {
    sectionInsets.append(section.insets.transposed(for: room.axis))
  }

  /// Returns the width of a section's lines.
  ///
  /// - Parameter attributes: the attributes of a section whose own are not known.
  func lines(inSection section: Int, default attributes: SectionAttributes) -> CGFloat {
    SectionRoom.width(
      inContentOf: room.width, contentInsets: room.insets,
      sectionInsets: sectionInsets.indices.contains(section)
        ? sectionInsets[section] : attributes.insets.transposed(for: room.axis))
  }
}
