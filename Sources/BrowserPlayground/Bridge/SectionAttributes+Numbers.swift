#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension SectionAttributes {
  init(from numbers: inout NumberReader) {
    self.init(
      breakingStrategy: BreakingStrategy(number: numbers.integer()),
      maximumCellsPerLine: numbers.optionalLength().map { Int($0) },
      lineLimit: LineLimit(from: &numbers),
      sizing: Sizing(from: &numbers),
      clampsOversizedCells: numbers.flag(),
      lineAlignment: LineAlignment(number: numbers.integer()) ?? .leading,
      cellAlignment: CellAlignment(number: numbers.integer()) ?? .top,
      justification: Justification(from: &numbers),
      cellSpacing: numbers.length(),
      lineSpacing: numbers.length(),
      insets: numbers.insets(),
      backgrounds: Background(from: &numbers).map { [$0] } ?? [],
      lineSeparator: LineSeparator(from: &numbers),
      pinsHeader: numbers.optionalFlag(),
      pinsFooter: numbers.optionalFlag(),
      sharedWidths: numbers.optionalLength().map { [SharedWidth(1): $0] } ?? [:])
  }
}

extension SectionAttributes.LineAlignment {
  init?(number: Int) {
    switch number {
    case 0: self = .leading
    case 1: self = .center
    case 2: self = .trailing
    case 3: self = .left
    case 4: self = .right
    default: return nil
    }
  }
}

extension SectionAttributes.CellAlignment {
  init?(number: Int) {
    switch number {
    case 0: self = .top
    case 1: self = .center
    case 2: self = .bottom
    case 3: self = .stretch
    case 4: self = .firstBaseline
    case 5: self = .lastBaseline
    default: return nil
    }
  }
}

extension SectionAttributes.BreakingStrategy {
  init(number: Int) {
    switch number {
    case 1: self = .balanced
    case 2: self = .optimal
    default: self = .firstFit
    }
  }
}

extension SectionAttributes.Justification {
  fileprivate init?(from numbers: inout NumberReader) {
    let (exists, gap, justifiesLast) = (numbers.flag(), numbers.length(), numbers.flag())
    guard exists else { return nil }
    self.init(maximumGap: gap, lastLines: justifiesLast ? .justified : .aligned)
  }
}

extension SectionAttributes.LineLimit {
  fileprivate init(from numbers: inout NumberReader) {
    let (kind, count) = (numbers.integer(), numbers.integer())
    switch kind {
    case 1: self = .lines(count)
    case 2: self = .expanded(from: .lines(count))
    default: self = .unlimited
    }
  }
}

extension SectionAttributes.Sizing {
  fileprivate init(from numbers: inout NumberReader) {
    let kind = numbers.integer()
    let size = CGSize(width: numbers.length(), height: numbers.length())
    let offer = SectionAttributes.Offer(number: numbers.integer())
    let columns = Self.columns(from: &numbers)
    let rows = Self.rows(
      height: numbers.length(), minimumHeight: numbers.optionalLength(),
      maximumHeight: numbers.optionalLength(),
      lastRowHeight: numbers.integer() == 1 ? .mean : .target)
    switch kind {
    case 1: self = .selfSizing(estimate: size, offering: offer ?? .wholeLine)
    case 2: self = .fixed(size)
    case 3: self = columns
    case 4: self = rows
    default: self = .asked(offering: offer ?? .automatic)
    }
  }

  private static func columns(from numbers: inout NumberReader) -> Self {
    let (fits, count, width) = (numbers.flag(), numbers.integer(), numbers.length())
    let maximumCount = numbers.optionalLength().map { Int($0) } ?? .max
    let (heightKind, height) = (numbers.integer(), numbers.length())
    let cellHeight: SectionAttributes.CellHeight =
      switch heightKind {
      case 1: .fixed(height)
      case 2: .proportional(height)
      case 3: .selfSizing(estimate: height)
      default: .asked
      }
    let asksForCellAttributes = numbers.flag()
    return fits
      ? .columns(
        minimumWidth: width, maximumCount: maximumCount, cellHeight: cellHeight,
        asksForCellAttributes: asksForCellAttributes)
      : .columns(count, cellHeight: cellHeight, asksForCellAttributes: asksForCellAttributes)
  }
}

extension SectionAttributes.Offer {
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .automatic
    case 1: self = .remainingLineSpace
    case 2: self = .wholeLine
    default: return nil
    }
  }
}

extension SectionAttributes.Background {
  fileprivate init?(from numbers: inout NumberReader) {
    let (exists, insets) = (numbers.flag(), numbers.insets())
    let (coversHeader, coversFooter) = (numbers.flag(), numbers.flag())
    let zIndex = numbers.integer()
    guard exists else { return nil }
    self.init(
      kind: "background", insets: insets, coversHeader: coversHeader, coversFooter: coversFooter,
      zIndex: zIndex)
  }
}

extension SectionAttributes.LineSeparator {
  fileprivate init?(from numbers: inout NumberReader) {
    let (exists, thickness, insets) = (numbers.flag(), numbers.length(), numbers.insets())
    let (zIndex, onlyAtForcedBreaks) = (numbers.integer(), numbers.flag())
    guard exists else { return nil }
    self.init(
      kind: "separator", thickness: thickness, insets: insets, zIndex: zIndex,
      placement: onlyAtForcedBreaks ? .forcedBreaks : .everyLine)
  }
}
