#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// What only a driver of gestures and animations can show of `scrollToItem(at:position:…)`.
  @MainActor
  @Suite(.underAllModes)
  struct ScrollingToItemsInHeadlessTests {
    private func stage(_ random: inout SplitMix64, height: CGFloat = 400) -> AlignedStage {
      let estimate = CGFloat.random(in: 20...100, using: &random)
      let sections = (0..<3).map { _ in
        TestSection(
          attributes: .sizingItself.with(
            sizing: .selfSizing(estimate: CGSize(width: 100, height: estimate))),
          cells: (0..<60).map { _ in .filling(height: .random(in: 20...90, using: &random)) },
          headerLength: random.next() % 2 == 0 ? 20 : 0)
      }
      return SizingSource.stage(TestContent(width: 100, sections: sections), height: height).stage
    }

    /// Returns how far an item is from its position in the visible area, unless the content ends.
    private func fault(
      _ stage: AlignedStage, _ path: IndexPath, _ position: UICollectionView.ScrollPosition
    ) -> CGFloat {
      guard let frame = stage.frame(path[1], section: path[0]) else { return .infinity }
      let header = stage.header(path[0])?.height ?? 0
      let range = stage.view.contentSize.height - stage.view.bounds.height
      let y =
        switch position {
        case .top: frame.minY - header
        case .bottom: frame.maxY - stage.view.bounds.height
        default: frame.midY - (stage.view.bounds.height + header) / 2
        }
      return abs(max(0, min(y, range)) - stage.view.bounds.minY)
    }

    @Test(arguments: Seeds(40, usually: 2))
    func `a random item arrives at its position, wherever the view was`(seed: UInt64) async {
      var random = SplitMix64(seed: seed)
      let stage = stage(&random)
      for _ in 0..<4 {
        let path = IndexPath(
          item: .random(in: 0..<60, using: &random), section: .random(in: 0..<3, using: &random))
        let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
        let position = positions[.random(in: 0..<3, using: &random)]
        stage.layout.scrollToItem(at: path, position: position, animated: random.next() % 2 == 0)
        await stage.endTurns()
        #expect(fault(stage, path, position) <= 0.5)
      }
    }

    /// The client never lets the view reach the item.
    @Test func `a client that scrolls back each time is not fought forever`() async {
      var random = SplitMix64(seed: 1)
      let stage = stage(&random)
      var count = 0
      stage.delegate.didScroll = { scrollView in
        count += 1
        if scrollView.contentOffset.y < 2000 { scrollView.contentOffset.y = 2000 }
      }
      stage.layout.scrollToItem(at: [0, 10], position: .top, animated: false)
      await stage.endTurns()
      #expect(count < 100)
      #expect(stage.view.contentOffset.y >= 2000)
    }

    @Test func `a drag releases the item`() async {
      var random = SplitMix64(seed: 1)
      let stage = stage(&random)
      stage.layout.scrollToItem(at: [1, 30], position: .top, animated: false)
      let arrived = stage.view.contentOffset.y
      Headless.beginDragging(stage.view)
      Headless.drag(stage.view, to: CGPoint(x: 0, y: arrived - 30))
      Headless.endDragging(stage.view)
      let place = stage.frame(30, section: 1).map { $0.minY - stage.view.bounds.minY }
      await stage.endTurn()
      expectEqual(stage.frame(30, section: 1).map { $0.minY - stage.view.bounds.minY }, place)
    }

    /// The cells on the way are higher than their estimates. Without scrolling on, the item would be
    /// far below the end of the animation.
    @Test func `an animation ends with the item in sight, and one correction follows`() async {
      var modes = Headless.modes
      modes.scrollAnimation = .tenSteps
      let attributes = SectionAttributes.sizingItself.with(
        sizing: .selfSizing(estimate: CGSize(width: 100, height: 30)))
      let cells = (0..<200).map { TestCell.filling(height: CGFloat(40 + $0 * 7 % 40)) }
      let stage = Headless.withModes(modes) {
        SizingSource.stage(TestContent(width: 100, attributes, cells), height: 400).stage
      }
      var isInSight: [Bool] = []
      stage.delegate.didEndScrollingAnimation = {
        stage.view.layoutIfNeeded()
        isInSight.append(
          stage.frame(100).map { $0.intersects(stage.view.bounds) } ?? false)
      }
      stage.layout.scrollToItem(at: [0, 100], position: .top, animated: true)
      var offsets: [CGFloat] = []
      for _ in 0..<60 {
        try? await Task.sleep(nanoseconds: 20_000_000)
        await stage.endTurn()
        if isInSight.last == true, offsets.last != stage.view.contentOffset.y {
          offsets.append(stage.view.contentOffset.y)
        }
      }
      #expect(stage.frame(100).map { abs($0.minY - stage.view.bounds.minY) <= 0.5 } == true)
      #expect(isInSight.count > 1)
      #expect(isInSight.last == true)
      #expect(offsets.count <= 2)
    }

    @Test(arguments: [false, true])
    func `a client is told the outcome if the layout is replaced`(isAnimated: Bool) async {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(100 × 20), count: 50)))
      var outcomes: [ScrollOutcome] = []
      stage.layout.scrollToItem(at: [0, 30], position: .top, animated: isAnimated) {
        outcomes.append($0)
      }
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      for _ in 0..<400 where outcomes.isEmpty { try? await Task.sleep(nanoseconds: 10_000_000) }
      expectEqual(outcomes, [.interrupted])
    }

    @Test(arguments: [false, true])
    func `a client is told the outcome if the layout is gone`(isAnimated: Bool) async {
      var outcomes: [ScrollOutcome] = []
      do {
        let stage = AlignedStage(
          TestContent(width: 100, Array(repeating: .cell(100 × 20), count: 50)))
        stage.layout.scrollToItem(at: [0, 30], position: .top, animated: isAnimated) {
          outcomes.append($0)
        }
      }
      for _ in 0..<400 where outcomes.isEmpty { try? await Task.sleep(nanoseconds: 10_000_000) }
      expectEqual(outcomes, [.gone])
    }
  }
#endif
