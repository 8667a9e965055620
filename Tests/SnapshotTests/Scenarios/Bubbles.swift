import AlignedLayout

extension Scenario {
  /// Bubbles that are as narrow as their texts, with times in their corners.
  static let bubbles: [Scenario] = {
    let sections = [
      bubble(60, 20, lastLine: 60), bubble(150, 50, lastLine: 80), bubble(150, 40, lastLine: 145),
    ]
    let scenario = Scenario(
      name: "bubbles",
      title: "Each time stands beside the last line of its text if it fits there, or else below.",
      sectionSpacing: 10, sections: sections)
    var rightToLeft = Scenario(
      name: "bubbles-right-to-left",
      title: "From right to left, the times are at the left edges of their bubbles.",
      sectionSpacing: 10, sections: sections)
    rightToLeft.direction = .rightToLeft
    return [scenario, rightToLeft]
  }()

  /// Returns a section of a text and its time that is no wider than they need, of at most 160 points.
  private static func bubble(
    _ width: CGFloat, _ height: CGFloat, lastLine: CGFloat
  ) -> Section {
    let cells: [Cell] = [
      .size(width, height, CellAttributes(lastLineWidth: lastLine)),
      .size(40, 20, CellAttributes(standsAtTrailingEdge: true)),
    ]
    let attributes = SectionAttributes(cellAlignment: .bottom, lineSpacing: 0)
    let used = ContentLayout(
      width: 160, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 2)]
    ) {
      cells[$0.cell].size(offered: $1)
    } attributesOfCell: {
      cells[$0.cell].attributes
    }.usedWidth
    return Section(attributes: attributes.with(insets: Insets(trailing: 200 - used)), cells: cells)
  }
}
