import AlignedLayout

/// A text in parts. It stands on one line if there is room, and otherwise has a line for each part.
struct MarkText: Equatable, Sendable {
  let parts: [String]

  init(_ parts: String...) {
    self.parts = parts
  }

  /// The text on one line.
  var line: String { parts.joined(separator: " ") }
}

extension [MarkText] {
  /// Returns ways to set the texts in a height, each as lines. The best one comes first, and the first that
  /// fits is drawn.
  ///
  /// Text of several lines hides much of a low cell. There, a shorter text on one line is better, unless it is
  /// the last one, which leaves most out.
  func settings(inHeight height: CGFloat) -> [[String]] {
    let (full, last) = (dropLast(), suffix(1))
    let separate = full.map(\.parts).filter { $0.count > 1 }
    let low = full.flatMap { text -> [[String]] in
      let isLow = LineMark.Label.height * CGFloat(text.parts.count) <= height / 3
      return isLow && text.parts.count > 1 ? [[text.line], text.parts] : [[text.line]]
    }
    return low + separate + last.map { [$0.line] }
  }
}

extension ContentLayout.LineBreakReason {
  /// The reason in a few words. The `description` is a sentence.
  var shortText: MarkText {
    switch self {
    case .first: MarkText("first")
    case .forced: MarkText("begins a line")
    case .forcedByPreviousCell: MarkText("cell before", "ends a line")
    case .labelsAbove: MarkText("labels above")
    case .tooWide(let needed?, let had):
      MarkText("needs \(needed.hundredths),", "had \(had.hundredths)")
    case .tooWide(nil, let had): MarkText("narrower here,", "had \(had.hundredths)")
    case .minimumLineSpace(let needed, let had):
      MarkText("at least \(needed.hundredths),", "had \(had.hundredths)")
    case .full: MarkText("line full")
    case .keptTogether: MarkText("kept together")
    case .strategy: MarkText("strategy")
    case .rowHeight(let with, let without):
      MarkText("row \(without.hundredths),", "not \(with.hundredths)")
    case .strategyFellBack: MarkText("first fit")
    }
  }

  /// The texts for a line of a number, from the longest to the shortest.
  func texts(ofLine number: Int) -> [MarkText] {
    var parts = shortText.parts
    parts[0] = "\(number) · \(parts[0])"
    return [MarkText(parts), MarkText("\(number)")]
  }
}

extension MarkedSize {
  /// The size in words, from the longest text to the shortest.
  var texts: [MarkText] {
    let size = "\(size.width.hundredths) × \(size.height.hundredths)"
    let known = origin == .estimated ? "≈\(size)" : size
    guard let verb, let offer else { return [MarkText(known)] }
    let offered = offer.isUnlimited ? "∞" : offer.hundredths
    return [
      MarkText("offered \(offered),", "\(verb) \(size)"),
      MarkText("\(offered) →", known),
      MarkText(known),
    ]
  }

  private var verb: String? {
    switch origin {
    case .given: nil
    case .returned: "returned"
    case .measured: "measured"
    case .estimated: "estimated"
    }
  }
}

extension MarkText {
  fileprivate init(_ parts: [String]) {
    self.parts = parts
  }
}
