#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension CellAttributes {
  init(from numbers: inout NumberReader) {
    self.init(
      insets: numbers.insets(),
      beginsLine: numbers.flag(),
      endsLine: numbers.flag(),
      keepsWithNext: numbers.flag(),
      lineAlignment: SectionAttributes.LineAlignment(number: numbers.integer()),
      indentation: Indentation(number: numbers.integer()),
      endsIndentations: numbers.integer(),
      minimumLineSpace: numbers.length(),
      growth: numbers.length(),
      shrinkage: numbers.length(),
      minimumWidth: numbers.length(),
      maximumWidth: numbers.length(),
      width: Width(from: &numbers),
      columnSpan: numbers.integer(),
      cellAlignment: SectionAttributes.CellAlignment(number: numbers.integer()),
      firstBaseline: numbers.optionalLength(),
      lastBaseline: numbers.optionalLength())
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
    let (kind, fraction) = (numbers.integer(), numbers.length())
    switch kind {
    case 1: self = .fraction(fraction)
    case 2: self = .remaining
    default: self = .asked
    }
  }
}
