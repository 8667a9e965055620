@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Sections that look as screens of settings do.
@MainActor
@Suite(.underAllModes)
struct InsetGroupedTests {
  private func rows(_ heights: CGFloat...) -> ListSection {
    ListSection("a") {
      for (number, height) in heights.enumerated() {
        ListRow {
          Tile(id: 2 * number, height: height, attributes: CellAttributes(width: .remaining))
          Tile(id: 2 * number + 1)
        }
        .onSelect {}
      }
    }
  }

  private func stage(_ sections: ListSection...) -> ListStage {
    let stage = ListStage(width: 320, height: 400)
    stage.list.layout.contentInsets = Insets(5)
    stage.show { sections }
    return stage
  }

  private func decorations(on stage: ListStage) -> [CGRect] {
    stage.list.layout.layoutAttributesForElements(in: stage.view.bounds)!
      .filter { $0.representedElementCategory == .decorationView }
      .sorted { ($0.zIndex, $0.frame.minY) < ($1.zIndex, $1.frame.minY) }
      .map(\.frame)
  }

  /// A section, and the frames of some of its items and of its decorations.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: [Int: CGRect]
    let decorations: [CGRect]
    let section: @MainActor @Sendable (InsetGroupedTests) -> ListSection
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription:
        "rows stand on a card that is 16 points from the edges, with separators between them",
      items: [
        0: CGRect(x: 32, y: 13, width: 208, height: 20),
        1: CGRect(x: 248, y: 13, width: 40, height: 20),
        3: CGRect(x: 248, y: 59, width: 40, height: 20),
      ],
      decorations: [
        CGRect(x: 16, y: 5, width: 288, height: 128),
        CGRect(x: 32, y: 40.5, width: 272, height: 1),
        CGRect(x: 32, y: 96.5, width: 272, height: 1),
      ]
    ) { $0.rows(20, 40, 20).insetGrouped() },
    Example(
      testDescription: "separators begin behind an icon, and the padding is that of the rows",
      items: [0: CGRect(x: 36, y: 15, width: 208, height: 20)],
      decorations: [
        CGRect(x: 16, y: 5, width: 288, height: 68), CGRect(x: 72, y: 41.5, width: 232, height: 1),
      ]
    ) {
      $0.rows(20, 20).insetGrouped(
        separatorInset: 36, padding: Insets(top: 10, leading: 20, bottom: 4, trailing: 12))
    },
  ]

  @Test(arguments: examples)
  func `rows stand on a card`(example: Example) {
    let stage = stage(example.section(self))
    for (item, frame) in example.items { expectEqual(stage.frame(item), frame, "item \(item)") }
    expectEqual(decorations(on: stage), example.decorations)
  }

  @Test func `other attributes stay, and the header stands above the rows`() {
    let section = rows(20)
      .attributes(SectionAttributes(lineLimit: .lines(3), lineAlignment: .trailing))
      .header { Bar(height: 30) }
      .insetGrouped()
    expectEqual(section.attributes.lineLimit, .lines(3))
    expectEqual(section.attributes.lineAlignment, .trailing)
    #expect(section.attributes.pinsHeader == false)
    let stage = stage(section)
    expectEqual(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame,
      CGRect(x: 32, y: 5, width: 256, height: 30))
    expectEqual(decorations(on: stage), [CGRect(x: 16, y: 41, width: 288, height: 36)])
  }

  @Test func `a touched row is filled up to the rounded corners of its card`() {
    let stage = stage(rows(20, 20, 20).insetGrouped())
    var corners: [CACornerMask] = []
    for row in 0..<3 {
      stage.list.listDelegate.rows.highlight([0, 2 * row], true)
      let layer = stage.list.listDelegate.rows.highlight?.layer
      expectEqual(layer?.cornerRadius, 10)
      corners.append(layer?.maskedCorners ?? [])
    }
    expectEqual(
      corners,
      [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [],
        [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      ])
    expectEqual(
      stage.list.listDelegate.rows.highlight?.frame, CGRect(x: 16, y: 77, width: 288, height: 36))
  }
}
