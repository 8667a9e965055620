/// The widths for which the client is asked or, if the layout scrolls sideways, the heights.
struct AskedWidths {
  private let room: ContentRoom

  /// The insets of the sections whose attributes are known, from the first, in upright coordinates.
  private var sectionInsets: [Insets]

  init(in room: ContentRoom, sections: [SectionAttributes] = []) {
    self.room = room
    sectionInsets = sections.map { $0.insets.transposed(for: room.axis) }
  }

  var content: CGFloat { room.width }
  var supplementary: CGFloat { room.supplementaryInsets.width(in: room.width) }

  mutating func append(_ section: SectionAttributes) {
    sectionInsets.append(section.insets.transposed(for: room.axis))
  }

  /// The attributes are for a section whose own are not known.
  func lines(inSection section: Int, default attributes: SectionAttributes) -> CGFloat {
    SectionRoom.width(
      inContentOf: room.width, contentInsets: room.insets,
      sectionInsets: sectionInsets.indices.contains(section)
        ? sectionInsets[section] : attributes.insets.transposed(for: room.axis))
  }
}
