import AlignedLayout

extension SplitMix64 {
  /// Returns a list that differs little from another one.
  mutating func list(after old: RandomList, repeatingIDs: Bool) -> RandomList {
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      if new.sections.isEmpty || happens(onceIn: 8) {
        insertSection(in: &new)
      } else {
        change(&new)
      }
      if !repeatingIDs { for index in new.sections.indices { new.sections[index].makeIDsUnique() } }
    }
    return new
  }

  private mutating func insertSection(in list: inout RandomList) {
    let id = pick(["a", "b", "c", "d", "e"])
    guard !list.sections.contains(where: { $0.id == id }) else { return }
    let index = Int.random(in: 0...list.sections.count, using: &self)
    list.sections.insert(listSection(id), at: index)
  }

  private mutating func change(_ list: inout RandomList) {
    let index = Int.random(in: list.sections.indices, using: &self)
    switch Int.random(in: 0..<14, using: &self) {
    case 0: list.sections.remove(at: index)
    case 1: list.sections.shuffle(using: &self)
    case 2: list.sections[index] = listSection(list.sections[index].id)
    default: change(&list.sections[index])
    }
  }

  private mutating func change(_ section: inout RandomList.Section) {
    let count = section.items.count
    switch Int.random(in: 0..<13, using: &self) {
    case 11: section.narrowAttributes = happens(onceIn: 3) ? nil : listAttributes()
    case 12: section.placeholder = length()
    case 0: section.attributes = listAttributes()
    case 1: section.header = length()
    case 2: section.hasTileHeader.toggle()
    case 3: section.footer = length()
    case 4: section.overflow = length()
    case 5: section.items.shuffle(using: &self)
    case 6 where section.kind == .tile || section.kind == .half:
      let kind: RandomList.Kind = section.kind == .tile ? .half : .tile
      section.kind = happens(onceIn: 2) ? nil : kind
      for item in section.items.indices { section.items[item].kind = kind }
    case 7 where count > 0:
      section.items[Int.random(in: 0..<count, using: &self)].version =
        Int.random(in: 0...4, using: &self)
    case 8 where count > 0: section.items.remove(at: Int.random(in: 0..<count, using: &self))
    case 9 where count > 3:
      section.items.removeSubrange(1..<Int.random(in: 2...count, using: &self))
    default:
      section.items.insert(
        listItem(section.kind), at: Int.random(in: 0...count, using: &self))
    }
  }

  private mutating func listSection(_ id: String) -> RandomList.Section {
    let kind: RandomList.Kind? = pick([nil, nil, nil, .tile, .paragraph, .half, .carousel])
    let count = Int.random(in: 0...14, using: &self)
    return RandomList.Section(
      id: id, kind: kind, items: (0..<count).map { _ in listItem(kind) },
      attributes: listAttributes(), header: length(), footer: length(), overflow: length(),
      hasTileHeader: happens(onceIn: 2),
      narrowAttributes: happens(onceIn: 4) ? listAttributes() : nil,
      placeholder: length(), hasAction: happens(onceIn: 2))
  }

  /// Returns a length in points, or nil.
  private mutating func length() -> Int? {
    happens(onceIn: 2) ? Int.random(in: 1...9, using: &self) : nil
  }

  private mutating func listItem(_ kind: RandomList.Kind?) -> RandomList.Item {
    var item = RandomList.Item(
      kind: kind ?? pick(RandomList.Kind.allCases), id: Int.random(in: 1...12, using: &self),
      version: Int.random(in: 0...4, using: &self), hasAction: !happens(onceIn: 4))
    if kind == nil, happens(onceIn: 5) {
      item.attributes = pick([
        CellAttributes(beginsLine: true), CellAttributes(endsLine: true),
        CellAttributes(keepsWithNext: true), CellAttributes(width: .remaining),
        CellAttributes(insets: Insets(3)), CellAttributes(indentation: .start),
        CellAttributes(width: .fraction(0.5)), CellAttributes(minimumWidth: 50),
        CellAttributes(columnSpan: 2),
      ])
    }
    return item
  }

  private mutating func listAttributes() -> SectionAttributes {
    let plain = SectionAttributes(
      breakingStrategy: pick([.firstFit, .firstFit, .balanced, .optimal]),
      maximumCellsPerLine: happens(onceIn: 5) ? 2 : nil,
      lineLimit: pick([
        .unlimited, .unlimited, .lines(1), .lines(2), .expanded, .expanded(from: .lines(2)),
      ]),
      lineAlignment: pick([.leading, .center, .trailing]),
      cellAlignment: pick([.top, .center, .stretch]), insets: pick([.zero, Insets(4)]))
    switch Int.random(in: 0..<10, using: &self) {
    case 0: return plain.with(sizing: .columns(3))
    case 1: return plain.with(sizing: .columns(minimumWidth: 70))
    case 2: return plain.with(sizing: .fixed(CGSize(width: 40, height: 20)))
    default: return plain
    }
  }
}

extension RandomList.Section {
  fileprivate mutating func makeIDsUnique() {
    var used: Set<Int> = []
    items = items.filter { used.insert($0.id).inserted }
  }
}
