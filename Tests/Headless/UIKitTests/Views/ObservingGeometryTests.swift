import Synchronization
import Testing
import UIKit

/// The geometry of views and the place of scroll views can be observed (evidence: L,
/// CollectionViewPagingLayout observes bounds and content offset; I for what notifies whom).
@MainActor
struct ObservingGeometryTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let log = Log()

  private func observeAll() -> [NSKeyValueObservation] {
    [
      view.observe(\.frame) { [log] _, _ in log.add("frame") },
      view.observe(\.bounds) { [log] _, _ in log.add("bounds") },
      view.observe(\.contentOffset) { [log] _, _ in log.add("offset") },
      view.observe(\.contentSize) { [log] _, _ in log.add("size") },
    ]
  }

  @Test func `each property notifies its observers when it is set, also to the same value`() {
    let observations = observeAll()
    view.frame = view.frame
    view.bounds = view.bounds
    view.contentSize = view.contentSize
    expectEqual(log.take(), ["frame", "bounds", "size"])
    view.contentSize = CGSize(width: 100, height: 900)
    expectEqual(log.take(), ["size"])
    for observation in observations { observation.invalidate() }
    view.frame = .zero
    #expect(log.take().isEmpty)
  }

  @Test func `setting the content offset notifies observers of the bounds too`() {
    let observations = observeAll()
    view.contentSize = CGSize(width: 100, height: 900)
    _ = log.take()
    view.contentOffset.y = 50
    expectEqual(log.take(), ["bounds", "offset"])
    view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    expectEqual(log.take(), ["bounds", "offset"])
    view.bounds.origin.y = 70
    expectEqual(log.take(), ["bounds"])
    for observation in observations { observation.invalidate() }
  }

  @Test func `a frame of another size notifies observers of the bounds, one that moves does not`() {
    let observations = observeAll()
    view.frame.origin.x = 5
    expectEqual(log.take(), ["frame"])
    view.frame.size.width = 90
    expectEqual(log.take(), ["bounds", "frame"])
    view.center.x = 9
    #expect(log.take().isEmpty)
    for observation in observations { observation.invalidate() }
  }

  @Test func `an observer of the bounds gets old and new bounds, first those of the beginning`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let observation = list.observe(\.bounds, options: [.initial, .prior, .old, .new]) {
      [log] list, change in
      let widths = [change.oldValue, change.newValue].map { $0.map { "\($0.width)" } ?? "nil" }
      let (isPrior, new) = (change.isPrior, change.newValue)
      log.add((isPrior ? "prior " : "") + widths.joined(separator: " "))
      MainActor.assumeIsolated { #expect(isPrior || list.bounds == new) }
    }
    list.bounds.size.width = 40
    expectEqual(log.take(), ["nil 0.0", "prior 0.0 nil", "0.0 40.0"])
    observation.invalidate()
  }

  @Test func `dragging notifies observers of the content offset`() {
    view.contentSize = CGSize(width: 100, height: 900)
    let observation = view.observe(\.contentOffset, options: .new) { [log] _, change in
      log.add("\(change.newValue?.y ?? -1)")
    }
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: 30))
    Headless.endDragging(view, distance: CGPoint(x: 0, y: 20), steps: 2)
    expectEqual(log.take(), ["30.0", "40.0", "50.0"])
    observation.invalidate()
  }

  @Test func `a view that is no longer observed keeps no observers`() {
    view.observe(\.bounds) { [log] _, _ in log.add("bounds") }.invalidate()
    view.bounds.size.width = 9
    #expect(log.take().isEmpty && view.bounds.width == 9)
  }
}

/// What observers have seen since the last time.
private final class Log: Sendable {
  private let seen = Mutex<[String]>([])

  func add(_ entry: String) {
    seen.withLock { $0.append(entry) }
  }

  func take() -> [String] {
    seen.withLock { seen in
      defer { seen = [] }
      return seen
    }
  }
}
