@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Components that are attached to elements of a list.
@MainActor
@Suite(.underAllModes)
struct ListAttachmentTests {
  private let stage = ListStage()

  private func rows(
    _ ids: [Int], badges: [Int: String], onTap: (@MainActor (Int) -> Void)? = nil
  ) -> ListSection {
    ListSection("rows") {
      for id in ids {
        if let badge = badges[id] {
          Tile(id: id, text: "\(id)", width: 200, height: 30)
            .attachment(at: .topTrailing, ownPoint: .center) {
              if let onTap {
                Tile(id: 0, text: badge, width: 20, height: 10).onSelect { onTap(id) }
              } else {
                Tile(id: 0, text: badge, width: 20, height: 10)
              }
            }
        } else {
          Tile(id: id, text: "\(id)", width: 200, height: 30)
        }
      }
    }
  }

  private func attached(
    _ item: Int, _ host: ListAttachment.Host = .item, index: Int = 0
  ) -> ListAttachedView? {
    stage.view.supplementaryView(forElementKind: host.kind(index), at: [0, item])
      as? ListAttachedView
  }

  private func text(_ view: ListAttachedView?) -> String? { (view?.hosted as? TileView)?.text }

  /// Rows that are shown one after the other, and the texts of the badges of all items.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let steps: [Step]

    struct Step: Sendable {
      let ids: [Int]
      let badges: [Int: String]
      let texts: [String?]

      /// The frames of badges by their items.
      var frames: [Int: CGRect] = [:]

      /// Whether nothing is filled or measured.
      var isEqual = false

