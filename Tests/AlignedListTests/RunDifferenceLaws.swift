@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Two runs of items differ as comparing them one by one says, however many of them are compared at once.
@MainActor
@Suite(.underPlainModes)
struct RunDifferenceLaws {
  /// An item as a plain value.
  private struct Item {
    enum Kind: CaseIterable { case tile, opaque, bar, configuration, carousel }

    let kind: Kind
    let id: Int
    var version = 0
    var ownID: Int?
    var attributes: CellAttributes?
    var hasAction = false

    @MainActor var listItem: ListItem {
      var item: ListItem
      switch kind {
      case .tile: item = Tile(id: id, text: "\(version)").listItem
      case .opaque: item = Opaque(id: id).listItem
      case .bar: item = Bar(text: "\(version)").listItem
      case .configuration: item = TextConfiguration(text: "\(version)").id(id)
      case .carousel: item = Carousel(id) { Tile(id: 0, text: "\(version)") }.listItem
      }
      if let ownID { item = item.id(ownID) }
      if let attributes { item = item.cellAttributes(attributes) }
      return hasAction ? item.onSelect {} : item
    }

    /// The identity, or nil if the number is.
    var identity: Int? { ownID ?? (kind == .bar ? nil : id) }

    /// The kind of view.
    private var view: Kind { kind == .opaque ? .tile : kind }

    private var shownAttributes: CellAttributes {
      attributes ?? (kind == .carousel ? Carousel(0) {}.cellAttributes : .default)
    }

    /// Returns what differs from an older item, or nil if the identity does.
    func difference(from old: Item) -> ItemChange? {
      guard view == old.view, identity == old.identity else { return nil }
      guard kind == old.kind, version == old.version, kind != .opaque else {
        return [.content, .size]
      }
      let change: ItemChange = kind == .carousel ? .content : []
      return shownAttributes == old.shownAttributes ? change : change.union(.attributes)
    }
  }

  @Test func `runs differ as their items do one by one`() {
    var counts = (prefixes: 0, suffixes: 0, changes: 0)
    for seed in Seeds(20_000) {
      var random = SplitMix64(seed: seed)
      let old = Self.items(&random)
      let new = Self.changed(old, &random)
      let common = min(old.count, new.count)
      let prefix = zip(new, old).prefix { $0.difference(from: $1) != nil }.count
      let suffix = zip(new.reversed(), old.reversed()).prefix(common - prefix).prefix {
        $0.identity != nil && $0.difference(from: $1) != nil
      }.count
      let expected =
        (0..<prefix).map { ($0, new[$0].difference(from: old[$0])) }
        + (new.count - suffix..<new.count).map {
          ($0, new[$0].difference(from: old[$0 - new.count + old.count]))
        }
      let difference = ElementRun(items: new.map(\.listItem)).difference(
        from: ElementRun(items: old.map(\.listItem)))
      let changes = expected.filter { $0.1 != [] }.map { "\($0.0) \($0.1?.rawValue ?? 255)" }
      guard difference?.prefix == prefix, difference?.suffix == suffix,
        difference?.changes.map({ "\($0.index) \($0.change.rawValue)" }) == changes
      else {
        Issue.record(
          "seed \(seed): \(String(describing: difference)), not \(prefix), \(suffix), \(changes)")
        return
      }
      counts = (counts.prefixes + prefix, counts.suffixes + suffix, counts.changes + changes.count)
    }
    #expect(counts.prefixes > 100 && counts.suffixes > 100 && counts.changes > 100)
  }

  private static func items(_ random: inout SplitMix64) -> [Item] {
    (0..<Int.random(in: 0...12, using: &random)).map { item(id: $0, &random) }
  }

  /// Returns an item. Neighbors are often of the same kind.
  private static func item(id: Int, _ random: inout SplitMix64) -> Item {
    Item(
      kind: random.happens(onceIn: 3) ? random.pick(Array(Item.Kind.allCases)) : .tile, id: id,
      ownID: random.happens(onceIn: 5) ? id + random.pick([0, 0, 20]) : nil,
      attributes: random.happens(onceIn: 6) ? CellAttributes(beginsLine: true) : nil,
      hasAction: random.happens(onceIn: 2))
  }

  /// Returns the items after a few were changed, removed or inserted.
  private static func changed(_ items: [Item], _ random: inout SplitMix64) -> [Item] {
    var items = items
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let index = Int.random(in: 0...items.count, using: &random)
      guard index < items.count, !random.happens(onceIn: 5) else {
        items.insert(item(id: 30 + index, &random), at: index)
        continue
      }
      switch Int.random(in: 0...5, using: &random) {
      case 0: items.remove(at: index)
      case 1: items[index].ownID = random.pick([nil, items[index].id, 40])
      case 2:
        items[index].attributes = random.pick([nil, .default, CellAttributes(endsLine: true)])
      case 3: items[index] = item(id: items[index].id, &random)
      case 4: items[index].hasAction.toggle()
      default: items[index].version += 1
      }
    }
    return items
  }

  // MARK: Actions

  @Test(arguments: [false, true])
  func `an item whose action is new calls that, whether its component changes or not`(
    changes: Bool
  ) {
    let stage = ListStage()
    var taps: [String] = []
    for version in ["old", "new"] {
      stage.show {
        ListSection("a") {
          for id in 0..<3 {
            Tile(id: id, text: changes && id == 1 ? version : "").onSelect {
              taps.append("\(id) \(version)")
            }
          }
        }
      }
    }
    for item in 0..<3 { Headless.tapItem(at: [0, item], in: stage.view) }
    expectEqual(taps, ["0 new", "1 new", "2 new"])
    expectEqual(stage.texts, ["", changes ? "new" : "", ""])
  }
}
