/// The first and the last baseline of a cell; nil where it has none.
struct Baselines: Equatable {
  var first: CGFloat?
  var last: CGFloat?

  /// Limits the baselines as the engine does.
  init(first: CGFloat?, last: CGFloat?) {
    self.first = first?.limited
    self.last = last?.limited
  }

  init(of attributes: CellAttributes) {
    self.init(first: attributes.firstBaseline, last: attributes.lastBaseline)
  }

  var isEmpty: Bool { first == nil && last == nil }

  /// The baseline that an alignment uses; nil for alignments without baselines.
  subscript(alignment: SectionAttributes.CellAlignment) -> CGFloat? {
    switch alignment {
    case .firstBaseline: first
    case .lastBaseline: last
    default: nil
    }
  }

  /// Returns these baselines, with those of others where there are none.
  func or(_ others: Baselines) -> Baselines {
    Baselines(first: first ?? others.first, last: last ?? others.last)
  }
}
