#if canImport(UIKit) && !os(watchOS)
  /// A part of a screen as a value of your own: one section, or several that belong together.
  ///
  ///     struct TagFilter: ListPart {
  ///       let tags: [Tag]
  ///       let choose: @MainActor (Tag) -> Void
  ///
  ///       var body: [ListSection] {
  ///         ListSection("tags") {
  ///           for tag in tags { Chip(tag).onSelect { choose(tag) } }
  ///         }
  ///       }
  ///     }
  ///
  /// A part stands in ``CollectionViewAlignedList/show(animated:sections:)`` as a section does. To change it
  /// alone, pass it to ``CollectionViewAlignedList/update(animated:sections:)``.
  public protocol ListPart {
    /// The sections of the part.
    @MainActor @ListBuilder var body: [ListSection] { get }
  }
#endif
