#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What an item shows: a component, or a content configuration.
  protocol ItemContent {
    /// The type that identifies an item together with its identity: that of its view or configuration.
    var viewType: ObjectIdentifier { get }

    /// The type by which items without an identity are numbered.
    var countedType: ObjectIdentifier { get }
    var cellAttributes: CellAttributes { get }

    func isEqual(to other: any ItemContent) -> Bool

    @MainActor
    func makeView() -> UIView

    /// Fills a view that was made for content with the same type of view.
    @MainActor
    func configure(_ view: UIView)

    /// Changes a view for the state of its cell.
    @MainActor
    func update(_ view: UIView, for state: UICellConfigurationState)

    /// Returns the size if it follows from a formula.
    @MainActor
    func size(fitting width: CGFloat) -> CGSize?

    /// Returns the size from a view that is filled with this content.
    @MainActor
    func size(of view: UIView, fitting width: CGFloat) -> CGSize

    /// The configuration that a cell shows instead of a view, or nil.
    var configuration: (any UIContentConfiguration)? { get }

    /// The carousel, if the content is one.
    var carousel: Carousel? { get }

    /// Whether the content contains items with actions of their own. It is filled again even if it is equal,
    /// so that the latest actions are called.
    var containsItems: Bool { get }
  }

  /// A component as the content of an item.
  struct ComponentContent<Component: ListComponent>: ItemContent {
    let component: Component

    init(_ component: Component) {
      self.component = component
    }

    var viewType: ObjectIdentifier { ObjectIdentifier(Component.ComponentView.self) }
    var countedType: ObjectIdentifier { ObjectIdentifier(Component.self) }
    var cellAttributes: CellAttributes { component.cellAttributes }
    var configuration: (any UIContentConfiguration)? { nil }
    var carousel: Carousel? { component as? Carousel }
    var containsItems: Bool { Component.self == Carousel.self }

    func isEqual(to other: any ItemContent) -> Bool {
      guard let other = other as? Self else { return false }
      return component.hasSameContent(as: other.component)
    }

    func makeView() -> UIView {
      component.makeView()
    }

    func configure(_ view: UIView) {
      if let view = view as? Component.ComponentView { component.configure(view) }
    }

    func update(_ view: UIView, for state: UICellConfigurationState) {
      if let view = view as? Component.ComponentView { component.update(view, for: state) }
    }

    func size(fitting width: CGFloat) -> CGSize? {
      component.size(fitting: width)
    }

    func size(of view: UIView, fitting width: CGFloat) -> CGSize {
      guard let view = view as? Component.ComponentView else { return .zero }
      return component.size(of: view, fitting: width)
    }
  }

  /// A content configuration as the content of an item.
  struct ConfigurationContent<Configuration: UIContentConfiguration>: ItemContent {
    let shown: Configuration

    var viewType: ObjectIdentifier { ObjectIdentifier(Configuration.self) }
    var countedType: ObjectIdentifier { viewType }
    var cellAttributes: CellAttributes { .default }
    var configuration: (any UIContentConfiguration)? { shown }
    var carousel: Carousel? { nil }
    var containsItems: Bool { false }

    func isEqual(to other: any ItemContent) -> Bool {
      guard let other = other as? Self, let shown = shown as? any Equatable else { return false }
      return shown.isEqual(to: other.shown)
    }

    func makeView() -> UIView {
      shown.makeContentView()
    }

    func configure(_ view: UIView) {
      (view as? any UIView & UIContentView)?.configuration = shown
    }

    func update(_ view: UIView, for state: UICellConfigurationState) {}

    func size(fitting width: CGFloat) -> CGSize? {
      nil
    }

    func size(of view: UIView, fitting width: CGFloat) -> CGSize {
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
    ///       configuration.id("share").onSelect { share() }
    ///     }
    ///
    /// A configuration that is not `Equatable` is set again and asked for its size again whenever the list
    /// is shown. The size is that of the constraints of its content view.
    public func id(_ id: some Hashable) -> ListItem {
      ListItem(ConfigurationContent(shown: self), identity: AnyHashable(id))
    }
  }
#endif
