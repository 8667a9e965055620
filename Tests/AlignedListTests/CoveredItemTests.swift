@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Items of which something in front takes the touches: a pinned header, a badge, an overlay. Rests on UIKit
/// finding the item of a long press by the frames of cells (I), and on touches going by the order of subviews (D).
@MainActor
@Suite(.underAllModes)
struct CoveredItemTests {
  private let stage = ListStage()
  private let delegate = MenuDelegate()

  /// Shows rows with menus, of which the first one can be seen above, at, and beside what covers it.
  private func show(menus: Bool = true) {
    stage.list.delegate = delegate
    stage.show {
      ListSection("rows", of: Array(0..<9)) { id in
        let row = Tile(id: id, text: "\(id)", width: 200, height: 60)
          .attachment(at: .leading) { Tile(id: 0, width: 20, height: 20).onSelect {} }
          .attachment(at: .center) { Tile(id: 1, width: 20, height: 20) }
        return menus ? row.contextMenu { UIMenu(title: "\(id)") } : row
      }
      .header { Bar(height: 30) }
      .onDrag(of: Array(0..<9)) { .number($0) }
      ListOverlay("up", at: FloatingPlacement(.bottomTrailing)) { Tile(id: 9, height: 30) }
    }
    stage.view.contentOffset.y = 45
    stage.view.layoutIfNeeded()
  }

  /// A point of the visible area, and the item that a long press there is meant for.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let x: CGFloat
    let y: CGFloat
    let item: Int?
  }

  nonisolated static let places = [
    Place(testDescription: "a pinned header", x: 100, y: 20, item: nil),
    Place(testDescription: "a cell below the header", x: 100, y: 31, item: 0),
    Place(testDescription: "a badge with an action", x: 10, y: 75, item: nil),
    Place(testDescription: "a badge without an action", x: 100, y: 75, item: 1),
    Place(testDescription: "a cell beside its badges", x: 40, y: 75, item: 1),
    Place(testDescription: "an overlay", x: 190, y: 140, item: nil),
    Place(testDescription: "a cell beside an overlay", x: 150, y: 140, item: 2),
  ]

  private func point(_ place: Place) -> CGPoint {
    CGPoint(x: place.x, y: stage.view.bounds.minY + place.y)
  }

  @Test(arguments: places)
  func `a long press opens the menu of an item that nothing covers at the point`(place: Place) {
    for menus in [true, false] {
      show(menus: menus)
      let menu = Headless.openContextMenu(at: point(place), in: stage.view)
      let title = place.item.map { menus ? "\($0)" : "client \($0)" }
      expectEqual(menu?.title, title)
      // Before iOS 16.
      let path = stage.view.indexPathForItem(at: point(place))
      let older = path.flatMap {
        stage.view.delegate?.collectionView(
          stage.view, contextMenuConfigurationForItemAt: $0, point: point(place))
      }
      expectEqual(older != nil, place.item != nil)
    }
  }

  @Test(arguments: places)
  func `a long press drags an item that nothing covers at the point`(place: Place) throws {
    show()
    let drag = Headless.Drag(at: point(place), of: stage.view)
    expectEqual(drag?.items.first?.localObject as? Int, place.item)
    drag?.cancel()
    // A tap with another finger adds an item to a drag.
    let path = try #require(stage.view.indexPathForItem(at: point(place)))
    let other = try #require(
      Headless.Drag(at: point(Self.places[path.item == 0 ? 4 : 1]), of: stage.view))
    let session = try #require(other.session)
    let added = stage.view.dragDelegate?.collectionView(
      stage.view, itemsForAddingTo: session, at: path, point: point(place))
    expectEqual(added?.first?.localObject as? Int, place.item)
    other.cancel()
  }

  @Test func `a menu opens where a view lets touches through to the item`() {
    show()
    let overlay = stage.view.subviews.compactMap { $0 as? ListOverlayView }.first
    overlay?.hosted?.isUserInteractionEnabled = false
    let menu = Headless.openContextMenu(at: point(Self.places[5]), in: stage.view)
    expectEqual(menu?.title, "2")
  }

  @Test func `an overlay gets the taps at its place, whatever comes below it`() {
    let events = RecordedTexts()
    func show(_ ids: Range<Int>) {
      stage.show {
        ListSection("rows", of: Array(ids)) { Tile(id: $0, width: 200, height: 60) }
          .onSelect(of: Array(ids)) { events.texts.append("row \($0)") }
        ListOverlay("up", at: FloatingPlacement(.bottom, width: .fraction(1))) {
          Bar(height: 40).onSelect { events.texts.append("up") }
        }
      }
    }
    func tap() -> [String] {
      Headless.tap(stage.view, at: CGPoint(x: 100, y: stage.view.bounds.maxY - 20))
      return events.take()
    }
    show(0..<20)
    expectEqual(tap(), ["up"])
    for offset in stride(from: CGFloat(0), through: 800, by: 35) {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      expectEqual(tap(), ["up"], "at \(offset)")
    }
    show(-20..<20)
    expectEqual(tap(), ["up"])
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(tap(), ["up"])
  }

  /// Labels take no touches.
  private struct Label: ListComponent {
    func makeView() -> UILabel { UILabel() }
    func configure(_ view: UILabel) { view.text = "Up" }
    func size(of view: UILabel, fitting width: CGFloat) -> CGSize { CGSize(width: 40, height: 30) }
  }

  @Test func `an overlay with an action takes touches, and a label without one takes none`() {
    var events: [String] = []
    for hasAction in [true, false] {
      stage.show {
        ListSection("rows", of: Array(0..<9)) { id in
          Tile(id: id, width: 200, height: 60).onSelect { events.append("cell") }
        }
        ListOverlay("up", at: FloatingPlacement(.topLeading)) {
          hasAction ? Label().onSelect { events.append("up") } : ListItem(Label())
        }
      }
      stage.view.layoutIfNeeded()
      Headless.tap(stage.view, at: CGPoint(x: 20, y: 15))
    }
    expectEqual(events, ["up", "cell"])
  }
}

/// A client's delegate with a menu for each item.
private final class MenuDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(indexPaths[0])
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(indexPath)
  }

  private func menu(_ path: IndexPath) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "client \(path.item)")
    }
  }
}
