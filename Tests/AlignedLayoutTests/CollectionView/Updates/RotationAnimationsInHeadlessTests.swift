#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes when the size changes with animation. Rests on the order of calls
  /// that shipping layouts expect (L).
  @MainActor
  @Suite(.underAllModes)
  struct RotationAnimationsInHeadlessTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func rotated(to size: CGSize, from offset: CGFloat = 0) -> AlignedStage {
      // Lines of two, 20 high, below a header of 10.
      let stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [
            TestSection(cells: Array(repeating: .cell(40 × 20), count: 9), headerLength: 10)
          ]), height: 50)
      stage.scroll(to: offset)
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = size
        stage.view.layoutIfNeeded()
      }
      return stage
    }

    @Test func `a cell visible before and after moves from its old frame to its new`() {
      let stage = rotated(to: 160 × 50)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(2))
      #expect(isClose(motion?.from.frame, rect(0, 30, 40 × 20)))
      #expect(isClose(motion?.to.frame, rect(80, 10, 40 × 20)))
      #expect(motion?.from.alpha == 1)
    }

    @Test func `a cell that becomes visible fades in`() {
      let stage = rotated(to: 160 × 50)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(toItem: path(5))
      #expect(isClose(motion?.from.frame, rect(40, 30, 40 × 20)))
      #expect(motion?.from.alpha == 0)
      #expect(motion?.to.alpha == 1)
    }

    @Test func `a cell that is no longer visible fades out at its old place`() {
      let stage = rotated(to: 50 × 50)
      let departure = Headless.lastAnimation(of: stage.view)?.departure(ofItem: path(3))
      #expect(isClose(departure?.to.frame, rect(40, 30, 40 × 20)))
      #expect(departure?.to.alpha == 0)
    }

    @Test func `the layout may be prepared before prepare(forAnimatedBoundsChange:)`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(40 × 20), count: 9)), height: 50)
      let oldBounds = stage.view.bounds
      stage.resize(160 × 50)
      stage.layout.prepare(forAnimatedBoundsChange: oldBounds)
      let initial = stage.layout.initialLayoutAttributesForAppearingItem(at: path(2))
      let final = stage.layout.finalLayoutAttributesForDisappearingItem(at: path(2))
      #expect(isClose(initial?.frame, rect(0, 20, 40 × 20)))
      #expect(isClose(final?.frame, rect(80, 0, 40 × 20)))
      stage.layout.finalizeAnimatedBoundsChange()
    }

    @Test func `a pinned header moves from its place in the old bounds`() {
      let stage = rotated(to: 400 × 50, from: 45)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(
        toSupplementary: UICollectionView.elementKindSectionHeader, at: path(0))
      #expect(isClose(motion?.from.frame, rect(0, 45, 100 × 10)))
      #expect(isClose(motion?.to.frame, rect(0, stage.view.bounds.minY, 400 × 10)))
    }
  }
#endif
