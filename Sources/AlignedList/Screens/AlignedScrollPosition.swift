#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where an ``AlignedScreen`` is scrolled to: the item at a place of the visible part, and whether its content ends
  /// there.
  ///
  ///     @State private var position: AlignedScrollPosition? = .end
  ///
  /// A position that the screen sets contains the item that is visible at the place, also at an end of the
  /// content, if that item has an id. Store the position to reopen the screen where it was.
  public struct AlignedScrollPosition: Hashable {
    /// A place in the visible part of a screen. If its content scrolls sideways, the top is its beginning.
    public enum Place: Hashable, Sendable {
      /// The item begins where the visible part begins, clear of its section's pinned header.
      case top
      /// The item is in the middle.
      case center
      /// The item ends where the visible part ends.
      case bottom
    }

    /// The id of the item at the place, or nil. Of several items with it, in rows of a section, it means the first.
    public let item: AnyHashable?

    /// The id of the item's section. Without one, it is the first section that has the item.
    public let section: AnyHashable?

    /// Where the item stands.
    public let place: Place

    /// How far the content is scrolled beyond that place.
    public let offset: CGFloat

    /// Whether the beginning of the content is visible. If you scroll to a position that has both an end and an
    /// item, the end counts.
    public let isAtStart: Bool

    /// Whether the end of the content is visible: a button that scrolls to the end is of no use then.
    public let isAtEnd: Bool

    /// Whether the screen has set the position. The same item may be asked for when it is partly scrolled out of
    /// sight.
    private let isReported: Bool

    init(
      item: AnyHashable? = nil, section: AnyHashable? = nil, place: Place = .top,
      offset: CGFloat = 0, isAtStart: Bool = false, isAtEnd: Bool = false, isReported: Bool = false
    ) {
      self.isReported = isReported
      self.item = item
      self.section = section
      self.place = place
      self.offset = offset
      self.isAtStart = isAtStart
      self.isAtEnd = isAtEnd
    }

    /// The position of an item.
    ///
    /// - Parameters:
    ///   - id: the id of the item: that of its element, or what identifies its component.
    ///   - section: the id of its section. Without one, it is the first section that has the item.
    ///   - place: where the item stands. Near an end of the content it may stand elsewhere.
    ///   - offset: how far the content is scrolled beyond the place. At the top, what is that far below the beginning of
    ///     the item is there. The screen reports positions without it.
    public static func item(
      _ id: some Hashable, inSection section: AnyHashable? = nil, at place: Place = .top,
      offset: CGFloat = 0
    ) -> AlignedScrollPosition {
      AlignedScrollPosition(
        item: AnyHashable(id), section: section, place: place, offset: offset)
    }

    /// The beginning of the content.
    public static var start: AlignedScrollPosition { AlignedScrollPosition(isAtStart: true) }

    /// The end of the content.
    public static var end: AlignedScrollPosition { AlignedScrollPosition(isAtEnd: true) }
  }
#endif
