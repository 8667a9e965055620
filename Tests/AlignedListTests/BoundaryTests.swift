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

  private func rows(_ count: Int = 20) -> ListSection {
    ListSection("rows") {
      for id in 0..<count { Tile(id: id, text: "\(id)", width: 200, height: 30) }
    }
    .header { Tile(id: 50, text: "rows", width: 200, height: 10) }
  }

  private func cover(_ text: String = "cover", height: CGFloat = 60) -> Tile {
    Tile(id: 99, text: text, width: 200, height: height)
  }

  private func view(_ kind: String) -> ListBoundaryView? {
    stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0)) as? ListBoundaryView
  }

  private func text(_ view: ListBoundaryView?) -> String? {
    (view?.hosted as? TileView)?.text
  }

  private func frame(ofRow row: Int) -> CGRect? {
    stage.list.indexPath(ofItem: row, inSection: "rows")
      .flatMap { stage.list.layout.layoutAttributesForItem(at: $0)?.frame }
  }

  @Test func `they stand above and below all sections, as long as their components`() throws {
    stage.show {
      ListFooter { cover("end", height: 25) }
      rows(2)
      ListHeader { cover() }
    }
    #expect(text(view(Self.header)) == "cover")
    #expect(view(Self.header)?.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(text(view(Self.footer)) == "end")
    #expect(view(Self.footer)?.frame.height == 25)
    #expect(view(Self.footer)?.frame.maxY == stage.list.layout.collectionViewContentSize.height)
    #expect(stage.view.numberOfSections == 1)
    #expect(stage.list.sectionID(at: 0) == AnyHashable("rows"))
    #expect(stage.mistakes == [])
  }

  @Test func `an equal header is not filled or measured again, and another one keeps its view`() {
    func show(_ cover: Tile) {
      stage.show {
        ListHeader { cover }
        rows()
      }
    }
    show(cover())
    let header = view(Self.header)
    let log = TileLog()
    TileView.log = log
    defer { TileView.log = nil }
    show(cover())
    #expect(log.fills == [] && log.sizes == [])
    let place = frame(ofRow: 0)?.minY
    show(cover("taller", height: 90))
    #expect(view(Self.header) === header)
    #expect(text(header) == "taller")
    #expect(header?.frame.height == 90)
    #expect(frame(ofRow: 0)?.minY == place.map { $0 + 30 })
    // Rows that were out of sight are filled, too.
    #expect(log.fills.contains("taller") && !log.fills.contains("cover"))
    #expect(Set(log.sizes) == ["taller"])
  }

  @Test func `they come and go with the sections`() {
    stage.show { rows() }
    #expect(view(Self.header) == nil)
    stage.show(animated: true) {
      ListHeader { cover() }
      rows()
    }
    #expect(text(view(Self.header)) == "cover")
    stage.show {
      ListHeader { cover() }
    }
    #expect(view(Self.header) == nil)
    stage.show {
      ListHeader { cover() }
      ListSection("empty") {}
    }
    #expect(text(view(Self.header)) == "cover")
    stage.show { rows() }
    #expect(view(Self.header) == nil)
    #expect(stage.list.layout.contentHeader == nil)
    #expect(stage.mistakes == [])
  }

  @Test func `pinned, a header stays above the headers of sections`() {
    stage.show {
      ListHeader(.pins) { cover() }
      rows()
    }
    stage.view.contentOffset.y = 200
    stage.view.layoutIfNeeded()
    #expect(view(Self.header)?.frame.minY == 200)
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 260)
  }

  @Test func `stretched, it is not filled or measured again`() {
    stage.show {
      ListHeader(.stretches) { cover() }
      rows()
    }
    let log = TileLog()
    TileView.log = log
    defer { TileView.log = nil }
    for y in [-10, -40, 0] as [CGFloat] {
      stage.view.contentOffset.y = y
      stage.view.layoutIfNeeded()
      #expect(view(Self.header)?.frame == CGRect(x: 0, y: y, width: 200, height: 60 - y))
    }
    #expect(!log.fills.contains("cover") && !log.sizes.contains("cover"))
  }

  @Test func `another width measures it again, for what its insets leave`() {
    struct Wide: ListComponent, Equatable {
      func makeView() -> UIView { UIView() }
      func configure(_ view: UIView) {}
      func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 6000 / width) }
    }
    stage.show {
      ListHeader(insets: Insets(leading: 30, trailing: 20)) { Wide() }
      rows()
    }
    #expect(view(Self.header)?.frame == CGRect(x: 30, y: 0, width: 150, height: 40))
    stage.view.frame.size.width = 350
    stage.view.layoutIfNeeded()
    #expect(view(Self.header)?.frame == CGRect(x: 30, y: 0, width: 300, height: 20))
  }

  @Test func `its actions are called`() {
    var events: [String] = []
    stage.show {
      ListHeader {
        cover().onSelect { events.append("tap") }
          .onDisplay { events.append("shown") }
          .onEndDisplay { events.append("gone") }
      }
      rows()
    }
    #expect(view(Self.header)?.accessibilityActivate() == true)
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    #expect(events == ["shown", "tap", "gone"])
  }

  @Test func `components that are attached to it are a mistake`() {
    stage.show {
      rows()
      ListHeader { cover().attachment(at: .topTrailing) { cover("badge") } }
    }
    #expect(stage.mistakes.count == 1)
    #expect(stage.mistakes.first?.contains("Put them into its component.") == true)
  }

  @Test func `an effect of the first section does not get it`() {
    var kinds: Set<String?> = []
    stage.show {
      ListHeader { cover() }
      rows().effect { attributes, _ in kinds.insert(attributes.representedElementKind) }
    }
    #expect(!kinds.contains(Self.header) && !kinds.isEmpty)
  }

  @Test func `the header of a section is measured for the width that its insets leave`() {
    struct Wide: ListComponent, Equatable {
      func makeView() -> UIView { UIView() }
      func configure(_ view: UIView) {}
      func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 6000 / width) }
    }
    stage.show {
      rows().header { Wide() }
        .attributes(SectionAttributes(supplementaryInsets: Insets(leading: 40, trailing: 40)))
    }
    let kind = UICollectionView.elementKindSectionHeader
    let header = stage.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.size == CGSize(width: 120, height: 50))
  }

  @Test func `a list that takes over the view has its own header, or none`() {
    stage.show {
      ListHeader { cover() }
      rows()
    }
    let other = CollectionViewAlignedList(stage.view)
    other.show { rows(3) }
    stage.view.layoutIfNeeded()
    #expect(stage.list.layout.contentHeader == nil && view(Self.header) == nil)
    other.show {
      rows(3)
      ListHeader { cover("other", height: 12) }
    }
    stage.view.layoutIfNeeded()
    #expect(text(view(Self.header)) == "other")
    #expect(view(Self.header)?.frame.height == 12)
  }
}
