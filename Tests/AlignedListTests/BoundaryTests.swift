@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The header and the footer of a list.
@MainActor
@Suite(.underAllModes)
struct BoundaryTests {
  private let stage = ListStage()
  private static let header = CollectionViewAlignedLayout.elementKindContentHeader
  private static let footer = CollectionViewAlignedLayout.elementKindContentFooter

  private static func rows(_ count: Int = 20) -> ListSection {
    ListSection("rows") {
      for id in 0..<count { Tile(id: id, text: "\(id)", width: 200, height: 30) }
    }
    .header { Tile(id: 50, text: "rows", width: 200, height: 10) }
  }

  private static func cover(_ text: String = "cover", height: CGFloat = 60) -> Tile {
    Tile(id: 99, text: text, width: 200, height: height)
  }

  private func view(_ kind: String) -> ListSupplementaryView? {
    stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
      as? ListSupplementaryView
  }

  private func text(_ view: ListSupplementaryView?) -> String? {
    (view?.hosted as? TileView)?.text
  }

  private func frame(ofRow row: Int) -> CGRect? {
    stage.list.indexPath(ofItem: row, inSection: "rows")
      .flatMap { stage.list.layout.layoutAttributesForItem(at: $0)?.frame }
  }

  @Test func `they stand above and below all sections, as long as their components`() throws {
    stage.show {
      ListFooter { Self.cover("end", height: 25) }
      Self.rows(2)
      ListHeader { Self.cover() }
    }
    expectEqual(text(view(Self.header)), "cover")
    expectEqual(view(Self.header)?.frame, CGRect(x: 0, y: 0, width: 200, height: 60))
    expectEqual(text(view(Self.footer)), "end")
    expectEqual(view(Self.footer)?.frame.height, 25)
    expectEqual(view(Self.footer)?.frame.maxY, stage.list.layout.collectionViewContentSize.height)
    expectEqual(stage.view.numberOfSections, 1)
    expectEqual(stage.list.sectionID(at: 0), AnyHashable("rows"))
    expectEqual(stage.mistakes, [])
  }

  @Test func `an equal header is not filled or measured again, and another one keeps its view`() {
    func show(_ cover: Tile) {
      stage.show {
        ListHeader { cover }
        Self.rows()
      }
    }
    show(Self.cover())
    let header = view(Self.header)
    let log = TileLog()
    TileView.log = log
    defer { TileView.log = nil }
    show(Self.cover())
    #expect(log.fills == [] && log.sizes == [])
    let place = frame(ofRow: 0)?.minY
    show(Self.cover("taller", height: 90))
    #expect(view(Self.header) === header)
    expectEqual(text(header), "taller")
    expectEqual(header?.frame.height, 90)
    expectEqual(frame(ofRow: 0)?.minY, place.map { $0 + 30 })
    // Rows that were out of sight are filled, too.
    #expect(log.fills.contains("taller") && !log.fills.contains("cover"))
    expectEqual(Set(log.sizes), ["taller"])
  }

  /// Lists that are shown one after the other, and the text of their header.
  nonisolated static let examples: [ListExample<String?>] = [
    ListExample(
      "they come and go, with sections or without", records: [nil, "cover", "cover", "cover", nil],
      mistakes: []
    ) { stage, record in
      stage.show { rows() }
      record(stage.headerText)
      stage.show(animated: true) {
        ListHeader { cover() }
        rows()
      }
      record(stage.headerText)
      stage.show {
        ListHeader { cover() }
      }
      record(stage.headerText)
      stage.show {
        ListHeader { cover() }
        ListSection("empty") {}
      }
      record(stage.headerText)
      stage.show { rows() }
      record(stage.headerText)
      #expect(stage.list.layout.contentHeader == nil)
    },
    ListExample(
      "a list that has never had a section shows them", records: ["cover", "cover"], mistakes: []
    ) { stage, record in
      stage.show {
        ListFooter { cover("end", height: 25) }
        ListHeader { cover() }
      }
      record(stage.headerText)
      expectEqual(stage.view.contentSize.height, 85)
      stage.show(animated: true) {
        ListHeader { cover() }
        rows()
      }
      record(stage.headerText)
    },
    ListExample(
      "a list that takes over the view has its own header, or none", records: [nil, "other"]
    ) { stage, record in
      stage.show {
        ListHeader { cover() }
        rows()
      }
      let other = CollectionViewAlignedList(stage.view)
      other.show { rows(3) }
      stage.view.layoutIfNeeded()
      #expect(stage.list.layout.contentHeader == nil)
      record(stage.headerText)
      other.show {
        rows(3)
        ListHeader { cover("other", height: 12) }
      }
      stage.view.layoutIfNeeded()
      record(stage.headerText)
      expectEqual(stage.contentHeader?.frame.height, 12)
    },
  ]

