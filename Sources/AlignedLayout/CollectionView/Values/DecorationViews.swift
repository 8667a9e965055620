/// The decoration views of a kind in a section: those of one of its backgrounds, or its line separators.
struct DecorationViews {
  /// The number of the background, or nil if the views are separators.
  let background: Int?

  /// The number of indices from 0 among which all views are.
  private let count: Int

  /// The section, if views may be missing at some of these indices.
  private let incompleteSection: SectionLayout?

  init(ofKind kind: String, in section: SectionLayout) {
    let (attributes, lineCount) = (section.attributes, section.lines.lineCount)
    background = attributes.backgrounds.firstIndex { $0.kind == kind }
    if let background {
      let standsAtBreaks = attributes.backgrounds[background].placement == .forcedBreaks
      count = standsAtBreaks ? lineCount : min(1, lineCount)
      incompleteSection = standsAtBreaks ? section : nil
    } else {
      let separator = attributes.kindOfLineSeparators == kind ? attributes.lineSeparator : nil
      count = separator == nil ? 0 : max(0, lineCount - 1)
      incompleteSection = separator?.placement == .forcedBreaks ? section : nil
    }
  }

  func contains(_ index: Int) -> Bool {
    guard (0..<count).contains(index) else { return false }
    guard let incompleteSection else { return true }
    return background == nil
      ? incompleteSection.separator(belowLine: index) != nil
      : incompleteSection.lines.isFirstOfRun(index)
  }

  /// The others are those of the same section before or after a change.
  func indices(missingIn others: DecorationViews?) -> [Int] {
    let others = (others?.background == nil) == (background == nil) ? others : nil
    guard incompleteSection != nil || others?.incompleteSection != nil else {
      return Array((0..<count).dropFirst(others?.count ?? 0))
    }
    return (0..<count).filter { contains($0) && others?.contains($0) != true }
  }
}

extension ContentLayout {
  /// Two views of one kind in a section would have the same index paths: only the first background has the kind.
  func decorationKind(of element: Element) -> String? {
    switch element {
    case .contentHeader, .contentFooter, .header, .cell, .overflow, .footer: nil
    case .background(let section, let number, _):
      attributes(ofSection: section).kind(ofBackground: number)
    case .lineSeparator(let section, _): attributes(ofSection: section).kindOfLineSeparators
    }
  }

  func decorationViews(ofKind kind: String, inSection section: Int) -> DecorationViews {
    DecorationViews(ofKind: kind, in: self[section])
  }
}
