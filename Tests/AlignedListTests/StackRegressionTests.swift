@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Defects of headers of several components, of badges on rows, and of areas of sections.
@MainActor
@Suite(.underAllModes)
struct StackRegressionTests {
  private let stage = ListStage()

  private func bar(_ height: CGFloat, _ text: String = "") -> Tile {
    Tile(id: Int(height), text: text.isEmpty ? "\(height)" : text, width: 200, height: height)
  }

  private func rows(_ id: String = "rows", _ ids: [Int] = Array(0..<40)) -> ListSection {
    ListSection(id, of: ids) { Tile(id: $0, text: "\($0)", width: 200, height: 30) }
      .attributes(SectionAttributes(lineSpacing: 0))
  }

  private func header(
    _ section: Int = 0, _ kind: String = UICollectionView.elementKindSectionHeader
  ) -> ListSupplementaryView? {
    stage.view.layoutIfNeeded()
    let view =
      stage.view.supplementaryView(forElementKind: kind, at: [section, 0]) as? ListSupplementaryView
    view?.layoutIfNeeded()
    return view
  }

  private func contentView(_ kind: String) -> ListSupplementaryView? {
    stage.view.layoutIfNeeded()
    let view =
      stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
      as? ListSupplementaryView
    view?.layoutIfNeeded()
    return view
  }

  private var contentHeader: ListSupplementaryView? {
    contentView(CollectionViewAlignedLayout.elementKindContentHeader)
  }

  private func parts(_ view: ListSupplementaryView?) -> [[CGFloat]?] {
    (view?.withParts.dropFirst() ?? []).map {
      $0.isHidden ? nil : [$0.frame.minY, $0.frame.height]
    }
  }

  private func scroll(_ y: CGFloat) {
    stage.view.contentOffset.y = y
    stage.view.layoutIfNeeded()
  }

  private func attached(_ item: Int, _ index: Int = 0, section: Int = 0) -> ListAttachedView? {
    stage.view.supplementaryView(
      forElementKind: ListAttachment.Host.item.kind(index), at: [section, item])
      as? ListAttachedView
  }

  private func headerAttributes(_ section: Int) -> CGRect? {
    stage.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
  }

  @Test(arguments: [true, false])
  func `equal headers shown again while pinned keep what pins by default`(isFirst: Bool) {
    func show(_ more: Int = 0) {
      stage.show {
        if isFirst {
          rows().header { bar(20) }.header(pins: false) { bar(30) }
        } else {
          rows().header(pins: false) { bar(30) }.header { bar(20) }
        }
        if more > 0 { rows("more") }
      }
    }
    show()
    scroll(200)
    let before = parts(header())
    show()
    expectEqual(parts(header()), before)
    show(1)
    expectEqual(parts(header()), before)
  }

  @Test(arguments: [true, false])
  func `a single header that pins no longer, or pins from now on`(pins: Bool) {
    stage.show { rows().header(pins: pins) { bar(20) } }
    scroll(200)
    stage.show { rows().header(pins: !pins) { bar(20) } }
    expectEqual(headerAttributes(0)?.minY, pins ? 0 : 200)
  }

  @Test func `a single header loses its own pinning`() {
    stage.show { rows().header(pins: false) { bar(20) } }
    scroll(200)
    stage.show { rows().header { bar(20) } }
    expectEqual(headerAttributes(0)?.minY, 200)
  }

  @Test func `a reader changes the insets reference with the width`() async {
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    stage.show {
      ListReader { surroundings in
        if surroundings.width > 250 {
          rows().contentInsetsReference(.layoutMargins)
        } else {
          rows()
        }
      }
    }
    expectEqual(stage.frame(0)?.minX, 0)
    stage.window.frame.size.width = 400
    stage.view.frame.size.width = 400
    stage.view.layoutIfNeeded()
    await stage.settle()
    expectEqual(stage.frame(0)?.minX, 30)
  }

