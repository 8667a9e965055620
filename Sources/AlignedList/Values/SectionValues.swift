#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  struct SectionValues {
    typealias Overflow = @MainActor (_ hiddenItemCount: Int) -> ListItem?

    var attributes = Self.defaultAttributes
    var header = ListEdge(isFooter: false)
    var footer = ListEdge(isFooter: true)
    var overflow: Overflow?

    /// The area that the section stays inside at the sides, or nil for that of the layout.
    var insetsReference: UIContentInsetsReference?

    /// The distances from the edges of a card to the rows of the section, or nil if they stand on none.
    var cardPadding: Insets?
    var decorations: [ListSection.Decoration] = []

    /// What a tap on an item does that has no action of its own, for the index of the item.
    var onSelect: ListSection.Action<Int>?
    var effect: SectionEffect?
    var onReorder: ReorderAction?

    /// What the carousel keeps whose cards the items are, or nil.
    var cards: CarouselMemory?

    /// Whether the section stands for the sections that the first of its parts will describe.
    var isUndescribed = false

    /// Whether the items stand in the section because it has no other items.
    var showsPlaceholder = false
    var onRefresh: (@MainActor () async -> Void)?
    var onReachEnd: (itemCount: Int, call: @MainActor () -> Void)?
    var onReachStart: (itemCount: Int, call: @MainActor () -> Void)?

    /// What happens before items are displayed, for their indexes, and when they will not be.
    var onPrefetch: ListSection.Action<[Int]>?
    var onCancelPrefetch: ListSection.Action<[Int]>?

    #if !os(tvOS)
      var onDrag: DragAction?
      var onDrop: DropAction?
    #endif

    var overlay: OverlayValue?
    var boundary: BoundaryValue?

    /// Whether anything is set that matters beyond the section.
    fileprivate var concernsList: Bool {
      #if !os(tvOS)
        if onDrag != nil || onDrop != nil { return true }
      #endif
      return effect != nil || insetsReference != nil || onReorder != nil || onRefresh != nil
        || isBesideSections
    }

    /// Whether the value stands for something that is no section.
    var isBesideSections: Bool { overlay != nil || boundary != nil }

    private static let defaultAttributes = SectionAttributes().offeringWholeLines
  }

  /// Values behind a reference: they are large, and thousands of sections without modifiers share theirs.
  final class StoredValues {
    let values: SectionValues
    private(set) lazy var concernsList = values.concernsList

    init(_ values: SectionValues) { self.values = values }

    @MainActor static let none = StoredValues(SectionValues())
  }

  final class StoredSection: ComparedSection {
    private let storedValues: StoredValues
    var values: SectionValues { _read { yield storedValues.values } }

    /// The attributes of the section. Items that decide their sizes by themselves are not asked for them.
    var attributes: SectionAttributes {
      run.measuresItself && values.cards == nil
        ? values.attributes.sizingThemselves : values.attributes
    }

    /// Whether a list has to look at the section in each update, also if that changes only other sections.
    let isSpecial: Bool

    init(
      id: AnyHashable, number: Int?, _ items: ItemRun, _ values: StoredValues,
      parts: [PartMembership] = []
    ) {
      storedValues = values
      isSpecial = values.concernsList || items.hasAttachments
      super.init(id: id, number: number, items: items, parts: parts)
    }

    override func belonging(to parts: [PartMembership]) -> StoredSection {
      StoredSection(id: id, number: idNumber, run, storedValues, parts: parts)
    }

    /// The items, which are always those of a list.
    var run: ItemRun { unsafeDowncast(items, to: ItemRun.self) }

    /// Returns whether a list may not know all views of the section if it knows those of another one.
    func needsViews(besides other: StoredSection) -> Bool {
      storedValues !== other.storedValues || isSpecial || run.onlyViewType == nil
        || run.onlyViewType != other.run.onlyViewType
    }

    // Not of the values: their method would be called on a copy, which retains every closure in them.
    func edge(_ edge: Edge) -> ListEdge? {
      edge == .header ? values.header : edge == .footer ? values.footer : nil
    }

    // MARK: Comparing

    override var isOneOfSeveral: Bool { values.boundary != nil }

    override var hasItemsAlone: Bool {
      values.header.item == nil && values.footer.item == nil && !hasOverflow
    }

    override var hasOverflow: Bool { values.overflow != nil }
    override var hasCards: Bool { values.cards != nil }
    override var onReorder: ReorderAction? { values.onReorder }

    override func overflow(hiddenCount: Int) -> ComparedRun? {
      values.overflow?(hiddenCount).map { ElementRun(items: [$0]) }
    }

    override func change(of edge: Edge, from old: ComparedSection) -> ItemChange {
      let (old, new) = (old.stored.edge(edge)?.item, self.edge(edge)?.item)
      if old == nil, new == nil { return [] }
      if let stack = old?.stack { new?.stack?.goOn(from: stack) }
      if let old, let new, new.hasSameContent(as: old) {
        return new.hasSameAttachments(as: old) ? [] : .attachments
      }
      // A carousel goes on where it is.
      return new?.content.containsItems == true ? .size : [.content, .size]
    }

    override func hasSameAttributes(as old: ComparedSection) -> Bool {
      let old = old.stored
      if storedValues === old.storedValues, run.measuresItself == old.run.measuresItself {
        return true
      }
      return attributes == old.attributes
        && values.insetsReference == old.values.insetsReference
        && values.cardPadding == old.values.cardPadding
        && values.header.hasSamePins(as: old.values.header)
        && values.footer.hasSamePins(as: old.values.footer)
    }

    override func hasSameSurroundings(as old: ComparedSection) -> Bool {
      // What an overflow view shows cannot be compared without calling the client, and is shown in the next turn.
      hasOverflow == old.hasOverflow
        && values.header.item.isEqual(to: old.stored.values.header.item)
        && values.footer.item.isEqual(to: old.stored.values.footer.item)
        && values.decorations.map(\.kind) == old.stored.values.decorations.map(\.kind)
        && (values.onRefresh == nil) == (old.stored.values.onRefresh == nil)
    }
  }

  extension ComparedSection {
    /// The section of a list, which all sections are that a list gets.
    var stored: StoredSection { unsafeDowncast(self, to: StoredSection.self) }
  }

  extension ListItem? {
    /// Returns whether nothing but attributes may differ from what stood at the edge of a section before.
    fileprivate func isEqual(to old: ListItem?) -> Bool {
      guard let old, let new = self else { return old == nil && self == nil }
      if let stack = new.stack, !stack.parts.contains(where: \.item.content.containsItems) {
        return new.hasSameContent(as: old)
      }
      return new.change(from: old).isSubset(of: .attributes)
    }
  }

  extension SectionAttributes {
    var offeringWholeLines: SectionAttributes {
      with(sizing: sizing.replacingAutomaticOffer(with: .wholeLine))
    }

    /// The attributes with cells that size themselves where they would be asked. A cell that a line limit hides is
    /// not measured. So the estimate is narrow in a section with a line limit: cells that may fit are shown, and hide
    /// those that do not fit when they are measured.
    var sizingThemselves: SectionAttributes {
      with(
        sizing: sizing.replacingAsked(
          withEstimate: CGSize(width: lineLimit.hidesCells ? 16 : 100, height: 40),
          heightInColumns: 100))
    }
  }

  extension SectionAttributes.LineLimit {
    fileprivate var hidesCells: Bool {
      if case .lines = self { true } else { false }
    }
  }
#endif
