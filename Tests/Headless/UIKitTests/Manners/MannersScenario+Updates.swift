import Testing
import UIKit

extension MannersScenario {
  private static func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns a scenario of one batch, in the middle and, if `atEnds`, at the beginning and the end.
  private static func batch(
    _ name: String, moves: Bool = false, atEnds: Bool = false,
    _ updates: @MainActor @Sendable @escaping (UICollectionView, MannersSource) -> Void
  ) -> MannersScenario {
    MannersScenario(name) { manner in
      for distance: CGFloat in atEnds ? [0, 260, 10_000] : [260] {
        let stage = MannersStage(manner)
        stage.step("first display")
        stage.step("scroll") {
          if distance > 1000 { stage.scrollToEnd() } else { stage.scroll(to: distance) }
        }
        stage.update(name, keepsPlace: !moves) { updates($0, $1) }
        stage.step("nothing")
      }
    }
  }

  static let updates =
    [
      batch("insert items", atEnds: true) { view, source in
        source.sections[0].insert(contentsOf: source.newNames(2), at: 1)
        source.sections[2].insert(contentsOf: source.newNames(1), at: 3)
        source.sections[3] += source.newNames(2)
        view.insertItems(at: [path(0, 1), path(0, 2), path(2, 3), path(3, 16), path(3, 17)])
      },
      batch("delete items", atEnds: true) { view, source in
        source.sections[0].removeFirst(2)
        source.sections[2].remove(at: 3)
        source.sections[3].removeLast()
        view.deleteItems(at: [path(0, 0), path(0, 1), path(2, 3), path(3, 15)])
      },
      batch("move an item", moves: true) { view, source in
        source.sections[2].insert(source.sections[0].remove(at: 1), at: 2)
        view.moveItem(at: path(0, 1), to: path(2, 2))
      },
      batch("reload an item") { view, source in
        source.sections[0][1] = source.newNames(1)[0]
        source.sections[2][2] = source.newNames(1)[0]
        view.reloadItems(at: [path(0, 1), path(2, 2)])
      },
      batch("insert sections") { view, source in
        source.sections.insert(source.newNames(4), at: 0)
        source.sections.insert(source.newNames(2), at: 3)
        view.insertSections([0, 3])
      },
      batch("delete sections", atEnds: true) { view, source in
        source.sections.removeFirst(2)
        view.deleteSections([0, 1])
      },
      batch("move a section", moves: true) { view, source in
        source.sections.insert(source.sections.remove(at: 0), at: 2)
        view.moveSection(0, toSection: 2)
      },
      batch("reload a section") { view, source in
        source.sections[0] = source.newNames(5)
        view.reloadSections([0])
      },
    ] + randomBatches

  private static let randomBatches = [
    MannersScenario("random batches") { manner in
      for seed: UInt64 in 1...2 {
        var random = SplitMix64(state: seed)
        let stage = MannersStage(manner)
        stage.step("seed \(seed)")
        for _ in 0..<5 {
          stage.step("scroll") { stage.scroll(to: min(random.length(0...400), stage.end)) }
          randomBatch(stage, &random)
        }
      }
    }
  ]

  @MainActor
  private static func randomBatch(_ stage: MannersStage, _ random: inout SplitMix64) {
    let before = stage.source.sections
    let batch = RandomBatch(before: before, &random) { _ in stage.source.newNames(1)[0] }
    var moving: Set<String> = []
    var onlyMoves = true
    for operation in batch.operations {
      switch operation {
      case .moveItem(let path, _): moving.insert(before[path.section][path.item])
      case .moveSection(let section, _): moving.formUnion(before[section])
      case .reconfigureItems: break
      default: onlyMoves = false
      }
    }
    stage.update("\(batch.operations)", keepsPlace: !onlyMoves, moving: moving) { view, source in
      source.sections = batch.after
      batch.perform(on: view)
    }
  }
}

extension MannersStage {
  /// The greatest distance to which the content scrolls.
  fileprivate var end: CGFloat {
    let insets = view.adjustedContentInset
    return manner.scrollsAcross
      ? max(0, view.contentSize.width + insets.left + insets.right - view.bounds.width)
      : max(0, view.contentSize.height + insets.top + insets.bottom - view.bounds.height)
  }
}
