#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What covers a view at its edges without being a safe area.
  @MainActor
  @Suite(.underAllModes)
  struct CoveredInsetsTests {
    /// Makes a stage of 50 cells, each 20 tall, below a header of 10 points, in a view of 100 by 100 points.
    private func stage(_ covered: Insets) async -> AlignedStage {
      let section = TestSection(
        attributes: SectionAttributes(lineSpacing: 0),
        cells: Array(repeating: .cell(100 × 20), count: 50), headerLength: 10)
      let layout = CollectionViewAlignedLayout()
      layout.coveredInsets = covered
      let stage = AlignedStage(
        TestContent(width: 100, contentInsets: .zero, sections: [section]), height: 100,
        layout: layout)
      await stage.endTurns()
      return stage
    }

    private func top(_ frame: CGRect?, in stage: AlignedStage) -> CGFloat? {
      frame.map { $0.minY - stage.view.contentOffset.y }
    }

    @Test(arguments: [false, true])
    func `headers, items and the end are clear of it`(isSetLater: Bool) async {
      let covered = Insets(top: 15, bottom: 25)
      let stage = await stage(isSetLater ? .zero : covered)
      stage.layout.coveredInsets = covered
      await stage.endTurns()
      expectEqual(stage.view.contentOffset.y, -15)
      stage.layout.scrollToItem(at: [0, 20], position: .top, animated: false)
      await stage.endTurns()
      expectEqual(top(stage.frame(20), in: stage), 25)
      expectEqual(top(stage.header(), in: stage), 15)
      stage.layout.scrollToItem(at: [0, 49], position: .bottom, animated: false)
      await stage.endTurns()
      expectEqual(top(stage.frame(49), in: stage), 55)
    }

    @Test func `content stays at its end above it`() async {
      let stage = await stage(.zero)
      stage.layout.staysAtEnd = true
      stage.layout.scrollToItem(at: [0, 49], position: .bottom, animated: false)
      await stage.endTurns()
      stage.layout.coveredInsets = Insets(bottom: 40)
      await stage.endTurns()
      expectEqual(top(stage.frame(49), in: stage), 40)
    }

    /// UIKit tells a layout of another one only in an animation.
    @Test(arguments: [false, true])
    func `the content insets of a client stay, and another layout gets the view without it`(
      animated: Bool
    ) async {
      let stage = await stage(Insets(top: 15))
      stage.view.contentInset.top += 5
      stage.layout.coveredInsets = Insets(top: 30)
      expectEqual(stage.view.contentInset.top, 35)
      if !animated { stage.layout.coveredInsets = .zero }
      stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: animated)
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentInset.top, 5)
    }
  }
#endif
