import Testing
import UIKit
import UIKitTestSupport

/// The ends of animations that a layout with a model returns (evidence L): corrected when a cell has
/// been measured, and shifted by the change of the content offset.
@MainActor
@Suite(.underAllModes)
struct MannersAnimationTests {
  private let stage: MannersStage
  private let offset: CGFloat

  init() {
    stage = MannersStage(.model)
    stage.step("first display")
    stage.step("scroll") { [stage] in stage.scroll(to: 260) }
    offset = stage.view.contentOffset.y
  }

  /// The height of a row on the screen, by its center in the content.
  private func onScreen(_ attributes: UICollectionViewLayoutAttributes, _ offset: CGFloat)
    -> CGFloat
  {
    attributes.center.y - offset
  }

  @Test func `a cell that appears begins with the size it prefers, where it will be`() throws {
    let path = try #require(stage.view.indexPathsForVisibleItems.dropFirst(4).first)
    stage.update("insert a visible item and one above") { view, source in
      source.sections[0].insert(contentsOf: source.newNames(1), at: 0)
      source.sections[path.section].insert(contentsOf: source.newNames(1), at: path.item)
      view.insertItems(at: [IndexPath(item: 0, section: 0), path])
    }
    let height = stage.source.height(of: stage.source.nameOfItem(at: path), width: 200)
    let motion = try #require(Headless.lastAnimation(of: stage.view)?.motion(toItem: path))
    #expect(height != RowStack.estimate)
    expectEqual(motion.from.size, CGSize(width: 200, height: height))
    expectEqual(motion.from.alpha, 0)
    #expect(stage.view.contentOffset.y != offset)
    expectEqual(onScreen(motion.from, offset), onScreen(motion.to, stage.view.contentOffset.y))
  }

  @Test func `a cell that disappears stays where it was on the screen`() throws {
    let path = try #require(stage.view.indexPathsForVisibleItems.dropFirst(4).first)
    stage.update("delete a visible item and two above") { view, source in
      source.sections[0].removeFirst(2)
      source.sections[path.section].remove(at: path.item)
      view.deleteItems(at: [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), path,
      ])
    }
    let motion = try #require(Headless.lastAnimation(of: stage.view)?.departure(ofItem: path))
    expectEqual(motion.to.alpha, 0)
    #expect(stage.view.contentOffset.y != offset)
    expectEqual(onScreen(motion.to, stage.view.contentOffset.y), onScreen(motion.from, offset))
  }

  @Test func `a cell that moves does not take part in the shift`() throws {
    let path = try #require(stage.view.indexPathsForVisibleItems.dropFirst(4).first)
    let before = try #require(stage.view.cellForItem(at: path)).frame
    stage.update("insert one above") { view, source in
      source.sections[0].insert(contentsOf: source.newNames(1), at: 0)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let motion = try #require(Headless.lastAnimation(of: stage.view)?.motion(toItem: path))
    expectEqual(motion.from.frame, before)
    expectEqual(onScreen(motion.to, stage.view.contentOffset.y), before.midY - offset)
  }
}
