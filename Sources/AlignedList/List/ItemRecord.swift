#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An item that is shown, from when it appears in a list until it is gone. The data source identifies
  /// items by their records.
  @MainActor
  final class ItemRecord: Hashable {
    let key: ItemKey
    private(set) weak var section: SectionRecord?

    /// The latest value of the item. Cells refer to the record, so that the latest actions are called.
    var item: ListItem

    /// The index of the item in its section.
    var index: Int

    /// The index that the item had when the list was last shown. A person may have moved it since.
    var shownIndex: Int
    var sizes = RememberedSizes()

    /// What a carousel keeps while its view is reused.
    private(set) lazy var carousel = CarouselMemory()

    init(_ item: ListItem, key: ItemKey, index: Int, in section: SectionRecord) {
      self.item = item
      self.key = key
      self.index = index
      self.section = section
      shownIndex = index
    }

    nonisolated static func == (first: ItemRecord, second: ItemRecord) -> Bool {
      first === second
    }

    nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
