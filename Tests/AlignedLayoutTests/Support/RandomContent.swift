import AlignedLayout

/// The range of the numbers in random content.
enum Wildness: CaseIterable, Sendable {
  /// Numbers of an ordinary app, none negative.
  case tame

  /// Also negative insets and spacings, so that cells stick out of their lines and overlap.
  case negative

  /// Also infinities, NaN, and huge and tiny numbers.
  case hostile
}

extension SplitMix64 {
  /// Returns random content.
  ///
  /// - Parameter limitsLines: true if some sections limit their lines.
  mutating func content(_ wildness: Wildness, limitsLines: Bool = false) -> TestContent {
    var content = TestContent(width: number(40...400, wildness), sections: [])
    content.direction = pick([.leftToRight, .rightToLeft])
    content.contentInsets = insets(0...10, wildness)
    content.sectionSpacing = number(0...10, wildness)
    content.sections = (0..<Int.random(in: 0...5, using: &self)).map { _ in
      section(wildness, limitsLines: limitsLines)
    }
    var boundaries = fork
    content.header = boundaries.boundaryView(wildness)
    content.footer = boundaries.boundaryView(wildness)
    return content
  }

  /// Returns a header or footer of a whole content, or nil.
  mutating func boundaryView(_ wildness: Wildness) -> BoundaryView? {
    guard happens(onceIn: 3) else { return nil }
    return BoundaryView(
      length: number(0...60, wildness), behavior: pick([.scrolls, .pins, .stretches]),
      insets: happens(onceIn: 2) ? insets(0...20, wildness) : nil)
  }

  mutating func section(_ wildness: Wildness, limitsLines: Bool = false) -> TestSection {
    var decorations = fork
    var limits = decorations.fork
    var accessories = limits.fork
    var rows = accessories.fork
    var shared = rows.fork
    let limit = limitsLines && !limits.happens(onceIn: 3) ? limits.lineLimit : .unlimited
    let lineAlignment = pick(SectionAttributes.LineAlignment.allCases)
    let cellAlignment = pick(SectionAttributes.CellAlignment.allCases)
    let justification = happens(onceIn: 3) ? justification(wildness) : nil
    let attributes = SectionAttributes(
      breakingStrategy: happens(onceIn: 3)
        ? pick(SectionAttributes.BreakingStrategy.allCases) : .firstFit,
      lineLimit: limit,
      sizing: rows.happens(onceIn: 7) ? rows.sizingOnRows(wildness) : .asked,
      clampsOversizedCells: happens(onceIn: 4),
      lineAlignment: lineAlignment,
      cellAlignment: cellAlignment,
      justification: justification,
      cellSpacing: number(0...10, wildness),
      lineSpacing: number(0...10, wildness),
      insets: happens(onceIn: 2) ? .zero : insets(0...20, wildness),
      backgrounds: (decorations.happens(onceIn: 3) ? [decorations.background(wildness)] : [])
        + (accessories.happens(onceIn: 4) ? [accessories.background(wildness, ofRuns: true)] : []),
      lineSeparator: decorations.happens(onceIn: 3) ? decorations.lineSeparator(wildness) : nil,
      pinsHeader: accessories.pick([nil, nil, true, false]),
      pinsFooter: accessories.pick([nil, nil, true, false]),
      supplementaryInsets: accessories.happens(onceIn: 4)
        ? accessories.insets(0...20, wildness) : nil,
      attachments: accessories.happens(onceIn: 4) ? accessories.attachments : nil,
      sharedWidths: shared.happens(onceIn: 5) ? shared.sharedWidths(wildness) : [:])
    let cellCount = happens(onceIn: 4) ? 0 : Int.random(in: 1...30, using: &self)
    let cellsArePlain = happens(onceIn: 3)
    return TestSection(
      attributes: attributes,
      cells: (0..<cellCount).map { _ in cell(wildness, isPlain: cellsArePlain) },
      headerLength: happens(onceIn: 2) ? 0 : number(1...30, wildness),
      footerLength: happens(onceIn: 2) ? 0 : number(1...30, wildness),
      sizeOfOverflow: limits.sizeOfOverflow(wildness))
  }

  /// Returns the section with another line limit, or none, and another overflow view.
  mutating func limited(_ section: TestSection, _ wildness: Wildness) -> TestSection {
    var section = section
    section.attributes = section.attributes.with(
      lineLimit: happens(onceIn: 4) ? .unlimited : lineLimit)
    section.sizeOfOverflow = sizeOfOverflow(wildness)
    return section
  }

