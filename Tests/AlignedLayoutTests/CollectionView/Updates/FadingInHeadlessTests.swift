#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// What fades stays in place on the screen while the content offset changes. Rests on UIKit
  /// shifting its own ends (O), and on ChatLayout doing the same (L).
  @MainActor
  @Suite(.underAllModes)
  struct FadingInHeadlessTests {
    private func stage() -> AlignedStage {
      AlignedStage(
        TestContent(
          width: 100, SectionAttributes(cellSpacing: 0, lineSpacing: 0),
          Array(repeating: .cell(100 × 20), count: 60)), height: 100)
    }

    private func record(_ stage: AlignedStage) -> AnimationRecord? {
      Headless.lastAnimation(of: stage.view)
    }

    /// Replaces the first 10 cells by 4, and the cell at 25, while the cell at 22 is held at the top.
    private static func update(_ stage: AlignedStage) {
      stage.scroll(to: 440)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeSubrange(0..<6)
        stage.view.deleteItems(at: (0..<6).map { [0, $0] })
        stage.view.reloadItems(at: [[0, 25]])
      })
      expectEqual(stage.view.bounds.minY, 320)
    }

    private nonisolated static let rows: [AnimationExample] = [
      AnimationExample(
        "an appearing cell fades in where it will be on the screen",
        [
          .motion(
            .item([0, 19]), from: rect(0, 500, 100 × 20), to: rect(0, 380, 100 × 20), fadesIn: true)
        ], change: update),
      AnimationExample(
        "a disappearing cell fades out where it was on the screen",
        [.departure(.item([0, 25]), from: rect(0, 500, 100 × 20), to: rect(0, 380, 100 × 20))],
        change: update),
      AnimationExample(
        "a cell that stays moves from its old place to its new one",
        [.motion(.item([0, 18]), from: rect(0, 480, 100 × 20), to: rect(0, 360, 100 × 20))],
        change: update),
    ]

    @Test(arguments: rows)
    func `what fades stays in place on the screen, and what stays moves`(row: AnimationExample) {
      row.expect(on: stage())
    }

    @Test func `the client's closure sees the shifted attributes`() {
      let stage = stage()
      var seen: [CollectionViewAlignedLayout.AnimationEndpoint: CGFloat] = [:]
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        if attributes.indexPath == [0, 19] || attributes.indexPath == [0, 25] {
          seen[end] = attributes.frame.minY
        }
      }
      Self.update(stage)
      expectEqual(seen[.appearing], 500)
      expectEqual(seen[.disappearing], 380)
    }

    @Test func `a cell that a new size brings into view fades in where it will be on the screen`() {
      let stage = stage()
      stage.scroll(to: 1100)
      UIView.animate(withDuration: 1) {
        stage.view.frame.size.height = 160
        stage.view.layoutIfNeeded()
      }
      expectEqual(stage.view.bounds.minY, 1040)
      let motion = record(stage)?.motion(toItem: [0, 53])
      expectEqual(motion?.to.frame.minY, 1060)
      expectEqual(motion?.from.frame.minY, 1120)
    }
  }
#endif
