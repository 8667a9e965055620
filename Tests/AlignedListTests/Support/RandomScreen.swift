import AlignedLayout
import AlignedList

/// A screen as a plain value, from which a test makes sections.
struct RandomScreen: Equatable {
  struct Section: Equatable {
    let id: String
    var items: [Item]
    var attributes = SectionAttributes()
    var header: String?
    var footer: String?
    var hasOverflow = false

    /// Whether the list describes the section itself.
    var isRead = false
    var placeholder: Bar?

    /// The number of items in each row, or nil if they stand in none.
    var itemsPerRow: Int?
  }

  enum Item: Equatable {
    case tile(Tile)
    case bar(Bar, id: Int?)
    case cell(CellTile)

    var description: String {
      switch self {
      case .tile(let tile): tile.text
      case .bar(let bar, _): bar.text
      case .cell(let cell): cell.text
      }
    }
  }

  var sections: [Section] = []

  @MainActor var content: [ListSection] {
    content { $0.listItem }
  }

  /// Makes sections.
  ///
  /// - Parameter element: makes what shows a tile.
  @MainActor @ListBuilder
  func content(_ element: @escaping @MainActor (Tile) -> ListItem) -> [ListSection] {
    for section in sections {
      if section.isRead {
        ListReader { _ in section.content(element) }
      } else {
        section.content(element)
      }
    }
  }
}

extension RandomScreen.Section {
  /// The texts of the items, or of what stands in their place.
  var texts: [String] {
    items.isEmpty ? placeholder.map { [$0.text] } ?? [] : items.map(\.description)
  }

  @MainActor
  fileprivate func content(_ element: @MainActor (Tile) -> ListItem) -> ListSection {
    let section = self
    return ListSection(section.id) {
      if let count = section.itemsPerRow {
        for first in stride(from: 0, to: section.items.count, by: count) {
          ListRow {
            for item in section.items[first...].prefix(count) { item.element(element) }
          }
          .onSelectionChange { _ in }
        }
      } else {
        for item in section.items { item.element(element) }
      }
    }
    .whenEmpty { section.placeholder }
    .attributes(section.attributes)
    .header {
      if let header = section.header { Bar(text: header, height: CGFloat(header.count)) }
    }
    .footer {
      if let footer = section.footer { Bar(text: footer, height: CGFloat(footer.count)) }
    }
    .overflow { hiddenCount in
      if section.hasOverflow { Tile(id: 0, text: "\(section.id)\(hiddenCount)") }
    }
  }
}

extension RandomScreen.Item {
  @MainActor
  fileprivate func element(_ element: (Tile) -> ListItem) -> ListItem {
    switch self {
    case .tile(let tile): element(tile).onSelectionChange { _ in }
    case .bar(let bar, let id?): bar.id(id)
    case .bar(let bar, nil): bar.listItem
    case .cell(let cell): cell.listItem
    }
  }
}

extension SplitMix64 {
  mutating func screen() -> RandomScreen {
    let ids = ["a", "b", "c", "d"].shuffled(using: &self).prefix(
      Int.random(in: 0...4, using: &self))
    return RandomScreen(sections: ids.map { section($0) })
  }

  private mutating func section(_ id: String) -> RandomScreen.Section {
    var numbers = Array(1...16).shuffled(using: &self)
    numbers = Array(numbers.prefix(Int.random(in: 0...14, using: &self)))
    return RandomScreen.Section(
      id: id, items: numbers.map { item($0, of: id) }, attributes: sectionAttributes(),
      header: title(), footer: title(), hasOverflow: happens(onceIn: 2), isRead: happens(onceIn: 3),
      placeholder: happens(onceIn: 2) ? Bar(text: "\(id) is empty", height: 15) : nil,
      itemsPerRow: itemsPerRow())
  }

  private mutating func itemsPerRow() -> Int? {
    happens(onceIn: 4) ? Int.random(in: 1...4, using: &self) : nil
  }

  private mutating func title() -> String? {
    happens(onceIn: 2) ? String(repeating: "t", count: Int.random(in: 1...20, using: &self)) : nil
  }

  private mutating func item(_ number: Int, of section: String) -> RandomScreen.Item {
    if happens(onceIn: 6) {
      let bar = Bar(
        text: "\(section) bar \(number)", height: CGFloat(Int.random(in: 1...30, using: &self)))
      return .bar(bar, id: happens(onceIn: 2) ? number : nil)
    }
    if happens(onceIn: 8) { return .cell(CellTile(id: number, text: "\(section)\(number)")) }
    return .tile(tile(number, of: section))
  }

  private mutating func tile(_ number: Int, of section: String) -> Tile {
    let version = Int.random(in: 0...2, using: &self)
    var tile = Tile(id: number, text: "\(section)\(number).\(version)")
    tile.width = CGFloat(20 + (number * 7 + version * 31) % 90)
    tile.height = CGFloat(10 + (number * 5 + version * 3) % 30)
    if happens(onceIn: 5) { tile.attributes = cellAttributes() }
    return tile
  }

  private mutating func cellAttributes() -> CellAttributes {
    pick([
      CellAttributes(beginsLine: true), CellAttributes(endsLine: true),
      CellAttributes(keepsWithNext: true), CellAttributes(width: .remaining),
      CellAttributes(insets: Insets(3)), CellAttributes(indentation: .start),
      CellAttributes(columnSpan: 2),
    ])
  }

  private mutating func sectionAttributes() -> SectionAttributes {
    let plain = SectionAttributes(
      lineLimit: pick([
        .unlimited, .unlimited, .lines(1), .lines(2), .expanded, .expanded(from: .lines(2)),
      ]),
      lineAlignment: pick([.leading, .center, .trailing]),
      insets: pick([.zero, Insets(4)]))
    return happens(onceIn: 4) ? plain.with(sizing: .columns(3)) : plain
  }

  /// Returns another screen, or one that differs little.
  mutating func screen(after old: RandomScreen) -> RandomScreen {
    if happens(onceIn: 4) || old.sections.isEmpty { return screen() }
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &self) { change(&new) }
    return new
  }

  private mutating func change(_ screen: inout RandomScreen) {
    let index = Int.random(in: screen.sections.indices, using: &self)
    var section = screen.sections[index]
    defer { screen.sections[index] = section }
    let used = section.items.map(number)
    switch Int.random(in: 0..<11, using: &self) {
    case 10: section.itemsPerRow = itemsPerRow()
    case 8: section.isRead.toggle()
    case 9: section.items = []
    case 0: section.attributes = sectionAttributes()
    case 1: section.header = title()
    case 2: section.footer = title()
    case 3: section.hasOverflow.toggle()
    case 4 where !section.items.isEmpty:
      section.items.remove(at: Int.random(in: section.items.indices, using: &self))
    case 5:
      let number = Int.random(in: 1...20, using: &self)
      guard !used.contains(number) else { return }
      section.items.insert(
        item(number, of: section.id), at: Int.random(in: 0...section.items.count, using: &self))
    case 6 where !section.items.isEmpty:
      let old = Int.random(in: section.items.indices, using: &self)
      section.items[old] = item(number(of: section.items[old]), of: section.id)
    default: section.items.shuffle(using: &self)
    }
  }

  private func number(of item: RandomScreen.Item) -> Int {
    switch item {
    case .tile(let tile): tile.id
    case .bar(let bar, _): Int(bar.text.dropFirst(6)) ?? 0
    case .cell(let cell): cell.id
    }
  }
}
