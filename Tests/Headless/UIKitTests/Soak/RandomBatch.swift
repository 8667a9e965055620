import UIKit

/// A random batch of all operations at once, with the data before and after it.
///
/// Sections stay or are deleted, reloaded, moved and inserted. The same happens to the items of
/// sections that stay.
struct RandomBatch {
  private(set) var after: [[String]] = []
  private(set) var operations: [Operation] = []

  /// One call to the collection view.
  enum Operation: CustomStringConvertible {
    case deleteSections(IndexSet), insertSections(IndexSet), reloadSections(IndexSet)
    case moveSection(Int, Int)
    case deleteItems([IndexPath]), insertItems([IndexPath]), reloadItems([IndexPath])
    case reconfigureItems([IndexPath])
    case moveItem(IndexPath, IndexPath)

    var description: String {
      switch self {
      case .deleteSections(let sections): "delete sections \(Array(sections))"
      case .insertSections(let sections): "insert sections \(Array(sections))"
      case .reloadSections(let sections): "reload sections \(Array(sections))"
      case .moveSection(let old, let new): "move section \(old) to \(new)"
      case .deleteItems(let paths): "delete \(paths)"
      case .insertItems(let paths): "insert \(paths)"
      case .reloadItems(let paths): "reload \(paths)"
      case .reconfigureItems(let paths): "reconfigure \(paths)"
      case .moveItem(let old, let new): "move \(old) to \(new)"
      }
    }
  }

  /// What happens to a section or an item.
  private enum Fate { case stays, goes, isReloaded, moves }

  /// An item after the batch; `old` is nil if it is inserted.
  private struct Item {
    var name: String
    var old: IndexPath?
    var moves = false
  }

  /// A section after the batch; `old` is nil if it is inserted. Its old items are still there
  /// unless it is reloaded.
  private struct Section {
    var old: Int?
    var items: [Item] = []
    var keepsItems = false
  }

  private let before: [[String]]
  private var sections: [Section] = []

  init(
    before: [[String]], _ random: inout SplitMix64, newName: (inout SplitMix64) -> String
  ) {
    self.before = before
    let touchesSections = random.oneIn(2)
    placeSections(touchesSections, &random, newName)
    if !touchesSections || random.oneIn(2) { placeItems(&random, newName) }
    note(&random)
  }

  // MARK: Sections

  private mutating func placeSections(
    _ touches: Bool, _ random: inout SplitMix64, _ newName: (inout SplitMix64) -> String
  ) {
    let fates = touches ? sectionFates(&random) : before.map { _ in .stays }
    for (index, fate) in fates.enumerated() {
      if fate == .stays { sections.append(kept(index)) }
      if fate == .isReloaded { sections.append(made(&random, newName, old: index)) }
    }
    let moved = fates.firstIndex(of: .moves)
    if let moved {
      var section = kept(moved)
      section.keepsItems = false
      sections.insert(section, at: random.int(0...sections.count))
    }
    for _ in 0..<(touches ? random.int(0...2) : 0) {
      sections.insert(made(&random, newName, old: nil), at: random.int(0...sections.count))
    }
    if let moved, let target = sections.firstIndex(where: { $0.old == moved }) {
      operations.append(.moveSection(moved, target))
    }
    let deleted = IndexSet(fates.indices.filter { fates[$0] == .goes })
    let inserted = IndexSet(sections.indices.filter { sections[$0].old == nil })
    let reloaded = IndexSet(fates.indices.filter { fates[$0] == .isReloaded })
    if !deleted.isEmpty { operations.append(.deleteSections(deleted)) }
    if !inserted.isEmpty { operations.append(.insertSections(inserted)) }
    if !reloaded.isEmpty { operations.append(.reloadSections(reloaded)) }
  }

