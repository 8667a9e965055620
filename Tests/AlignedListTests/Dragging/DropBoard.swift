@testable import AlignedList

import AlignedLayout
import Testing
import UIKit

/// Sections of numbers that a person drags and drops, each one a row.
@MainActor
final class DropBoard {
  nonisolated static let type = "com.example.number"

  /// A number, or a row that stands for one that is being loaded.
  struct Entry: Hashable {
    let id: Int
    var isLoading = false

    var text: String { isLoading ? "loading \(id)" : "\(id)" }
  }

  /// What the sections of a board let a person do.
  struct Rules {
    var drags = true
    var drops = true
    var group: AnyHashable?
    var reorders = false

    /// Whether a row stands behind the numbers.
    var hasLastRow = false
    var rowWidth: CGFloat = 200

    /// Whether something stands in empty sections.
    var hasPlaceholders = false
  }

  let stage: ListStage
  var rules = Rules()
  var entries: [[Int]] { state.map { $0.map(\.id) } }
  private(set) var state: [[Entry]]

  /// The drops that were passed to the action, with their sections.
  private(set) var drops: [(section: Int, drop: ListDrop)] = []

  /// The orders that were passed to the actions, with their sections.
  private(set) var orders: [(section: Int, order: [Int])] = []

  /// What is done with a drop. It inserts the elements, and rows for what has to be loaded.
  var onDrop: @MainActor (DropBoard, Int, ListDrop) -> Void = { $0.take($2, in: $1) }

  /// Whether the list is shown again in the actions of orders.
  var showsInOrders = false

  init(
    _ numbers: [Int]..., width: CGFloat = 200, height: CGFloat = 400, rules: Rules = Rules()
  ) {
    state = numbers.map { $0.map { Entry(id: $0) } }
    stage = ListStage(width: width, height: height)
    self.rules = rules
    show()
  }

  func show() {
    stage.show(animated: true) { sections }
  }

  /// Shows other numbers.
  func show(_ numbers: [Int]...) {
    state = numbers.map { $0.map { Entry(id: $0) } }
    show()
  }

  @ListBuilder private var sections: [ListSection] {
    for (index, entries) in state.enumerated() { section(index, entries) }
  }

  private func section(_ index: Int, _ entries: [Entry]) -> ListSection {
    var section = ListSection(index) {
      for entry in entries { Tile(id: entry.id, text: entry.text, width: rules.rowWidth) }
      if rules.hasLastRow { Tile(id: -1, text: "add", width: rules.rowWidth) }
    }
    if rules.hasPlaceholders {
      section = section.whenEmpty { Tile(id: -2, text: "nothing", width: rules.rowWidth) }
    }
    if rules.drags {
      section = section.onDrag(of: entries) { entry in
        entry.isLoading ? nil : .number(entry.id)
      }
    }
    if rules.reorders {
      section = section.onReorder(of: entries, inGroup: rules.group) { [weak self] entries in
        guard let self else { return }
        state[index] = entries
        orders.append((index, entries.map(\.id)))
        if showsInOrders { show() }
      }
    }
    if rules.drops {
      section = section.onDrop(of: [Self.type]) { [weak self] drop in
        guard let self else { return }
        drops.append((index, drop))
        onDrop(self, index, drop)
      }
    }
    return section
  }

  /// Shows another number at the beginning of a section.
  func insert(_ number: Int, section: Int) {
    state[section].insert(Entry(id: number), at: 0)
    show()
  }

  /// Takes dropped elements, wherever they come from, and inserts rows for what has to be loaded.
  func take(_ drop: ListDrop, in section: Int) {
    let elements = drop.elements(of: Entry.self)
    var index = drop.index
    if drop.isFromSameList {
      index -= state[section].prefix(index).count(where: elements.contains)
      for section in state.indices { state[section].removeAll(where: elements.contains) }
    }
    state[section].insert(contentsOf: elements, at: index)
    if elements.isEmpty {
      for (offset, provider) in drop.itemProviders.enumerated() {
        load(provider, at: drop.index + offset, in: section)
      }
    }
    show()
  }

  private var lastID = 1000

  private func load(_ provider: NSItemProvider, at index: Int, in section: Int) {
    lastID += 1
    let id = lastID
    state[section].insert(Entry(id: id, isLoading: true), at: index)
    provider.loadDataRepresentation(forTypeIdentifier: Self.type) { [weak self] data, _ in
      let isLoaded = data != nil
      MainActor.assumeIsolated { self?.finish(id, isLoaded) }
    }
  }

