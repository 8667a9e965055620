import Testing
import UIKit

/// What a scroll view tells its delegate about a drag. Evidence M: recorded on iOS 26.1, on the simulator of
/// an iPhone of 393 × 852 points at scale 3, with synthetic touches every 8 ms.
@MainActor
struct ScrollingRecordTests {
  /// A drag, from the offset at its start to that at which the content rests.
  struct Record: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: CGFloat
    let end: CGFloat
    /// In points a millisecond.
    let velocity: CGFloat
    /// Where the content would come to rest without edges. Beyond them it is computed, not recorded.
    let unclamped: CGFloat
    let target: CGFloat
    let decelerates: Bool
  }

  @Test(arguments: records)
  func `a drag tells the delegate what was recorded`(record: Record) {
    let view = UIScrollView(frame: CGRect(0, 0, 393, 852))
    view.contentSize = CGSize(width: 393, height: 40000)
    view.contentOffset.y = record.start
    let recorder = ScrollRecorder()
    view.delegate = recorder
    Headless.beginDragging(view)
    Headless.drag(view, to: CGPoint(x: 0, y: record.end))
    expectEqual(view.contentOffset.y, record.end)
    Headless.endDragging(
      view, velocity: CGPoint(x: 0, y: record.velocity),
      distance: CGPoint(x: 0, y: record.unclamped - record.end))
    let calls = recorder.log.filter { !$0.hasPrefix("scroll ") }
    expectEqual(
      calls,
      ["begin", "will end at \(record.target)", "end, decelerates \(record.decelerates)"]
        + (record.decelerates ? ["decelerating", "end of momentum"] : []))
    expectEqual(view.contentOffset.y, record.target)
  }

  private nonisolated static let records = [
    Record(
      testDescription: "a slow drag whose finger stands still in the end", start: 5000, end: 5170,
      velocity: 0, unclamped: 5170, target: 5170, decelerates: false),
    Record(
      testDescription: "750 points a second", start: 5000, end: 5074, velocity: 0.75,
      unclamped: 5443.667, target: 5443.667, decelerates: true),
    Record(
      testDescription: "3000 points a second", start: 5000, end: 5326, velocity: 3,
      unclamped: 6819.667, target: 6819.667, decelerates: true),
    Record(
      testDescription: "beyond the top, from where the content returns", start: 0, end: -235,
      velocity: -0.625, unclamped: -550, target: 0, decelerates: true),
    Record(
      testDescription: "towards the bottom, which the content reaches", start: 38798, end: 39088,
      velocity: 3.125, unclamped: 40640, target: 39148, decelerates: true),
  ]
}
