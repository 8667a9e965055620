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

  @Test func `rows stand on a card that is 16 points from the edges, with separators between them`()
  {
    let stage = stage(rows(20, 40, 20).insetGrouped())
    #expect(stage.frame(0) == CGRect(x: 32, y: 13, width: 208, height: 20))
    #expect(stage.frame(1) == CGRect(x: 248, y: 13, width: 40, height: 20))
    #expect(stage.frame(3) == CGRect(x: 248, y: 59, width: 40, height: 20))
    #expect(
      decorations(on: stage) == [
        CGRect(x: 16, y: 5, width: 288, height: 128),
        CGRect(x: 32, y: 40.5, width: 272, height: 1),
        CGRect(x: 32, y: 96.5, width: 272, height: 1),
      ])
  }

  @Test func `separators begin behind an icon, and the padding is that of the rows`() {
    let stage = stage(
      rows(20, 20).insetGrouped(
        separatorInset: 36, padding: Insets(top: 10, leading: 20, bottom: 4, trailing: 12)))
    #expect(stage.frame(0) == CGRect(x: 36, y: 15, width: 208, height: 20))
    #expect(
      decorations(on: stage) == [
        CGRect(x: 16, y: 5, width: 288, height: 68), CGRect(x: 72, y: 41.5, width: 232, height: 1),
      ])
  }

  @Test func `other attributes stay, and the header stands above the rows`() {
    let section = rows(20)
      .attributes(SectionAttributes(lineLimit: .lines(3), lineAlignment: .trailing))
      .header { Bar(height: 30) }
      .insetGrouped()
    #expect(section.attributes.lineLimit == .lines(3))
    #expect(section.attributes.lineAlignment == .trailing)
    #expect(section.attributes.pinsHeader == false)
    let stage = stage(section)
    #expect(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
        == CGRect(x: 32, y: 5, width: 256, height: 30))
    #expect(decorations(on: stage) == [CGRect(x: 16, y: 41, width: 288, height: 36)])
  }

  @Test func `a touched row is filled up to the rounded corners of its card`() {
    let stage = stage(rows(20, 20, 20).insetGrouped())
    var corners: [CACornerMask] = []
    for row in 0..<3 {
      stage.list.highlightRow(ofItemAt: [0, 2 * row], true)
      let layer = stage.list.rowHighlight?.layer
      #expect(layer?.cornerRadius == 10)
      corners.append(layer?.maskedCorners ?? [])
    }
    #expect(
      corners == [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [],
        [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
      ])
    #expect(stage.list.rowHighlight?.frame == CGRect(x: 16, y: 77, width: 288, height: 36))
  }
}
