#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout

  extension SplitMix64 {
    /// Draws steps of all kinds. The first gives the collection view a content. Fewer steps of a
    /// seed are the beginning of more steps of it.
    mutating func soakSteps(_ count: Int) -> [SoakStep] {
      var steps: [SoakStep] = []
      var isCarrying = false
      var planned: [SoakStep] = []
      var limits = fork
      var ends = fork
      var turns = fork
      var drags = fork
      var floats = fork
      var boundaries = floats.fork
      var touches = boundaries.fork
      for number in 0..<count {
        if number == 0 {
          steps.append(.reload(seed: smallSeed()))
        } else if planned.isEmpty, turns.happens(onceIn: 15) {
          steps.append(.turn)
        } else if planned.isEmpty, floats.happens(onceIn: 12) {
          steps.append(
            floats.happens(onceIn: 3)
              ? .showEffect(!floats.happens(onceIn: 3)) : .float(seed: floats.smallSeed()))
        } else if planned.isEmpty, boundaries.happens(onceIn: 15) {
          steps.append(.boundaryViews(seed: boundaries.smallSeed()))
        } else if planned.isEmpty, touches.happens(onceIn: 6) {
          steps.append(.touch(seed: touches.smallSeed()))
        } else if !isCarrying, planned.isEmpty, limits.happens(onceIn: 15) {
          steps.append(.limitLines(seed: limits.smallSeed()))
        } else if !isCarrying, planned.isEmpty, drags.happens(onceIn: 8) {
          steps.append(.drag(by: drags.pick([10, 40, 40, -40])))
        } else if !isCarrying, planned.isEmpty, ends.happens(onceIn: 12) {
          let scrollsToEnd = SoakStep.together([.scroll(to: 1), .stayAtEnd(true)])
          steps.append(ends.pick([.stayAtEnd(false), .stayAtEnd(true), scrollsToEnd]))
        } else if isCarrying {
          let step = carryingStep()
          steps.append(step)
          isCarrying = step != .drop && step != .putBack
        } else if !planned.isEmpty {
          steps.append(planned.removeFirst())
        } else if happens(onceIn: 20) {
          planned = aheadSteps()
          steps.append(planned.removeFirst())
        } else if happens(onceIn: 12) {
          steps.append(.lift(seed: smallSeed()))
          isCarrying = true
        } else if happens(onceIn: 8) {
          steps.append(.together((0..<Int.random(in: 2...3, using: &self)).map { _ in step() }))
        } else {
          steps.append(step())
        }
      }
      return steps
    }

    /// Draws a seed small enough to keep lists of steps readable.
    private mutating func smallSeed() -> UInt64 {
      UInt64.random(in: 0..<100_000, using: &self)
    }

    /// Draws steps that compute a content, cache it and resize to its width, after changes that may
    /// make it stale.
    private mutating func aheadSteps() -> [SoakStep] {
      let width: CGFloat = pick([60, 120, 180, 240])
      let change: [SoakStep] = [
        .invalidate(seed: smallSeed()), .invalidateItem(seed: smallSeed()),
        .edits(pick([.replace, .move]), seed: smallSeed()), .emptyBatch(seed: smallSeed()),
        .changeMind(seed: smallSeed()), .space(sections: CGFloat(length(0...10)), inset: 2),
      ]
      let changes = happens(onceIn: 3) ? [] : [pick(change)]
      let isLate = happens(onceIn: 2)
      return [.computeAhead(width: width)] + (isLate ? [.useAhead] : []) + changes
        + (isLate ? [] : [.useAhead]) + [.resize(width: width, height: 150)]
    }

    private mutating func step() -> SoakStep {
      switch Int.random(in: 0..<50, using: &self) {
      case 0..<8: .batch(seed: smallSeed())
      case 8..<13: .edits(pick(SoakStep.Kind.allCases), seed: smallSeed())
      case 13: .reload(seed: smallSeed())
      case 14, 15: .emptyBatch(seed: smallSeed())
      case 16: .invalidate(seed: smallSeed())
      case 17, 18: .invalidateItem(seed: smallSeed())
      case 19, 20, 46: .computeAhead(width: pick([60, 120, 180, 240]))
      case 47, 48, 49: .useAhead
      case 21..<25: .changeMind(seed: smallSeed())
      case 25: .forgetSizes
      case 26: .showEverything
      default: stepOfPlace()
      }
    }

    private mutating func stepOfPlace() -> SoakStep {
      switch Int.random(in: 0..<19, using: &self) {
      case 0..<4: .scroll(to: share())
      case 4: .scrollToItem(seed: smallSeed())
      case 5: .pull(by: pick([-30, -0.5, 0.5, 30]))
      case 6, 7: .resize(width: width(), height: height())
      case 8, 9: .rotate(width: width(), height: height())
      case 10, 11: inset()
      case 12: .mirror
      case 13: .pinHeaders(happens(onceIn: 2))
      case 14: .pinFooters(happens(onceIn: 2))
      case 15: .keepAnswers(happens(onceIn: 2))
      case 16: .fadeBetweenLines(happens(onceIn: 2))
      case 17: .holdFirstCell(!happens(onceIn: 4))
      default: .space(sections: CGFloat(length(0...10)), inset: CGFloat(length(0...8)))
      }
    }

    private mutating func carryingStep() -> SoakStep {
      switch Int.random(in: 0..<14, using: &self) {
      case 0: .drop
      case 1: .putBack
      case 2, 3: .scroll(to: share())
      case 4: .rotate(width: width(), height: height())
      case 5: .resize(width: width(), height: height())
      case 6: inset()
      case 7: .mirror
      case 8: .pinFooters(happens(onceIn: 2))
      default: .carry(x: CGFloat(length(-1...11)) / 10, y: CGFloat(length(-1...11)) / 10)
      }
    }

    /// Draws a width, often one of a few, so that computed contents and earlier widths are used
    /// again.
    private mutating func width() -> CGFloat {
      happens(onceIn: 3) ? CGFloat(length(0...300)) : pick([60, 120, 180, 240])
    }

    private mutating func height() -> CGFloat {
      happens(onceIn: 3) ? CGFloat(length(0...300)) : 150
    }

    private mutating func share() -> CGFloat {
      happens(onceIn: 4) ? pick([0, 1]) : CGFloat(length(0...100)) / 100
    }

    private mutating func inset() -> SoakStep {
      .inset(
        top: CGFloat(length(0...20)), left: CGFloat(pick([0, 0, length(0...10)])),
        bottom: CGFloat(length(0...20)), right: CGFloat(pick([0, 0, length(0...10)])))
    }
  }
#endif
