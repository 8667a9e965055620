@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The rows of the table LYPageLayout in OtherKits.md.
@MainActor
@Suite(.underAllModes)
struct LYPageRows {
  nonisolated static let rows: [AncestorRow] = [
    AncestorRow("LYSection", [3, 2, 1, 1]) {
      let stage = ListStage()
      stage.show {
        ListSection("own") { for id in 0..<2 { Tile(id: id) } }
        Loading(load: { "" })
        ListSection("last") { Tile(id: 0) }
      }
      let counts = (0..<3).map { stage.view.numberOfItems(inSection: $0) }
      return ([stage.view.numberOfSections] + counts).map { CGFloat($0) }
    },
    AncestorRow("configureCell:", [3 + 1, 3]) {
      // One more view measures.
      let stage = ListStage()
      let (views, _) = TileView.count { stage.show { rows(3) } }
      let fills = (0..<3).compactMap { stage.tile($0)?.number }
      return [CGFloat(views), CGFloat(fills.count)]
    },
    AncestorRow("sizeThatFits:withCell:", [0, 0, 40, 20, 0, 25, 200, 30]) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          Tile(id: 0)
          Tile(id: 1, width: 900, height: 30)
        }
      }
      return [0, 1].flatMap { stage.frame($0)?.numbers ?? [] }
    },
    AncestorRow("count", [7]) {
      let stage = ListStage()
      stage.show { rows(7) }
      return [CGFloat(stage.view.numberOfItems(inSection: 0))]
    },
    AncestorRow("updateWithSection:", [0, 1, 1]) {
      let stage = ListStage()
      stage.show { rows(3) }
      let view = stage.tile(1)
      let equal = TileLog.recording { stage.show { rows(3) } }
      let changed = TileLog.recording { stage.show { rows(3, changed: 1) } }
      let isSame = stage.tile(1) === view
      return [CGFloat(equal.fills.count), CGFloat(Set(changed.fills).count), isSame ? 1 : 0]
    },
    AncestorRow("setup", [1, 2]) {
      let stage = ListStage()
      let log = Made.Log()
      for _ in 0..<3 { stage.show { Made(log: log) } }
      let first = CGFloat(log.count)
      stage.show {}
      stage.show { Made(log: log) }
      return [first, CGFloat(log.count)]
    },
    AncestorRow("operations", [1, 4]) {
      let stage = ListStage()
      stage.show { Loading { "done" } }
      let before = stage.texts[0].count
      Headless.tapItem(at: [0, 0], in: stage.view)
      for _ in 0..<100 where stage.texts != ["done"] {
        await Task.yield()
        stage.view.layoutIfNeeded()
      }
      return [CGFloat(before), CGFloat(stage.texts[0].count)]
    },
    AncestorRow("select", [2]) {
      let stage = ListStage()
      var selected: [CGFloat] = []
      stage.show { rows(3).onSelect(of: [0, 1, 2]) { selected.append(CGFloat($0)) } }
      Headless.tapItem(at: [0, 2], in: stage.view)
      return selected
    },
    AncestorRow("section:visibleCellForItemAtIndex:", [2, 0]) {
      let stage = ListStage()
      stage.show { rows(30) }
      let shown = stage.list.view(ofItem: 2, inSection: "rows") as? TileView
      let hidden = stage.list.view(ofItem: 29, inSection: "rows")
      return [CGFloat(shown?.number ?? -1), hidden == nil ? 0 : 1]
    },
    AncestorRow("visibleIndexesForSection:", [3, 2]) {
      // Three rows of 30 points and a gap of 10 leave 50 points.
      let stage = ListStage()
      stage.show {
        rows(3)
        rows(9, "more")
      }
      let paths = stage.view.indexPathsForVisibleItems
      return [0, 1].map { section in CGFloat(paths.filter { $0.section == section }.count) }
    },
    AncestorRow("section:reloadItemsAtIndexes:", [1, 4]) {
      let stage = ListStage()
      stage.show {
        rows(2)
        rows(2, "more")
      }
      let log = TileLog.recording {
        stage.list.update { rows(2, "more", changed: 1) }
        stage.view.layoutIfNeeded()
      }
      return [CGFloat(Set(log.fills).count), CGFloat(stage.view.visibleCells.count)]
    },
    AncestorRow("parentViewControllerForSection:", [4]) {
      let stage = ListStage()
      var opened: [CGFloat] = []
      stage.show { Choosing { opened.append($0) } }
      Headless.tapItem(at: [0, 0], in: stage.view)
      return opened
    },
    AncestorRow("behavior in scrolling", [20, 45]) {
      let stage = ListStage()
      let delegate = Scrolled()
      stage.list.delegate = delegate
      stage.show { rows(30) }
      delegate.offsets = []
      for offset in [20, 45] as [CGFloat] { stage.scroll(to: offset) }
      return delegate.offsets
    },
    AncestorRow("LYDefaultBehavior", [6, 6 + 40 + 7, 6, 4, 4, 4 + 20 + 3]) {
      let stage = ListStage(width: 110)
      stage.show {
        ListSection("a") { for id in 0..<3 { Tile(id: id) } }
          .attributes(
            SectionAttributes(
              cellSpacing: 7, lineSpacing: 3, insets: Insets(top: 4, leading: 6)))
      }
      let frames = (0..<3).compactMap { stage.frame($0) }
      return frames.map(\.minX) + frames.map(\.minY)
    },
    AncestorRow("fades", [1, 1, 0.5]) {
      let stage = ListStage()
      stage.show {
        rows(30).effect { attributes, visibleRect in
          attributes.alpha = min(1, (attributes.frame.maxY - visibleRect.minY) / 30)
        }
      }
      let before = stage.view.cellForItem(at: [0, 0])?.alpha
      stage.scroll(to: 15)
      let cells = [1, 0].map { stage.view.cellForItem(at: [0, $0])?.alpha }
      return ([before] + cells).compactMap(\.self)
    },
    AncestorRow("LYFloatingBehavior", [150, 120 + 70, 40, 20, 1, 0, 70, 200, 150, -1]) {
      let stage = ListStage()
      stage.show {
        rows(30)
        ListOverlay("up", at: FloatingPlacement(.bottomTrailing, insets: Insets(10))) {
          Tile(id: 1)
        }
        ListOverlay(
          "back", at: FloatingPlacement(width: .fraction(1), height: .fraction(1), depth: .behind)
        ) { Tile(id: 2) }
      }
      stage.scroll(to: 70)
      let views = stage.view.subviews.compactMap { $0 as? ListOverlayView }
      return views.sorted { $0.frame.width < $1.frame.width }.flatMap {
        $0.frame.numbers + [$0.layer.zPosition > 0 ? 1 : -1]
      }
    },
    AncestorRow("LYHeaderBehavior", [0, 0, 200, 12]) {
      let stage = ListStage()
      stage.show { rows(30).header { Bar(height: 12) } }
      return stage.frame(ofKind: UICollectionView.elementKindSectionHeader)
    },
    AncestorRow("LYFixedBehavior", [0, 300, 200, 12]) {
      let stage = ListStage()
      stage.show {
        ListHeader(.pins) { Bar(height: 12) }
        rows(30)
      }
      stage.scroll(to: 300)
      return stage.frame(ofBoundary: CollectionViewAlignedLayout.elementKindContentHeader)
    },
    AncestorRow("LYCatchesBehavior", [30, 200, 30]) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          for id in 0..<30 {
            let attributes = CellAttributes(pins: id == 1)
            Tile(id: id, width: 200, height: 30, attributes: attributes)
          }
        }
        .attributes(.topLeft.with(lineSpacing: 0))
      }
      var tops: [CGFloat] = []
      for offset in [0, 200] as [CGFloat] {
        stage.scroll(to: offset)
        tops.append(stage.frame(1)?.minY ?? -1)
      }
      return tops + [stage.frame(1)?.height ?? 0]
    },
    AncestorRow("LYPage", [2, 3, 1, 4]) {
      let stage = ListStage()
      stage.show {
        rows(2)
        rows(3, "more")
      }
      let counts = (0..<2).map { CGFloat(stage.view.numberOfItems(inSection: $0)) }
      stage.list.update { rows(1) }
      stage.list.update { rows(4, "more") }
      stage.view.layoutIfNeeded()
      return counts + (0..<2).map { CGFloat(stage.view.numberOfItems(inSection: $0)) }
    },
  ]

  nonisolated static let rowsWithoutCode: [RowWithoutCode] = [
    RowWithoutCode("pageWillAppear", "It is a method of the reader's own controller."),
    RowWithoutCode("scrollEnabled", "It is a property of UIKit's, which the stand-in only stores."),
    RowWithoutCode("title", "It is the reader's own controller."),
  ]

  /// Rows of 30 points without gaps. One of them may have changed.
  fileprivate static func rows(
    _ count: Int, _ id: String = "rows", changed: Int? = nil
  ) -> ListSection {
    ListSection(id, of: Array(0..<count)) {
      Tile(id: $0, text: $0 == changed ? "new" : "\($0)", width: 200, height: 30)
    }
    .attributes(SectionAttributes(lineSpacing: 0))
  }

  @Test(arguments: rows)
  func `what stands left in the table is done by what stands right`(row: AncestorRow) async throws {
    try await row.expect()
  }
}

/// A part whose tile starts a task when it is tapped, and shows its result.
private struct Loading: ListPart {
  let load: @MainActor () async -> String
  @ListState private var text = "?"

  var body: [ListSection] {
    ListSection("loading") {
      Tile(id: 1, text: text).onSelect { Task { text = await load() } }
    }
  }
}

/// A part that counts how often the first value of its state is made.
private struct Made: ListPart {
  @MainActor
  final class Log {
    var count = 0

    func make() -> Int {
      count += 1
      return count
    }
  }

  @ListState private var number: Int

  init(log: Log) { _number = ListState(wrappedValue: log.make()) }

  var body: [ListSection] {
    ListSection("made") { Tile(id: number) }
  }
}

/// A part with an action that a controller passes in.
private struct Choosing: ListPart {
  let choose: @MainActor (CGFloat) -> Void

  var body: [ListSection] {
    ListSection("choosing") { Tile(id: 4).onSelect { choose(4) } }
  }
}

private final class Scrolled: NSObject, UICollectionViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
