#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The size that a SwiftUI view has chosen, and its baselines from its top.
  struct HostedAnswer: Sendable {
    let size: CGSize
    var firstBaseline: CGFloat?
    var lastBaseline: CGFloat?
  }

  /// What a hosted view has chosen for the widths that it was proposed last.
  ///
  /// SwiftUI remembers sizes itself, so it may not ask again for a width. It may ask on any thread.
  final class HostedMeasurement: @unchecked Sendable {
    private static let maximumCount = 4

    private let lock = NSLock()
    private var answers: [(width: CGFloat?, answer: HostedAnswer)] = []

    func remember(_ answer: HostedAnswer, fitting width: CGFloat?) {
      lock.withLock {
        answers.removeAll { $0.width == width }
        if answers.count == Self.maximumCount { answers.removeFirst() }
        answers.append((width, answer))
      }
    }

    /// Returns what the view has chosen for a width that it was proposed, or nil if it was not.
    ///
    /// A hosting view may round the width to pixels.
    func answer(fitting width: CGFloat) -> HostedAnswer? {
      lock.withLock {
        let near =
          answers.last { $0.width == width }
          ?? answers.last { $0.width.map { abs($0 - width) < 0.5 } ?? false }
        return near?.answer
      }
    }
  }
#endif
