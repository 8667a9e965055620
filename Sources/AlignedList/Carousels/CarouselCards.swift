#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The cards of a carousel. All copies of a carousel share them, and the section of its cards has the same
  /// run, so that cards that stay are found without looking at each.
  final class CarouselCards {
    let run: ElementRun<ListItem>

    private(set) lazy var keys: [ItemKey] = {
      let identities = items.map(\.comparedIdentity)
      var repeated: [ItemKey] = []
      return identities.keys.unique(of: identities, &repeated)
    }()

    private lazy var indexesByKey = Dictionary(
      zip(keys, items.indices), uniquingKeysWith: { first, _ in first })

    /// The content of one card for each type of view that measures. Those of the cards of a carousel stand
    /// there instead of the carousel.
    private(set) lazy var measuredKinds: [ItemContent] = {
      let carousels = ObjectIdentifier(CarouselView.self)
      var types: Set<ObjectIdentifier> = []
      return items.lazy.map(\.content).flatMap { content in
        (content.viewType == carousels ? content.carousel?.measuredKinds : nil) ?? [content]
      }
      .filter { types.insert($0.viewType).inserted }
    }()

    /// Whether any card has attributes of its own that count in rows.
    private(set) lazy var haveAttributes = items.contains { !$0.cellAttributes.isPlainInRows }

    /// The greatest insets of the cards above and below them.
    private(set) lazy var greatestInsets: CGFloat =
      haveAttributes
      ? items.reduce(0) { max($0, $1.cellAttributes.insets.top + $1.cellAttributes.insets.bottom) }
      : 0

    init(_ items: [ListItem]) {
      for item in items { item.check(allowsAttachments: true) }
      run = ElementRun(items: items)
    }

    var items: [ListItem] { run.elements }
    var containCarousels: Bool { run.viewTypes.contains(ObjectIdentifier(CarouselView.self)) }

    func index(of key: ItemKey) -> Int? { indexesByKey[key] }

    func key(ofCard id: AnyHashable) -> ItemKey? {
      items.firstIndex { $0.identity == id }.map { keys[$0] }
    }

    func haveSameContent(as other: CarouselCards) -> Bool {
      if other === self { return true }
      guard items.count == other.items.count else { return false }
      let difference = RunDifference(from: other.items, to: items)
      // An equal carousel is filled again, because its cards have actions.
      return difference.prefix == items.count
        && difference.changes.allSatisfy { $0.change == .content }
    }
  }

  extension CellAttributes {
    /// Whether the attributes of a card have no effect in rows: the default ones, and those by which a
    /// carousel fills a line of its section.
    var isPlainInRows: Bool { self == .default || self == .ofCarousel }

    /// The attributes of a carousel, which takes a line.
    static let ofCarousel = CellAttributes(width: .fraction(1), columnSpan: .max)
  }
#endif
