#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What an item shows, whatever its type: a component, or a content configuration. This class shows
  /// nothing.
  @usableFromInline
  class ItemContent {
    /// The type that identifies an item together with its identity: that of its view or configuration.
    final let viewType: ObjectIdentifier

    /// The type of the component or configuration, by which items without an identity are numbered.
    final let type: ObjectIdentifier

    /// Returns whether two contents of this type have the same identity.
    final let hasSameIdentity: (_ content: ItemContent, _ other: ItemContent) -> Bool

    /// Returns whether two contents of this type are equal.
    ///
    /// Both closures are compiled where the type is known. A method of a generic class is not, and takes
    /// several times as long.
    final let isEqual: (_ content: ItemContent, _ other: ItemContent) -> Bool

    @usableFromInline
    init(
      type: ObjectIdentifier, viewType: ObjectIdentifier,
      hasSameIdentity: @escaping (_ content: ItemContent, _ other: ItemContent) -> Bool,
      isEqual: @escaping (_ content: ItemContent, _ other: ItemContent) -> Bool
    ) {
      self.type = type
      self.viewType = viewType
      self.hasSameIdentity = hasSameIdentity
      self.isEqual = isEqual
    }

    /// The identity that the content has by itself, or nil.
    @usableFromInline var identity: AnyHashable? { nil }

    /// Whether the content has no identity by itself.
    @usableFromInline var isNumbered: Bool { true }

    @usableFromInline var cellAttributes: CellAttributes { .default }

    /// The configuration that a cell shows instead of a view, or nil.
    @usableFromInline var configuration: (any UIContentConfiguration)? { nil }

    /// The carousel, if the content is one. Its cards have actions of their own, so it is filled again even
    /// if it is equal, and the latest actions are called.
    @usableFromInline var carousel: Carousel? { nil }

    /// Returns whether other content is equal to this one.
    func isEqual(to other: ItemContent) -> Bool {
      type == other.type && isEqual(self, other)
    }

    @usableFromInline @MainActor
    func makeView() -> UIView { UIView(frame: .zero) }

    /// Fills a view that was made for content with the same type of view.
    @usableFromInline @MainActor
    func configure(_ view: UIView) {}

    /// Changes a view for the state of its cell.
    @usableFromInline @MainActor
    func update(_ view: UIView, for state: UICellConfigurationState) {}

    /// Returns the size if it follows from a formula.
    @usableFromInline @MainActor
    func size(fitting width: CGFloat) -> CGSize? { nil }

    /// Returns the size from a view that is filled with this content.
    @usableFromInline @MainActor
    func size(of view: UIView, fitting width: CGFloat) -> CGSize { .zero }
  }

  /// A component as the content of an item.
  @usableFromInline
  final class ComponentContent<Component: ListComponent>: ItemContent {
    @usableFromInline let component: Component

    @inlinable
    init(_ component: Component) {
      self.component = component
      super.init(
        type: ObjectIdentifier(Component.self),
        viewType: ObjectIdentifier(Component.ComponentView.self),
        hasSameIdentity: { Self.component(of: $0).hasSameIdentity(as: Self.component(of: $1)) },
        isEqual: { Self.component(of: $0).hasSameContent(as: Self.component(of: $1)) })
    }

    @usableFromInline override var identity: AnyHashable? { component.identity }

    @usableFromInline override var isNumbered: Bool { component.identity == nil }

    @usableFromInline override var cellAttributes: CellAttributes { component.cellAttributes }

    @usableFromInline override var carousel: Carousel? { component as? Carousel }

    /// Returns the component of content that is known to have this type.
    @inlinable @inline(__always)
    static func component(of content: ItemContent) -> Component {
      unsafeDowncast(content, to: ComponentContent.self).component
    }

    @usableFromInline
    override func makeView() -> UIView {
      component.makeView()
    }

    @usableFromInline
    override func configure(_ view: UIView) {
      if let view = view as? Component.ComponentView { component.configure(view) }
    }

    @usableFromInline
    override func update(_ view: UIView, for state: UICellConfigurationState) {
      if let view = view as? Component.ComponentView { component.update(view, for: state) }
    }

    @usableFromInline
    override func size(fitting width: CGFloat) -> CGSize? {
      component.size(fitting: width)
    }

    @usableFromInline
    override func size(of view: UIView, fitting width: CGFloat) -> CGSize {
      guard let view = view as? Component.ComponentView else { return .zero }
      return component.size(of: view, fitting: width)
    }
  }

  /// A content configuration as the content of an item.
  final class ConfigurationContent<Configuration: UIContentConfiguration>: ItemContent {
    private let shown: Configuration

    init(_ configuration: Configuration) {
      shown = configuration
      let type = ObjectIdentifier(Configuration.self)
      super.init(
        type: type, viewType: type, hasSameIdentity: { _, _ in false },
        isEqual: { content, other in
          guard let content = content as? ConfigurationContent,
            let other = other as? ConfigurationContent,
            let shown = content.shown as? any Equatable
          else { return false }
          return shown.isEqual(to: other.shown)
        })
    }

    override var configuration: (any UIContentConfiguration)? { shown }

    override func makeView() -> UIView {
      shown.makeContentView()
    }

    override func configure(_ view: UIView) {
      (view as? any UIView & UIContentView)?.configuration = shown
    }

    override func size(of view: UIView, fitting width: CGFloat) -> CGSize {
      AlignedItem.Measurement.systemLayoutSizeFitting.size(of: view, fitting: width)
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
      (other as? Self) == self
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