  /// Shows what is loaded, or removes the row of what could not be.
  private func finish(_ id: Int, _ isLoaded: Bool) {
    for section in state.indices {
      guard let index = state[section].firstIndex(where: { $0.id == id }) else { continue }
      if isLoaded {
        state[section][index].isLoading = false
      } else {
        state[section].remove(at: index)
      }
    }
    show()
  }

  /// Moves the first number behind another one, as `onReorder` alone lets a person do.
  func moveFirst(behind item: Int, section: Int = 0) {
    let target = CGPoint(x: 199, y: point(item, section: section).y)
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(target)
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
  }

  // MARK: Dragging

  func drag(_ item: Int, section: Int = 0) -> Headless.Drag? {
    Headless.Drag(itemAt: [section, item], of: stage.view)
  }

  /// A drag of numbers from another app.
  func dragFromElsewhere(_ numbers: [Int]) -> Headless.Drag {
    Headless.Drag(numbers.map { .number($0) })
  }

  /// The point over a row, near its upper or lower edge.
  func point(_ item: Int, section: Int = 0, isLower: Bool = false) -> CGPoint {
    let frame = stage.frame(item, section: section) ?? .zero
    return CGPoint(x: frame.midX + 1, y: isLower ? frame.maxY - 1 : frame.minY + 1)
  }

  /// Drops a drag before a row, or behind it, and returns whether it was taken.
  @discardableResult
  func drop(
    _ drag: Headless.Drag?, at item: Int, section: Int = 0, isLower: Bool = false
  ) -> Bool {
    drag?.move(to: point(item, section: section, isLower: isLower), in: stage.view)
    let isTaken = drag?.drop() ?? false
    stage.view.layoutIfNeeded()
    return isTaken
  }

  var mark: CGRect? {
    stage.view.subviews.first { $0 is DropMark }?.frame
  }
}

extension NSItemProvider {
  /// Provides a number, at once or when a test says so.
  static func number(
    _ number: Int, type: String = DropBoard.type, loading: HeldLoading? = nil
  ) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { complete in
      if let loading {
        MainActor.assumeIsolated { loading.completions.append(complete) }
      } else {
        complete(Data([UInt8(truncatingIfNeeded: number)]), nil)
      }
      return nil
    }
    return provider
  }
}

/// Loading that ends when a test says so.
@MainActor
final class HeldLoading {
  fileprivate(set) var completions: [@Sendable (Data?, (any Error)?) -> Void] = []

  func finish(_ index: Int) { completions[index](Data([1]), nil) }
  func fail(_ index: Int) { completions[index](nil, CocoaError(.userCancelled)) }
}

/// A row of a table: a drop on a board, and what follows.
struct DropExample: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// The item of the first section that is dragged with some others, or nil for a number from another app.
  var dragged: Int?
  var joining: [IndexPath] = []

  /// Where the items are dropped.
  var item: Int
  var section = 0
  var isLower = false

  /// The item over which the drag is, and what happens there, before the items are dropped.
  var over: Int?
  var meanwhile: @MainActor @Sendable (DropBoard) -> Void = { _ in }

  /// The indexes of the drops that are passed to the actions, the orders that are, and the texts and the numbers that
  /// are shown then. Nil says nothing of them.
  var indexes: [Int]?
  var sections: [Int]?
  var orders: [[Int]]?
  var texts: [String]?
  var entries: [[Int]]?

  /// The numbers that are passed with the first drop.
  var passed: [Int]?

  /// Where the items fly.
  var targets: [IndexPath?]?

  let board: @MainActor @Sendable () -> DropBoard

  /// Drops, and expects what the row says.
  @MainActor
  func expect() {
    let board = board()
    let drag = dragged.map { board.drag($0) } ?? board.dragFromElsewhere([7])
    for path in joining { drag?.add(itemAt: path) }
    if let over { drag?.move(to: board.point(over), in: board.stage.view) }
    meanwhile(board)
    #expect(board.drop(drag, at: item, section: section, isLower: isLower))
    if let indexes { expectEqual(board.drops.map(\.drop.index), indexes) }
    if let sections { expectEqual(board.drops.map(\.section), sections) }
    if let orders { expectEqual(board.orders.map(\.order), orders) }
    if let texts { expectEqual(board.stage.texts, texts) }
    if let entries { expectEqual(board.entries, entries) }
    if let targets { expectEqual(drag?.targets, targets) }
    if let passed {
      expectEqual(board.drops.first?.drop.elements(of: DropBoard.Entry.self).map(\.id), passed)
    }
  }
}
