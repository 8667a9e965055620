#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Each step of a random movement leads to the frames of a fresh layout of the order that is
  /// shown. Rests on what the single tests of movement rest on.
  @MainActor
  @Suite(.underAllModes)
  struct InteractiveMovementLaws {
    @Test(arguments: 0..<4)
    func `random movements lead to the frames of a fresh layout`(seed: UInt64) {
      allowingCellsBeyondContent {
        var random = SplitMix64(seed: seed)
        var content = random.mixedContent(
          seed % 2 == 0 ? .tame : .negative, sizings: [.fixed, .wholeLine],
          limitsLines: seed % 3 == 1)
        content.width = 150
        if content.sections.allSatisfy(\.cells.isEmpty) {
          content.sections.append(TestSection(cells: [.cell(10 × 10), .cell(20 × 10)]))
        }
        let stage = AlignedStage(content, height: 150)
        for _ in 0..<2 {
          guard let path = stage.randomPath(&random) else { continue }
          let movement = InteractiveMovement(path, on: stage)
          for _ in 0..<4 {
            movement.move(to: stage.randomPoint(&random))
          }
          if random.happens(onceIn: 3) { movement.cancel() } else { movement.drop() }
        }
      }
    }

    @Test(.underPlainModes) func `a finger that rests leads to one target`() {
      allowingCellsBeyondContent {
        for seed in UInt64(0)..<12 {
          var random = SplitMix64(seed: seed)
          var content = random.content(.tame)
          content.width = 150
          let stage = AlignedStage(content, height: 150)
          guard let path = stage.randomPath(&random) else { continue }
          let movement = InteractiveMovement(path, on: stage)
          for _ in 0..<3 {
            let point = stage.randomPoint(&random)
            var paths: [IndexPath] = []
            for step in 0..<6 {
              // A resting finger still moves by a point.
              movement.moveUnchecked(to: CGPoint(x: point.x, y: point.y + CGFloat(step % 2)))
              paths.append(movement.path)
            }
            expectEqual(paths[4], paths[5], "seed \(seed) at \(point): \(paths)")
          }
          stage.view.cancelInteractiveMovement()
        }
      }
    }
  }

  extension AlignedStage {
    fileprivate func randomPath(_ random: inout SplitMix64) -> IndexPath? {
      let paths = content.sections.indices.flatMap { section in
        content.sections[section].cells.indices.map { IndexPath(item: $0, section: section) }
      }
      return paths.randomElement(using: &random)
    }

    fileprivate func randomPoint(_ random: inout SplitMix64) -> CGPoint {
      let height = Int(min(1000, max(0, view.contentSize.height)))
      return CGPoint(
        x: CGFloat(random.length(-10...160)), y: CGFloat(random.length(-10...(height + 20))))
    }
  }
#endif
