import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Random work on correct layouts: what is shown stays what data and layout say, and nobody is
/// accused.
@MainActor
@Suite(.underAllModes)
struct SoakTests {
  private static let steps = 60

  @Test(arguments: 0..<4)
  func `rows of fixed height`(seed: UInt64) {
    run(RowsLayout(), seed: seed)
  }

  @Test(arguments: 0..<4)
  func `rows that choose their heights`(seed: UInt64) {
    run(SelfSizingRowsLayout(), seed: seed + 100)
  }

  private func run(_ layout: RowsLayout, seed: UInt64) {
    var random = SplitMix64(state: seed)
    let stage = Stage(layout, ItemSource([]))
    let work = RandomWork(stage)
    for _ in 0..<Self.steps {
      work.step(&random)
      stage.view.layoutIfNeeded()
      stage.expectConsistent()
    }
  }
}

/// Random numbers that are the same on every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Does one thing after another to a collection view: data, size, place, insets.
@MainActor
final class RandomWork {
  private let stage: Stage
  private var made = 0

  init(_ stage: Stage) {
    self.stage = stage
  }

  func step(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<15, using: &random) {
    case 0..<4: update(&random)
    case 4, 5: stage.view.contentOffset.y = .random(in: -60...1500, using: &random).rounded()
    case 6: stage.view.frame.size = randomSize(&random)
    case 7:
      let size = randomSize(&random)
      UIView.animate(withDuration: 1) { [stage] in stage.view.frame.size = size }
    case 8:
      stage.view.contentInset = UIEdgeInsets(
        top: .random(in: 0...40, using: &random).rounded(), left: 0,
        bottom: .random(in: 0...40, using: &random).rounded(), right: 0)
    case 9: stage.view.collectionViewLayout.invalidateLayout()
    case 10: reload(&random)
    case 11: carry(&random)
    case 12: replaceLayout(&random)
    case 13: stage.view.reconfigureItems(at: stage.view.indexPathsForVisibleItems)
    default: scroll(&random)
    }
  }

  private func randomSize(_ random: inout SplitMix64) -> CGSize {
    CGSize(
      width: CGFloat.random(in: 0...200, using: &random).rounded(),
      height: CGFloat.random(in: 0...300, using: &random).rounded())
  }

  private func scroll(_ random: inout SplitMix64) {
    let sections = stage.source.sections
    guard let section = sections.indices.randomElement(using: &random),
      let item = sections[section].indices.randomElement(using: &random)
    else { return }
    let places: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    stage.view.scrollToItem(
      at: IndexPath(item: item, section: section),
      at: places.randomElement(using: &random) ?? .top, animated: false)
  }

  /// Carries an item about and drops it, or not. Heights kept by path are wrong meanwhile, so only
  /// rows of fixed height are carried.
  private func carry(_ random: inout SplitMix64) {
    let view = stage.view
    guard !(view.collectionViewLayout is SelfSizingRowsLayout),
      let path = view.indexPathsForVisibleItems.randomElement(using: &random),
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    for _ in 0..<3 {
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: 10, y: view.bounds.minY + .random(in: 0...300, using: &random)))
    }
    if Bool.random(using: &random) {
      view.endInteractiveMovement()
    } else {
      view.cancelInteractiveMovement()
    }
  }

  private func replaceLayout(_ random: inout SplitMix64) {
    let layout =
      stage.view.collectionViewLayout is SelfSizingRowsLayout
      ? SelfSizingRowsLayout() : RowsLayout()
    layout.rowHeight = .random(in: 10...80, using: &random).rounded()
    layout.pins = .random(using: &random)
    stage.view.setCollectionViewLayout(layout, animated: .random(using: &random))
  }

  private func reload(_ random: inout SplitMix64) {
    stage.source.sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      newItems(.random(in: 0...12, using: &random), &random)
    }
    stage.view.reloadData()
  }

  private func newItems(_ count: Int, _ random: inout SplitMix64) -> [String] {
    (0..<count).map { _ in
      made += 1
      let name = "item \(made)"
      stage.source.heights[name] = .random(in: 10...90, using: &random).rounded()
      return name
    }
  }

  /// A batch of deletes, inserts, moves and reloads, or of the same for sections.
  private func update(_ random: inout SplitMix64) {
    if Int.random(in: 0..<3, using: &random) == 0 {
      updateSections(&random)
    } else {
      updateItems(&random)
    }
  }

  private func updateSections(_ random: inout SplitMix64) {
    var sections = stage.source.sections
    let kept = sections.indices.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    let deleted = IndexSet(sections.indices).subtracting(IndexSet(kept))
    sections = kept.map { sections[$0] }
    var inserted: IndexSet = []
    if Bool.random(using: &random) {
      let place = Int.random(in: 0...sections.count, using: &random)
      sections.insert(newItems(.random(in: 0...6, using: &random), &random), at: place)
      inserted = [place]
    }
    stage.view.performBatchUpdates({ [stage] in
      stage.source.sections = sections
      stage.view.deleteSections(deleted)
      stage.view.insertSections(inserted)
    })
  }

  private func updateItems(_ random: inout SplitMix64) {
    guard let section = stage.source.sections.indices.randomElement(using: &random) else { return }
    let old = stage.source.sections[section]
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let deleted = old.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    var staying = old.indices.filter { !deleted.contains($0) }
    let moved = Bool.random(using: &random) ? staying.randomElement(using: &random) : nil
    staying.removeAll { $0 == moved }
    let reloaded = staying.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    var new = staying.map { old[$0] }
    let added = newItems(.random(in: 0...3, using: &random), &random)
    for name in added + (moved.map { [old[$0]] } ?? []) {
      new.insert(name, at: .random(in: 0...new.count, using: &random))
    }
    stage.view.performBatchUpdates({ [stage] in
      stage.source.sections[section] = new
      stage.view.deleteItems(at: deleted.map(path))
      stage.view.insertItems(at: added.compactMap { new.firstIndex(of: $0) }.map(path))
      stage.view.reloadItems(at: reloaded.map(path))
      if let moved, let target = new.firstIndex(of: old[moved]) {
        stage.view.moveItem(at: path(moved), to: path(target))
      }
    })
  }
}
