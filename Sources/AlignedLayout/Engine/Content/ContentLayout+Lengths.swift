extension ContentLayout {
  /// Gives headers and footers the heights that sections are said to have, and asks no cell.
  ///
  /// - Parameter sections: as many as there are, of the same cells and attributes.
  mutating func setHeights(_ sections: [Section]) {
    guard sections.count == sectionCount else { return }
    var isChanged = false
    for index in sections.indices {
      let section = sections[index]
      let old = self.sections[index]
      if old.headerLength != section.headerLength || old.footerLength != section.footerLength {
        self.sections[index].setHeights(
          header: section.headerLength, footer: section.footerLength)
        isChanged = true
      }
    }
    if isChanged {
      restack()
    }
  }
  /// Gives a section a header and a footer of other heights, and asks nothing.
  mutating func setHeights(header: CGFloat, footer: CGFloat, ofSection section: Int) {
    sections[section].setHeights(header: header, footer: footer)
    restack()
  }
}
