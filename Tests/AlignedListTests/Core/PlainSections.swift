@testable import AlignedList

/// Items of a section that show nothing.
final class PlainRun: ComparedRun {
  struct Item: Equatable {
    /// The identity, or nil if the number is it.
    var id: Int?
    var version = 0
    var attributes = 0

    func change(from old: Item) -> ItemChange {
      var change: ItemChange = version == old.version ? [] : [.content, .size]
      if attributes != old.attributes { change.insert(.attributes) }
      return change
    }
  }

  let items: [Item]
  private static let type = ObjectIdentifier(Item.self)

  init(_ items: [Item]) {
    self.items = items
    super.init(count: items.count, viewType: items.isEmpty ? nil : Self.type)
  }

  override func identity(at index: Int) -> ItemIdentity {
    ItemIdentity(own: items[index].id.map(AnyHashable.init), type: Self.type, viewType: Self.type)
  }

  override func change(at index: Int, from old: ItemRecord) -> ItemChange {
    old.plainItem.map { items[index].change(from: $0) } ?? []
  }

  override func hasSameContents(as other: ComparedRun) -> Bool {
    (other as? PlainRun)?.items == items
  }

  override func difference(from old: ComparedRun) -> RunDifference? {
    guard let old = old as? PlainRun else { return nil }
    return RunDifference(from: old.items, to: items, isNumbered: { $0.id == nil }) {
      $0.id == $1.id ? $1.change(from: $0) : nil
    }
  }
}

extension ItemRecord {
  var plainItem: PlainRun.Item? {
    (value?.items as? PlainRun)?.items[shownIndex]
  }
}

/// A section with a header, in few words.
final class PlainSection: ComparedSection {
  private let header: PlainRun.Item?
  private let attributes: Int
  private let reorderAction: ReorderAction?

  /// Creates a section from words: its id, its header behind a colon, and its items. A star is another version, and a
  /// caret other attributes. An underscore is an item without an id. A section with an arrow may be reordered.
  @MainActor
  init(_ words: String) {
    let words = words.split(separator: " ")
    let names = words[0].split(separator: ":")
    header = names.count > 1 ? PlainRun.Item(names[1]) : nil
    attributes = names[0].count { $0 == "^" }
    let items = words.dropFirst().map(PlainRun.Item.init)
    reorderAction =
      names[0].contains(">")
      ? ReorderAction(of: items.map { $0.id ?? 0 }, group: "all") { _ in } : nil
    super.init(id: String(names[0].prefix(1)), items: PlainRun(items), parts: [])
  }

  @MainActor
  static func sections(_ text: String) -> [ComparedSection] {
    text.split(separator: "|").map { PlainSection(String($0)) }
  }

  override var hasItemsAlone: Bool { header == nil }

  override var onReorder: ReorderAction? { reorderAction }

  override func change(of edge: Edge, from old: ComparedSection) -> ItemChange {
    let old = (old as? PlainSection)?.header
    guard edge == .header, header != old else { return [] }
    return header?.version == old?.version ? .attachments : [.content, .size]
  }

  override func hasSameAttributes(as old: ComparedSection) -> Bool {
    attributes == (old as? PlainSection)?.attributes
  }

  override func hasSameSurroundings(as old: ComparedSection) -> Bool {
    header == (old as? PlainSection)?.header
  }
}

extension PlainRun.Item {
  fileprivate init(_ word: Substring) {
    self.init(
      id: Int(word.prefix(while: \.isNumber)), version: word.count { $0 == "*" },
      attributes: word.count { $0 == "^" })
  }
}

extension ListCore {
  /// Takes sections, and returns what a list carries out.
  mutating func show(_ text: String) -> ListChange { show(PlainSection.sections(text)) }

  mutating func show(_ sections: [ComparedSection]) -> ListChange {
    let change = change(to: sections) { _ in 0 }
    take(change)
    for item in forgetRemoved(by: change) { item.forgetValue() }
    return change
  }

  /// The sections in the words from which they were created, without versions.
  var words: String {
    sections.map { section in
      let items = section.items.map { $0.plainItem?.id.map { "\($0)" } ?? "_" }
      return ([String(describing: section.id.base)] + items).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// The numbers by which the data source knows items, in the order of the sections.
  var numbers: [[Int]] { sections.map { $0.items.map(\.number) } }
}
