#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where an ``AlignedScreen`` is scrolled to: the item at a place of the visible part, and whether an end of the
  /// content is reached.
  ///
  ///     @State private var position: AlignedScrollPosition? = .end
  ///
  /// A position that the screen sets has an item if any is visible, also at an end. Store it to open the screen
  /// where it was.
  public struct AlignedScrollPosition: Hashable {
    /// A place in the visible part of a screen. If its content scrolls sideways, the top is its beginning.
    public enum Place: Hashable, Sendable {
      case top, center, bottom
    }

    /// An end of the content.
    public enum End: Hashable, Sendable {
      case start, end
    }

    /// The id of the item at the place, or nil.
    public let item: AnyHashable?

    /// The id of the item's section. Without one, it is the first section that has the item.
    public let section: AnyHashable?

    /// Where the item stands.
    public let place: Place

    /// The end of the content that is reached, or nil. It counts before the item. If all content is visible,
    /// it is the start.
    public let end: End?

    init(item: AnyHashable?, section: AnyHashable?, place: Place, end: End?) {
      self.item = item
      self.section = section
      self.place = place
      self.end = end
    }

    /// The position of an item.
    ///
    /// - Parameters:
    ///   - id: the id of the item: that of its element, or what identifies its component.
    ///   - section: the id of its section. Without one, it is the first section that has the item.
    ///   - place: where the item stands. Near an end of the content it may stand elsewhere.
    public static func item(
      _ id: some Hashable, inSection section: AnyHashable? = nil, at place: Place = .top
    ) -> AlignedScrollPosition {
      AlignedScrollPosition(item: AnyHashable(id), section: section, place: place, end: nil)
    }

    /// The beginning of the content.
    public static var start: AlignedScrollPosition {
      AlignedScrollPosition(item: nil, section: nil, place: .top, end: .start)
    }

    /// The end of the content.
    public static var end: AlignedScrollPosition {
      AlignedScrollPosition(item: nil, section: nil, place: .top, end: .end)
    }
  }
#endif
