import Synchronization
import Testing
import UIKit

/// The visibility of a view can be observed (evidence: L, stack views that ship observe it; D for
/// what a change notification contains). `ObservingGeometryTests` has the other properties.
@MainActor
struct ObservingTests {
  private let view = UIView()
  private let log = Log()

  @Test func `an observer is notified after each set, also of the same value`() {
    let observation = view.observe(\.isHidden) { [log] view, _ in
      MainActor.assumeIsolated { log.add("\(view.isHidden)") }
    }
    view.isHidden = true
    view.isHidden = true
    view.isHidden = false
    expectEqual(log.entries, ["true", "true", "false"])
    observation.invalidate()
  }

  @Test func `a view lays out again when a view that it observes is hidden`() {
    let row = ObservingRow()
    row.arrange([UIView(), UILabel()])
    row.layoutIfNeeded()
    expectEqual(row.passes, 1)
    row.subviews[0].isHidden = true
    row.layoutIfNeeded()
    row.subviews[1].isHidden = true
    row.layoutIfNeeded()
    expectEqual(row.passes, 3)
    row.subviews[0].alpha = 0.5
    row.layoutIfNeeded()
    expectEqual(row.passes, 3)
  }

  @Test(
    arguments: [
      ([], ["setting nil nil"]), (.new, ["setting nil true"]), (.old, ["setting false nil"]),
      ([.old, .new], ["setting false true"]), (.initial, ["setting nil nil", "setting nil nil"]),
      ([.initial, .old, .new], ["setting nil false", "setting false true"]),
      (.prior, ["prior setting nil nil", "setting nil nil"]),
      ([.prior, .old, .new], ["prior setting false nil", "setting false true"]),
    ] as [(NSKeyValueObservingOptions, [String])])
  func `options decide when an observer is notified, and of what`(
    options: NSKeyValueObservingOptions, expected: [String]
  ) {
    let observation = view.observe(\.isHidden, options: options) { [log] _, change in
      log.add(
        (change.isPrior ? "prior " : "") + "\(change.kind) "
          + "\(change.oldValue.map { "\($0)" } ?? "nil") "
          + "\(change.newValue.map { "\($0)" } ?? "nil")")
      log.add(change.indexes)
    }
    view.isHidden = true
    expectEqual(log.entries, expected)
    observation.invalidate()
  }

  @Test func `a prior notification comes before the change`() {
    let observation = view.observe(\.isHidden, options: .prior) { [log] view, change in
      let isPrior = change.isPrior
      MainActor.assumeIsolated { log.add("\(isPrior) \(view.isHidden)") }
    }
    view.isHidden = true
    expectEqual(log.entries, ["true false", "false true"])
    observation.invalidate()
  }

  @Test func `an observation ends when it is invalidated`() {
    let observation = view.observe(\.isHidden) { [log] _, _ in log.add("change") }
    observation.invalidate()
    observation.invalidate()
    view.isHidden = true
    #expect(log.entries.isEmpty)
  }

  @Test func `an observation ends when it is deallocated, also on another thread`() async {
    var observation: NSKeyValueObservation? = view.observe(\.isHidden) { [log] _, _ in
      log.add("change")
    }
    view.isHidden = true
    let last = Last(observation)
    observation = nil
    await Task.detached { last.release() }.value
    view.isHidden = false
    expectEqual(log.entries, ["change"])
  }

  @Test func `an observation does not retain its view, and may outlive it`() {
    var view: UIView? = UIView()
    weak let released = view
    let observation = view?.observe(\.isHidden) { _, _ in }
    view = nil
    #expect(released == nil)
    observation?.invalidate()
  }

  @Test func `the end of an observation releases its handler`() {
    var owned: UIView? = UIView()
    weak let released = owned
    let observation = view.observe(\.isHidden) { [owned] _, _ in _ = owned }
    owned = nil
    #expect(released != nil)
    observation.invalidate()
    #expect(released == nil)
  }

  @Test func `an observer that ends another one is the last to be notified`() {
    let second = Last(nil)
    let first = view.observe(\.isHidden) { [log] _, _ in
      log.add("first")
      second.release()
    }
    second.hold(view.observe(\.isHidden) { [log] _, _ in log.add("second") })
    view.isHidden = true
    expectEqual(log.entries, ["first"])
    first.invalidate()
  }

  @Test func `key paths of subclasses observe the same property`() {
    let label = UILabel()
    let fading = FadingView()
    let last: UIView = LastFadingView()
    let observations = [
      label.observe(\.isHidden) { [log] label, _ in
        MainActor.assumeIsolated { log.add("label \(label.numberOfLines)") }
      },
      fading.observe(\.isHidden) { [log] view, _ in
        MainActor.assumeIsolated { log.add("fading \(view.isHidden)") }
      },
      (label as UIView).observe(\.isHidden) { [log] _, _ in log.add("view") },
      last.observe(\.isHidden) { [log] _, _ in log.add("last") },
    ]
    label.isHidden = true
    fading.isHidden = true
    last.isHidden = true
    expectEqual(log.entries, ["label 1", "view", "fading true", "last"])
    for observation in observations { observation.invalidate() }
  }

  @Test func `hiding a layer notifies no observer of its view`() {
    let observation = view.observe(\.isHidden) { [log] _, _ in log.add("change") }
    view.layer.isHidden = true
    #expect(view.isHidden && log.entries.isEmpty)
    observation.invalidate()
  }

  @Test func `other properties cannot be observed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().observe(\.alpha) { _, _ in } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().observe(\.isOpaque) { _, _ in } }
    }
  }
}

/// What observers have seen, in the order in which they were notified.
private final class Log: Sendable {
  private let seen = Mutex<[String]>([])

  var entries: [String] { seen.withLock { $0 } }

  func add(_ entry: String) {
    seen.withLock { $0.append(entry) }
  }

  func add(_ indexes: IndexSet?) {
    if let indexes { add("indexes \(Array(indexes))") }
  }
}

/// The last reference to an observation, which any thread may release.
private final class Last: Sendable {
  private let observation: Mutex<NSKeyValueObservation?>

  init(_ observation: NSKeyValueObservation?) {
    self.observation = Mutex(observation)
  }

  func hold(_ newObservation: NSKeyValueObservation) {
    observation.withLock { $0 = newObservation }
  }

  func release() {
    observation.withLock { $0 = nil }
  }
}

/// A view that observes its subviews as a stack view does, and counts layout passes.
private final class ObservingRow: UIView {
  private(set) var passes = 0
  private var observations: [NSKeyValueObservation] = []

  func arrange(_ views: [UIView]) {
    for view in views { addSubview(view) }
    observations = views.map {
      $0.observe(\.isHidden) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.setNeedsLayout() }
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

/// A view that overrides the observed property.
private class FadingView: UIView {
  override var isHidden: Bool {
    get { super.isHidden }
    set {
      alpha = newValue ? 0 : 1
      super.isHidden = newValue
    }
  }
}

/// A final class that overrides the observed property, so that its key path is another one.
private final class LastFadingView: FadingView {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
}