  mutating func cell(_ wildness: Wildness, isPlain: Bool = false) -> TestCell {
    let attributes = isPlain ? CellAttributes.default : cellAttributes(wildness)
    let width = number(0...150, wildness)
    let height = number(0...50, wildness)
    return switch Int.random(in: 0..<5, using: &self) {
    case 0: .filling(height: height, atLeast: width / 2, attributes)
    case 1: .text(area: CGFloat(length(100...4000)), atMost: CGFloat(length(20...300)), attributes)
    default: .cell(width × height, attributes)
    }
  }

  private mutating func cellAttributes(_ wildness: Wildness) -> CellAttributes {
    var ends = fork
    var alignments = ends.fork
    var depths = alignments.fork
    var ratios = depths.fork
    var shared = ratios.fork
    var edges = shared.fork
    let insets = happens(onceIn: 2) ? .zero : insets(0...15, wildness)
    let (beginsLine, endsLine) = (happens(onceIn: 8), happens(onceIn: 8))
    let keepsWithNext = happens(onceIn: 6)
    let (indentation, endsIndentation) = (indentation, happens(onceIn: 6))
    let minimumLineSpace = happens(onceIn: 3) ? number(0...100, wildness) : 0
    let growth = happens(onceIn: 4) ? number(0...3, wildness) : 0
    return CellAttributes(
      beginsLine: beginsLine, endsLine: endsLine, keepsWithNext: keepsWithNext,
      standsAtTrailingEdge: edges.happens(onceIn: 8),
      minimumLineSpace: minimumLineSpace,
      width: shared.happens(onceIn: 3) ? shared.sharedWidth : .asked,
      maximumGrownWidth: happens(onceIn: 2) ? number(0...200, wildness) : .infinity,
      growth: growth,
      aspectRatio: ratios.happens(onceIn: 3) ? ratios.ratio(wildness) : nil,
      lineAlignment: alignments.ownAlignment(onceIn: 6),
      cellAlignment: alignments.ownAlignment(onceIn: 6),
      indentation: indentation,
      indentationsEndedAfter: endsIndentation ? ends.pick([1, 2]) : 0,
      insets: insets,
      firstBaseline: happens(onceIn: 3) ? number(0...60, wildness) : nil,
      lastBaseline: happens(onceIn: 3) ? number(0...60, wildness) : nil,
      lastLineWidth: edges.happens(onceIn: 2) ? edges.number(0...100, wildness) : nil,
      pins: depths.happens(onceIn: 6),
      zIndex: depths.happens(onceIn: 12) ? depths.pick([-1, 1, 7, .min, .max]) : 0)
  }

  /// Returns the widths that cells of a section share.
  mutating func sharedWidths(_ wildness: Wildness) -> [SharedWidth: CGFloat] {
    func fraction(_ random: inout SplitMix64) -> CGFloat {
      wildness == .hostile && random.happens(onceIn: 4)
        ? random.pick([0, 1, .nan, .infinity, -1, 1e-9])
        : random.pick([0.2, 1 / 3, 0.4, 0.5, 0.9, 1])
    }
    let label = fraction(&self)
    return happens(onceIn: 2) ? [.label: label] : [.label: label, .value: fraction(&self)]
  }

  /// Returns the width of a cell that shares it, if its section lists the name.
  var sharedWidth: CellAttributes.Width {
    mutating get { .shared(pick([.label, .label, .value])) }
  }

  /// Returns the sizing of cells that keep their ratios on rows.
  mutating func sizingOnRows(_ wildness: Wildness) -> SectionAttributes.Sizing {
    .rows(
      height: number(1...60, wildness),
      minimumHeight: happens(onceIn: 3) ? number(0...60, wildness) : nil,
      maximumHeight: happens(onceIn: 3) ? number(20...200, wildness) : nil,
      lastRowHeight: pick(SectionAttributes.LastRowHeight.allCases))
  }

  /// Returns a ratio that is exact in either direction.
  private mutating func ratio(_ wildness: Wildness) -> CGFloat {
    wildness == .hostile && happens(onceIn: 4)
      ? pick([0, .nan, .infinity, -1])
      : pick([0.25, 0.5, 1, 2, 4])
  }

