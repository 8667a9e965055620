#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Sections that depend on the width or the traits of the list.
  ///
  /// The list calls the closure again when its width changes, or a trait by which sizes may change. If only
  /// attributes differ then, the layout uses them when it lays out for the new width, and holds what is read in
  /// its place. Other items are shown in the next turn of the run loop, without animation.
  ///
  /// The list stores the closure: capture the values that it shows, and capture the owner of the list weakly. A
  /// reader replaces no other one in ``CollectionViewAlignedList/update(animated:sections:)``: put it into a
  /// ``ListPart`` for that.
  public struct ListReader: ListPart {
    private static var count = 0
    let placeholder: ListSection

    /// Creates sections that depend on their surroundings.
    public init(
      @ListBuilder sections:
        @escaping @MainActor (_ surroundings: ListSurroundings) -> [ListSection]
    ) {
      Self.count += 1
      let key = PartKey(
        type: ObjectIdentifier(Self.self), id: AnyHashable(Self.count), name: "ListReader")
      placeholder = DescribedPart(key: key, readsSurroundings: true, describe: sections).placeholder
    }

    public var body: [ListSection] { [placeholder] }
  }

  /// What the sections of a ``ListReader`` may depend on.
  @MainActor
  public struct ListSurroundings {
    /// The width of the collection view. It is 0 if the view has none yet.
    public let width: CGFloat

    /// The traits of the collection view. The sections are described again when one of these changes:
    /// content size category, legibility weight, size classes, display scale, direction and idiom.
    public let traits: UITraitCollection
  }
#endif
