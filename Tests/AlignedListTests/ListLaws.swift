@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// After any change a list shows what one shows that was made for the new sections.
@MainActor
@Suite(.underAllModes)
struct ListLaws {
  @Test func `a list that has changed equals a new one`() {
    Headless.withoutAudits {
      let fault = Seeds(100_000, usually: 120).lazy.compactMap { seed in
        faultOfScreens(seed: seed).map { "seed \(seed): \($0)" }
      }.first
      #expect(fault == nil)
    }
  }

  private func faultOfScreens(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var screen = random.screen()
    let stage = ListStage(height: 120)
    stage.view.allowsMultipleSelection = true
    stage.show { screen.content }
    for step in 0..<2 {
      let before = Showing(stage, screen)
      let selected = before.selectTiles(by: &random)
      let next = random.screen(after: screen)
      let log = TileLog.recording {
        stage.show(animated: random.happens(onceIn: 2)) { next.content }
      }
      let fresh = ListStage(height: 120)
      fresh.show { next.content }
      fresh.view.contentOffset = stage.view.contentOffset
      fresh.view.layoutIfNeeded()
      let after = Showing(stage, next)
      let fault =
        after.difference(from: Showing(fresh, next)) ?? after.lostView(of: before)
        ?? after.selectionFault(before.moved(selected, to: after))
        ?? after.needlessQuestion(log, before: before)
      if let fault { return "step \(step): \(fault)\n\(screen)\n\(next)" }
      screen = next
    }
    return nil
  }
}

/// What a stage shows.
@MainActor
private struct Showing {
  /// A tile with its section: what identifies it.
  struct Identity: Hashable {
    let section: String
    let number: Int
  }

  let stage: ListStage
  let screen: RandomScreen
  var tiles: [Identity: (path: IndexPath, tile: Tile)] = [:]
  var views: [Identity: TileView] = [:]
  var fillCounts: [Identity: Int] = [:]

  init(_ stage: ListStage, _ screen: RandomScreen) {
    self.stage = stage
    self.screen = screen
    for (section, value) in screen.sections.enumerated() {
      for (item, value) in value.items.enumerated() {
        guard case .tile(let tile) = value else { continue }
        let identity = Identity(section: screen.sections[section].id, number: tile.id)
        tiles[identity] = ([section, item], tile)
        views[identity] = stage.tile(at: [section, item])
        fillCounts[identity] = views[identity]?.fillCount
      }
    }
  }

  func selectTiles(by random: inout SplitMix64) -> Set<Identity> {
    var selected: Set<Identity> = []
    for identity in tiles.keys.sorted(by: { tiles[$0]!.path < tiles[$1]!.path })
    where random.happens(onceIn: 3) {
      stage.view.selectItem(at: tiles[identity]?.path, animated: false, scrollPosition: [])
      selected.insert(identity)
    }
    for path in stage.view.indexPathsForSelectedItems ?? [] {
      if let identity = tiles.first(where: { $0.value.path == path })?.key {
        selected.insert(identity)
      }
    }
    return selected
  }

  /// Returns the identities after another screen is shown. A tile that leaves one section and comes to one
  /// other section is the same tile.
  func moved(_ identities: Set<Identity>, to after: Showing) -> Set<Identity> {
    Set(
      identities.map { identity in
        let sections = [tiles, after.tiles].map { tiles in
          Set(tiles.keys.filter { $0.number == identity.number }.map(\.section))
        }
        let (leaving, coming) = (
          sections[0].subtracting(sections[1]), sections[1].subtracting(sections[0])
        )
        guard leaving == [identity.section], coming.count == 1, let section = coming.first
        else { return identity }
        return Identity(section: section, number: identity.number)
      })
  }

  func difference(from fresh: Showing) -> String? {
    let (view, other) = (stage.view, fresh.stage.view)
    guard view.contentSize == other.contentSize else {
      return "content size \(view.contentSize) instead of \(other.contentSize)"
    }
    guard view.numberOfSections == screen.sections.count else { return "other sections" }
    for (section, value) in screen.sections.enumerated() {
      guard view.numberOfItems(inSection: section) == value.texts.count else {
        return "other items"
      }
      for item in value.texts.indices {
        if let fault = difference(at: [section, item], from: fresh) { return fault }
      }
    }
    for kind in ListViews.kinds {
      let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      guard paths == other.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      else { return "other views of the kind \(kind)" }
      for path in paths where shown(kind, path) != fresh.shown(kind, path) {
        return "\(kind) at \(path) shows \(shown(kind, path) ?? "nothing")"
      }
    }
    return nil
  }

