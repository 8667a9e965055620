#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that measure themselves in what remains of their line stand where the engine puts them if
  /// it knows all sizes from the start.
  @MainActor
  @Suite(.underAllModes)
  struct RemainingSpaceLaws {
    @Test(arguments: MeasuredContent.allCases)
    func `measured cells stand as if their sizes were known from the start`(
      kind: MeasuredContent
    ) {
      expectNoFault { seed in
        var random = SplitMix64(seed: seed)
        let (stage, _) = SizingSource.stage(random.content(kind), height: 6000)
        return stage.firstFaultOfMeasuredCells
      }
    }

    @Test(arguments: MeasuredContent.allCases)
    func `they do after edits, other widths and late sizes`(kind: MeasuredContent) async {
      for seed in Seeds(240, usually: 8) {
        var random = SplitMix64(seed: seed)
        let (stage, _) = SizingSource.stage(random.content(kind), height: 6000)
        stage.layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
        for step in 0..<5 {
          // In one turn of the run loop, visible views are asked again only some times.
          await stage.endTurn()
          let words = stage.change(kind, &random)
          stage.view.layoutIfNeeded()
          let fault = stage.firstFaultOfMeasuredCells
          #expect(fault == nil, "seed \(seed), step \(step), after \(words)")
          if fault != nil { return }
        }
      }
    }

    private func expectNoFault(
      _ location: SourceLocation = #_sourceLocation, _ fault: (UInt64) -> String?
    ) {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: Seeds(240, usually: 8), fault)
          #expect(fault == nil, sourceLocation: location)
        }
      }
    }
  }

  /// How often views are asked when a screenful is shown for the first time. Other modes ask more
  /// often than devices do.
  @MainActor
  @Suite(.underPlainModes)
  struct RemainingSpaceQuestionsTests {
    @Test(arguments: [MeasuredContent.chat, .tags])
    func `views are asked at most twice`(kind: MeasuredContent) {
      withoutAudits {
        let fault = firstFault(ofSeeds: Seeds(100, usually: 30)) { seed in
          var random = SplitMix64(seed: seed)
          var content = random.content(kind)
          content.width = CGFloat(Int.random(in: 240...400, using: &random))
          let (_, source) = SizingSource.stage(content, height: 6000)
          return source.offers.first { $0.value.count > 2 }.map { "\($0)" }
        }
        #expect(fault == nil)
      }
    }

    @Test(arguments: [MeasuredContent.plain, .described])
    func `few random views are offered a third width`(kind: MeasuredContent) {
      var viewCount = 0
      var oftenAskedCount = 0
      withoutAudits {
        for seed in Seeds(1000, usually: 50) {
          var random = SplitMix64(seed: seed)
          let (_, source) = SizingSource.stage(random.content(kind), height: 6000)
          viewCount += source.offers.count
          oftenAskedCount += source.offers.values.count { Set($0).count > 2 }
        }
      }
      #expect(oftenAskedCount * 10 <= viewCount)
    }
  }

  /// A kind of random content whose cells measure themselves.
  enum MeasuredContent: CaseIterable, Sendable {
    /// Pictures, bubbles beside them, and the time.
    case chat

    /// Tags of some width each.
    case tags

    /// Texts, cells that fill what they are offered, and cells that need more than that.
    case plain

    /// The same with attributes.
    case described

    /// The same with cells that keep together.
    case kept
  }

  extension SplitMix64 {
    mutating func content(_ kind: MeasuredContent) -> TestContent {
      var content = TestContent(width: number(60...320), sections: [])
      content.direction = pick([.leftToRight, .rightToLeft])
      content.sections = (0..<Int.random(in: 1...2, using: &self)).map { _ in section(kind) }
      return content
    }

    private mutating func section(_ kind: MeasuredContent) -> TestSection {
      let attributes = SectionAttributes(
        sizing: .selfSizing(
          estimate: CGSize(width: number(1...200), height: number(1...60)),
          offering: .remainingLineSpace),
        lineAlignment: pick([.leading, .leading, .trailing, .center]),
        // Cells that are stretched or grow are asked again in any section.
        cellAlignment: [.described, .kept].contains(kind) ? pick([.top, .stretch]) : .bottom,
        justification: kind != .chat && happens(onceIn: 4) ? .init() : nil,
        cellSpacing: pick([0, 5]), lineSpacing: 4)
      let count = Int.random(in: 1...14, using: &self)
      var section = TestSection(attributes: attributes, cells: [])
      section.cells = (0..<count).flatMap { _ in cells(kind, in: attributes) }
      return section
    }

    mutating func cells(_ kind: MeasuredContent, in attributes: SectionAttributes) -> [TestCell] {
      switch kind {
      case .chat:
        let bubble = CellAttributes(
          minimumLineSpace: happens(onceIn: 3) ? 40 : 0, indentation: .start)
        return [
          .cell(36 × 36, CellAttributes(beginsLine: true)),
          .text(area: number(100...9000), atMost: number(40...400), bubble),
          .cell(number(20...40) × 12, CellAttributes(endsLine: true, indentationsEndedAfter: 1)),
        ]
      case .tags: return [.cell(number(10...45) × 20)]
      case .plain: return [measuredCell(.default)]
      case .described, .kept:
        return [measuredCell(attributesOfCell(kind, in: attributes))]
      }
    }

    private mutating func attributesOfCell(
      _ kind: MeasuredContent, in attributes: SectionAttributes
    ) -> CellAttributes {
      // Free space that is shared leaves fractions of pixels, which UIKit rounds.
      let shares = attributes.justification != nil || happens(onceIn: 3)
      return CellAttributes(
        beginsLine: happens(onceIn: 9),
        endsLine: happens(onceIn: 9), keepsWithNext: kind == .kept && happens(onceIn: 4),
        minimumLineSpace: happens(onceIn: 4) ? number(1...80) : 0,
        growth: attributes.justification != nil && happens(onceIn: 4) ? 1 : 0,
        indentation: shares ? .unchanged : pick([.unchanged, .unchanged, .start, .nest]),
        indentationsEndedAfter: happens(onceIn: 4) ? 1 : 0,
        insets: happens(onceIn: 3) ? Insets(number(0...6)) : .zero)
    }

    private mutating func measuredCell(_ attributes: CellAttributes) -> TestCell {
      let height: CGFloat = number(1...50)
      return switch Int.random(in: 0..<5, using: &self) {
      case 0: .filling(height: height, atLeast: number(1...80), attributes)
      case 1, 2: .text(area: number(100...6000), atMost: number(20...300), attributes)
      case 3: .cell(number(1...350) × height, attributes)
      default: .cell(number(1...90) × height, attributes)
      }
    }

    private mutating func number<Number: BinaryInteger>(_ range: ClosedRange<Int>) -> Number {
      Number(Int.random(in: range, using: &self))
    }

    private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &self))
    }
  }

  extension AlignedStage {
    /// The first fault of the stage, all of whose cells are visible, or nil.
    fileprivate var firstFaultOfMeasuredCells: String? {
      firstFault(at: computed)
    }

    /// Changes the content or the width at random, and returns what it has changed.
    fileprivate func change(_ kind: MeasuredContent, _ random: inout SplitMix64) -> String {
      let section = Int.random(in: content.sections.indices, using: &random)
      let cells = content.sections[section].cells
      let item = Int.random(in: 0...cells.count, using: &random)
      let path = IndexPath(item: item, section: section)
      let new = random.cells(kind, in: content.sections[section].attributes)[0]
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        resize(CGFloat(Int.random(in: 60...320, using: &random)) × view.frame.height)
        return "width \(view.frame.width)"
      case 1 where item < cells.count:
        // A view that measures itself again.
        content.sections[section].cells[item] = TestCell(
          attributes: cells[item].attributes, size: new.size)
        view.reconfigureItems(at: [path])
        return "another size of \(path.words)"
      case 2 where item < cells.count && cells.count > 1:
        view.performBatchUpdates({ [self] in
          content.sections[section].cells.remove(at: item)
          view.deleteItems(at: [path])
        })
        return "deletion of \(path.words)"
      case 3 where item < cells.count:
        let target = Int.random(in: cells.indices, using: &random)
        view.performBatchUpdates({ [self] in
          let cell = content.sections[section].cells.remove(at: item)
          content.sections[section].cells.insert(cell, at: target)
          view.moveItem(at: path, to: IndexPath(item: target, section: section))
        })
        return "movement of \(path.words) to \(target)"
      default:
        view.performBatchUpdates({ [self] in
          content.sections[section].cells.insert(new, at: item)
          view.insertItems(at: [path])
        })
        return "insertion at \(path.words)"
      }
    }
  }
#endif
