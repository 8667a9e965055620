import AlignedLayout
import Testing

/// Laws about cells whose widths their lines or columns decide, in both directions.
@Suite struct TableLaws {
  @Test func `frames and questions are those of a plain table`() {
    let fault = firstFault(ofSeeds: Seeds(20_000, usually: 900)) { seed in
      var random = SplitMix64(seed: seed)
      return PlainComparison(random.table()).fault
    }
    #expect(fault == nil)
  }

  @Test func `frames of cells that overlap are those of a plain table`() {
    let fault = firstFault(ofSeeds: Seeds(100_000, usually: 1000)) { seed in
      var random = SplitMix64(seed: seed)
      let table = random.table()
      return PlainComparison(random.overlapping(table)).fault
    }
    #expect(fault == nil)
  }

  @Test func `in columns frames and questions are those of a plain table`() {
    let fault = firstFault(ofSeeds: Seeds(10_000)) { seed in
      var random = SplitMix64(seed: seed)
      return PlainComparison(random.columnTable()).fault
    }
    #expect(fault == nil)
  }

  @Test func `strategies break lines with least widths, and balanced ones need no more lines`() {
    let fault = firstFault(ofSeeds: 3000) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.table()
      let strategy = random.pick([SectionAttributes.BreakingStrategy.balanced, .optimal])
      content.sections[0].attributes = content.sections[0].attributes.with(
        breakingStrategy: strategy)
      let lines = content.layout().lines(inSection: 0).map(\.cells)
      var table = PlainTable(content)
      let widths = table.breakingWidths()
      let firstFit = table.firstFitStarts(widths)
      for line in lines where !table.canShareLine(line, widths) {
        return "cells \(line) cannot share a line"
      }
      for line in lines where table.isKept(withCellBefore: line.lowerBound) {
        guard firstFit.contains(line.lowerBound) else { return "a group is divided at \(line)" }
      }
      return strategy == .optimal || lines.count <= firstFit.count
        ? nil : "\(lines.count) lines, not \(firstFit.count)"
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `any numbers give finite frames, and lines of all cells in order`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: Seeds(3000, usually: 150)) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.wildTable(wildness)
      let layout = content.layout()
      for section in 0..<layout.sectionCount {
        let lines = layout.lines(inSection: section)
        let most = content.sections[section].attributes.maximumCellsPerLine ?? .max
        guard lines.flatMap(\.cells) == Array(0..<layout.cellCount(inSection: section)),
          lines.allSatisfy({ !$0.cells.isEmpty && $0.cells.count <= most })
        else { return "section \(section): \(lines.map(\.cells))" }
        for frame in layout.frames(inSection: section) + lines.map(\.frame) {
          let numbers = [frame.minX, frame.minY, frame.width, frame.height]
          guard numbers.allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else {
            return "section \(section): \(frame)"
          }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `the height of a cell whose width is decided is asked for once`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.happens(onceIn: 2) ? random.table() : random.columnTable()
      let attributes = content.sections[0].attributes
      for (index, offers) in content.offers.enumerated() {
        let cell = content.sections[0].cells[index].attributes
        switch attributes.sizing.kind {
        case .columns(let columns):
          let isAsked = columns.cellHeight.isAsked
          guard offers.count == (isAsked ? 1 : 0) else { return "\(index): \(offers)" }
        default:
          guard cell.width == .asked || offers.count == 1 else { return "\(index): \(offers)" }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension SectionAttributes.CellHeight {
  fileprivate var isAsked: Bool {
    switch self {
    case .asked, .selfSizing: true
    case .fixed, .proportional: false
    }
  }
}

/// The layout of a content of one section beside its plain layout.
struct PlainComparison {
  private let content: TestContent
  private let frames: [CGRect]
  private let questions: [PlainTable.Question]
  private let plainFrames: [CGRect]
  private let plainQuestions: [PlainTable.Question]

  init(_ content: TestContent) {
    self.content = content
    var asked: [PlainTable.Question] = []
    let layout = content.layout { asked.append(PlainTable.Question(cell: $0.cell, offer: $1)) }
    frames = layout.frames()
    questions = asked
    let attributes = content.sections[0].attributes
    var table = PlainTable(content)
    let isFirstFit = attributes.breakingStrategy == .firstFit || table.columns != nil
    let starts = isFirstFit ? nil : layout.lines(inSection: 0).map(\.cells.lowerBound)
    plainFrames = table.frames(lineStarts: starts)
    plainQuestions = table.questions
  }

  /// The first difference between both, or nil.
  var fault: String? {
    questionsFault ?? framesFault
  }

  private var questionsFault: String? {
    let (questions, plainQuestions) = (
      questions.withoutRepetitions, plainQuestions.withoutRepetitions
    )
    let pairs = zip(questions, plainQuestions)
    let isSame = { (first: PlainTable.Question, second: PlainTable.Question) in
      first.cell == second.cell && abs(first.offer - second.offer) < 1e-6
    }
    if let number = pairs.enumerated().first(where: { !isSame($1.0, $1.1) })?.offset {
      return "question \(number) is \(questions[number]), not \(plainQuestions[number])"
    }
    return questions.count == plainQuestions.count
      ? nil : "\(questions.count) questions, not \(plainQuestions.count)"
  }

  private var framesFault: String? {
    for (index, (frame, plain)) in zip(frames, plainFrames).enumerated() {
      let isClose =
        isSnapped(frame.minX, plain.minX) && isSnapped(frame.minY, plain.minY)
        && abs(frame.width - plain.width) < 1e-6 && abs(frame.height - plain.height) < 1e-6
      if !isClose { return "cell \(index) at \(frame), not \(plain) before pixels" }
    }
    return nil
  }

  /// Returns whether a coordinate is another one on its pixel, up to the rounding of sums.
  private func isSnapped(_ coordinate: CGFloat, _ exact: CGFloat) -> Bool {
    [-1e-6, 1e-6].contains {
      abs(coordinate - plainPixels(in: exact + $0, scale: content.displayScale)) < 2e-6
    }
  }
}

extension [PlainTable.Question] {
  /// The questions without those for an offer that differs from an earlier one by its last bits only: engine and
  /// plain table add up what remains in another order, so only one of them may ask again.
  fileprivate var withoutRepetitions: [PlainTable.Question] {
    var last: [Int: CGFloat] = [:]
    return filter { question in
      defer { last[question.cell] = question.offer }
      return abs((last[question.cell] ?? .infinity) - question.offer) > 1e-9
    }
  }
}
