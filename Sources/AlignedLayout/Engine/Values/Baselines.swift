struct Baselines: Equatable {
  var first: CGFloat?
  var last: CGFloat?

  init(first: CGFloat?, last: CGFloat?) {
    self.first = first?.limited
    self.last = last?.limited
  }

  init(of attributes: CellAttributes) {
    self.init(first: attributes.firstBaseline, last: attributes.lastBaseline)
  }

  var isEmpty: Bool { first == nil && last == nil }

  subscript(alignment: SectionAttributes.CellAlignment) -> CGFloat? {
    switch alignment {
    case .firstBaseline: first
    case .lastBaseline: last
    default: nil
    }
  }

  func or(_ others: Baselines) -> Baselines {
    Baselines(first: first ?? others.first, last: last ?? others.last)
  }
}