  @Test(arguments: examples)
  func `a list has a header, or none`(example: ListExample<String?>) async {
    await example.expect()
  }

  /// Lists that are scrolled or get another width, and the frames of their header.
  nonisolated static let frames: [ListExample<CGRect?>] = [
    ListExample(
      "pinned, a header stays above the headers of sections",
      records: [CGRect(x: 0, y: 200, width: 200, height: 60)]
    ) { stage, record in
      stage.show {
        ListHeader(.pins) { cover() }
        rows()
      }
      stage.view.contentOffset.y = 200
      stage.view.layoutIfNeeded()
      record(stage.contentHeader?.frame)
      let path = IndexPath(item: 0, section: 0)
      let kind = UICollectionView.elementKindSectionHeader
      expectEqual(stage.view.supplementaryView(forElementKind: kind, at: path)?.frame.minY, 260)
    },
    ListExample(
      "stretched, it is not filled or measured again",
      records: [
        CGRect(x: 0, y: -10, width: 200, height: 70), CGRect(x: 0, y: -40, width: 200, height: 100),
        CGRect(x: 0, y: 0, width: 200, height: 60),
      ]
    ) { stage, record in
      stage.show {
        ListHeader(.stretches) { cover() }
        rows()
      }
      let log = TileLog.recording {
        for y in [-10, -40, 0] as [CGFloat] {
          stage.view.contentOffset.y = y
          stage.view.layoutIfNeeded()
          record(stage.contentHeader?.frame)
        }
      }
      #expect(!log.fills.contains("cover") && !log.sizes.contains("cover"))
    },
    ListExample(
      "another width measures it again, for what its insets leave",
      records: [
        CGRect(x: 30, y: 0, width: 150, height: 40), CGRect(x: 30, y: 0, width: 300, height: 20),
      ]
    ) { stage, record in
      stage.show {
        ListHeader(insets: Insets(leading: 30, trailing: 20)) { Wide() }
        rows()
      }
      record(stage.contentHeader?.frame)
      stage.view.frame.size.width = 350
      stage.view.layoutIfNeeded()
      record(stage.contentHeader?.frame)
    },
  ]

  @Test(arguments: frames)
  func `a header has a frame`(example: ListExample<CGRect?>) async {
    await example.expect()
  }

  @Test func `its actions are called`() {
    var events: [String] = []
    stage.show {
      ListHeader {
        Self.cover().onSelect { events.append("tap") }
          .onDisplay { events.append("shown") }
          .onEndDisplay { events.append("gone") }
      }
      Self.rows()
    }
    #expect(view(Self.header)?.accessibilityActivate() == true)
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    expectEqual(events, ["shown", "tap", "gone"])
  }

  @Test func `an effect of the first section does not get it`() {
    var kinds: Set<String?> = []
    stage.show {
      ListHeader { Self.cover() }
      Self.rows().effect { attributes, _ in kinds.insert(attributes.representedElementKind) }
    }
    #expect(!kinds.contains(Self.header) && !kinds.isEmpty)
  }

  @Test func `the header of a section is measured for the width that its insets leave`() {
    stage.show {
      ListSection("rows", of: [Tile(id: 1)]) { $0 }.header { Wide() }
        .attributes(SectionAttributes(supplementaryInsets: Insets(leading: 40, trailing: 40)))
    }
    let kind = UICollectionView.elementKindSectionHeader
    let header = stage.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame.size, CGSize(width: 120, height: 50))
  }

}

extension ListStage {
  fileprivate var contentHeader: ListSupplementaryView? {
    view.supplementaryView(
      forElementKind: CollectionViewAlignedLayout.elementKindContentHeader,
      at: IndexPath(index: 0)) as? ListSupplementaryView
  }

  /// What the header of the list shows.
  fileprivate var headerText: String? {
    contentHeader.map { ($0.hosted as? TileView)?.text ?? "?" }
  }
}

/// A component that is the lower the wider it is.
private struct Wide: ListComponent, Equatable {
  func makeView() -> UIView { UIView() }
  func configure(_ view: UIView) {}
  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 6000 / width) }
}
