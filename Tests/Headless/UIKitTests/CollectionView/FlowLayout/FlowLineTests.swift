import Testing
import UIKit
import UIKitTestSupport

/// Where a flow layout places items on their lines. Evidence D and P; R for last lines (radar
/// 20825965), single items (PluginLayout, issue 16) and items that are too wide (JTAppleCalendar,
/// issue 823).
@MainActor
@Suite(.underAllModes)
struct FlowLineTests {
  private let layout = UICollectionViewFlowLayout(lines: 10, items: 10)

  private func frames(_ widths: [CGFloat], width: CGFloat = 100) -> [CGRect] {
    Stage(layout, sizes: .init(widths: widths), size: CGSize(width: width, height: 200)).frames()
  }

  @Test func `items of one size stand in columns, on the last line too`() {
    // Three fit: 3 × 30 and 2 × 10 in 120. Five points of 10 remain for each gap.
    expectEqual(
      frames([30, 30, 30, 30, 30], width: 120),
      [
        CGRect(0, 0, 30, 20), CGRect(45, 0, 30, 20), CGRect(90, 0, 30, 20),
        CGRect(0, 30, 30, 20), CGRect(45, 30, 30, 20),
      ])
  }

  @Test func `items of one size that do not fill a line stand as on a full one`() {
    expectEqual(frames([30, 30], width: 120), [CGRect(0, 0, 30, 20), CGRect(45, 0, 30, 20)])
    expectEqual(frames([30], width: 120), [CGRect(0, 0, 30, 20)])
  }

  @Test func `a column of its own is centered`() {
    expectEqual(frames([60, 60]), [CGRect(20, 0, 60, 20), CGRect(20, 30, 60, 20)])
  }

  @Test func `without a delegate all items have the layout's size`() {
    layout.itemSize = CGSize(width: 45, height: 20)
    let stage = Stage(layout, counts: [3])
    expectEqual(
      stage.frames(), [CGRect(0, 0, 45, 20), CGRect(55, 0, 45, 20), CGRect(0, 30, 45, 20)])
  }

  @Test func `items of a full line are spread over its length`() {
    // 30, 10, 20 fill 80 of 100 with their gaps; the fourth does not fit. Ten are left for each gap.
    expectEqual(
      frames([30, 10, 20, 40]),
      [
        CGRect(0, 0, 30, 20), CGRect(50, 0, 10, 20), CGRect(80, 0, 20, 20), CGRect(0, 30, 40, 20),
      ])
  }

  @Test func `a last line of items of different sizes has the minimum spacing`() {
    expectEqual(
      frames([60, 30, 40, 10]),
      [
        CGRect(0, 0, 60, 20), CGRect(70, 0, 30, 20), CGRect(0, 30, 40, 20), CGRect(50, 30, 10, 20),
      ])
  }

  @Test func `a single item on a line is centered, except on the last`() {
    expectEqual(
      frames([60, 80, 40]),
      [
        CGRect(20, 0, 60, 20), CGRect(10, 30, 80, 20), CGRect(0, 60, 40, 20),
      ])
  }

  @Test func `items are centered in the height of their line`() {
    let sizes = [
      CGSize(width: 30, height: 20), CGSize(width: 60, height: 40), CGSize(width: 50, height: 10),
    ]
    expectEqual(
      Stage(layout, sizes: sizes).frames(),
      [
        CGRect(0, 10, 30, 20), CGRect(40, 0, 60, 40), CGRect(0, 50, 50, 10),
      ])
  }

  @Test func `an item that fits exactly stays on its line`() {
    expectEqual(frames([50, 40, 50]).map(\.minY), [0, 0, 30])
    expectEqual(frames([50, 40.5, 50]).map(\.minY), [0, 30, 60])
  }

  @Test func `an item wider than its line stands alone and causes a warning`() {
    expectWarning("the item width must be less than the width") {
      expectEqual(frames([30, 120, 40]).map(\.minX), [35, -10, 0])
    }
    layout.scrollDirection = .horizontal
    expectWarning("the item height must be less than the height") {
      _ = Stage(layout, sizes: [CGSize(width: 10, height: 201)])
    }
  }

  /// Expects the warning, besides which the item is beyond the content.
  private func expectWarning(_ words: String, _ body: () -> Void) {
    let violations = Headless.recordingViolations(body)
    #expect(violations.contains { $0.kind == .itemTooLarge && $0.message.contains(words) })
    #expect(violations.allSatisfy { [.itemTooLarge, .beyondContent].contains($0.kind) })
  }

  @Test func `a right-to-left layout is mirrored`() {
    let stage = Stage(layout, sizes: .init(widths: [30, 60, 20]))
    stage.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(
      stage.frames(), [CGRect(70, 0, 30, 20), CGRect(0, 0, 60, 20), CGRect(80, 30, 20, 20)])
  }

  @Test func `a layout that flips is not mirrored twice`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let stage = Stage(Flipping(lines: 10, items: 10), sizes: .init(widths: [30, 60, 20]))
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames()[0], CGRect(0, 0, 30, 20))
    expectEqual(Headless.visualFrame(of: stage.frames()[0], in: stage.view), CGRect(70, 0, 30, 20))
  }
}
