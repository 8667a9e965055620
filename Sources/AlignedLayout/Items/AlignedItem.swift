/// Something that stands on a line: a view, a layer, a drawing, or a group of other items.
///
/// An item knows its size for the space that it is offered, and how to place itself. Create it from two
/// closures, or from a view, a layer or a group. Then add it to an ``AlignedGroup``, or to an `AlignedView`.
///
///     let words = ["typesetter", "line"].map { word in
///       AlignedItem { _ in
///         CGSize(width: 8 * CGFloat(word.count), height: 20)
///       } place: { frame in
///         print(word, frame)
///       }
///     }
///
/// An item remembers the sizes that it has returned, and its copies share them. Call
/// ``invalidateSize()`` when its content changes.
public struct AlignedItem {
  /// The attributes of the item on its line.
  public var attributes: CellAttributes {
    get { state.settings.attributes }
    set { settings.attributes = newValue }
  }

  /// The space that the item is offered. By default its group decides that: the whole line, unless the
  /// group's ``SectionAttributes/sizing-swift.property`` says otherwise.
  ///
  /// An item that is offered the whole line keeps one size wherever it stands on the line. One that is
  /// offered what remains begins the next line only if it returns more than that. Either is cut to its
  /// line.
  public var offer: SectionAttributes.Offer {
    get { state.settings.offer }
    set { settings.offer = newValue }
  }

  /// The least size of the item. A smaller size that it returns is enlarged, and it shrinks no further.
  public var minimumSize: CGSize {
    get { state.settings.minimumSize }
    set { settings.minimumSize = newValue }
  }

  /// The greatest size of the item. It is offered no more than that. A larger size that it returns is cut,
  /// and it grows no further.
  ///
  /// An item that its line stretches can still be taller.
  public var maximumSize: CGSize {
    get { state.settings.maximumSize }
    set { settings.maximumSize = newValue }
  }

  /// The way in which the height of the item is found: by default, it is what the item returns.
  ///
  ///     summary.height = .remaining
  ///
  /// In a group whose lines run from the top, this decides the width instead.
  public var height: Height {
    get { state.settings.height }
    set { settings.height = newValue }
  }

  /// The position of the item's view, or of the views in its group, from back to front. Views at the same
  /// position keep their order. The positions of items in a group are added to that of the group. It has an
  /// effect only in an `AlignedView`, and not on views that a pass places.
  public var zIndex: Int {
    get { state.settings.zIndex }
    set { settings.zIndex = newValue }
  }

  /// Whether the item is asked for each space that it is offered.
  ///
  /// By default, an item that returns 80 points for an offer of 200 is not asked again for an offer of 100:
  /// text that uses 80 points breaks alike in 100. Set this to true for an item that would return another size,
  /// such as a text with balanced lines.
  public var asksForEveryOffer: Bool {
    get { state.settings.asksForEveryOffer }
    set { settings.asksForEveryOffer = newValue }
  }

  /// A closure that returns the distances from the top of the item to its first and its last baseline at a
  /// size. If it is nil, the item has the baselines of its ``attributes`` or, if it is a label, a group or an
  /// aligned view, those of its lines.
  ///
  ///     item.baselines = { size in (6 + font.ascender, size.height - 6 + font.descender) }
  public var baselines: ((_ size: CGSize) -> (first: CGFloat, last: CGFloat))? {
    get { state.settings.baselines }
    set { settings.baselines = newValue }
  }

  /// A closure that returns the width that the last line of the item's text takes at a size, counted from the
  /// item's leading edge. If it is nil, the item has the width in its ``attributes`` or, if it is a group or an
  /// aligned view, that of its last line.
  ///
  /// It is called when the next item is placed, if that ``CellAttributes/standsAtTrailingEdge``. The next item may
  /// then stand beside the last line.
  ///
  ///     text.lastLineWidth = { size in message.lastLineWidth(fitting: size.width) }
  public var lastLineWidth: ((_ size: CGSize) -> CGFloat)? {
    get { state.settings.lastLineWidth }
    set { settings.lastLineWidth = newValue }
  }

  private(set) var state: ItemState

  fileprivate var settings: ItemSettings {
    get { state.settings }
    set { state = ItemState(newValue, state.answers) }
  }

  init(_ settings: ItemSettings) {
    state = ItemState(settings)
  }

