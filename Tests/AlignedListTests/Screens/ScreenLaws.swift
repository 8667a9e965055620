@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// A screen of SwiftUI views shows what a list of components with the same sizes shows, and changes as it does.
@MainActor
@Suite(.underAllModes)
struct ScreenLaws {
  @Test func `a screen changes as a list of equal sizes does`() {
    Headless.withoutAudits {
      let fault = Seeds(10_000, usually: 24).lazy.compactMap { seed in
        faultOfScreens(seed: seed).map { "seed \(seed): \($0)" }
      }.first
      #expect(fault == nil)
    }
  }

  private func faultOfScreens(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var screen = random.screen().withoutCells
    let list = ListStage(height: 120)
    let stage = ScreenStage(height: 120, AlignedScreen { screen.content { $0.hosted } })
    list.show { screen.sizingThemselves }
    for step in 0..<6 {
      let old = screen
      screen = random.screen(after: screen).withoutCells
      let animated = random.happens(onceIn: 2)
      let (before, listBefore) = (stage.fillCounts, list.fillCounts)
      list.show(animated: animated) { screen.sizingThemselves }
      stage.show(animated: animated, AlignedScreen { screen.content { $0.hosted } })
      let fault =
        stage.difference(from: list) ?? (animated ? motionFault(stage, list) : nil)
        ?? stage.needlessFilling(before, untouched: list.untouchedTiles(since: listBefore))
      if let fault { return "step \(step): \(fault)\n\(old)\n\(screen)" }
      let limit = max(0, list.view.contentSize.height - 120)
      let offset = CGFloat.random(in: 0...1, using: &random) * limit
      for view in [list.view, stage.view] {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
      stage.host.layOut()
      if let fault = stage.difference(from: list) { return "scrolled in step \(step): \(fault)" }
    }
    stage.host.remove()
    return nil
  }

  private func motionFault(_ stage: ScreenStage, _ list: ListStage) -> String? {
    let records = [stage.view, list.view].map { Headless.lastAnimation(of: $0) }
    guard (records[0] == nil) == (records[1] == nil) else { return "animated: \(records)" }
    for path in list.view.indexPathsForVisibleItems {
      let motions = records.map { $0?.motion(toItem: path) }
      guard motions[0]?.from.frame == motions[1]?.from.frame,
        motions[0]?.to.frame == motions[1]?.to.frame
      else { return "another motion to \(path)" }
    }
    return nil
  }
}

extension Tile {
  /// A SwiftUI view that chooses the size of the tile.
  @MainActor fileprivate var hosted: ListItem {
    ListItem(id: id) { TileBlock(tile: self) }.cellAttributes(attributes)
  }
}

private struct TileBlock: View {
  let tile: Tile

  var body: some View {
    MeasuredView { [width = tile.width, height = tile.height] proposal in
      ViewDimensions(width: min(width, proposal.width ?? .infinity), height: height)
    }
  }
}

extension RandomScreen {
  /// The screen without components whose view is a cell of its own. Such cells size themselves as they like.
  fileprivate var withoutCells: RandomScreen {
    var screen = self
    for index in screen.sections.indices {
      screen.sections[index].items.removeAll { if case .cell = $0 { true } else { false } }
    }
    return screen
  }

  /// The sections with the attributes that they have in a screen of SwiftUI views.
  @MainActor fileprivate var sizingThemselves: [ListSection] {
    var screen = self
    for (index, section) in screen.sections.enumerated() {
      let hasTiles = section.items.contains { if case .tile = $0 { true } else { false } }
      if hasTiles {
        screen.sections[index].attributes = section.attributes.offeringWholeLines.sizingThemselves
      }
    }
    return screen.content
  }
}

extension ScreenStage {
  /// How often the visible hosting views were filled, by what identifies their items and these views.
  fileprivate var fillCounts: [[AnyHashable]: Int] {
    view.indexPathsForVisibleItems.reduce(into: [:]) { counts, path in
      guard let key = fillKey(at: path) else { return }
      counts[key] = hosted(path.item, section: path.section)?.configurationCount
    }
  }

  private func fillKey(at path: IndexPath) -> [AnyHashable]? {
    guard let hosted = hosted(path.item, section: path.section),
      let identity = hosted.host.root.identity
    else { return nil }
    return [identity, ObjectIdentifier(hosted)]
  }

  fileprivate func difference(from list: ListStage) -> String? {
    let other = list.view
    guard view.contentSize == other.contentSize, view.contentOffset == other.contentOffset else {
      return "\(view.contentSize) at \(view.contentOffset) instead of \(other.contentSize) at "
        + "\(other.contentOffset)"
    }
    guard
      view.indexPathsForVisibleItems.sorted() == other.indexPathsForVisibleItems.sorted()
    else { return "other visible items" }
    for section in 0..<other.numberOfSections {
      for item in 0..<other.numberOfItems(inSection: section) {
        let (own, expected) = (frame(item, section: section), list.frame(item, section: section))
        guard own == expected else {
          return "\(String(describing: own)) instead of \(String(describing: expected)) at "
            + "\([section, item])"
        }
      }
    }
    return nil
  }

  /// Returns an item whose view was filled although the list of components did not touch its view.
  fileprivate func needlessFilling(
    _ before: [[AnyHashable]: Int], untouched: Set<IndexPath>
  ) -> String? {
    let after = fillCounts
    let path = view.indexPathsForVisibleItems.first { path in
      guard untouched.contains(path), let key = fillKey(at: path), let count = before[key]
      else { return false }
      return after[key] != count
    }
    return path.map { "the view at \($0) is filled again" }
  }
}

extension ListStage {
  /// How often the views of visible tiles were filled.
  fileprivate var fillCounts: [ObjectIdentifier: Int] {
    view.indexPathsForVisibleItems.reduce(into: [:]) { counts, path in
      guard let tile = tile(at: path) else { return }
      counts[ObjectIdentifier(tile)] = tile.fillCount
    }
  }

  /// The visible tiles whose views were visible before, and were not filled since then.
  fileprivate func untouchedTiles(since before: [ObjectIdentifier: Int]) -> Set<IndexPath> {
    Set(
      view.indexPathsForVisibleItems.filter { path in
        guard let tile = tile(at: path) else { return false }
        return before[ObjectIdentifier(tile)] == tile.fillCount
      })
  }
}
