import AlignedLayout
import CoreGraphics
import Testing
import UIKit

@testable import playground

/// The frames of the dialogue and of the squares at 320 points, computed by hand.
///
/// On the playground's page, lines are 320 - 16 - 16 = 288 points wide, and begin at x = 16. Headers are 32 points
/// high, lines begin 12 points below them, and 12 points stand between sections. Cells and lines are 5 points apart.
@MainActor
struct AlignmentExampleTests {
  private func frames(in example: some ListExample) -> [[CGRect]] {
    let view = example.makeView(layout: NamedExample.makeLayout(), width: 320)
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        view.layoutAttributesForItem(at: [section, $0])?.frame
      }
    }
  }

  // MARK: Squares

  private let sides: [CGFloat] = [60, 60, 40, 80, 25, 60, 15, 40]

  /// The first line has five squares: 60 + 60 + 40 + 80 + 25 + 4 × 5 = 285, and 5 + 60 do not fit behind them. The
  /// second takes 60 + (15 + 15 + 5) + 40 + 2 × 5 = 145. So 3 and 143 points are free.
  private let columns: [[CGFloat]] = [
    // .left: from 16. The seventh square has 15 points before it.
    [16, 81, 146, 191, 276] + [16, 96, 121],
    // .center: 1.5 and 71.5 points later.
    [17.5, 82.5, 147.5, 192.5, 277.5] + [87.5, 167.5, 192.5],
    // .right: 3 and 143 points later.
    [19, 84, 149, 194, 279] + [159, 239, 264],
  ]

  /// The first line is 80 points high. The second begins at 80 + 5 = 85, and is 60 points high. The seventh square
  /// takes 5 + 15 + 25 = 45 of them.
  private let rows: [[CGFloat]] = [
    // .top: the seventh square has 5 points above it.
    [0, 0, 0, 0, 0] + [85, 90, 85],
    // .center: (80 - 60) / 2, (80 - 40) / 2, (80 - 25) / 2; 85 + (60 - 45) / 2 + 5, 85 + (60 - 40) / 2.
    [10, 10, 20, 0, 27.5] + [85, 97.5, 95],
    // .bottom: 80 - 60, 80 - 40, 80 - 25; 85 + (60 - 45) + 5, 85 + (60 - 40).
    [20, 20, 40, 0, 55] + [85, 105, 105],
  ]

  @Test func `squares stand where nine pairs of alignments put them`() {
    let frames = frames(in: AlignmentsExample())
    expectEqual(frames.count, 10)
    for section in 0..<9 {
      let (columns, rows) = (columns[section % 3], rows[section / 3])
      // A section is 32 + 12 + 145 points high.
      let top = CGFloat(section) * (189 + 12) + 44
      let expected = sides.indices.map { index in
        CGRect(x: columns[index], y: top + rows[index], width: sides[index], height: sides[index])
      }
      expectEqual(frames[section], expected, "\(section)")
    }
  }

  @Test func `stretched squares are as high as their line, and keep their insets`() {
    let top: CGFloat = 9 * 201 + 44
    let heights: [CGFloat] = [80, 80, 80, 80, 80, 60, 60 - 5 - 25, 60]
    let expected = sides.indices.map { index in
      CGRect(
        x: columns[0][index], y: top + rows[0][index], width: sides[index], height: heights[index])
    }
    expectEqual(frames(in: AlignmentsExample())[9], expected)
  }

  // MARK: The dialogue

  /// The size of a text of 14 points in a cell with a margin of 12 and 7 points.
  private func size(of text: String, fitting width: CGFloat) -> CGSize {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: 14), 0)
    let size = label.sizeThatFits(CGSize(width: width - 24, height: 1000))
    return CGSize(width: size.width.rounded(.up) + 24, height: size.height.rounded(.up) + 14)
  }

  @Test func `texts stand where the first one begins, beside the picture`() {
    let frames = frames(in: DialogueExample())
    // The date is alone, 12 points from the top, and as far from both edges.
    let date = size(of: "Friday, March 6", fitting: 288).width
    expectEqual(frames[0], [CGRect(x: 16 + (288 - date) / 2, y: 12, width: date, height: 31)])
    // Its section ends at 12 + 31 = 43. Lines begin at 43 + 12 + 32 + 12 = 99, and follow each other by 31 + 5.
    // The picture takes 25 + 5 points, so texts begin at 16 + 30 = 46.
    let widths = ["The proofs are here.", "Two lines are loose.", "Page nine ends with a widow."]
      .map { size(of: $0, fitting: 258).width }
    expectEqual(
      frames[1],
      [
        CGRect(x: 16, y: 99, width: 25, height: 25),
        CGRect(x: 46, y: 99, width: widths[0], height: 31),
        CGRect(x: 46, y: 135, width: widths[1], height: 31),
        CGRect(x: 46, y: 171, width: widths[2], height: 31),
      ])
    // The section ends at 202, and the lines of the next begin at 202 + 12 + 32 + 12 = 258. The text wraps in the
    // 288 - 30 = 258 points that remain: in 5 lines of 16.7 points, with 14 for its margin.
    expectEqual(frames[2].map(\.origin), [CGPoint(x: 16, y: 258), CGPoint(x: 46, y: 258)])
    expectEqual(frames[2][1].height, 84 + 14)
    #expect(frames[2][1].width <= 258 && frames[2][1].width > 230)
  }
}