  @Test(arguments: [1, 2])
  func `nothing of removed headers stays in memory`(count: Int) async {
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      stage.show {
        rows().header { for n in 0..<count { bar(20, "\(n)").onSelect { _ = owner } } }
      }
    }
    #expect(weakOwner != nil)
    stage.show { rows("others") }
    scroll(100)
    await stage.settle()
    for _ in 0..<5 { await Task.yield() }
    #expect(weakOwner == nil)
  }

  @Test func `nothing of a removed list header stays in memory`() async {
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      stage.show {
        ListHeader { bar(20).onSelect { _ = owner } }
        ListHeader { bar(30).onSelect { _ = owner } }
        rows()
      }
    }
    stage.show { rows() }
    await stage.settle()
    for _ in 0..<5 { await Task.yield() }
    #expect(weakOwner == nil)
  }

  @Test func `a second list shows badges after the first one is gone`() {
    func badged(_ text: String, _ width: CGFloat) -> ListSection {
      ListSection("a") {
        Tile(id: 1, text: "1", width: 200, height: 30)
          .attachment(at: .topTrailing) { Tile(id: 0, text: text, width: width, height: 10) }
      }
    }
    let view = stage.view
    var first: CollectionViewAlignedList? = CollectionViewAlignedList(view)
    first?.show { badged("first", 20) }
    view.layoutIfNeeded()
    first = nil
    let second = CollectionViewAlignedList(view)
    second.show { badged("second", 40) }
    view.layoutIfNeeded()
    expectEqual((attached(0)?.hosted as? TileView)?.text, "second")
    expectEqual(attached(0)?.frame.width, 40)
  }

  @Test func `a header and the rows of a card stay aligned in an area`() {
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 25)
    stage.list.layout.supplementaryContentInsetsReference = .automatic
    let card = rows("a", [1, 2]).attributes(.columns(1)).header { Bar(height: 10) }.insetGrouped()
    stage.show { card.contentInsetsReference(.layoutMargins) }
    expectEqual(headerAttributes(0)?.minX, stage.frame(0)?.minX)
    expectEqual(headerAttributes(0)?.width, stage.frame(0)?.width)
  }

  @Test func `elements stand at the top of a list that scrolls sideways`() {
    stage.list.layout.scrollDirection = .horizontal
    stage.show {
      ListHeader(.stretches) { Tile(id: 1, text: "a", width: 60, height: 30) }
      ListHeader { Tile(id: 2, text: "b", width: 40, height: 20) }
      rows()
    }
    expectEqual(contentHeader?.frame.width, 60)
    expectEqual(parts(contentHeader), [[0, 30], [30, 20]])
  }

  @Test func `elements that are higher than a list that scrolls sideways begin at the top`() {
    stage.list.layout.scrollDirection = .horizontal
    stage.show {
      rows().header {
        bar(100); bar(90)
      }
    }
    expectEqual(parts(header()), [[0, 100], [100, 90]])
  }

  @Test func `a header that scrolls sideways pins as a whole if any element does`() {
    stage.list.layout.scrollDirection = .horizontal
    stage.show {
      ListHeader(.stretches) { Tile(id: 1, text: "a", width: 60, height: 30) }
      ListHeader(.pins) { Tile(id: 2, text: "b", width: 40, height: 20) }
      rows()
    }
    stage.view.contentOffset.x = 100
    stage.view.layoutIfNeeded()
    expectEqual(contentHeader?.frame.minX, 100)
  }

  @Test func `a carousel keeps its place when a title comes above it or goes`() {
    func show(_ above: Int, _ below: Int) {
      stage.show {
        rows().header {
          for n in 0..<above { bar(20, "above \(n)") }
          Carousel("c", cardWidth: .points(80)) {
            for id in 1...9 { Tile(id: id, text: "\(id)", height: 30) }
          }
          for n in 0..<below { bar(20, "below \(n)") }
        }
      }
    }
    func carousel() -> CarouselView? {
      let views = header()?.withParts.compactMap { $0.hosted as? CarouselView }
      views?.first?.layoutIfNeeded()
      views?.first?.collectionView.layoutIfNeeded()
      return views?.first
    }
    show(0, 1)
    carousel()?.collectionView.contentOffset.x = 100
    carousel()?.collectionView.layoutIfNeeded()
    show(0, 2)
    expectEqual(carousel()?.collectionView.contentOffset.x, 100, "below 1 to 2")
    show(0, 0)
    expectEqual(carousel()?.collectionView.contentOffset.x, 100, "2 below to 0")
    carousel()?.collectionView.contentOffset.x = 100
    carousel()?.collectionView.layoutIfNeeded()
    show(0, 1)
    expectEqual(carousel()?.collectionView.contentOffset.x, 100, "below 0 to 1")
    carousel()?.collectionView.contentOffset.x = 100
    carousel()?.collectionView.layoutIfNeeded()
    show(1, 1)
    expectEqual(carousel()?.collectionView.contentOffset.x, 100, "above 0 to 1")
  }

  @Test func `attributes follow the width in one pass under a header of two elements`() {
    stage.show {
      ListReader { surroundings in
        ListSection("photos", of: Array(0..<20)) { Tile(id: $0) }
          .attributes(.columns(surroundings.width < 600 ? 2 : 4))
          .header {
            bar(20)
            bar(30)
          }
      }
    }
    stage.window.frame.size.width = 1000
    stage.view.frame.size.width = 1000
    stage.view.layoutIfNeeded()
    #expect(!stage.list.turns.isPending)
    expectEqual(stage.frame(3)?.minY, 50)
  }

  @Test func `a badge whose cell is on another page is visible`() {
    stage.show {
      ListSection("rows") {
        Tile(id: 0, text: "top", width: 200, height: 200)
        ListRow {
          Tile(id: 1, text: "a", width: 200, height: 30)
          Tile(id: 2, text: "b", width: 20, height: 120)
        }
        .attachment(at: .bottomTrailing) { Tile(id: 0, text: "new", width: 10, height: 10) }
        for id in 3..<30 { Tile(id: id, text: "\(id)", width: 200, height: 30) }
      }
      .attributes(SectionAttributes(lineSpacing: 0))
    }
    for offset in [230, 290, 300, 305, 320] as [CGFloat] {
      scroll(700)
      scroll(offset)
      let badge = (0..<4).compactMap { attached($0) }.first
      expectEqual(badge?.frame.minY, 340, "\(offset)")
    }
  }

  @Test func `a removed carousel of a header leaves no selection in another place`() {
    func show(_ names: [String]) {
      stage.show {
        rows().header {
          for name in names {
            Carousel(name, cardWidth: .points(80)) {
              for id in 1...9 {
                Tile(id: id, text: "\(name)\(id)", height: 30).onSelectionChange { _ in }
              }
            }
          }
        }
      }
    }
    func carousels() -> [CarouselView] {
      let views = header()?.withParts.compactMap { $0.hosted as? CarouselView } ?? []
      for view in views {
        view.layoutIfNeeded()
        view.collectionView.layoutIfNeeded()
      }
      return views
    }
    show(["a", "b", "c"])
    let first = carousels()[0].collectionView
    first.contentOffset.x = 100
    first.layoutIfNeeded()
    Headless.tapItem(at: [0, 2], in: first)
    show(["b", "c"])
    expectEqual(carousels().map(\.collectionView.contentOffset.x), [0, 0])
    expectEqual(carousels()[0].collectionView.indexPathsForSelectedItems ?? [], [])
  }

  @Test(arguments: [false, true])
  func `a list header or an overlay changes while a section's header pins by default`(
    isOverlay: Bool
  ) {
    func show(_ text: String) {
      stage.show {
        if isOverlay {
          ListOverlay("o", at: FloatingPlacement(.bottomTrailing)) {
            Tile(id: 1, text: text, width: 50, height: 20)
          }
        } else {
          ListHeader { bar(40, text) }
        }
        rows().header { bar(20) }.header(pins: false) { bar(30) }
      }
    }
    show("a")
    scroll(240)
    show("b")
    expectEqual(parts(header()), [[0, 20], nil])
    scroll(260)
    expectEqual(parts(header()), [[0, 20], nil], "scrolled on")
    scroll(0)
    expectEqual(parts(header()), [[0, 20], [20, 30]], "scrolled back")
  }

  @Test func `a single footer that pins from now on`() {
    stage.show { rows().footer { bar(20) } }
    stage.show { rows().footer(pins: true) { bar(20) } }
    let frame = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])?.frame
    expectEqual(frame?.maxY, 150)
  }
}

private final class Owner {}
