import AlignedLayout

extension Scenario {
  /// Every scenario of the engine.
  static let all =
    alignments + spacings + breaks + indentations + sizes + typesetting + breaking + lineLimits
    + sectionsAndEdges
    + decorations
}

extension SectionAttributes {
  /// The default but for lines that are as far apart as a row of characters is tall.
  static let spaced = SectionAttributes(lineSpacing: 10)
}
