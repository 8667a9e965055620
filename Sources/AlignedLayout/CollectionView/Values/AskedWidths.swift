/// The widths for which the client is asked or, if the layout scrolls sideways, the heights.
struct AskedWidths {
  private let room: ContentRoom

  /// The insets of the sections that were asked for, from the first on.
  private var asked: [(section: Int, insets: Insets)] = []

  /// Returns the attributes of a section that is not asked for, or nil.
  private let kept: (_ section: Int) -> SectionAttributes?

  init(in room: ContentRoom, kept: @escaping (_ section: Int) -> SectionAttributes? = { _ in nil })
  {
    (self.room, self.kept) = (room, kept)
  }

  var content: CGFloat { room.width }
  var supplementary: CGFloat { room.supplementaryInsets.width(in: room.width) }

  mutating func append(_ attributes: SectionAttributes, at section: Int) {
    asked.append((section, attributes.insets))
  }

  /// The attributes are for a section whose own are not known.
  func lines(inSection section: Int, default attributes: SectionAttributes) -> CGFloat {
    let place = asked.indices.partitioningIndex { asked[$0].section >= section }
    let insets =
      asked.indices.contains(place) && asked[place].section == section
      ? asked[place].insets : (kept(section) ?? attributes).insets
    return SectionRoom.width(
      inContentOf: room.width, contentInsets: room.insets,
      sectionInsets: insets.transposed(for: room.axis))
  }
}
