@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// How hosted views get their sizes in all kinds of sections.
@MainActor
@Suite(.underAllModes)
struct ScreenSizingTests {
  /// A view that takes all the width that it is proposed, up to a limit, and is half as tall.
  private struct Wide: View, Identifiable {
    let id: Int
    var limit = CGFloat.infinity

    var body: some View {
      MeasuredView { [limit] proposal in
        let width = min(proposal.width ?? 30, limit)
        return ViewDimensions(width: width, height: proposal.height ?? width / 2)
      }
    }
  }

  private static func screen(
    _ attributes: SectionAttributes, _ cell: CellAttributes = .default, of views: [Wide]
  ) -> AlignedScreen {
    AlignedScreen {
      ListSection("a", of: views, cellAttributes: { _ in cell }) { $0 }.attributes(attributes)
    }
  }

  nonisolated static let examples: [ScreenExample] = [
    ScreenExample(
      "columns give a view its width, and it gives its height",
      frames: [
        CGRect(x: 0, y: 0, width: 95, height: 47.5), CGRect(x: 105, y: 0, width: 95, height: 47.5),
      ],
      items: [.minX: [0, 105]]
    ) { screen(.columns(2).with(cellSpacing: 10), of: [Wide(id: 1), Wide(id: 2)]) },
    ScreenExample(
      "a fraction is proposed", frames: [CGRect(x: 0, y: 0, width: 100, height: 50)],
      items: [.minX: [0]]
    ) {
      screen(
        SectionAttributes(cellSpacing: 0), CellAttributes(width: .fraction(0.5)), of: [Wide(id: 1)])
    },
    ScreenExample(
      "what remains is proposed", frames: [nil, CGRect(x: 85, y: 0, width: 115, height: 57.5)]
    ) {
      AlignedScreen {
        ListSection("a") {
          Block(id: 1, width: 80)
          ListItem(id: 2) { Wide(id: 2) }.cellAttributes(CellAttributes(width: .remaining))
        }
      }
    },
    // The view fills its cell.
    ScreenExample(
      "a view that grows stands on a line with others by its ideal width",
      frames: [nil, CGRect(x: 155, y: 0, width: 45, height: 20)], items: [.width: [150, 45]],
      views: [.width: [150]]
    ) {
      AlignedScreen {
        ListSection("a") {
          ListItem(id: 1) { Wide(id: 1) }.cellAttributes(CellAttributes(growth: 1))
          Block(id: 2, width: 45)
        }
      }
    },
    // The baselines are 5 points above the bottoms.
    ScreenExample("views stand on a common baseline", items: [.minY: [30, 0]]) {
      AlignedScreen(
        [Block(id: 1, height: 20), Block(id: 2, height: 50)],
        attributes: SectionAttributes(cellAlignment: .firstBaseline)
      ) { $0 }
    },
    ScreenExample(
      "a view stretches with its line", items: [.height: [40, 40]], views: [.height: [40]]
    ) {
      AlignedScreen(
        [Wide(id: 1, limit: 40), Wide(id: 2, limit: 80)],
        attributes: SectionAttributes(cellAlignment: .stretch)
      ) { $0 }
    },
    ScreenExample(
      "several views are one item, below each other",
      frames: [CGRect(x: 0, y: 0, width: 70, height: 35)], views: [.minY: [0, 20]]
    ) {
      AlignedScreen {
        ListSection("a") {
          ListItem(id: 1) {
            Block(id: 1, width: 30, height: 20)
            Block(id: 2, width: 70, height: 15)
          }
        }
      }
    },
  ]

  @Test(arguments: examples)
  func `hosted views are as large as they answer`(example: ScreenExample) {
    example.expect()
  }

  @Test func `photos stand on rows by their ratios`() {
    let photos = (1...3).map { Wide(id: $0) }
    let stage = ScreenStage(
      AlignedScreen {
        ListSection(
          "a", of: photos, cellAttributes: { CellAttributes(aspectRatio: CGFloat($0.id)) }
        ) { $0 }
        .attributes(SectionAttributes(sizing: .rows(height: 40), cellSpacing: 0))
      })
    let frames = stage.frames()
    expectEqual(frames[0].height, frames[1].height)
    #expect(abs(frames[1].width - 2 * frames[0].width) <= 1)
  }

  @Test func `a line limit shows how many views it hides`() {
    let blocks = (1...30).map { Block(id: $0) }
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a", of: blocks) { $0 }
          .attributes(SectionAttributes(lineLimit: .lines(2)))
          .overflow { hiddenCount in Text("+\(hiddenCount)") }
      })
    stage.host.layOut()
    let hidden = stage.list.layout.hiddenItemCount(inSection: 0)
    // Two lines of four, less those that the view needs.
    expectEqual(hidden, 23)
    let overflow = stage.view.supplementaryView(
      forElementKind: CollectionViewAlignedLayout.elementKindOverflow, at: [0, 0])
    expectEqual(overflow?.frame, CGRect(x: 135, y: 25, width: 24, height: 20))
  }

  @Test func `the section's own estimate and fixed sizes hold`() {
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a", of: (1...3).map { Block(id: $0) }) { $0 }
          .attributes(SectionAttributes(sizing: .fixed(CGSize(width: 30, height: 30))))
        ListSection("b", of: (1...60).map { Block(id: $0) }) { $0 }
          .attributes(
            SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 200, height: 77))))
      })
    expectEqual(stage.frames().map(\.width), [30, 30, 30])
    expectEqual(stage.frame(59, section: 1)?.height, 77)
  }

  @Test func `an item has its own estimate until its view is measured`() {
    let stage = ScreenStage(
      AlignedScreen {
        ListSection("a") {
          for id in 1...40 {
            ListItem(id: id) { Block(id: id, width: 200) }
              .estimatedSize(CGSize(width: 200, height: CGFloat(30 + id)))
          }
          Tile(id: 1, width: 200).estimatedSize(CGSize(width: 150, height: 13))
        }
      })
    expectEqual(stage.frame(0)?.height, 20)
    expectEqual(stage.frame(38)?.height, 69)
    expectEqual(stage.frame(40)?.size, CGSize(width: 150, height: 13))
  }

  @Test func `another width has views measured again, and only those that are visible`() {
    let words = (1...300).map { "word number \($0) of many" }
    let stage = ScreenStage(AlignedScreen(words, id: \.self) { Text($0) })
    stage.host.resize(to: CGSize(width: 100, height: 150))
    expectEqual(stage.frame(0)?.height, 40)
    expectEqual(stage.frame(0)?.width, 88)
  }
}

extension ViewNode {
  /// The first view in this one that contains no others.
  var innermost: ViewNode {
    children.first?.innermost ?? self
  }

  /// All views in this one that contain no others.
  var leaves: [ViewNode] {
    children.isEmpty ? [self] : children.flatMap(\.leaves)
  }
}
