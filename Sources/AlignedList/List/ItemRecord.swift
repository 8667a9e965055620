#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// An item that is shown, from when it appears in a list until it is gone.
  @MainActor
  final class ItemRecord {
    /// What identifies the item in the data source.
    let number: Int
    let key: ItemKey
    private(set) weak var section: SectionRecord?

    /// The index of the item in its section.
    var index: Int

    /// The index of the item in the latest value of its section. A person may have moved it since.
    var shownIndex: Int

    /// The last value of an item that is gone.
    private var lastItem: ListItem?
    var sizes = RememberedSizes()

    /// What a carousel keeps while its view is reused.
    private(set) lazy var carousel = section?.cards?.carousel(key) ?? CarouselMemory()

    init(number: Int, key: ItemKey, index: Int, in section: SectionRecord) {
      self.number = number
      self.key = key
      self.index = index
      self.section = section
      shownIndex = index
    }

    /// The latest value of the item. Cells read it from the record, so that the latest actions are called.
    var item: ListItem? {
      lastItem ?? section?.section.items.item(at: shownIndex)
    }

    /// The attributes of the item. Those of most items are returned without making an item.
    var cellAttributes: CellAttributes? {
      lastItem?.cellAttributes ?? section?.section.items.cellAttributes(at: shownIndex)
    }

    /// Returns the index of the item among those of its section if they are a certain run, or nil.
    func index(in run: ItemRun) -> Int? {
      guard lastItem == nil, let section, section.section.items === run else { return nil }
      return shownIndex
    }

    /// What a tap on the item does: the item's own action, or that of its section.
    var onSelect: (@MainActor () -> Void)? {
      if let own = item?.onSelect { return own }
      guard lastItem == nil, let action = section?.section.onSelect, shownIndex < action.itemCount
      else {
        return nil
      }
      return { [shownIndex] in action.call(shownIndex) }
    }

    /// Whether a person may move the item.
    var isMovable: Bool {
      guard let action = section?.section.onReorder else { return false }
      return shownIndex < action.itemCount
    }

    /// Whether a tap selects the item.
    var isSelectable: Bool {
      onSelect != nil || item?.options.onSelectionChange != nil
    }

    /// Keeps the value of an item that is about to be removed. Its cell may be displayed still.
    func retire() {
      lastItem = item
    }
  }
#endif
