#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What a section of a list consists of.
  struct SectionValues {
    typealias Overflow = @MainActor (_ hiddenItemCount: Int) -> ListItem?

    /// What identifies the section in its list.
    var id: AnyHashable
    var items: ItemRun

    /// The attributes, with background and line separator.
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

    /// Changes how elements look while the list scrolls.
    var effect: SectionEffect?

    /// Receives the elements of the items in the order that a person gives them.
    var onReorder: ReorderAction?

    /// The parts in which the section was built, from the inside out.
    var parts: [PartMembership] = []

    /// What the carousel keeps whose cards the items are, or nil.
    var cards: CarouselMemory?

    /// Whether the section stands for the sections that the first of its parts will describe.
    var isUndescribed = false

    /// Whether the items stand in the section because it has no other items.
    var showsPlaceholder = false

    /// What a person does by pulling the list down.
    var onRefresh: (@MainActor () async -> Void)?

    /// What happens before the end of the section is reached, and how many items before it.
    var onReachEnd: (itemCount: Int, call: @MainActor () -> Void)?
    var onReachStart: (itemCount: Int, call: @MainActor () -> Void)?

    /// What happens before items are displayed, for their indexes, and when they will not be.
    var onPrefetch: ListSection.Action<[Int]>?
    var onCancelPrefetch: ListSection.Action<[Int]>?

    #if !os(tvOS)
      /// What a person drags from the section, and what happens with what is dropped on it.
      var onDrag: DragAction?
      var onDrop: DropAction?
    #endif

    /// The overlay for which the section stands, or nil.
    var overlay: OverlayValue?

    /// The header or footer of the list for which the section stands, or nil.
    var boundary: BoundaryValue?

    /// Whether the value stands for something that is no section: an overlay, or the header or footer of the
    /// list.
    var isBesideSections = false

    init(id: AnyHashable, items: ItemRun) {
      self.id = id
      self.items = items
    }

    private static let defaultAttributes = SectionAttributes().offeringWholeLines
  }

  /// The values of a section behind a reference.
  final class StoredSection {
    let values: SectionValues

    /// The attributes of the section. Items that decide their sizes by themselves are not asked for them.
    lazy var attributes =
      values.cards == nil && values.items.measuresItself
      ? values.attributes.sizingThemselves : values.attributes

    init(_ values: SectionValues) {
      self.values = values
    }
  }

  extension SectionAttributes {
    /// The attributes with whole lines offered where they do not say what is offered.
    var offeringWholeLines: SectionAttributes {
      with(sizing: sizing.replacingAutomaticOffer(with: .wholeLine))
    }

    /// The attributes with cells that size themselves where they would be asked.
    ///
    /// A cell that a line limit hides is not measured. So the estimate is narrow in a section with a line
    /// limit: cells that may fit are shown, and hide those that do not fit when they are measured.
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
