#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The widths of the layout for which the delegate and the closures are asked.
  struct AskedWidths {
    let content: CGFloat
    private let contentInsets: Insets

    /// The insets of the sections whose attributes are known, from the first.
    private var sectionInsets: [Insets] = []

    /// - Parameters:
    ///   - width: the width of the content.
    ///   - sections: the attributes of the sections, from the first, as far as they are known.
    init(content width: CGFloat, contentInsets: Insets, sections: [SectionAttributes] = []) {
      content = width.limitedLength
      self.contentInsets = contentInsets
      sectionInsets = sections.map(\.insets)
    }

    /// Adds the attributes of the section that is asked for.
    mutating func append(_ section: SectionAttributes) {
      sectionInsets.append(section.insets)
    }

    /// Returns the width of a section's lines.
    ///
    /// - Parameter attributes: the attributes of a section whose own are not known.
    func lines(inSection section: Int, default attributes: SectionAttributes) -> CGFloat {
      SectionRoom.width(
        inContentOf: content, contentInsets: contentInsets,
        sectionInsets: sectionInsets.indices.contains(section)
          ? sectionInsets[section] : attributes.insets)
    }
  }
#endif
