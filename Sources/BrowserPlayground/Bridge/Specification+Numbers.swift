#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension ContentLayout.Specification {
  init(from numbers: inout NumberReader) {
    let (isHorizontal, length) = (numbers.flag(), numbers.length())
    let direction: ContentLayout.Direction = numbers.flag() ? .rightToLeft : .leftToRight
    let displayScale = numbers.length()
    let contentInsets = numbers.insets()
    let sectionSpacing = numbers.length()
    let supplementaryInsets = numbers.insets()
    let sectionCount = numbers.integer()
    let sections = (0..<sectionCount).map { _ in ContentLayout.Section(from: &numbers) }
    self =
      isHorizontal
      ? ContentLayout.Specification(
        height: length, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, sections: sections)
      : ContentLayout.Specification(
        width: length, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, sections: sections)
  }
}

extension ContentLayout.Section {
  fileprivate init(from numbers: inout NumberReader) {
    let attributes = SectionAttributes(from: &numbers)
    let cellCount = numbers.integer()
    self.init(
      attributes: attributes, cellCount: cellCount, headerLength: numbers.length(),
      footerLength: numbers.length())
  }
}
