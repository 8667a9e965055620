#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Random steps on one collection view, all given by a seed, and a short list of them if one
  /// fails.
  @MainActor
  struct Soak {
    let seed: UInt64
    let stepCount: Int
    var makeLayout: @MainActor () -> CollectionViewAlignedLayout = {
      CollectionViewAlignedLayout()
    }

    /// The number of steps that may be repeated in all to shorten a list of steps.
    private static let patience = 40_000

    /// A list of steps up to the first step that fails.
    struct Failure {
      let steps: [SoakStep]
      /// The result of each step.
      let notes: [String]
      let fault: String

      /// The steps as code, with their results.
      var story: String {
        let lines = zip(steps, notes).map { step, note in
          "  \(step.code)," + (note.isEmpty ? "" : "  // \(note)")
        }
        return "\(lines.joined(separator: "\n"))\n\(fault)"
      }
    }

    /// The steps up to the first failure, and the steps left after those that do not matter are
    /// removed.
    struct Report: CustomStringConvertible {
      let seed: UInt64
      let first: Failure
      let shrunk: Failure

      var description: String {
        """
        seed \(seed) fails after \(first.steps.count) steps: \(first.fault)
        Without those that do not matter, \(shrunk.steps.count) are left:
        \(shrunk.story)
        """
      }
    }

    /// Performs the steps until one fails.
    func run() async -> Report? {
      var random = SplitMix64(seed: seed)
      guard let first = await failure(of: random.soakSteps(stepCount)) else { return nil }
      return Report(seed: seed, first: first, shrunk: await shrunk(first))
    }

    /// Returns the first failure of some steps, or nil.
    ///
    /// - Parameter look: called with the stage after each step.
    func failure(
      of steps: [SoakStep], look: (SoakStage, SoakStep) -> Void = { _, _ in }
    ) async -> Failure? {
      let stage = SoakStage(layout: makeLayout())
      var notes: [String] = []
      for (number, step) in steps.enumerated() {
        let anchor = SoakAnchor(before: step, on: stage)
        let lines = SoakLines(before: step, on: stage)
        var fault: String?
        var violation = self.violation {
          notes.append(stage.perform(step))
          stage.view.layoutIfNeeded()
          look(stage, step)
          fault =
            stage.firstFault()
            ?? (appliesAdjustmentsInPrepare ? anchor?.fault(on: stage) : nil)
            ?? lines?.fault(on: stage)
          if case .touch(let seed) = step { fault = fault ?? stage.faultOfTouches(seed) }
        }
        // Ends a turn of the run loop, as between two actions of a user.
        await Task.yield()
        if violation == nil, !appliesAdjustmentsInPrepare {
          // What UIKit ignores or applies late is put right at the end of the turn. UIKit lays that out before
          // the next action.
          await Task {}.value
          violation = self.violation {
            stage.view.layoutIfNeeded()
            fault =
              fault.flatMap { _ in stage.firstFault() ?? lines?.fault(on: stage) }
              ?? anchor?.fault(on: stage)
          }
          // The pass after that correction begins another turn, which ends before the next action.
          await Task {}.value
        }
        if let fault = violation ?? fault {
          return Failure(steps: Array(steps[...number]), notes: notes, fault: fault)
        }
      }
      return nil
    }

    /// Returns the first violation in a body, or nil.
    private func violation(in body: () -> Void) -> String? {
      violations { withoutAudits(body) }.first
    }

    // MARK: Shrinking

    /// Removes as many steps as possible while the rest still fails: first many at once, then
    /// single ones.
    private func shrunk(_ failure: Failure) async -> Failure {
      var failure = failure
      var patience = Self.patience
      var size = max(1, failure.steps.count / 2)
      while patience > 0 {
        let count = failure.steps.count
        // From the end, because removed steps then leave the steps before them as they are.
        var end = failure.steps.count
        while end > 0, patience > 0 {
          let start = max(0, end - size)
          var steps = failure.steps
          steps.removeSubrange(start..<min(end, steps.count))
          patience -= steps.count
          if let shorter = await self.failure(of: steps) { failure = shorter }
          end = min(start, failure.steps.count)
        }
        if size > 1 {
          size = max(1, min(size, failure.steps.count) / 2)
        } else if failure.steps.count == count {
          guard let simpler = await simplified(failure) else { break }
          failure = simpler
        }
      }
      return failure
    }

    /// Returns the failure with one of its combined steps removed or performed alone, or nil.
    private func simplified(_ failure: Failure) async -> Failure? {
      for (number, step) in failure.steps.enumerated() {
        guard case .together(let parts) = step else { continue }
        let fewer = parts.indices.map { index in
          let others = parts.indices.filter { $0 != index }.map { parts[$0] }
          return others.count == 1 ? others : [.together(others)]
        }
        for others in [parts] + fewer {
          var steps = failure.steps
          steps.replaceSubrange(number...number, with: others)
          if let simpler = await self.failure(of: steps) { return simpler }
        }
      }
      return nil
    }
  }
#endif
