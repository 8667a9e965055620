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

  /// Returns the indices of the views that others lack: those of the same section before or after a
  /// change.
  func indices(missingIn others: DecorationViews?) -> [Int] {
    let others = others?.areSeparators == areSeparators ? others : nil
    guard incompleteSection != nil || others?.incompleteSection != nil else {
      return Array((0..<count).dropFirst(others?.count ?? 0))
    }
    return (0..<count).filter { contains($0) && others?.contains($0) != true }
  }
}

extension ContentLayout {
  /// Returns the kind of decoration view that shows an element, or nil for other elements.
  ///
  /// If the separators of a section have the same kind as its background, they would have the
  /// same index paths. The kind is then that of the background alone.
  func decorationKind(of element: Element) -> String? {
    switch element {
    case .header, .cell, .overflow, .footer: return nil
    case .background(let section): return attributes(ofSection: section).background?.kind
    case .lineSeparator(let section, _):
      let attributes = attributes(ofSection: section)
      let kind = attributes.lineSeparator?.kind
      return kind == attributes.background?.kind ? nil : kind
    }
  }

  /// Returns the decoration views of a kind in a section.
  func decorationViews(ofKind kind: String, inSection section: Int) -> DecorationViews {
    DecorationViews(ofKind: kind, in: self[section])
  }
}
