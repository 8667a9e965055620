/// The sections about which the client was asked, from the first on. In a batch of updates these may be few.
struct AskedSections {
  let members: [(index: Int, section: ContentLayout.Section)]
  var first: Int? { members.first?.index }

  /// Read in place: a copy would retain all parts of the attributes. Most often there is one section.
  @inline(__always)
  subscript(index: Int) -> ContentLayout.Section {
    _read {
      let place =
        members[0].index == index
        ? 0 : members.indices.partitioningIndex { members[$0].index >= index }
      yield members[place].section
    }
  }
}
