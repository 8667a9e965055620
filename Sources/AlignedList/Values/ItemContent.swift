#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What an item shows, whatever its type: a component, or a content configuration. This class shows nothing.
  @usableFromInline
  class ItemContent {
    @usableFromInline
    final let hasSameIdentity: (_ content: ItemContent, _ other: ItemContent) -> Bool

    @usableFromInline
    final let isEqual: (_ content: ItemContent, _ other: ItemContent) -> Bool

    /// Compares items from the first on that have content of this type. All three closures are compiled where the
    /// type is known. A method of a generic class is not, and takes several times as long.
    @usableFromInline
    final let compare: (_ new: ItemPointer, _ old: ItemPointer, _ count: Int) -> ComparedItems

    @usableFromInline typealias ItemPointer = UnsafePointer<ListItem>

    @inlinable
    init(
      hasSameIdentity: @escaping (_ content: ItemContent, _ other: ItemContent) -> Bool,
      isEqual: @escaping (_ content: ItemContent, _ other: ItemContent) -> Bool,
      compare: @escaping (_ new: ItemPointer, _ old: ItemPointer, _ count: Int) -> ComparedItems
    ) {
      self.hasSameIdentity = hasSameIdentity
      self.isEqual = isEqual
      self.compare = compare
    }

    /// What tells contents of one type from others: the class, which is generic over the component or
    /// configuration. Items without an identity are numbered by it.
    @inlinable final var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: self)) }

    /// The type that identifies an item together with its identity: that of its view or configuration.
    var viewType: ObjectIdentifier { type }
    var identity: AnyHashable? { nil }
    var isNumbered: Bool { true }
    var cellAttributes: CellAttributes { .default }
    var estimatedSize: CGSize? { nil }

    /// The class of the view if that is a cell itself, or nil.
    var cellClass: UICollectionViewCell.Type? { nil }

    /// Whether the content decides by itself how large it is, and changes that while it is shown.
    var measuresItself: Bool { false }

    /// The configuration that a cell shows instead of a view, or nil.
    var configuration: (any UIContentConfiguration)? { nil }

    @MainActor
    func configuration(in context: HostingContext) -> (any UIContentConfiguration)? { nil }

    /// Measures a SwiftUI view by a hosting controller, which proposes the size that it is given.
    @MainActor
    func measure(in context: HostingContext, fitting width: CGFloat) {}

    /// The carousel, if the content is one. Its cards have actions of their own, so it is filled again even
    /// if it is equal, and the latest actions are called.
    var carousel: Carousel? { nil }

    @inline(__always)
    final func isEqual(to other: ItemContent) -> Bool { type == other.type && isEqual(self, other) }

    /// Returns whether nothing is known to differ from content that is not equal. A SwiftUI view may store closures,
    /// and is compared again where it is shown.
    func mayEqual(_ other: ItemContent) -> Bool { false }

    @MainActor func makeView() -> UIView { UIView(frame: .zero) }

    /// Fills a view that was made for content with the same type of view.
    @MainActor
    func configure(_ view: UIView) {}

    @MainActor
    func update(_ view: UIView, for state: UICellConfigurationState) {}

    @MainActor func size(fitting width: CGFloat) -> CGSize? { nil }

    @MainActor func size(of view: UIView, fitting width: CGFloat) -> CGSize { .zero }

    @MainActor func lastLineWidth(at size: CGSize) -> CGFloat? { nil }

    @MainActor func lastLineWidth(of view: UIView, at size: CGSize) -> CGFloat? { nil }

    /// Returns the width of the last line at a size by a formula, or from a view if the size comes from one, too.
    @MainActor
    final func lastLineWidth(
      at size: CGSize, fitting width: CGFloat, orOnView measured: () -> CGFloat?
    ) -> CGFloat? {
      lastLineWidth(at: size) ?? (self.size(fitting: width) == nil ? measured() : nil)
    }

    @MainActor
    func baselines(of view: UIView, at size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  }

  @usableFromInline
  final class ComponentContent<Component: ListComponent>: ItemContent {
    @usableFromInline let component: Component

    @inlinable
    init(_ component: Component) {
      self.component = component
      super.init(
        hasSameIdentity: {
          ComponentContent.component(of: $0).hasSameIdentity(as: ComponentContent.component(of: $1))
        },
        isEqual: {
          ComponentContent.component(of: $0).hasSameContent(as: ComponentContent.component(of: $1))
        },
        compare: { ComponentContent.compare($0, $1, count: $2) })
    }

    @inlinable @inline(__always)
    static func compare(_ new: ItemPointer, _ old: ItemPointer, count: Int) -> ComparedItems {
      for index in 0..<count {
        guard new[index].isPlain(of: ComponentContent.self),
          old[index].isPlain(of: ComponentContent.self)
        else { return ComparedItems(count: index, change: []) }
        let (item, former) = (component(of: new[index].content), component(of: old[index].content))
        guard former.hasSameIdentity(as: item)
        else { return ComparedItems(count: index, change: []) }
        guard item.hasSameContent(as: former)
        else { return ComparedItems(count: index + 1, change: [.content, .size]) }
        // The actions of a carousel's cards are not compared, so its view always gets the latest.
        if Component.self == Carousel.self {
          return ComparedItems(count: index + 1, change: .content)
        }
      }
      return ComparedItems(count: count, change: [])
    }

    override var viewType: ObjectIdentifier {
      ObjectIdentifier(Component.ComponentView.self)
    }

    override var identity: AnyHashable? { component.identity }
    override var isNumbered: Bool { component.identity == nil }
    override var cellAttributes: CellAttributes { component.cellAttributes }
    override var estimatedSize: CGSize? { component.estimatedSize }

    override var cellClass: UICollectionViewCell.Type? {
      Component.ComponentView.self as? UICollectionViewCell.Type
    }

    override var carousel: Carousel? { component as? Carousel }

    /// Returns the component of content that is known to have this type.
    @inlinable @inline(__always)
    static func component(of content: ItemContent) -> Component {
      unsafeDowncast(content, to: ComponentContent.self).component
    }

    override func makeView() -> UIView { component.makeView() }

    override func configure(_ view: UIView) {
      if let view = view as? Component.ComponentView { component.configure(view) }
    }

    override func update(_ view: UIView, for state: UICellConfigurationState) {
      if let view = view as? Component.ComponentView { component.update(view, for: state) }
    }

    override func size(fitting width: CGFloat) -> CGSize? { component.size(fitting: width) }

    override func size(of view: UIView, fitting width: CGFloat) -> CGSize {
      (view as? Component.ComponentView).map { component.size(of: $0, fitting: width) } ?? .zero
    }

    override func lastLineWidth(at size: CGSize) -> CGFloat? { component.lastLineWidth(at: size) }

    override func lastLineWidth(of view: UIView, at size: CGSize) -> CGFloat? {
      (view as? Component.ComponentView).flatMap { component.lastLineWidth(of: $0, at: size) }
    }

    override func baselines(of view: UIView, at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      (view as? Component.ComponentView).flatMap { component.baselines(of: $0, at: size) }
    }
  }

  final class ConfigurationContent<Configuration: UIContentConfiguration>: ItemContent {
    private let shown: Configuration

    init(_ configuration: Configuration) {
      shown = configuration
      super.init(
        hasSameIdentity: { _, _ in false },
        isEqual: { content, other in
          guard let content = content as? ConfigurationContent,
            let other = other as? ConfigurationContent,
            let shown = content.shown as? any Equatable
          else { return false }
          return shown.isEqual(to: other.shown)
        },
        compare: { _, _, _ in ComparedItems(count: 0, change: []) })
    }

    override var viewType: ObjectIdentifier { ObjectIdentifier(Configuration.self) }
    override var configuration: (any UIContentConfiguration)? { shown }

    override func makeView() -> UIView { shown.makeContentView() }

    override func configure(_ view: UIView) {
      (view as? any UIView & UIContentView)?.configuration = shown
    }

    override func size(of view: UIView, fitting width: CGFloat) -> CGSize {
      AlignedItem.Measurement.systemLayoutSizeFitting.size(of: view, fitting: width)
    }
  }

  extension UIContentConfiguration {
    /// Makes an element of a list from a content configuration. It is identified by the id and the type of
    /// the configuration.
    ///
    ///     ListSection("actions") {
    ///       configuration.id("share").onSelect { [weak self] in self?.share() }
    ///     }
    ///
    /// A configuration that is not `Equatable` is set again and asked for its size again whenever the list
    /// is shown. The size is that of the constraints of its content view.
    public func id(_ id: some Hashable) -> ListItem {
      var item = ListItem(ConfigurationContent(self))
      item.options.id = AnyHashable(id)
      return item
    }
  }
#endif
