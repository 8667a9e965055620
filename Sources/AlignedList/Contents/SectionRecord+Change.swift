#if canImport(UIKit) && !os(watchOS)
  extension SectionRecord {
    /// What differs between the latest value of a section and a new one.
    struct Change {
      /// Whether items are inserted, deleted or moved.
      var changesOrder: Bool { replacement != nil }

      /// The items that stay, but whose views have to be filled again.
      var reconfigured: [ItemRecord] = []

      /// The old indexes of items that stay, but have another size or other attributes.
      var resized: [Int] = []
      var inserted: [ItemRecord] = []
      var removed: [ItemRecord] = []

      /// Whether attributes, header or footer have changed.
      var changesSurroundings = false

      /// The keys that several items have.
      var repeatedKeys: [ItemKey] = []

      /// The items that stand between those that stay in their places, and which items stood there before,
      /// by their numbers. Nil if no item is inserted, deleted or moved.
      var replacement: (old: [Int], new: Range<Int>)?

      /// Whether nothing is different.
      var isEmpty: Bool {
        !changesOrder && !changesSurroundings && reconfigured.isEmpty && resized.isEmpty
          && repeatedKeys.isEmpty
      }

      @MainActor
      mutating func add(_ change: ItemChange, of record: ItemRecord) {
        if change.contains(.content) { reconfigured.append(record) }
        if change.contains(.size) { record.sizes.forget() }
        if change.contains(.attachments) { record.attachmentSizes = [:] }
        if !change.isDisjoint(with: [.size, .attributes, .attachments]) {
          resized.append(record.index)
        }
      }
    }
  }
#endif
