#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// Measures items: by their formula, or on a view that is filled with them, but never shown. These views stand in a
  /// hidden one in the collection view, so they have its traits. A view that is in no hierarchy keeps the traits with
  /// which it was created. Those of SwiftUI views are in none: in a window they would appear, and begin their tasks.
  /// They get the traits as values of their environment.
  @MainActor
  final class ListSizer {
    /// The views that measure no item at present, by their types. One of a type is enough, unless a
    /// component asks for the size of another one while its view measures.
    private var views: [ObjectIdentifier: [UIView]] = [:]

    /// The types for which `makeViews(for:width:)` has made a view, or found that none is needed.
    private var knownTypes: Set<ObjectIdentifier> = []

    /// The types whose sizes of zero were looked at.
    private var checkedTypes: Set<ObjectIdentifier> = []

    let calls: ClientCalls
    private var container: SizingContainer?
    private weak var collectionView: UICollectionView?

    /// The environment of the screen in which the list stands, or nil if it stands in none.
    var environment: EnvironmentValues?
    private(set) var environmentNumber = 0
    private var hostedCount = 0

    /// Is called when the collection view gets traits that may give other sizes.
    var onTraitChange: (() -> Void)?
    var onWidthChange: (() -> Void)?
    private(set) var traits: SizingTraits?

    /// A number that changes with the traits on which sizes may depend.
    private(set) var traitsNumber = 0

    /// A number less than 0 that changes with them, and when SwiftUI views may have other sizes.
    private(set) var hostingNumber = -1

    /// The width and the traits for which sections are described that depend on them, or nil if none are.
    var described: (width: CGFloat, traits: SizingTraits)?

    /// The color scheme of the environment that the list last followed.
    private var colorScheme: ColorScheme?

    /// Returns the number that changes when a content, or an item in it, may have another size.
    private func number(of content: ItemContent) -> Int {
      content.measuresItself || content.containsItems ? hostingNumber : traitsNumber
    }

    /// - Parameter collectionView: the view whose traits the views have. Without it, they have those of their creation.
    init(in collectionView: UICollectionView? = nil, calls: ClientCalls = ClientCalls()) {
      (self.collectionView, self.calls) = (collectionView, calls)
    }

    func isOutdated(in traits: UITraitCollection) -> Bool {
      self.traits.map { $0 != SizingTraits(traits) } ?? false
    }

    /// Forgets sizes if the traits may give others than before.
    func update(_ traits: UITraitCollection) {
      let traits = SizingTraits(traits)
      guard traits != self.traits else { return }
      if self.traits != nil {
        (traitsNumber, hostingNumber) = (traitsNumber + 1, hostingNumber - 1)
      }
      self.traits = traits
    }

    /// Takes another environment. Returns whether its color scheme is another one.
    func follow(_ environment: EnvironmentValues) -> Bool {
      defer { colorScheme = environment.colorScheme }
      self.environment = environment
      environmentNumber += 1
      return colorScheme.map { $0 != environment.colorScheme } ?? false
    }

    /// Forgets the sizes of SwiftUI views, and of what contains items. Returns whether any were measured.
    func forgetHostedSizes() -> Bool {
      hostingNumber -= 1
      return hostedCount > 0
    }

    private func knownSize(among sizes: RememberedSizes, fitting width: CGFloat) -> CGSize? {
      sizes.size(fitting: width, traits: traitsNumber, hosting: hostingNumber)
    }

    /// Returns the size of an item for the width that it is offered. The memory is asked for only for a carousel.
    func size(
      of item: ListItem, fitting width: CGFloat, cards: @autoclosure () -> CarouselMemory?
    ) -> CGSize {
      let content = item.content
      if let carousel = content.carousel {
        return carousel.size(fitting: width, by: self, remembering: cards() ?? CarouselMemory())
      }
      if let stack = item.stack {
        let sizes = stack.sizes(fitting: width, by: self, cards() ?? CarouselMemory())
        return CGSize(
          width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
      }
      if let size = content.size(fitting: width) { return size }
      return measuring(content) { view in
        let size = content.size(of: view, fitting: width)
        if size == .zero { checkThatSizeIsMeasured(of: content, on: view, width) }
        return size
      }
    }

    private func measuring<Answer>(
      _ content: ItemContent, _ measure: (_ view: UIView) -> Answer
    ) -> Answer {
      let view = views[content.viewType]?.popLast() ?? makeView(for: content)
      defer { views[content.viewType, default: []].append(view) }
      view.receiveTraits()
      if let view = view as? HostedViewContainer {
        // The state of the view that was measured before must not remain.
        hostedCount += 1
        view.prepare(
          identity: hostedCount, environment: environment, traits: collectionView?.traitCollection)
      }
      content.configure(view)
      return measure(view)
    }

    /// Returns the size of an item that is remembered for a width, or measures the item.
    func size(
      of item: ListItem, fitting width: CGFloat, remembering sizes: RememberedSizes,
      cards: @autoclosure () -> CarouselMemory?
    ) -> CGSize {
      if let known = knownSize(among: sizes, fitting: width) { return known }
      let size = size(of: item, fitting: width, cards: cards())
      sizes.remember(size, fitting: width, traits: number(of: item.content))
      return size
    }

    /// Reports a component whose view returns the size that it has, as a plain `UIView` does. The views that
    /// measure have none.
    private func checkThatSizeIsMeasured(of content: ItemContent, on view: UIView, _ width: CGFloat)
    {
      guard checkedTypes.insert(content.viewType).inserted, view.bounds.size == .zero
      else { return }
      let size = CGSize(width: 7, height: 7)
      view.bounds.size = size
      let isBoundsSize = content.size(of: view, fitting: width) == size
      view.bounds.size = .zero
      guard isBoundsSize else { return }
      calls.reportMistake(
        "A component with a \(type(of: view)) has no size. Implement sizeThatFits(_:) of the view, or "
          + "size(fitting:) or size(of:fitting:) of the component.")
    }

    func size(of record: ItemRecord, fitting width: CGFloat) -> CGSize {
      // The item is made only if it has to be measured.
      if let known = knownSize(among: record.sizes, fitting: width) { return known }
      guard let item = record.item else { return .zero }
      return size(of: item, fitting: width, remembering: record.sizes, cards: record.carousel)
    }

    func lastLineWidth(of record: ItemRecord, at size: CGSize) -> CGFloat? {
      guard let content = record.item?.content, content.carousel == nil else { return nil }
      return record.sizes.lastLineWidth(at: size, traits: number(of: content)) {
        content.lastLineWidth(at: size, fitting: size.width) {
          measuring(content) { content.lastLineWidth(of: $0, at: size) }
        }
      }
    }

    // MARK: Views

    /// Makes the views on which new items will be measured, so that no view is added while UIKit lays out.
    /// Views that are not known before, such as overflow views, are made when they measure.
    func makeViews(for sections: [StoredSection], width: CGFloat) {
      addContainer()
      for section in sections {
        for part in section.values.header.parts + section.values.footer.parts {
          makeView(ifNeededFor: part.item.content, width: width)
        }
        let items = section.run
        if items.hasViewTypes(among: knownTypes) { continue }
        for content in items.contents(exceptOf: knownTypes) {
          makeView(ifNeededFor: content, width: width)
        }
      }
    }

    private func makeView(ifNeededFor content: ItemContent, width: CGFloat) {
      if let carousel = content.carousel {
        for content in carousel.measuredKinds { makeView(ifNeededFor: content, width: width) }
        return
      }
      guard knownTypes.insert(content.viewType).inserted, views[content.viewType] == nil,
        content.size(fitting: width) == nil
      else { return }
      views[content.viewType] = [makeView(for: content)]
    }

    private func makeView(for content: ItemContent) -> UIView {
      let view = content.makeView()
      if content.measuresItself { return view }
      addContainer()
      container?.addSubview(view)
      return view
    }

    private func addContainer() {
      guard container == nil, let collectionView else { return }
      // Another list may have used the collection view before.
      for case let old as SizingContainer in collectionView.subviews where old.sizer == nil {
        old.removeFromSuperview()
      }
      let made = SizingContainer(
        frame: CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: 0))
      made.autoresizingMask = .flexibleWidth
      made.sizer = self
      collectionView.insertSubview(made, at: 0)
      container = made
    }
  }

  private final class SizingContainer: HiddenView {
    weak var sizer: ListSizer?

    /// Follows the width of the collection view before that lays out.
    override var bounds: CGRect {
      didSet { if bounds.width != oldValue.width { sizer?.onWidthChange?() } }
    }

    override var frame: CGRect {
      didSet { if frame.width != oldValue.width { sizer?.onWidthChange?() } }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.changesSizes(from: previousTraitCollection) { sizer?.onTraitChange?() }
    }
  }
#endif