  /// Creates an item from two closures.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the item on its line. If it stands on a baseline, they contain it.
  ///   - size: a closure that returns the size of the item for the width that it is offered. It must
  ///     return the same for the same width, until the size is invalidated. In a group whose lines run from the
  ///     top, the width has no limit but that of ``maximumSize``.
  ///   - place: a closure that places the item. Its frame is that on the screen: x runs from the
  ///     left in either direction. It is called whenever a layout is applied.
  public init(
    attributes: CellAttributes = .default,
    size: @escaping (_ width: CGFloat) -> CGSize,
    place: @escaping (_ frame: CGRect) -> Void
  ) {
    self.init(ItemSettings(attributes: attributes, size: { size($0.width) }, place: place))
  }

  /// Creates an item from one closure that both returns the size and places, so that the two always agree.
  ///
  ///     let header = AlignedItem { pass in
  ///       let title = pass.place(title, at: CGPoint(x: 0, y: 0), fitting: pass.width - 60)
  ///       let rest = CGRect(x: title.maxX, y: 0, width: 60, height: title.height)
  ///       pass.place(badge, within: rest, at: .trailing)
  ///       return CGSize(width: title.width + 60, height: title.height)
  ///     }
  ///
  /// Add the views that the closure places by `addSubview(_:)`, and remove them when the item goes: an
  /// `AlignedView` adds only views that are items. The item ``asksForEveryOffer``, and the views remember their
  /// sizes.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the item on its line.
  ///   - layOut: a closure that asks the pass for sizes, tells it where things stand, and returns the size that
  ///     they take. It is called for several widths, and again whenever a layout is applied. The pass that places
  ///     has the width of the item's frame.
  public init(
    attributes: CellAttributes = .default, layOut: @escaping (_ pass: LayoutPass) -> CGSize
  ) {
    self.init(
      ItemSettings(
        attributes: attributes, asksForEveryOffer: true, layOut: layOut, memory: PassMemory()))
  }

  /// Creates an item from a group, which stands on its line like a single item.
  ///
  /// The group is as wide as its longest line, with its padding.
  public init(_ group: AlignedGroup, attributes: CellAttributes = .default) {
    self.init(ItemSettings(attributes: attributes, group: group))
  }

  /// The group from which the item was created, or nil. Change it to change a group inside another group or a
  /// view:
  ///
  ///     card.items[2].group?.attributes = SectionAttributes(lineLimit: .unlimited)
  ///
  /// If you set it to nil, or set a group in an item that was created from something else, nothing happens.
  public var group: AlignedGroup? {
    get { state.settings.group }
    set {
      guard let newValue, settings.group != nil else { return }
      settings.group = newValue
    }
  }

  /// Forgets the sizes that the item and, if it is a group, its items have returned.
  ///
  /// A group with the item notices that when it is laid out next.
  public func invalidateSize() {
    state.invalidateSize()
  }
}

extension AlignedItem {
  /// The way in which the height of an item is found.
  public struct Height: Hashable, Sendable {
    /// The weight of a share in what remains, or nil if the item is asked.
    let weight: CGFloat?

    /// The height that the item returns.
    public static let asked = Height(weight: nil)

    /// A share in the height that the other lines leave. Several lines share that equally.
    public static let remaining = Height.remaining(weight: 1)

    /// A share in the height that the other lines leave of the height that the group is given.
    ///
    /// Each line first has its least height: that of its other items, or the greatest
    /// ``AlignedItem/minimumSize`` of its remaining ones. The heights that these return do not count. Lines with
    /// remaining items then share what is left, in proportion to the greatest weight on each line. If all
    /// remaining items of a line have a ``AlignedItem/maximumSize``, the line takes no more than they can fill.
    ///
    /// The item is as tall as its line, less its insets, and no taller than its greatest height. It is aligned as
    /// others are, but stands on no baseline.
    ///
    /// In a group that is given no height, the item has the height that it returns. It also makes no difference
    /// if cells have a fixed size, or if lines decide their heights. A group among the items is given the
    /// height of its frame, and no height while it is asked for its size.
    ///
    /// - Parameter weight: the weight of the line's share. A weight that is negative or NaN counts as 0: the line
    ///   then has its least height.
    public static func remaining(weight: CGFloat) -> Height {
      Height(weight: weight.limitedLength)
    }
  }
}

extension AlignedItem {
  /// The view or the layer that the item places.
  var object: AnyObject? {
    state.settings.object
  }

  /// A copy that takes its natural width on a line without a limit.
  var natural: AlignedItem {
    var item = self
    item.settings = settings.natural
    return item
  }
}