      /// Whether the view of the first item is the one that was there at first, and is not filled.
      var keepsFirst = false
    }
  }

  nonisolated static let examples: [Example] = [
    Example(
      testDescription: "a badge has its component's size, and stands on its item",
      steps: [
        .init(
          ids: [1, 2, 3], badges: [2: "new"], texts: [nil, "new", nil],
          frames: [1: CGRect(x: 190, y: 30, width: 20, height: 10)])
      ]),
    Example(
      testDescription: "a badge goes with its item, and an equal one is not filled again",
      steps: [
        .init(ids: [1, 2, 3], badges: [2: "new"], texts: [nil, "new", nil]),
        .init(ids: [9, 1, 2, 3], badges: [2: "new"], texts: [nil, nil, "new", nil]),
        .init(
          ids: [9, 1, 2, 3], badges: [2: "new"], texts: [nil, nil, "new", nil], isEqual: true),
      ]),
    Example(
      testDescription: "a badge comes, changes and goes while its item stays as it is",
      steps: [
        .init(ids: [1, 2], badges: [:], texts: [nil, nil], keepsFirst: true),
        .init(ids: [1, 2], badges: [1: "1"], texts: ["1", nil], keepsFirst: true),
        .init(ids: [1, 2], badges: [1: "2"], texts: ["2", nil], keepsFirst: true),
        .init(ids: [1, 2], badges: [:], texts: [nil, nil], keepsFirst: true),
      ]),
  ]

  @Test(arguments: examples)
  func `items have badges`(example: Example) {
    var first: TileView?
    var fills: Int?
    for step in example.steps {
      let log = TileLog.recording { stage.show { rows(step.ids, badges: step.badges) } }
      expectEqual(step.ids.indices.map { text(attached($0)) }, step.texts)
      for (item, frame) in step.frames { expectEqual(attached(item)?.frame, frame) }
      if step.isEqual { #expect(log.fills.isEmpty && log.sizes.isEmpty) }
      if step.keepsFirst {
        first = first ?? stage.tile(0)
        fills = fills ?? first?.fillCount
        #expect(stage.tile(0) === first && first?.fillCount == fills)
      }
    }
  }

  @Test func `a header has attachments, which stay with it while it pins`() {
    stage.show {
      rows(Array(0..<30), badges: [:]).header {
        Tile(id: 0, text: "header", width: 200, height: 20)
          .attachment(at: .trailing) { Tile(id: 1, text: "dot", width: 6, height: 6) }
          .attachment(at: .leading) { Tile(id: 1, text: "mark", width: 4, height: 6) }
      }
    }
    stage.view.contentOffset.y = 200
    stage.view.layoutIfNeeded()
    expectEqual(text(attached(0, .header)), "dot")
    expectEqual(attached(0, .header)?.frame, CGRect(x: 194, y: 207, width: 6, height: 6))
    expectEqual(text(attached(0, .header, index: 1)), "mark")
  }

  @Test func `a section's header pins or not, whatever the layout says`() {
    let header = Tile(id: 0, text: "header", width: 200, height: 20)
    stage.show {
      rows(Array(0..<30), badges: [:]).attributes(.topLeft).header(pins: false) { header }
    }
    stage.view.contentOffset.y = 200
    stage.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    expectEqual(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame.minY, 0)
  }

  @Test
  func `a badge without an action leaves touches to its item, and one with an action does not`() {
    stage.show { rows([1], badges: [1: "1"]) }
    let point = CGPoint(x: 2, y: 2)
    #expect(attached(0)?.point(inside: point, with: nil) == false)
    var tapped: [Int] = []
    stage.show { rows([1], badges: [1: "1"]) { tapped.append($0) } }
    #expect(attached(0)?.point(inside: point, with: nil) == true)
    _ = attached(0)?.accessibilityActivate()
    expectEqual(tapped, [1])
  }

  @Test func `nothing of removed items stays in attached views`() {
    stage.show { rows([1], badges: [1: "1"]) }
    let view = attached(0)
    #expect(view?.item != nil)
    stage.show { ListSection("others") { Tile(id: 5) } }
    #expect(attached(0) == nil)
    #expect(view?.item == nil && view?.latestItem == nil)
  }

  @Test func `a badge takes an offset or a depth that changes alone`() {
    func show(offset: CGPoint = .zero, zIndex: Int = 1) {
      stage.show {
        ListSection("rows") {
          Tile(id: 1, width: 200, height: 30)
            .attachment(at: .topLeading, offset: offset, zIndex: zIndex) {
              Tile(id: 0, text: "new", width: 20, height: 10)
            }
        }
      }
    }
    let kind = ListAttachment.Host.item.kind(0)
    var attributes: UICollectionViewLayoutAttributes? {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])
    }
    show()
    expectEqual(attached(0)?.frame.origin, .zero)
    show(offset: CGPoint(x: 7, y: 3))
    expectEqual(attached(0)?.frame.origin, CGPoint(x: 7, y: 3))
    expectEqual(attributes?.zIndex, 1)
    show(offset: CGPoint(x: 7, y: 3), zIndex: 5)
    expectEqual(attributes?.zIndex, 5)
  }

  /// Returns a section of one row of three cells, the first two on the first line, with a badge.
  private func row(
    _ attributes: SectionAttributes = SectionAttributes(), offset: CGPoint = .zero, zIndex: Int = 1
  ) -> ListSection {
    ListSection("rows") {
      ListRow {
        Tile(id: 2, width: 60, height: 20)
        Tile(id: 3, width: 75, height: 30)
        Tile(id: 4, width: 150, height: 20)
      }
      .attachment(at: .topTrailing, ownPoint: .center, offset: offset, zIndex: zIndex) {
        Tile(id: 0, text: "new", width: 10, height: 10)
      }
    }
    .attributes(attributes)
  }

  @Test func `hidden cells do not count in the rectangle of a row`() {
    stage.show {
      row(SectionAttributes(lineLimit: .lines(1))).overflow { _ in
        Tile(id: 9, width: 20, height: 20)
      }
    }
    expectEqual(stage.list.layout.content.visibleCellCount(inSection: 0), 2)
    expectEqual((0..<3).map { attached($0)?.frame.midX }, [nil, 140, nil])
  }

  @Test(arguments: [false, true])
  func `the badge of a row is moved by its offset`(isMirrored: Bool) {
    if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
    stage.show { row(offset: CGPoint(x: 7, y: 3), zIndex: 4) }
    let badges = (0..<3).compactMap { attached($0) }
    let x: CGFloat = isMirrored ? 200 - 150 - 7 - 5 : 150 + 7 - 5
    expectEqual(badges.map(\.frame), [CGRect(x: x, y: 3 - 5, width: 10, height: 10)])
    let path = IndexPath(item: 1, section: 0)
    let kind = ListAttachment.Host.item.kind(0)
    expectEqual(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.zIndex, 4)
  }

  /// A row of three cells on two lines, with a badge in a corner of the row, and where the badge stands.
  @Test(arguments: [
    (AnchorPoint.topTrailing, false, CGRect(x: 135, y: 40 - 5, width: 10, height: 10)),
    (.bottomLeading, false, CGRect(x: -5, y: 95 - 5, width: 10, height: 10)),
    (.bottomTrailing, false, CGRect(x: 135, y: 95 - 5, width: 10, height: 10)),
    (.center, false, CGRect(x: 65, y: 62.5, width: 10, height: 10)),
    (.topTrailing, true, CGRect(x: 200 - 145, y: 40 - 5, width: 10, height: 10)),
  ])
  func `a badge stands in a corner of a row`(
    point: AnchorPoint, isMirrored: Bool, frame: CGRect
  ) {
    if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
    stage.show {
      ListSection("rows") {
        Tile(id: 1, width: 200, height: 35)
        ListRow {
          Tile(id: 2, width: 60, height: 20)
          Tile(id: 3, width: 75, height: 30)
          Tile(id: 4, width: 80, height: 20)
        }
        .attachment(at: point, ownPoint: .center) {
          Tile(id: 0, text: "new", width: 10, height: 10)
        }
      }
    }
    let badges = (0..<4).compactMap { attached($0) }
    expectEqual(badges.map(text), ["new"])
    expectEqual(badges.map(\.frame), [frame])
    expectEqual(stage.mistakes, [])
  }

  @Test func `cards of a carousel have badges, which scroll with them`() {
    func show(_ badge: String) {
      stage.show {
        ListSection("cards") {
          Carousel("cards", cardWidth: .points(80), insets: Insets(10)) {
            for id in 0..<5 {
              Tile(id: id, text: "\(id)", width: 80, height: 40)
                .attachment(at: .topTrailing, ownPoint: .center) {
                  if id == 1 { Tile(id: 0, text: badge, width: 20, height: 10) }
                }
            }
          }
        }
      }
    }
    func badge(_ card: Int) -> ListAttachedView? {
      let view = stage.carousel(0)?.collectionView
      view?.layoutIfNeeded()
      return view?.supplementaryView(
        forElementKind: ListAttachment.Host.item.kind(0), at: [0, card]) as? ListAttachedView
    }
    show("new")
    expectEqual(badge(1)?.frame, CGRect(x: 10 + 80 + 8 + 80 - 10, y: 10 - 5, width: 20, height: 10))
    #expect(text(badge(1)) == "new" && badge(0) == nil)
    show("more")
    expectEqual(text(badge(1)), "more")
    expectEqual(stage.mistakes, [])
  }
}
