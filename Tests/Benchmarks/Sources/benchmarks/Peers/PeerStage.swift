import BenchmarkClient
import UIKit

/// A list in one layout, to which an event happens again and again.
@MainActor
struct PeerStage {
  private let screen: ListScreen
  /// The stage of an event that a whole collection view has.
  private let stage: EventStage?
  private let event: PeerEvent

  /// The distance of a drag by a screen, after which a row is still visible that was before.
  private static let screen = ListScreen.size.height - 44

  init(_ event: PeerEvent, _ content: PeerContent, count: Int, in peer: PeerLayout) {
    self.event = event
    let isAtEnd = event == .append
    let screen = ListScreen(content.items, count: count, in: peer, isAtEnd: isAtEnd)
    self.screen = screen
    stage = event.viewEvent.map {
      EventStage(
        $0, on: screen, name: "\(content.fullName), \(peer.rawValue)", isAtEnd: isAtEnd,
        holdsItsPlace: peer.holdsItsPlace, step: Self.screen,
        rowsBetween: event == .insertVisible ? -2 : 30)
    }
    if stage == nil { Headless.withoutAudits { screen.view.layoutIfNeeded() } }
  }

  /// Lets the event happen a few times.
  ///
  /// - Returns: the median time of an event in nanoseconds, and what was asked in the first.
  func sample(isQuick: Bool) -> (time: Double, counts: EventCounts) {
    let samples = (0..<(isQuick ? 1 : 3)).map { _ in sampleOnce() }
    return (median(samples.map(\.time)), samples[0].counts)
  }

  private func sampleOnce() -> (time: Double, counts: EventCounts) {
    var passed = 0.0
    if let stage {
      let counts = stage.measure { happen in passed = time(1) { _ in happen() } }
      return (passed, counts)
    }
    screen.counts = EventCounts()
    Headless.withoutAudits { passed = timeOfLayoutEvent() }
    return (passed, screen.counts)
  }

  private func timeOfLayoutEvent() -> Double {
    let (view, layout) = (screen.view, screen.view.collectionViewLayout)
    switch event {
    case .firstScreen:
      return time(1) { _ in
        view.reloadData()
        view.layoutIfNeeded()
      }
    case .prepare:
      return time(1) { _ in
        layout.invalidateLayout()
        layout.prepare()
      } / Double(screen.cellCount)
    case .screenful:
      let rects = PeerStage.rects(ofHeight: layout.collectionViewContentSize.height)
      return time(rects.count) { number in
        let found = layout.layoutAttributesForElements(in: rects[number])
        precondition(found?.isEmpty == false)
      }
    case .insert, .delete, .insertVisible, .append, .lateAnswer, .scroll:
      preconditionFailure("A stage of the whole view has this event.")
    }
  }

  // MARK: Screenfuls

  private static var numbers = SeededNumbers()

  /// Returns random rectangles of the view's size, others each time: UIKit asks for most of them once.
  private static func rects(ofHeight height: CGFloat) -> [CGRect] {
    (0..<16).map { _ in
      let top = CGFloat.random(in: 0..<max(height - ListScreen.size.height, 1), using: &numbers)
      return CGRect(origin: CGPoint(x: 0, y: top), size: ListScreen.size)
    }
  }

  // MARK: Frames

  /// Inserts and deletes items among those that are visible.
  func changeFirstItems() {
    Headless.withoutAudits {
      screen.insertRow(at: 5)
      screen.deleteRow(at: 2)
      screen.view.layoutIfNeeded()
    }
  }

  /// Stops the program unless the layouts of some stages have the same frames: all of them the same heights and
  /// tops, and those with rows the same rectangles.
  static func checkFrames(of stages: [(peer: PeerLayout, stage: PeerStage)], _ name: String) {
    guard let ours = stages.first else { return }
    let step = max(1, ours.stage.screen.cellCount / 2_000)
    for other in stages.dropFirst() {
      // A flow layout spreads items over the line, and centers them on it.
      let hasOwnAlignment = other.peer == .flow && other.stage.screen.items.sizing == .beside
      for item in stride(from: 0, to: ours.stage.screen.cellCount, by: step) {
        let (one, two) = (ours.stage.frame(ofItem: item), other.stage.frame(ofItem: item))
        require(
          isNear(one.size, two.size) && (hasOwnAlignment || isNear(one.origin, two.origin)),
          "\(name): item \(item) has the frame \(two) in \(other.peer.rawValue), not \(one)")
      }
      let heights = [ours, other].map {
        $0.stage.screen.view.collectionViewLayout.collectionViewContentSize.height
      }
      require(
        abs(heights[0] - heights[1]) < 0.01,
        "\(name): the content of \(other.peer.rawValue) is \(heights[1]) high, not \(heights[0])")
    }
  }

  private static func isNear(_ one: CGSize, _ two: CGSize) -> Bool {
    abs(one.width - two.width) < 0.01 && abs(one.height - two.height) < 0.01
  }

  private static func isNear(_ one: CGPoint, _ two: CGPoint) -> Bool {
    abs(one.x - two.x) < 0.01 && abs(one.y - two.y) < 0.01
  }

  private func frame(ofItem item: Int) -> CGRect {
    let path = IndexPath(item: item, section: 0)
    return screen.view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .null
  }
}
