#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What one cell, header, footer or overflow view of a list shows: a value that knows its view, how to
  /// fill it and how large it is.
  ///
  /// Conform in an extension. There, Swift warns of methods with slightly wrong names or types, which would
  /// not be called.
  ///
  /// Make a component `Identifiable`, or give it an ``ListElement/id(_:)`` in its section. Otherwise it is
  /// identified by its type and its number among those of its type in the section.
  ///
  /// Make it `Equatable`, too. A list does not touch views of equal components. If a component is not
  /// `Equatable`, the list fills and measures its view again whenever it is shown. ``ListComparable`` follows
  /// from these two conformances. Closures cannot be compared, so pass them in modifiers, such as
  /// ``ListElement/onSelect(_:)``, and not in the component.
  public protocol ListComponent: ListElement, ListComparable {
    /// The class of the view. Views are reused among all components of a list that have this class.
    ///
    /// It may be a subclass of `UICollectionViewCell`, such as one with swipe actions. Then that cell itself
    /// stands in the list, and not a view in a cell of the list. UIKit makes it by its `init(frame:)`. In
    /// headers, footers and overflow views such a cell is a view like others.
    associatedtype ComponentView: UIView

    /// Returns a new view, set up as all components with views of this class need it. Set what differs between
    /// them in ``configure(_:)``.
    ///
    /// If the view is a cell, this method creates one for measuring only, and UIKit creates the cells that are
    /// shown. So a cell has to set itself up in its `init(frame:)`.
    @MainActor
    func makeView() -> ComponentView

    /// Fills a view with the content of the component.
    ///
    /// The view may have been filled by another component with views of this class, so set everything that
    /// differs. The same view may also serve to measure other components.
    ///
    /// Views that are shown are filled again, equal or not, when a trait changes by which sizes may change:
    /// content size category, legibility weight, size classes, display scale, direction and idiom. So fonts
    /// may be computed here.
    @MainActor
    func configure(_ view: ComponentView)

    /// Changes the view for the state of its cell: selected, highlighted and so on. By default nothing
    /// changes. It is called after ``configure(_:)`` and whenever the state changes, in cells only. A touch
    /// highlights a cell only if its item has an action.
    @MainActor
    func update(_ view: ComponentView, for state: UICellConfigurationState)

    /// Returns the size of the component for the width that it is offered, if that follows from a formula.
    /// By default this is nil, and a view is asked: ``size(of:fitting:)``.
    @MainActor
    func size(fitting width: CGFloat) -> CGSize?

    /// Returns the size of the component for the width that it is offered, from a view that is filled with
    /// it, but not shown. By default the view is asked by `sizeThatFits(_:)`.
    ///
    /// The view is part of a hidden view in the collection view, so it has the traits of the list.
    ///
    /// - Important: Do not call `layoutIfNeeded()` on the view or in its `sizeThatFits(_:)`. It also lays
    ///   out superviews that need layout, perhaps the collection view, whose layout is asking.
    ///
    /// A component whose view has constraints is measured by them:
    ///
    ///     func size(of view: ProfileView, fitting width: CGFloat) -> CGSize {
    ///       AlignedItem.Measurement.systemLayoutSizeFitting.size(of: view, fitting: width)
    ///     }
    ///
    /// The list remembers the size for the content, the width and the traits by which sizes may change. If the
    /// size depends on another trait, such as one of your own, make the value that you compute from the trait a
    /// part of the component.
    @MainActor
    func size(of view: ComponentView, fitting width: CGFloat) -> CGSize

    /// Returns the width that the last line of the component's text takes at a size, if that follows from a
    /// formula, or nil. By default this is nil. A component whose size does not follow from a formula is then
    /// asked with a view: ``lastLineWidth(of:at:)``.
    ///
    /// The next component may stand beside the last line if its cell `standsAtTrailingEdge`, such as a time.
    @MainActor
    func lastLineWidth(at size: CGSize) -> CGFloat?

    /// Returns the width that the last line of the component's text takes at a size, from a view that is filled
    /// with it. By default this is nil, and the `lastLineWidth` of the cell's attributes counts.
    ///
    /// The view is the one that ``size(of:fitting:)`` gets. In a section of self-sizing cells it is the one that
    /// is shown. The width is remembered with the size.
    @MainActor
    func lastLineWidth(of view: ComponentView, at size: CGSize) -> CGFloat?

    /// Returns the distances from the top of the component to its first and its last baseline at a size, from the
    /// view that is shown with it. By default this is nil, and the baselines of the cell's attributes count.
    ///
    /// It is called in sections of self-sizing cells alone. Elsewhere attributes are needed before sizes: give the
    /// baselines in ``cellAttributes``.
    @MainActor
    func baselines(of view: ComponentView, at size: CGSize) -> (first: CGFloat, last: CGFloat)?

    /// The size that the component's cell has in a section of self-sizing cells until its view is measured,
    /// which happens when it is about to be displayed. By default this is nil, and the estimate of the section
    /// holds. The closer it is, the less the scroll indicator jumps. In other sections it has no effect.
    var estimatedSize: CGSize? { get }

    /// The attributes of the component's cell on its line. By default they are the default ones. They have
    /// no effect in headers, footers and overflow views.
    var cellAttributes: CellAttributes { get }
  }

  extension ListComponent {
    @MainActor
    public func update(_ view: ComponentView, for state: UICellConfigurationState) {}

    @MainActor public func size(fitting width: CGFloat) -> CGSize? { nil }

    @MainActor
    public func size(of view: ComponentView, fitting width: CGFloat) -> CGSize {
      AlignedItem.Measurement.sizeThatFits.size(of: view, fitting: width)
    }

    @MainActor public func lastLineWidth(at size: CGSize) -> CGFloat? { nil }

    @MainActor
    public func lastLineWidth(of view: ComponentView, at size: CGSize) -> CGFloat? { nil }

    @MainActor
    public func baselines(
      of view: ComponentView, at size: CGSize
    ) -> (first: CGFloat, last: CGFloat)? { nil }

    @inlinable public var estimatedSize: CGSize? { nil }

    @inlinable public var cellAttributes: CellAttributes { .default }

    /// Sets what happens just before the component's view is displayed, and when it no longer is.
    ///
    ///     Clip(clip).onDisplay { view in
    ///       view.play()
    ///     } onEnd: { view in
    ///       view.pause()
    ///     }
    ///
    /// It is the first modifier of a component: behind others, the type of the view is not known.
    ///
    /// - Parameters:
    ///   - action: receives the view, which is filled with the component.
    ///   - onEnd: receives the view before it is filled with another component.
    public func onDisplay(
      _ action: @escaping @MainActor (_ view: ComponentView) -> Void,
      onEnd: (@MainActor (_ view: ComponentView) -> Void)? = nil
    ) -> ListItem {
      changing {
        $0.onDisplay = { view in (view as? ComponentView).map(action) }
        if let onEnd { $0.onEndDisplay = { view in (view as? ComponentView).map(onEnd) } }
      }
    }

    /// Sets what happens when the component's view is no longer displayed. The view may be filled with
    /// another component after that.
    public func onEndDisplay(_ action: @escaping @MainActor (_ view: ComponentView) -> Void)
      -> ListItem
    {
      changing { $0.onEndDisplay = { view in (view as? ComponentView).map(action) } }
    }

    @inlinable public var listItem: ListItem { ListItem(self) }
  }
#endif
