import AlignedLayout

extension Scenario {
  /// Every scenario of the engine.
  static let all =
    alignments + bubbles + spacings + breaks + indentations + sizes + typesetting + tables
    + breaking
    + lineLimits + sectionsAndEdges + decorations + sideways
}

extension SectionAttributes {
  /// The default attributes, with a line spacing of one row of characters.
  static let spaced = SectionAttributes(lineSpacing: 10)
}
