@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The rows of the table ListKit in OtherKits.md.
@MainActor
@Suite(.underAllModes)
struct ListKitRows {
  nonisolated static let rows: [AncestorRow] = [
    AncestorRow("Section(id:)", [1, 2]) {
      let stage = ListStage()
      stage.show {
        tiles("a", 1)
        tiles("b", 3)
      }
      let path = stage.list.indexPath(ofItem: 2, inSection: "b")
      return [CGFloat(path?.section ?? -1), CGFloat(path?.item ?? -1)]
    },
    AncestorRow("Section(id: UUID())", [0, 1]) {
      let stage = ListStage()
      stage.show { tiles("same", 2) }
      let view = stage.tile(0)
      let same = TileLog.recording { stage.show { tiles("same", 2) } }
      stage.show { tiles("new", 2) }
      return [CGFloat(same.fills.count), stage.tile(0) === view ? 0 : 1]
    },
    AncestorRow("HGroup", [0, 45, 90, 135, 0, 0, 0, 0, 0, 25]) {
      let stage = ListStage()
      stage.show { tiles("a", 5) }
      return frames(stage, 5).map(\.minX) + frames(stage, 5).map(\.minY)
    },
    AncestorRow("VGroup", [0, 0, 200, 20, 0, 25, 200, 20, 0, 0, 40, 20, 0, 25, 40, 20]) {
      [.columns(1), SectionAttributes(maximumCellsPerLine: 1)].flatMap { attributes in
        let stage = ListStage()
        stage.show { tiles("a", 2).attributes(attributes) }
        return frames(stage, 2).flatMap(\.numbers)
      }
    },
    AncestorRow(
      "nested groups, such as two items beside a large one",
      [0, 0, 60, 45, 65, 0, 30, 20, 65, 25, 30, 20]
    ) {
      let stage = ListStage()
      stage.show { ListSection("a") { Nested() } }
      let view = (stage.view.cellForItem(at: [0, 0]) as? ListCell)?.shownView as? AlignedView
      view?.layoutIfNeeded()
      return view?.arrangedSubviews.flatMap(\.frame.numbers) ?? []
    },
    AncestorRow("id", [0, 0, 97.5, 20, 102.5, 0, 97.5, 20, 1]) {
      let stage = ListStage()
      var selected: [CGFloat] = []
      stage.show {
        ListSection("a") {
          ListRow {
            Tile(id: 0, width: 900, attributes: CellAttributes(width: .fraction(0.5)))
            Tile(id: 1, width: 900, attributes: CellAttributes(width: .fraction(0.5)))
              .onSelect { selected.append(1) }
          }
        }
      }
      Headless.tapItem(at: [0, 1], in: stage.view)
      return frames(stage, 2).flatMap(\.numbers) + selected
    },
    AncestorRow(".fractionalWidth(0.5)", [0, (200 - 5) / 2, 102.5, (200 - 5) / 2]) {
      let stage = ListStage()
      stage.show {
        ListSection("a", of: [0, 1]) {
          Tile(id: $0, width: 900, attributes: CellAttributes(width: .fraction(0.5)))
        }
      }
      return frames(stage, 2).flatMap { [$0.minX, $0.width] }
    },
    AncestorRow(".absolute(100)", [200, 100, 0]) {
      let stage = ListStage()
      let log = TileLog.recording { stage.show { ListSection("a") { Bar(height: 100) } } }
      return (stage.frame(0)?.size.numbers ?? []) + [CGFloat(log.sizes.count)]
    },
    AncestorRow(".estimated(100)", [40, 20, 40, 20, 40, 100]) {
      let stage = ListStage()
      stage.show { tiles("a", 1) }
      let measured = stage.frame(0)?.size.numbers ?? []
      // Of cells with estimates, those out of sight are not measured.
      stage.show {
        tiles("b", 300).attributes(
          SectionAttributes(
            maximumCellsPerLine: 1, sizing: .selfSizing(estimate: CGSize(width: 40, height: 100))))
      }
      return measured + [0, 299].flatMap { stage.frame($0)?.size.numbers ?? [] }
    },
    AncestorRow("interItemSpacing", [0, 40 + 9, 0, 200 - 40]) {
      [
        SectionAttributes(cellSpacing: 9),
        SectionAttributes(justification: .init(lastLines: .justified)),
      ].flatMap { attributes in
        let stage = ListStage()
        stage.show { tiles("a", 2).attributes(attributes) }
        return frames(stage, 2).map(\.minX)
      }
    },
    AncestorRow("edgeSpacing", [7 + 3, 6 + 2]) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          Tile(id: 0, attributes: CellAttributes(insets: Insets(top: 2, leading: 3)))
        }
        .attributes(SectionAttributes(insets: Insets(top: 6, leading: 7)))
      }
      return [stage.frame(0)?.minX ?? 0, stage.frame(0)?.minY ?? 0]
    },
    AncestorRow("supplementComponents()", [35, -5, 10, 10, 80, -5, 10, 10, 83, -5, 10, 10]) {
      let stage = ListStage()
      let kind = ListAttachment.Host.item.kind(0)
      stage.show { ListSection("a") { badged(Tile(id: 0)) } }
      let onItem = stage.frame(ofKind: kind)
      stage.show {
        ListSection("row") {
          ListRow { for id in 0..<2 { Tile(id: id) } }
            .attachment(at: .topTrailing, ownPoint: .center) { badge }
        }
      }
      let onRow = (0..<2).flatMap { stage.frame(ofKind: kind, 0, $0) }
      stage.show {
        ListSection("cards") {
          Carousel("cards", spacing: 8) { for id in 0..<2 { badged(Tile(id: id)) } }
        }
      }
      let cards = stage.carousel(0)?.collectionView
      let onCard = cards?.supplementaryView(forElementKind: kind, at: [0, 1])
      return onItem + onRow + (onCard?.frame.numbers ?? [])
    },
    AncestorRow("Component", [1, 2 + 1, 200, 5]) {
      // One more tile measures. The bar has a formula.
      let stage = ListStage()
      let (viewCount, _) = TileView.count {
        stage.show {
          tiles("a", 2)
          ListSection("b") { Bar(height: 5) }
        }
      }
      let path = stage.list.indexPath(ofItem: 1, inSection: "a")
      return [CGFloat(path?.item ?? -1), CGFloat(viewCount)]
        + (stage.frame(0, section: 1)?.size.numbers ?? [])
    },
    AncestorRow("render(in:)", [3]) {
      let stage = ListStage()
      stage.show { ListSection("a") { Filled(number: 3) } }
      return [CGFloat(stage.tile(0)?.number ?? -1)]
    },
    AncestorRow("willDisplay(content:)", [0, -1]) {
      let stage = ListStage(height: 30)
      var events: [CGFloat] = []
      stage.show {
        ListSection("a", of: Array(0..<9)) { id -> ListItem in
          let tile = Tile(id: id, width: 200, height: 200)
          guard id == 0 else { return ListItem(tile) }
          return tile.onDisplay {
            events.append(CGFloat($0.number))
          } onEnd: { _ in
            events.append(-1)
          }
        }
      }
      stage.scroll(to: 400)
      return events
    },
    AncestorRow("cellClass", [1, 0, 0, 200, 44]) {
      let stage = ListStage()
      stage.show { ListSection("a") { OwnCell() } }
      let cell = stage.view.cellForItem(at: [0, 0])
      return [type(of: cell ?? UICollectionViewCell()) == UICollectionViewCell.self ? 1 : 0]
        + (cell?.frame.numbers ?? [])
    },
    AncestorRow("contentInsets", [11, 22, 22 + 20 + 33]) {
      let stage = ListStage()
      stage.show {
        tiles("a", 1).attributes(
          SectionAttributes(insets: Insets(top: 22, leading: 11, bottom: 33)))
      }
      let frame = stage.frame(0)
      return [
        frame?.minX ?? 0, frame?.minY ?? 0, stage.list.layout.collectionViewContentSize.height,
      ]
    },
    AncestorRow("contentInsetsReference", [0, 30, 30, 0]) {
      let stage = ListStage()
      stage.view.insetsLayoutMarginsFromSafeArea = false
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      stage.show {
        tiles("a", 1)
        tiles("b", 1).contentInsetsReference(.layoutMargins)
      }
      let own = (0..<2).compactMap { stage.frame(0, section: $0)?.minX }
      stage.list.layout.contentInsetsReference = .layoutMargins
      stage.show {
        tiles("a", 1)
        tiles("b", 1).contentInsetsReference(UIContentInsetsReference.none)
      }
      return own + (0..<2).compactMap { stage.frame(0, section: $0)?.minX }
    },
    AncestorRow("supplementariesFollowContentInsets", [8, 183, 30, 140]) {
      let kind = UICollectionView.elementKindSectionHeader
      let insets = ListStage()
      insets.show {
        tiles("a", 1).header { Bar() }
          .attributes(SectionAttributes(supplementaryInsets: Insets(leading: 8, trailing: 9)))
      }
      let margins = ListStage()
      margins.view.insetsLayoutMarginsFromSafeArea = false
      margins.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      margins.list.layout.supplementaryContentInsetsReference = .layoutMargins
      margins.show { tiles("a", 1).header { Bar() } }
      return [insets, margins].flatMap {
        let frame = $0.frame(ofKind: kind)
        return [frame[0], frame[2]]
      }
    },
    AncestorRow("decorationItem", [-4, -4, 200 + 8, 20 + 8]) {
      final class Card: UICollectionReusableView {}
      let stage = ListStage()
      stage.show { tiles("a", 1).background(Card.self, insets: Insets(-4)) }
      return stage.view.subviews.filter { $0 is Card }.flatMap(\.frame.numbers)
    },
    AncestorRow("boundarySupplementaryItem", [0, 60, 30, 30, 30, 150 - 15, 15]) {
      // The second bar pins. At 30, the first has left, and the third stands in its place below the second.
      let kind = UICollectionView.elementKindSectionHeader
      let stage = ListStage()
      stage.show {
        rows(30)
          .header(pins: false) { Bar(height: 10) }
          .header(pins: true) { Bar(height: 20) }
          .header(pins: false) { Bar(height: 30) }
      }
      let before = stage.frame(ofKind: kind)
      stage.scroll(to: 30)
      let after = stage.frame(ofKind: kind)
      stage.show {
        rows(30)
          .header {
            Bar(height: 10)
            Bar(height: 20)
          }
          .footer(pins: true) { Bar(height: 15) }
          .footer { Bar(height: 20) }
      }
      stage.scroll(to: 0)
      let both = stage.frame(ofKind: kind)
      let footer = stage.frame(ofKind: UICollectionView.elementKindSectionFooter)
      return [before[1], before[3], after[1], after[3], both[3], footer[1], footer[3]]
    },
    AncestorRow("boundarySupplementaryItems", [0, 60 + 20, 300, 20, 25 + 15]) {
      let stage = ListStage()
      stage.show {
        ListHeader { Bar(height: 60) }
        ListHeader(.pins) { Bar(height: 20) }
        rows(30)
        ListFooter { Bar(height: 25) }
        ListFooter { Bar(height: 15) }
      }
      let header = CollectionViewAlignedLayout.elementKindContentHeader
      let before = stage.frame(ofBoundary: header)
      stage.scroll(to: 300)
      let after = stage.frame(ofBoundary: header)
      stage.scroll(to: stage.list.layout.collectionViewContentSize.height - 150)
      let footer = stage.frame(ofBoundary: CollectionViewAlignedLayout.elementKindContentFooter)
      return [before[1], before[3], after[1], after[3], footer[3]]
    },
    AncestorRow("visibleItemsInvalidationHandler", [0.5, 0.25]) {
      let stage = ListStage()
      stage.show {
        tiles("a", 1).effect { attributes, _ in attributes.alpha = 0.5 }
        ListSection("b") {
          Carousel("c") { Tile(id: 1) }.effect { attributes, _ in attributes.alpha = 0.25 }
        }
      }
      let card = stage.carousel(0, section: 1)?.collectionView.cellForItem(at: [0, 0])
      return [stage.view.cellForItem(at: [0, 0])?.alpha, card?.alpha].compactMap(\.self)
    },
    AncestorRow("orthogonalScrollingBehavior", [101, 90, 180]) {
      // Nine cards of 80 points with gaps of 10, dragged by 101 points. Two whole cards are a page of 200 points.
      let stops: [Carousel.Stops] = [.anywhere, .atCards, .atPages]
      return stops.map { stops in
        let stage = ListStage()
        stage.show {
          ListSection("a") {
            Carousel("c", cardWidth: .points(80), spacing: 10, stops: stops) {
              for id in 0..<9 { Tile(id: id) }
            }
          }
        }
        guard let view = stage.carousel(0)?.collectionView else { return -1 }
        Headless.beginDragging(view)
        Headless.drag(view, to: CGPoint(x: 101, y: 0))
        Headless.endDragging(view, velocity: .zero, distance: .zero)
        return view.contentOffset.x
      }
    },
    AncestorRow("interGroupSpacing", [0, 20 + 8, 20 + 8 + 20 + 13]) {
      let stage = ListStage()
      stage.list.layout.sectionSpacing = 13
      stage.show {
        ListSection("a") { for id in 0..<2 { Tile(id: id, width: 200) } }
          .attributes(SectionAttributes(lineSpacing: 8))
        tiles("b", 1)
      }
      return [stage.frame(0), stage.frame(1), stage.frame(0, section: 1)].map { $0?.minY ?? -1 }
    },
    AncestorRow("ComposeRenderer", [2, 3, 1]) {
      let stage = ListStage()
      stage.show { tiles("a", 2) }
      let before = stage.view.numberOfItems(inSection: 0)
      let cell = stage.view.cellForItem(at: [0, 0])
      stage.show {
        ListSection("a", of: [7, 0, 1]) { Tile(id: $0, text: "\($0)") }
      }
      let isDiffed = stage.view.cellForItem(at: [0, 1]) === cell
      let after = stage.view.numberOfItems(inSection: 0)
      return [CGFloat(before), CGFloat(after), isDiffed ? 1 : 0]
    },
    AncestorRow("component(at:to:)", [1, 0]) {
      let stage = ListStage()
      stage.show { tiles("a", 2) }
      let tile = stage.list.component(at: [0, 1], as: Tile.self)
      let bar = stage.list.component(at: [0, 1], as: Bar.self)
      return [CGFloat(tile?.id ?? -1), bar == nil ? 0 : 1]
    },
  ]

  nonisolated static let rowsWithoutCode: [RowWithoutCode] = []

  /// Tiles of 40 by 20 points.
  private static func tiles(_ id: String, _ count: Int) -> ListSection {
    ListSection(id, of: Array(0..<count)) { Tile(id: $0, text: "\($0)") }
  }

  /// Rows of 30 points.
  private static func rows(_ count: Int) -> ListSection {
    ListSection("rows", of: Array(0..<count)) { Tile(id: $0, width: 200, height: 30) }
  }

  private static var badge: Tile { Tile(id: 9, width: 10, height: 10) }

  private static func badged(_ tile: Tile) -> ListItem {
    tile.attachment(at: .topTrailing, ownPoint: .center) { badge }
  }

  private static func frames(_ stage: ListStage, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { stage.frame($0) }
  }

  @Test(arguments: rows)
  func `what stands left in the table is done by what stands right`(row: AncestorRow) async throws {
    try await row.expect()
  }
}

/// A large box beside two that stand below each other.
private struct Nested: ListComponent, Equatable {
  func makeView() -> AlignedView {
    let column = AlignedGroup(
      attributes: SectionAttributes(maximumCellsPerLine: 1),
      items: [AlignedItem(SizedView(30, 20)), AlignedItem(SizedView(30, 20))])
    return AlignedView(items: [AlignedItem(SizedView(60, 45)), AlignedItem(column)])
  }

  func configure(_ view: AlignedView) {}
}

/// A component that fills its view with a number.
private struct Filled: ListComponent, Equatable {
  let number: Int

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) { view.number = number }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 10) }
}

/// A component whose view is a cell.
private struct OwnCell: ListComponent, Equatable {
  func makeView() -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func configure(_ view: UICollectionViewCell) {}

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 44) }
}
