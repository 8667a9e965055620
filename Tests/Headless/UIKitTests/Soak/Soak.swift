import Foundation

@testable import UIKit

/// Random changes to a collection view with one layout, in random modes. The seed decides
/// everything.
@MainActor
struct Soak {
  /// The variants of the layout.
  enum Rows {
    case fixed, plainHeaders, withoutHeaders, selfSizing, selfSizingWithoutHeaders
    /// Leaves out the fourth row when it is asked for the elements in a rectangle.
    case wrong

    static let correct: [Rows] = [
      .fixed, .plainHeaders, .withoutHeaders, .selfSizing, .selfSizingWithoutHeaders,
    ]

    @MainActor
    func make() -> RowsLayout {
      let layout: RowsLayout
      switch self {
      case .selfSizing, .selfSizingWithoutHeaders: layout = SelfSizingRowsLayout()
      case .wrong: layout = ForgetfulRowsLayout()
      default: layout = RowsLayout()
      }
      layout.pins = self != .plainHeaders
      if self == .withoutHeaders || self == .selfSizingWithoutHeaders { layout.headerHeight = 0 }
      return layout
    }
  }

  let rows: Rows
  let seed: UInt64
  let steps: Int

  /// The steps up to the first after which something was wrong, and what was wrong.
  struct Failure: CustomStringConvertible {
    let soak: Soak
    let modes: FuzzModes
    let steps: [String]
    let problems: [String]

    var description: String {
      """
      \(soak.rows), seed \(soak.seed), under \(modes)
      after \(steps.count) steps: \(problems.joined(separator: "; "))
      \(steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
      """
    }
  }

  /// Runs until something is wrong, so that a failure has as few steps as its seed allows.
  func run() -> Failure? {
    var random = SplitMix64(state: seed)
    let modes = FuzzModes(choices: FuzzModes.valueCounts.map { random.int(0...($0 - 1)) })
    return Headless.withModes(modes) {
      var done: [String] = []
      var stage: Stage?
      let accused = violations { stage = Stage(rows.make(), ItemSource([])) }
      guard let stage, accused.isEmpty else {
        return Failure(soak: self, modes: modes, steps: [], problems: accused)
      }
      let work = SoakWork(stage, makeLayout: rows.make)
      for _ in 0..<steps {
        var problems = violations {
          done.append(work.step(&random))
          stage.view.layoutIfNeeded()
        }
        if problems.isEmpty { problems = SoakState(work: work).problems() }
        if !problems.isEmpty {
          return Failure(soak: self, modes: modes, steps: done, problems: problems)
        }
      }
      return nil
    }
  }

  private func violations(_ body: () -> Void) -> [String] {
    Headless.recordingViolations(body).filter { $0.severity != .warning }.map(\.description)
  }
}

/// A wrong layout whose query for elements leaves out the fourth row.
private final class ForgetfulRowsLayout: RowsLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 3 }
  }
}
