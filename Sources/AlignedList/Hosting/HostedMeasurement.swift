import Foundation

/// The size that a SwiftUI view has chosen, and its baselines from its top.
struct HostedAnswer: Sendable {
  let size: CGSize
  var firstBaseline: CGFloat?
  var lastBaseline: CGFloat?
}

/// What a hosted view has chosen for the widths that it was proposed last. SwiftUI remembers sizes itself, so it may
/// not ask again for a width. It may ask on any thread.
final class HostedMeasurement: @unchecked Sendable {
  private static let maximumCount = 4

  private let lock = NSLock()
  private var answers: [(width: CGFloat?, answer: HostedAnswer)] = []
  private var sought: CGFloat?

  /// The width for which an answer is sought, whatever the hosting view proposes. It may round widths to pixels.
  var soughtWidth: CGFloat? {
    get { lock.withLock { sought } }
    set { lock.withLock { sought = newValue } }
  }

  func remember(_ answer: HostedAnswer, fitting width: CGFloat?) {
    lock.withLock {
      answers.removeAll { $0.width == width }
      if answers.count == Self.maximumCount { answers.removeFirst() }
      answers.append((width, answer))
    }
  }

  func answer(fitting width: CGFloat) -> HostedAnswer? {
    lock.withLock { answers.last { $0.width == width }?.answer }
  }
}
