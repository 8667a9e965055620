import AlignedLayout
import Testing

/// Laws about random sections with a line limit.
@Suite struct LineLimitLaws {
  @Test(arguments: Wildness.allCases)
  func `visible cells are placed as if the overflow view were the last cell`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 1500) { seed in
      guard let limited = LimitedContent(seed: seed, wildness),
        limited.hidesSome || limited.isExpanded,
        let shown = limited.shown(limited.visibleCount), !shown.sections[0].cells.isEmpty
      else { return nil }
      let layout = shown.layout()
      let isFirstFit = limited.strategy == .firstFit && !limited.showsOneCellOnOneLine
      guard isFirstFit || layout.lines(inSection: 0).count <= limited.mostLines
      else { return nil }
      let frames = limited.layout.frames()
      let expected = layout.frames()
      if Array(frames.prefix(limited.visibleCount)) != Array(expected.prefix(limited.visibleCount))
      {
        return "cells"
      }
      let overflow = expected.count > limited.visibleCount ? expected.last : nil
      if limited.layout.frame(ofOverflowInSection: 0) != overflow {
        return "overflow view \(limited.layout.frame(ofOverflowInSection: 0) as Any)"
      }
      return limited.layout.contentSize == layout.contentSize ? nil : "content size"
    }
    #expect(fault == nil)
  }

  @Test func `as many cells as possible are visible`() {
    var triedCount = 0
    let seeds = Seeds(1500)
    let fault = firstFault(ofSeeds: seeds) { seed in
      guard let limited = LimitedContent(seed: seed, .tame), limited.hidesSome,
        limited.strategy == .firstFit
      else { return nil }
      for count in (limited.visibleCount + 1)..<limited.cellCount where !limited.divides(at: count)
      {
        triedCount += 1
        let lines = limited.shown(count, mayBeClamped: true)?.layout().lines(inSection: 0)
        if let lines, lines.count <= limited.mostLines { return "\(count) would fit" }
      }
      return nil
    }
    #expect(fault == nil)
    #expect(triedCount > seeds.count * 2 / 3)
  }

  @Test(arguments: Wildness.allCases)
  func `no more is asked than the rules permit`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 1500) { seed in
      LimitedContent(seed: seed, wildness)?.questionsFault
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `hidden cells have no size, are on no line, and are not found`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 500) { seed in
      guard let limited = LimitedContent(seed: seed, wildness) else { return nil }
      let layout = limited.layout
      for position in layout.positions.dropFirst(limited.visibleCount) {
        let frame = layout.frame(ofCellAt: position)
        guard frame.size == .zero, frame.origin.x.isFinite, frame.origin.y.isFinite else {
          return "\(position) at \(frame)"
        }
        if layout.line(ofCellAt: position).cells.contains(position.cell) { return "\(position)" }
      }
      let lines = layout.lines(inSection: 0)
      if lines.count > limited.mostLines { return "\(lines.count) lines" }
      if lines.flatMap(\.cells) != Array(0..<limited.visibleCount) { return "cells of lines" }
      let cells = layout.elements(in: .infinite).compactMap { placed in
        if case .cell(let position) = placed.element { position.cell } else { nil }
      }
      return cells.allSatisfy { $0 < limited.visibleCount } ? nil : "\(cells) found"
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `the first cell is visible, and the overflow view stands behind the others`(
    wildness: Wildness
  ) {
    var narrowedCount = 0
    let seeds = Seeds(1500)
    let fault = firstFault(ofSeeds: seeds) { seed in
      guard let limited = LimitedContent(seed: seed, wildness, mostLines: 1...3) else { return nil }
      if limited.isNarrowed { narrowedCount += 1 }
      return limited.firstCellFault(checksOverlaps: wildness == .tame)
    }
    #expect(fault == nil)
    // Hostile cells are rarely narrowed.
    #expect(narrowedCount > 0 || wildness == .hostile)
  }

  @Test func `right to left, a limited section is mirrored`() {
    let fault = firstFault(ofSeeds: 500) { seed in
      guard var limited = LimitedContent(seed: seed, .negative) else { return nil }
      limited.content.direction = .leftToRight
      let one = limited.content.layout()
      limited.content.direction = .rightToLeft
      limited.content.sections[0].exchangeLeftAndRight()
      let other = limited.content.layout()
      let frames = one.frames() + [one.frame(ofOverflowInSection: 0)].compactMap { $0 }
      let mirrored = other.frames() + [other.frame(ofOverflowInSection: 0)].compactMap { $0 }
      guard frames.count == mirrored.count else { return "\(mirrored.count) frames" }
      for (frame, mirrored) in zip(frames, mirrored) {
        let x = limited.content.width - frame.maxX
        if abs(mirrored.minX - x) > 1e-6 || mirrored.minY != frame.minY { return "\(mirrored)" }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

/// One random section with a line limit, and the questions that its layout asked.
private struct LimitedContent {
  var content: TestContent
  let layout: ContentLayout

  private var asked: [(cell: Int, isBeforeOverflow: Bool)] = []
  private var hiddenCounts: [Int] = []

  /// Creates a random content, or nil if its section has no cells or no limit.
  ///
  /// - Parameter mostLines: the numbers of lines to which a section without a limit is limited.
  init?(seed: UInt64, _ wildness: Wildness, mostLines: ClosedRange<Int>? = nil) {
    var random = SplitMix64(seed: seed)
    content = TestContent(width: CGFloat(Int.random(in: 40...300, using: &random)), sections: [])
    content.sections = [random.section(wildness, limitsLines: true)]
    content = content.withoutRows.withoutSharedWidths
    content.sections[0].headerLength = 0
    if random.happens(onceIn: 3) {
      content.sections[0].attributes = content.sections[0].attributes.with(
        sizing: .asked(offering: .wholeLine))
    }
    if let mostLines, content.sections[0].attributes.lineLimit == .unlimited {
      let limit = SectionAttributes.LineLimit.lines(Int.random(in: mostLines, using: &random))
      content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: limit)
    }
    guard !content.sections[0].cells.isEmpty, content.sections[0].attributes.lineLimit != .unlimited
    else { return nil }
    final class Asked {
      var cells: [(Int, Bool)] = []
      var hiddenCounts: [Int] = []
    }
    let asked = Asked()
    layout = content.layout(
      asked: { position, _ in asked.cells.append((position.cell, asked.hiddenCounts.isEmpty)) },
      askedForOverflow: { asked.hiddenCounts.append($1) })
    self.asked = asked.cells
    hiddenCounts = asked.hiddenCounts
  }

  private var section: TestSection { content.sections[0] }
  var cellCount: Int { section.cells.count }
  var visibleCount: Int { layout.visibleCellCount(inSection: 0) }
  var hidesSome: Bool { visibleCount < cellCount }
  var mostLines: Int { section.attributes.lineLimit.lineCount }
  var strategy: SectionAttributes.BreakingStrategy { section.attributes.breakingStrategy }

  /// Whether all cells are shown on more lines than the limit allows.
  var isExpanded: Bool {
    guard case .expandedLines(beyond: let count) = section.attributes.lineLimit else {
      return false
    }
    guard count > 0 else { return true }
    var limited = content
    limited.sections[0].attributes = section.attributes.with(lineLimit: .lines(count))
    return limited.layout().visibleCellCount(inSection: 0) < cellCount
  }

  /// The cell may then be narrowed for the overflow view.
  var showsOneCellOnOneLine: Bool { hidesSome && visibleCount == 1 && mostLines == 1 }

  /// Returns true if a group would be divided with `count` visible cells.
  func divides(at count: Int) -> Bool {
    guard count > 0 else { return false }
    let last = section.cells[count - 1].attributes
    return last.keepsWithNext && !last.endsLine && !section.cells[count].attributes.beginsLine
  }

  /// Returns the first cells followed by the overflow view as a cell, without a limit.
  ///
  /// Returns nil if the overflow view would be clamped, because cells are not.
  func shown(_ count: Int, mayBeClamped: Bool = false) -> TestContent? {
    var shown = content
    shown.sections[0].attributes = section.attributes.with(lineLimit: .unlimited)
    shown.sections[0].cells = Array(section.cells[..<count])
    if count > 0 {
      // The last visible cell must not keep with the overflow view.
      shown.sections[0].cells[count - 1].attributes = section.cells[count - 1].attributes.with(
        keepsWithNext: false)
    }
    let size = section.sizeOfOverflow(cellCount - count)
    if size.width > 0, size.height > 0 {
      let isClamped = layout.frame(ofOverflowInSection: 0)?.size.width != size.width
      if isClamped, !mayBeClamped { return nil }
      shown.sections[0].cells.append(.cell(size))
    }
    return shown
  }

  /// Whether the first cell was asked again for what the overflow view leaves it.
  var isNarrowed: Bool {
    asked.contains { !$0.isBeforeOverflow }
  }

  /// - Parameter checksOverlaps: whether no negative insets or gaps make cells overlap.
  func firstCellFault(checksOverlaps: Bool) -> String? {
    if visibleCount < 1 { return "no visible cell" }
    let lines = layout.lines(inSection: 0)
    if lines.count > mostLines { return "\(lines.count) lines" }
    guard checksOverlaps, let frame = layout.frame(ofOverflowInSection: 0), let last = lines.last
    else { return nil }
    let insets = section.attributes.insets
    let isLeftToRight = layout.direction == .leftToRight
    let left = isLeftToRight ? insets.leading : insets.trailing
    let right = layout.contentSize.width - (isLeftToRight ? insets.trailing : insets.leading)
    let slack: CGFloat = 0.01
    if left < right, frame.minX < left - slack || frame.maxX > right + slack {
      return "view at \(frame), outside of \(left) to \(right)"
    }
    for cell in last.cells {
      let other = layout.frame(ofCellAt: .init(section: 0, cell: cell))
      let isBehind =
        isLeftToRight
        ? other.maxX <= frame.minX + slack : frame.maxX <= other.minX + slack
      if !isBehind { return "cell \(cell) at \(other), view at \(frame)" }
    }
    return nil
  }

  var questionsFault: String? {
    var counts: [Int: Int] = [:]
    for (cell, isBeforeOverflow) in asked {
      counts[cell, default: 0] += 1
      if !isBeforeOverflow, cell > 0 || !showsOneCellOnOneLine {
        return "\(cell) asked after the overflow view"
      }
    }
    if let (cell, count) = counts.first(where: { $0.value > 2 }) { return "\(cell): \(count)" }
    if hiddenCounts != hiddenCounts.sorted() || Set(hiddenCounts).count < hiddenCounts.count {
      return "overflow views asked for \(hiddenCounts) hidden cells"
    }
    guard hidesSome else {
      return hiddenCounts == (isExpanded ? [0] : [])
        ? nil : "overflow view asked for \(hiddenCounts) without hidden cells"
    }
    guard hiddenCounts.last == cellCount - visibleCount else { return "\(hiddenCounts)" }
    var unlimited = content
    unlimited.sections[0].attributes = section.attributes.with(lineLimit: .unlimited)
    guard strategy == .firstFit else { return nil }
    let lines = unlimited.layout().lines(inSection: 0)
    if hiddenCounts.count > lines[mostLines - 1].cells.count + 1 {
      return "\(hiddenCounts.count) questions for overflow views"
    }
    // Beyond the limit, cells are asked only up to the first that does not fit.
    let first = lines[mostLines].cells.lowerBound
    // A cell that the one before keeps with may also have been asked for the line above.
    let twice = counts.first { $0.key >= first && $0.value > 1 && !divides(at: $0.key) }
    if let twice {
      return "\(twice.key) asked again, after \(first)"
    }
    let last = counts.keys.max() ?? 0
    let isOfGroup = (first..<max(first, last)).allSatisfy { divides(at: $0 + 1) }
    return last <= first || isOfGroup ? nil : "\(last) asked, after \(first)"
  }
}
