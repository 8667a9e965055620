extension ContentLayout {
  /// Changes the lengths of headers and footers without asking for any cell.
  ///
  /// - Parameter sections: the sections of the content, with the same cells and attributes.
  mutating func setLengths(of sections: [Section]) {
    guard sections.count == sectionCount else { return }
    var isChanged = false
    for index in sections.indices {
      let section = sections[index]
      let old = self.sections[index]
      if old.headerLength != section.headerLength || old.footerLength != section.footerLength {
        self.sections[index].setLengths(
          header: section.headerLength, footer: section.footerLength)
        isChanged = true
      }
    }
    if isChanged {
      restack()
    }
  }

  /// Changes the lengths of a section's header and footer without asking for any cell.
  mutating func setLengths(header: CGFloat, footer: CGFloat, ofSection section: Int) {
    sections[section].setLengths(header: header, footer: footer)
    restack()
  }
}
