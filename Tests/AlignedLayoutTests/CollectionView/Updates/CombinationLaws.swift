#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Random batches, other changes in the same closure, cached contents, rotations and interactive
  /// movements lead to the frames of a fresh layout. Rests on what the single tests rest on.
  @MainActor
  @Suite(.underAllModes)
  struct CombinationLaws {
    @Test func `batches, surroundings, movements and cached contents may come in any order`() {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: Seeds(80, usually: 9)) { seed in
            var work = CombinedWork(seed: seed)
            for number in 0..<14 {
              let step = work.step()
              if let fault = work.fault { return "\(step), the step \(number): \(fault)" }
            }
            return nil
          }
          #expect(fault == nil)
        }
      }
    }
  }

  /// A collection view with random steps of every kind, drawn from a seed.
  @MainActor
  private struct CombinedWork {
    private let stage: AlignedStage
    private var random: SplitMix64
    private let wildness: Wildness

    init(seed: UInt64) {
      random = SplitMix64(seed: 7_000 + seed)
      wildness = random.pick([.tame, .tame, .negative])
      var content = random.mixedContent(
        wildness, sizings: [.fixed, .wholeLine], limitsLines: seed % 3 == 1)
      content.width = CGFloat(random.length(60...250))
      stage = AlignedStage(content, height: 120)
      stage.layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
      stage.layout.pinsSectionFooters = random.happens(onceIn: 2)
    }

    /// Performs a random step and returns its description.
    mutating func step() -> String {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: return batch()
      case 2: return changeAndBatch()
      case 3: return rotate()
      case 4: return moveItem()
      case 5:
        let width = CGFloat(random.length(40...250))
        return "ahead: \(stage.cacheContent(fittingWidth: width)), \(resize(to: width))"
      default:
        stage.view.contentOffset.y = CGFloat(random.length(0...300))
        return "scroll"
      }
    }

    var fault: String? {
      stage.view.layoutIfNeeded()
      return stage.firstFault(at: stage.computed)
    }

    // MARK: Batches

    private mutating func batch() -> String {
      stage.perform(random.batch(of: stage.content, wildness, sizings: [.fixed, .wholeLine]))
      return "batch"
    }

    /// Performs a batch with one or two other changes in its closure, before or after the data
    /// changes.
    private mutating func changeAndBatch() -> String {
      let batch = random.batch(of: stage.content, wildness, sizings: [.fixed, .wholeLine])
      let content = batch.applied(to: stage.content).content
      var other = random
      var changes: [String] = []
      stage.view.performBatchUpdates({ [self] in
        if other.happens(onceIn: 2) { changes.append(changeSomething(&other)) }
        stage.content = content
        for edit in batch.edits { stage.report(edit) }
        changes.append(changeSomething(&other))
      })
      random = other
      return "batch with \(changes)"
    }

    private func changeSomething(_ random: inout SplitMix64) -> String {
      let length = CGFloat(random.length(0...12))
      switch Int.random(in: 0..<9, using: &random) {
      case 0: stage.view.contentInset.top = length
      case 1: stage.view.contentInset.left = length
      case 2: stage.layout.sectionSpacing = length
      case 3: stage.layout.pinsSectionHeaders.toggle()
      case 4: stage.layout.keepsAnswersAcrossUpdates.toggle()
      case 5: stage.view.contentOffset.y += length
      case 6: stage.layout.invalidateLayout()
      case 7: stage.view.frame.size.width += length
      default:
        let isRightToLeft = stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        stage.view.semanticContentAttribute =
          isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        return "direction"
      }
      return "change by \(length)"
    }

    // MARK: Surroundings

    private mutating func rotate() -> String {
      let width = random.happens(onceIn: 6) ? 0 : CGFloat(random.length(40...250))
      return resize(to: width)
    }

    private mutating func resize(to width: CGFloat) -> String {
      let change = { [stage] in
        stage.view.frame.size.width = width
        stage.view.layoutIfNeeded()
      }
      guard random.happens(onceIn: 2) else {
        change()
        return "width \(width)"
      }
      UIView.animate(withDuration: 0.1, animations: change)
      return "animated width \(width)"
    }

    // MARK: Movement

    /// Moves an item interactively, through rotations and cached contents, then drops it or
    /// cancels.
    private mutating func moveItem() -> String {
      let paths = stage.content.sections.indices.flatMap { section in
        stage.content.sections[section].cells.indices.map { IndexPath(item: $0, section: section) }
      }
      guard let path = paths.randomElement(using: &random) else { return "nothing to move" }
      let movement = InteractiveMovement(path, on: stage)
      for _ in 0..<3 {
        let height = Int(min(600, max(0, stage.view.contentSize.height)))
        movement.move(
          to: CGPoint(
            x: CGFloat(random.length(0...200)), y: CGFloat(random.length(-10...(height + 20)))))
        if random.happens(onceIn: 3) { _ = rotate() }
        if random.happens(onceIn: 4) { _ = stage.cacheContent(fittingWidth: 90) }
      }
      if random.happens(onceIn: 2) { movement.cancel() } else { movement.drop() }
      return "movement of \(path)"
    }
  }
#endif
