import AlignedLayout

/// The library's attributes, for those of its files that are compiled into this program and import
/// nothing.
typealias SectionAttributes = AlignedLayout.SectionAttributes
