extension ContentLayout {
  /// - Parameter sections: some of the content, with the same cells and attributes.
  mutating func setLengths(of sections: [(index: Int, section: Section)]) {
    for (index, section) in sections where index < sectionCount {
      let old = self.sections[index]
      if old.headerLength != section.headerLength || old.footerLength != section.footerLength {
        self.sections.edit(index) {
          $0.setLengths(header: section.headerLength, footer: section.footerLength)
        }
      }
    }
    restack()
  }

  mutating func setLengths(header: CGFloat, footer: CGFloat, ofSection section: Int) {
    sections.edit(section) { $0.setLengths(header: header, footer: footer) }
    restack()
  }
}
