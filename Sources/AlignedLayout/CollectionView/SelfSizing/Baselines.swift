#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The two baselines of a cell, nil where nobody says one.
  struct Baselines: Equatable {
    var first: CGFloat?
    var last: CGFloat?

    /// The baselines as the engine takes them.
    init(first: CGFloat?, last: CGFloat?) {
      self.first = first?.limited
      self.last = last?.limited
    }

    init(of attributes: CellAttributes) {
      self.init(first: attributes.firstBaseline, last: attributes.lastBaseline)
    }

    var isEmpty: Bool {
      first == nil && last == nil
    }

    /// The baseline that a section is aligned by; nil in one that is aligned otherwise.
    subscript(alignment: SectionAttributes.CellAlignment) -> CGFloat? {
      switch alignment {
      case .firstBaseline: first
      case .lastBaseline: last
      default: nil
      }
    }

    /// These baselines, and where there is none that of others.
    func or(_ others: Baselines) -> Baselines {
      Baselines(first: first ?? others.first, last: last ?? others.last)
    }
  }

  /// What the cells that size themselves have said of their baselines, beside what is said of them.
  ///
  /// Both are kept, because a cell may take its word back: then that of its attributes counts
  /// again, for which nobody has to be asked.
  struct SaidBaselines {
    private struct Words {
      var ofCell: Baselines
      var ofAttributes: Baselines
    }

    private var words: [ContentLayout.Element: Words] = [:]

    /// The attributes with which a cell is set, of which others were answered just now.
    mutating func merged(
      with attributes: CellAttributes, of element: ContentLayout.Element
    ) -> CellAttributes {
      guard var word = words[element] else { return attributes }
      let answered = Baselines(of: attributes)
      if word.ofAttributes != answered {
        word.ofAttributes = answered
        words[element] = word
      }
      return attributes.with(word.ofCell.or(word.ofAttributes))
    }

    /// The attributes with which a cell is set, of which others were kept.
    func renewed(
      _ attributes: CellAttributes, of element: ContentLayout.Element
    ) -> CellAttributes {
      guard let word = words[element] else { return attributes }
      return attributes.with(word.ofCell.or(word.ofAttributes))
    }

    /// Whether an answer moves the baseline that a cell is aligned by: not by less than half a
    /// pixel, if the cell has said one before.
    ///
    /// - Parameter set: the baselines with which the cell is set.
    func areMoved(
      by answer: MeasuredAnswer, from set: Baselines,
      alignedBy alignment: SectionAttributes.CellAlignment, halfPixel: CGFloat
    ) -> Bool {
      let word = words[answer.element]
      let new = answer.baselines.or(word?.ofAttributes ?? set)[alignment]
      let old = set[alignment]
      guard new != old else { return false }
      if let new, let old, word?.ofCell[alignment] != nil, answer.baselines[alignment] != nil {
        return abs(new - old) >= halfPixel
      }
      return true
    }

    /// Keeps what a cell says. If that is not to count, the cell stays on the baseline with which
    /// it is set.
    mutating func note(
      _ answer: MeasuredAnswer, insteadOf set: Baselines,
      alignedBy alignment: SectionAttributes.CellAlignment, counts: Bool
    ) {
      guard words[answer.element] != nil || !answer.baselines.isEmpty else { return }
      let old =
        words[answer.element] ?? Words(ofCell: .init(first: nil, last: nil), ofAttributes: set)
      var said = answer.baselines
      if !counts, said.or(old.ofAttributes)[alignment] != set[alignment] {
        switch alignment {
        case .firstBaseline: said.first = old.ofCell.first
        case .lastBaseline: said.last = old.ofCell.last
        default: break
        }
      }
      words[answer.element] = Words(ofCell: said, ofAttributes: old.ofAttributes)
    }

    // MARK: Changes of the content

    mutating func move(to newPlace: (ContentLayout.Element) -> ContentLayout.Element?) {
      guard !words.isEmpty else { return }
      var moved: [ContentLayout.Element: Words] = [:]
      for (element, words) in words {
        if let place = newPlace(element) {
          moved[place] = words
        }
      }
      words = moved
    }

    mutating func removeAll() {
      words = [:]
    }
  }

  extension CellAttributes {
    fileprivate func with(_ baselines: Baselines) -> CellAttributes {
      with(firstBaseline: baselines.first, lastBaseline: baselines.last)
    }
  }

  extension SectionAttributes {
    /// Whether cells may say themselves where the baseline is that they are aligned by.
    var alignsBySaidBaselines: Bool {
      sizing.offersWholeLine && cellAlignment.isByBaseline
    }
  }
#endif
