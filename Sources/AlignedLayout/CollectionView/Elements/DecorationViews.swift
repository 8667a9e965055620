#if canImport(UIKit) && !os(watchOS)
  /// The decoration views of a kind in a section: its background or its line separators.
  struct DecorationViews {
    let areSeparators: Bool

    /// The number of indices from 0 among which all views are.
    private let count: Int

    /// The section, if views may be missing at some of these indices.
    private let incompleteSection: SectionLayout?

    init(ofKind kind: String, in section: SectionLayout) {
      let (attributes, lineCount) = (section.attributes, section.lines.lineCount)
      let separator =
        attributes.lineSeparator?.kind == kind && attributes.background?.kind != kind
        ? attributes.lineSeparator : nil
      areSeparators = attributes.background?.kind != kind
      count = areSeparators ? separator == nil ? 0 : max(0, lineCount - 1) : min(1, lineCount)
      incompleteSection = separator?.placement == .forcedBreaks ? section : nil
    }

    func contains(_ index: Int) -> Bool {
      (0..<count).contains(index)
        && incompleteSection.map { $0.separator(belowLine: index) != nil } ?? true
    }

    /// Returns the indices of the views that other views lack, which show the same element before or
    /// after a change.
    func indices(missingIn others: DecorationViews?) -> [Int] {
      let others = others?.areSeparators == areSeparators ? others : nil
      guard incompleteSection != nil || others?.incompleteSection != nil else {
        return Array((0..<count).dropFirst(others?.count ?? 0))
      }
      return (0..<count).filter { contains($0) && others?.contains($0) != true }
    }
  }
#endif