  /// Decides what happens to each old section. At most one of them moves.
  private func sectionFates(_ random: inout SplitMix64) -> [Fate] {
    var fates: [Fate] = before.map { _ in
      random.oneIn(5) ? .goes : random.oneIn(6) ? .isReloaded : .stays
    }
    if random.oneIn(3), let moved = fates.indices.randomElement(using: &random) {
      fates[moved] = .moves
    }
    return fates
  }

  private func kept(_ index: Int) -> Section {
    let items = before[index].enumerated().map {
      Item(name: $1, old: IndexPath(item: $0, section: index))
    }
    return Section(old: index, items: items, keepsItems: true)
  }

  private func made(
    _ random: inout SplitMix64, _ newName: (inout SplitMix64) -> String, old: Int?
  ) -> Section {
    Section(old: old, items: (0..<random.int(0...6)).map { _ in Item(name: newName(&random)) })
  }

  // MARK: Items

  private mutating func placeItems(
    _ random: inout SplitMix64, _ newName: (inout SplitMix64) -> String
  ) {
    let places = sections.indices.filter { sections[$0].keepsItems }
    var coming: [Item] = []
    for place in places { coming += thinOut(place, &random, newName) }
    guard !places.isEmpty else { return }
    coming += (0..<random.int(0...3)).map { _ in Item(name: newName(&random)) }
    for item in coming {
      guard let place = places.randomElement(using: &random) else { continue }
      let index = random.int(0...sections[place].items.count)
      sections[place].items.insert(item, at: index)
    }
  }

  /// Decides what happens to a section's items, and returns those that move.
  private mutating func thinOut(
    _ place: Int, _ random: inout SplitMix64, _ newName: (inout SplitMix64) -> String
  ) -> [Item] {
    var (staying, moving): ([Item], [Item]) = ([], [])
    var (leaving, reloaded, reconfigured): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
    for item in sections[place].items {
      guard let old = item.old else { continue }
      switch random.int(0...19) {
      case 0...2: leaving.append(old)
      case 3, 4:
        reloaded.append(old)
        staying.append(Item(name: newName(&random), old: old))
      case 5, 6: moving.append(Item(name: item.name, old: old, moves: true))
      case 7:
        reconfigured.append(old)
        staying.append(item)
      default: staying.append(item)
      }
    }
    sections[place].items = staying
    if !leaving.isEmpty { operations.append(.deleteItems(leaving)) }
    if !reloaded.isEmpty { operations.append(.reloadItems(reloaded)) }
    if !reconfigured.isEmpty { operations.append(.reconfigureItems(reconfigured)) }
    return moving
  }

  /// Notes the data after the batch, adds the operations whose paths refer to it, and shuffles all
  /// operations.
  private mutating func note(_ random: inout SplitMix64) {
    after = sections.map { $0.items.map(\.name) }
    for (section, content) in sections.enumerated() {
      var inserted: [IndexPath] = []
      for (index, item) in content.items.enumerated() {
        let path = IndexPath(item: index, section: section)
        if item.moves, let old = item.old { operations.append(.moveItem(old, path)) }
        if item.old == nil, content.keepsItems { inserted.append(path) }
      }
      if !inserted.isEmpty { operations.append(.insertItems(inserted)) }
    }
    operations.shuffle(using: &random)
  }

  @MainActor
  func perform(on view: UICollectionView) {
    for operation in operations {
      switch operation {
      case .deleteSections(let sections): view.deleteSections(sections)
      case .insertSections(let sections): view.insertSections(sections)
      case .reloadSections(let sections): view.reloadSections(sections)
      case .moveSection(let old, let new): view.moveSection(old, toSection: new)
      case .deleteItems(let paths): view.deleteItems(at: paths)
      case .insertItems(let paths): view.insertItems(at: paths)
      case .reloadItems(let paths): view.reloadItems(at: paths)
      case .reconfigureItems(let paths): view.reconfigureItems(at: paths)
      case .moveItem(let old, let new): view.moveItem(at: old, to: new)
      }
    }
  }
}