  private var attachments: SectionAttributes.Attachments {
    mutating get {
      SectionAttributes.Attachments(
        ofCells: happens(onceIn: 3) ? [] : [attachment("badge"), attachment("dot")],
        ofHeader: happens(onceIn: 3) ? [] : [attachment(pick(["badge", "mark"]))],
        ofFooter: happens(onceIn: 3) ? [] : [attachment(pick(["badge", "mark"]))], reach: 40)
    }
  }

  /// Returns an attachment that sticks out of its host by less than 40 points.
  mutating func attachment(_ kind: String) -> ViewAttachment {
    let points = [
      AnchorPoint.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading,
      .bottom, .bottomTrailing,
    ]
    return ViewAttachment(
      kind: kind, at: pick(points), ownPoint: happens(onceIn: 2) ? pick(points) : nil,
      offset: CGPoint(x: CGFloat(length(-10...10)), y: CGFloat(length(-10...10))),
      size: CGFloat(length(1...20)) × CGFloat(length(1...20)), zIndex: pick([1, 1, -1, 5]))
  }

  /// Returns an alignment of a cell's own, or nil for that of its section.
  private mutating func ownAlignment<Alignment: CaseIterable>(onceIn count: Int) -> Alignment? {
    happens(onceIn: count) ? pick(Array(Alignment.allCases)) : nil
  }

  private var indentation: CellAttributes.Indentation {
    mutating get {
      let starts = happens(onceIn: 6)
      return happens(onceIn: 8) ? .nest : starts ? .start : .unchanged
    }
  }

  private var lineLimit: SectionAttributes.LineLimit {
    mutating get {
      var expanded = fork
      let limit = SectionAttributes.LineLimit.lines(
        happens(onceIn: 20) ? pick([0, -1, .min, .max]) : Int.random(in: 1...4, using: &self))
      guard expanded.happens(onceIn: 5) else { return limit }
      return expanded.happens(onceIn: 2) ? .expanded : .expanded(from: limit)
    }
  }

  private mutating func sizeOfOverflow(
    _ wildness: Wildness
  ) -> @Sendable (_ hiddenCount: Int) -> CGSize {
    guard !happens(onceIn: 6) else { return { _ in 0 × 20 } }
    let sizes = (0..<5).map { _ in number(1...120, wildness) × number(1...60, wildness) }
    return { sizes[$0 % 5] }
  }

  private mutating func justification(_ wildness: Wildness) -> SectionAttributes.Justification {
    SectionAttributes.Justification(
      maximumGap: happens(onceIn: 2) ? .infinity : number(0...60, wildness),
      lastLines: pick([.aligned, .justified]))
  }

  /// A generator of other numbers. Using it leaves the sequence of this generator unchanged.
  var fork: SplitMix64 {
    var copy = self
    return SplitMix64(seed: copy.next() ^ 0xDEC0_DEC0_DEC0_DEC0)
  }

  private mutating func background(
    _ wildness: Wildness, ofRuns standsAtBreaks: Bool = false
  ) -> SectionAttributes.Background {
    SectionAttributes.Background(
      kind: pick(TestContent.decorationKinds),
      placement: standsAtBreaks ? .forcedBreaks : .section,
      insets: happens(onceIn: 2) ? .zero : insets(0...10, wildness),
      coversHeader: happens(onceIn: 2), coversFooter: happens(onceIn: 2),
      zIndex: pick([-2, -1, 3]))
  }

  private mutating func lineSeparator(_ wildness: Wildness) -> SectionAttributes.LineSeparator {
    SectionAttributes.LineSeparator(
      kind: pick(TestContent.decorationKinds), thickness: number(0...12, wildness),
      insets: happens(onceIn: 2) ? .zero : insets(0...10, wildness),
      placement: pick([.everyLine, .forcedBreaks]))
  }

  private mutating func insets(_ range: ClosedRange<Int>, _ wildness: Wildness) -> Insets {
    Insets(
      top: number(range, wildness), leading: number(range, wildness),
      bottom: number(range, wildness), trailing: number(range, wildness))
  }

  private mutating func number(_ range: ClosedRange<Int>, _ wildness: Wildness) -> CGFloat {
    if wildness != .tame, happens(onceIn: 4) {
      return -2 * CGFloat(length(range))
    }
    if wildness == .hostile, happens(onceIn: 6) {
      return pick([
        .nan, .infinity, -.infinity, 1e9, -1e9, 1e12, -1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -0.0, 1e-9,
      ])
    }
    return CGFloat(length(range))
  }
}

extension SharedWidth {
  static let label = SharedWidth(1)
  static let value = SharedWidth(2)
}