  private func difference(at path: IndexPath, from fresh: Showing) -> String? {
    let (view, other) = (stage.view, fresh.stage.view)
    let frame = view.layoutAttributesForItem(at: path)?.frame
    guard frame == other.layoutAttributesForItem(at: path)?.frame else {
      return "frame \(String(describing: frame)) at \(path)"
    }
    let (cell, otherCell) = (view.cellForItem(at: path), other.cellForItem(at: path))
    guard (cell == nil) == (otherCell == nil) else { return "visible at \(path)" }
    guard let cell else { return nil }
    guard cell.frame == frame else { return "a cell beside \(path)" }
    let text = screen.sections[path.section].texts[path.item]
    guard cell.listView.shown == text else { return "other content at \(path)" }
    return nil
  }

  private func shown(_ kind: String, _ path: IndexPath) -> String? {
    let shown = stage.view.supplementaryView(forElementKind: kind, at: path)?.subviews.first
    return (shown as? BarView)?.text ?? (shown as? TileView)?.text
  }

  /// Whether sections that were there before have another order. UIKit's data source may replace items that
  /// move in a section that moves.
  private func movesSections(of before: Showing) -> Bool {
    let old = before.screen.sections.map(\.id)
    let new = screen.sections.map(\.id)
    return old.filter(new.contains) != new.filter(old.contains)
  }

  /// Returns a tile that was and is visible, but in another view.
  func lostView(of before: Showing) -> String? {
    if movesSections(of: before) { return nil }
    let (old, sections) = (before.screen.sections.map(\.id), screen.sections.map(\.id))
    for (identity, view) in before.views {
      let moved = before.moved([identity], to: self).first ?? identity
      // The data source deletes and inserts items of sections that come or go.
      guard sections.contains(identity.section), old.contains(moved.section),
        let now = views[moved], now !== view
      else { continue }
      return "\(identity) has another view"
    }
    return nil
  }

  func selectionFault(_ selected: Set<Identity>) -> String? {
    let expected = selected.compactMap { tiles[$0]?.path }.sorted()
    let paths = stage.view.indexPathsForSelectedItems?.sorted() ?? []
    guard paths == expected else { return "selects \(paths) instead of \(expected)" }
    for (identity, view) in views where view.isSelected != selected.contains(identity) {
      return "\(identity) looks selected: \(view.isSelected)"
    }
    return nil
  }

  /// Returns a tile that was filled or measured although nothing has changed about it.
  func needlessQuestion(_ log: TileLog, before: Showing) -> String? {
    for (identity, now) in tiles {
      guard let old = before.tiles[identity], old.tile == now.tile else { continue }
      if !movesSections(of: before), views[identity] != nil,
        views[identity] === before.views[identity],
        views[identity]?.fillCount != before.fillCounts[identity]
      {
        return "\(identity) is filled again"
      }
      let section = screen.sections[now.path.section]
      let oldSection = before.screen.sections[old.path.section]
      guard section.offersSameWidths(as: oldSection), now.tile.attributes.width == .asked
      else { continue }
      if log.sizes.contains(now.tile.text) { return "\(identity) is measured again" }
    }
    return nil
  }
}

extension RandomScreen.Section {
  /// Returns whether items that are in both sections are offered the same width. Items that a line limit
  /// has hidden are asked when they are shown.
  fileprivate func offersSameWidths(as old: RandomScreen.Section) -> Bool {
    attributes.insets == old.attributes.insets && attributes.sizing == old.attributes.sizing
      && old.attributes.lineLimit == .unlimited && !isIndented && !old.isIndented
  }

  private var isIndented: Bool {
    items.contains { item in
      if case .tile(let tile) = item { tile.attributes.indentation != .unchanged } else { false }
    }
  }
}
