#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension CellAttributes {
  init(from numbers: inout NumberReader) {
    self.init(
      beginsLine: numbers.flag(),
      endsLine: numbers.flag(),
      keepsWithNext: numbers.flag(),
      standsAtTrailingEdge: numbers.flag(),
      minimumLineSpace: numbers.length(),
      width: Width(from: &numbers),
      minimumWidth: numbers.length(),
      maximumGrownWidth: numbers.length(),
      growth: numbers.length(),
      shrinkage: numbers.length(),
      columnSpan: numbers.integer(),
      aspectRatio: numbers.optionalLength(),
      lineAlignment: SectionAttributes.LineAlignment(number: numbers.integer()),
      cellAlignment: SectionAttributes.CellAlignment(number: numbers.integer()),
      indentation: Indentation(number: numbers.integer()),
      indentationsEndedAfter: numbers.integer(),
      insets: numbers.insets(),
      firstBaseline: numbers.optionalLength(),
      lastBaseline: numbers.optionalLength(),
      lastLineWidth: numbers.optionalLength())
  }
}

extension CellAttributes.Indentation {
  fileprivate init(number: Int) {
    switch number {
    case 1: self = .start
    case 2: self = .nest
    default: self = .unchanged
    }
  }
}

extension CellAttributes.Width {
  fileprivate init(from numbers: inout NumberReader) {
    let (kind, fraction, weight) = (numbers.integer(), numbers.length(), numbers.length())
    switch kind {
    case 1: self = .fraction(fraction)
    case 2: self = .remaining(weight: weight)
    case 3: self = .shared(SharedWidth(1))
    default: self = .asked
    }
  }
}
