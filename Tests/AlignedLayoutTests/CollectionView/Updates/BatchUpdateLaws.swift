#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Random batches with edits of every kind lead to the frames of a fresh layout. Rests on batch
  /// updates as reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct BatchUpdateLaws {
    @Test func `batches that ask for everything lead to a fresh layout whatever sizes depend on`() {
      expectNoFault(seeds: Seeds(120, usually: 18)) { seed in
        faultOfBatches(
          seed: seed, keepsAnswers: false,
          Dependence.allCases[Int(seed) % Dependence.allCases.count])
      }
    }

    @Test func `batches that keep answers lead to a fresh layout`() {
      expectNoFault { faultOfBatches(seed: $0, keepsAnswers: true, .none) }
    }

    @Test func `batches with unreported changes of sections lead to a fresh layout`() {
      expectNoFault { faultOfBatches(seed: $0, keepsAnswers: true, .none, changesSections: true) }
    }

    private func expectNoFault(
      seeds: Seeds = Seeds(60, usually: 9), _ location: SourceLocation = #_sourceLocation,
      _ fault: @escaping (UInt64) -> String?
    ) {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: seeds, fault)
          #expect(fault == nil, sourceLocation: location)
        }
      }
    }

    /// Returns the first fault after several batches, with the number of the batch, or nil.
    private func faultOfBatches(
      seed: UInt64, keepsAnswers: Bool, _ dependence: Dependence, changesSections: Bool = false
    ) -> String? {
      var random = SplitMix64(seed: seed)
      let wildness = random.pick([Wildness.tame, .tame, .negative])
      let limitsLines = !seed.isMultiple(of: 3)
      var content = random.mixedContent(
        wildness, sizings: [.fixed, .wholeLine], limitsLines: limitsLines)
      content.width = CGFloat(random.length(40...300))
      let stage = AlignedStage(content, height: 120)
      let delegate = DependentDelegate(stage.source)
      delegate.dependence = dependence
      stage.view.delegate = delegate
      stage.layout.pinsSectionFooters = random.happens(onceIn: 2)
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.layout.fadesCellsThatChangeLines = random.happens(onceIn: 2)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      for number in 0..<12 {
        let old = stage.content
        let batch = random.batch(
          of: old, wildness, sizings: [.fixed, .wholeLine], limitsLines: limitsLines)
        _ = stage.asked()
        var names = random.fork
        let named = batch.replacedCells.filter { _ in names.happens(onceIn: 2) }
        stage.perform(batch, naming: named) { content in
          guard changesSections else { return }
          for index in content.sections.indices where random.happens(onceIn: 3) {
            let other = random.section(wildness, limitsLines: limitsLines)
            content.sections[index].headerLength = other.headerLength
            if random.happens(onceIn: 2) { content.sections[index].attributes = other.attributes }
          }
        }
        if let fault = stage.firstFault(dependence) { return "batch \(number): \(fault)" }
        if keepsAnswers, !changesSections, let fault = faultOfQuestions(stage, old, batch) {
          return "batch \(number): \(fault)"
        }
        if random.happens(onceIn: 3) { stage.scroll(to: CGFloat(random.length(0...200))) }
      }
      return nil
    }

    /// Returns a description of the questions that differ from those the engine asks for the same
    /// edits, or nil.
    private func faultOfQuestions(
      _ stage: AlignedStage, _ old: TestContent, _ batch: TestBatch
    ) -> String? {
      func paths(_ positions: [ContentLayout.CellPosition]) -> Set<IndexPath> {
        Set(positions.map { IndexPath(item: $0.cell, section: $0.section) })
      }
      var edited = old
      edited.displayScale = stage.view.traitCollection.displayScale
      var layout = edited.layout()
      let questions = layout.apply(batch, leadingTo: stage.content)
      let asked = stage.asked()
      let sizes = Set(asked.sizes)
      let expected = paths(questions.sizes.map(\.position))
      guard sizes == expected else {
        return "asked \(sizes.subtracting(expected)) too, and not \(expected.subtracting(sizes))"
      }
      let attributes = Set(asked.attributes)
      let expectedAttributes = paths(questions.attributes.map(\.position))
      return attributes == expectedAttributes
        ? nil : "asked attributes of \(attributes), not \(expectedAttributes)"
    }
  }
#endif
