#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// An item that is shown, from when it appears in a list until it is gone.
  @MainActor
  final class ItemRecord {
    /// What identifies the item in the data source.
    let number: Int
    private(set) var key: ItemKey
    private(set) weak var section: SectionRecord?

    /// The index of the item in its section.
    var index: Int

    /// The index of the item in the latest value of its section. A person may have moved it since.
    var shownIndex: Int

    /// The last value of an item that is gone, or that has moved to another section since.
    private var lastItem: ListItem?

    /// The element of an item that a person has moved to another section since that got its value.
    private var carriedElement: Any?
    var sizes = RememberedSizes()

    /// The sizes of attached components, by their indexes.
    var attachmentSizes: [Int: RememberedSizes] = [:]

    /// The cell that hosts a SwiftUI view for the item, also while it waits to be reused.
    weak var hostingCell: ListCell?

    private var knownCarousel: CarouselMemory?

    /// What a carousel keeps while its view is reused.
    var carousel: CarouselMemory {
      if let knownCarousel { return knownCarousel }
      let made = section?.cards?.carousel(key) ?? CarouselMemory()
      knownCarousel = made
      return made
    }

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

    /// Returns attributes that move the item to the line before by what the spacing of its row is less than that of
    /// its section.
    ///
    /// - Parameter direction: the direction in which lines follow each other.
    func spaced(
      _ attributes: CellAttributes, along direction: UICollectionView.ScrollDirection
    ) -> CellAttributes {
      guard let section = section?.section, section.items.hasLineSpacings,
        let spacing = item?.storedOptions?.options.row?.lineSpacing
      else { return attributes }
      let (own, distance) = (attributes.insets, spacing - section.attributes.lineSpacing)
      return attributes.with(
        insets: Insets(
          top: own.top + (direction == .vertical ? distance : 0),
          leading: own.leading + (direction == .vertical ? 0 : distance), bottom: own.bottom,
          trailing: own.trailing))
    }

    /// The size until the view is measured, or nil for that of the section.
    var estimatedSize: CGSize? {
      guard let lastItem else { return section?.section.items.estimatedSize(at: shownIndex) }
      return lastItem.estimatedSize
    }

    /// Returns the index of the item among those of its section if they are a certain run, or nil.
    func index(in run: ItemRun) -> Int? {
      guard lastItem == nil, let section, section.section.items === run else { return nil }
      return shownIndex
    }

    /// What a tap on the item does: the item's own action, or that of its section.
    var onSelect: (@MainActor () -> Void)? {
      if let own = item?.onSelect { return own }
      guard lastItem == nil, let action = section?.section.values.onSelect,
        shownIndex < action.itemCount
      else {
        return nil
      }
      return { [shownIndex] in action.call(shownIndex) }
    }

    /// Whether a person may move the item.
    var isMovable: Bool {
      movedElement != nil
    }

    /// Whether a tap selects the item.
    var isSelectable: Bool {
      onSelect != nil || item?.options.onSelectionChange != nil
    }

    /// Keeps the value of an item that is about to be removed. Its cell may be displayed still.
    func retire() {
      lastItem = item
    }

    /// Forgets the value of an item that is gone, which a reused cell would keep.
    func forgetValue() {
      forgetCarousel()
      if let hostingCell, hostingCell.record === self { hostingCell.forgetItem() }
      section = nil
      lastItem = nil
    }

    /// Has the view forget the carousel of an item that is gone.
    func forgetCarousel() {
      knownCarousel?.leaveViews()
      knownCarousel = nil
    }

    /// Goes to another section. Its value is the present one until that section gets a new value.
    func move(to section: SectionRecord, as key: ItemKey) {
      carriedElement = movedElement
      retire()
      self.section = section
      self.key = key
    }

    /// Takes the value at an index of its section's latest value.
    func show(at index: Int) {
      self.index = index
      shownIndex = index
      // Few items have a value of their own.
      if lastItem != nil {
        lastItem = nil
        carriedElement = nil
      }
    }

    /// The element of an item that a person may move.
    var movedElement: Any? {
      if let carriedElement { return carriedElement }
      guard lastItem == nil, let action = section?.section.values.onReorder,
        shownIndex < action.itemCount
      else { return nil }
      return action.element(shownIndex)
    }
  }
#endif
