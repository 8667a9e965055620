import Testing
import UIKit

extension MannersScenario {
  static let movement = [
    MannersScenario("movement within a section") { manner in
      let stage = MannersStage(manner, counts: [12, 5])
      stage.step("first display")
      stage.step("lift") { stage.lift(IndexPath(item: 0, section: 0)) }
      stage.carry(over: IndexPath(item: 1, section: 0))
      if !manner.scrollsAcross { stage.carry(over: IndexPath(item: 3, section: 0)) }
      stage.step("drop") { stage.drop() }
      stage.step("nothing")
    },
    MannersScenario("movement to another section") { manner in
      let stage = MannersStage(manner, counts: [1, 14])
      stage.step("first display")
      stage.step("lift") { stage.lift(IndexPath(item: 0, section: 0)) }
      stage.carry(over: IndexPath(item: 1, section: 1))
      stage.step("drop") { stage.drop() }
    },
    MannersScenario("movement to another section and back") { manner in
      let stage = MannersStage(manner, counts: [1, 14])
      stage.step("first display")
      stage.step("lift") { stage.lift(IndexPath(item: 0, section: 0)) }
      stage.carry(over: IndexPath(item: 1, section: 1))
      let before = stage.source.sections
      stage.step("cancel") { stage.cancel() }
      expectEqual(stage.source.sections, before)
    },
    MannersScenario("movement while scrolling") { manner in
      let stage = MannersStage(manner, counts: [12, 14])
      stage.step("first display")
      stage.step("lift") { stage.lift(IndexPath(item: 1, section: 0)) }
      stage.step("scroll") { stage.scroll(to: 180) }
      guard let last = stage.view.indexPathsForVisibleItems.max() else { return }
      stage.carry(over: last)
      stage.step("drop") { stage.drop() }
      stage.update("insert") { view, source in
        source.sections[0].insert(contentsOf: source.newNames(1), at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    },
  ]

  static let layouts =
    [
      MannersScenario("scroll to items", for: Manner.allCases.filter(\.answersForItems)) { manner in
        let stage = MannersStage(manner)
        stage.step("first display")
        let places: [UICollectionView.ScrollPosition] =
          manner.scrollsAcross
          ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
        for (number, place) in places.enumerated() {
          for path in [IndexPath(item: 9, section: 3), IndexPath(item: 2, section: 2)] {
            stage.step("scroll to \(path)") {
              stage.view.scrollToItem(at: path, at: place, animated: number == 1)
            }
            // Cells that are measured only now may push the item away.
            guard !manner.letsCellsChoose || number == 0 && manner.keepsPlace else { continue }
            #expect(stage.view.indexPathsForVisibleItems.contains(path))
          }
        }
      }
    ]
    + [false, true].map { animated in
      MannersScenario("replace the layout\(animated ? ", animated" : "")") { manner in
        let stage = MannersStage(manner)
        stage.step("first display")
        stage.step("scroll") { stage.scroll(to: 260) }
        let next = (Manner.allCases.firstIndex(of: manner) ?? 0) + 1
        for other in [manner, Manner.allCases[next % Manner.allCases.count]] {
          stage.step("\(other)") { stage.replaceLayout(other, animated: animated) }
          stage.step("\(manner) again") { stage.replaceLayout(manner, animated: animated) }
        }
      }
    }
}

extension MannersStage {
  /// Carries the lifted item to the center of another one, whose place it then takes.
  fileprivate func carry(
    over path: IndexPath, _ location: SourceLocation = #_sourceLocation
  ) {
    guard let carried, let center = view.cellForItem(at: path)?.center else {
      Issue.record("no cell at \(path)", sourceLocation: location)
      return
    }
    step("carry over \(path)") { view.updateInteractiveMovementTargetPosition(center) }
    let names = shown
    #expect(
      names[path.section].indices.contains(path.item) && names[path.section][path.item] == carried,
      sourceLocation: location)
  }
}
