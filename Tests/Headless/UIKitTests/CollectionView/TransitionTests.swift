import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Replacing the layout. Evidence: D for the calls, P for the item in the middle; the order is I.
@MainActor
@Suite(.underAllModes)
struct TransitionTests {
  private final class Log {
    var entries: [String] = []
  }

  private final class NamedLayout: RowsLayout {
    let name: String
    let shared: Log

    init(_ name: String, _ shared: Log) {
      self.name = name
      self.shared = shared
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func note(_ entry: String) {
      if let collectionView, Headless.isAuditing(collectionView) { return }
      let skipped = ["should invalidate", "context for bounds", "invalidate headers"]
      guard !skipped.contains(entry), !entry.hasPrefix("header"), !entry.hasPrefix("item") else {
        return
      }
      let line = "\(name) \(entry)"
      if shared.entries.last != line { shared.entries.append(line) }
    }
  }

  @Test func `setting the same layout again makes no calls`() {
    let layout = RowsLayout()
    let stage = Stage(layout, counts: [3])
    _ = stage.calls()
    stage.view.collectionViewLayout = layout
    stage.view.setCollectionViewLayout(layout, animated: true)
    stage.view.layoutIfNeeded()
    expectEqual(stage.calls(), [])
  }

  @Test func `a new layout replaces the old one`() {
    let old = RowsLayout()
    let stage = Stage(old, counts: [5])
    let new = RowsLayout()
    new.rowHeight = 20
    stage.view.collectionViewLayout = new
    #expect(old.collectionView == nil)
    #expect(new.collectionView === stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 20 })
    expectEqual(stage.view.contentSize.height, 130)
    stage.expectConsistent()
  }

  @Test func `an animated transition calls both layouts, in order`() {
    let log = Log()
    let stage = Stage(NamedLayout("old", log), counts: [2])
    log.entries = []
    var finished: Bool?
    stage.view.setCollectionViewLayout(NamedLayout("new", log), animated: true) { finished = $0 }
    expectEqual(
      log.entries,
      [
        "old transition to", "new transition from", "new invalidate everything", "new prepare",
        "new content size", "new target offset", "new elements", "old final 0-0",
        "old final 0-1", "new initial 0-0", "new initial 0-1", "old finalize transition",
        "new finalize transition",
      ])
    #expect(finished == true)
    stage.expectConsistent()
  }

  @Test func `elements animate from their old to their new frames`() throws {
    let stage = Stage(RowsLayout(), counts: [3])
    let new = RowsLayout()
    new.rowHeight = 10
    stage.view.setCollectionViewLayout(new, animated: true)
    let motion = try #require(
      Headless.lastAnimation(of: stage.view)?.motion(toItem: IndexPath(item: 2, section: 0)))
    expectEqual(motion.from.frame.minY, 110)
    expectEqual(motion.to.frame.minY, 50)
  }

  @Test func `the item in the middle stays in the middle`() {
    let stage = Stage(RowsLayout(), counts: [50])
    stage.scroll(to: 1000)
    let middle = stage.view.indexPathForItem(at: CGPoint(x: 50, y: 1100))
    let new = RowsLayout()
    new.rowHeight = 100
    stage.view.setCollectionViewLayout(new, animated: false)
    stage.view.layoutIfNeeded()
    let center = CGPoint(x: 50, y: stage.view.bounds.midY)
    expectEqual(stage.view.indexPathForItem(at: center), middle)
    stage.expectConsistent()
  }

  @Test func `cells are called before and after a transition`() {
    final class RecordingCell: UICollectionViewCell {
      static var events: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { RecordingCell.events.append("will \(frame.height)") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { RecordingCell.events.append("did \(frame.height)") }
    }
    let stage = Stage(RowsLayout(), ItemSource(counts: [1]), laysOut: false)
    stage.view.register(RecordingCell.self, forCellWithReuseIdentifier: "item")
    stage.view.layoutIfNeeded()
    RecordingCell.events = []
    let new = RowsLayout()
    new.rowHeight = 60
    stage.view.setCollectionViewLayout(new, animated: true)
    expectEqual(RecordingCell.events, ["will 40.0", "did 60.0"])
  }

  @Test func `a layout set before the first display is used in it`() {
    let stage = Stage(RowsLayout(), ItemSource(counts: [2]), laysOut: false)
    let new = RowsLayout()
    new.rowHeight = 25
    stage.view.collectionViewLayout = new
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentSize.height, 80)
    stage.expectConsistent()
  }

  @Test func `a layout of another collection view is reported`() {
    let layout = RowsLayout()
    let owner = Stage(layout, counts: [1])
    let stage = Stage(RowsLayout(), counts: [1])
    expectViolation(.layoutInUse, "is already used by another collection view") {
      stage.view.collectionViewLayout = layout
    }
    #expect(layout.collectionView === owner.view)
    #expect(stage.view.collectionViewLayout !== layout)
  }

  @Test func `one layout for two collection views is reported, without an exception`() {
    let layout = RowsLayout()
    let stage = Stage(layout, counts: [3])
    let violations = Headless.recordingViolations {
      let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
      second.layoutIfNeeded()
    }
    expectEqual(violations.map(\.kind), [.layoutInUse])
    expectEqual(violations.map(\.severity), [.report])
    #expect(
      violations.first?.message.contains("only one collection view at a time can use") == true)
    #expect(layout.collectionView === stage.view)
  }
}
