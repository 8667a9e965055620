#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// A SwiftUI view that shows sections of views of any size on lines, and creates only the views near the
  /// visible part.
  ///
  ///     AlignedScreen {
  ///       ListSection("tags", of: tags) { Chip($0) }
  ///         .attributes(.topCenter.with(lineLimit: .lines(2)))
  ///         .overflow { hiddenCount in Text("+\(hiddenCount)") }
  ///
  ///       ListSection("photos", of: photos) { PhotoTile($0) }
  ///         .attributes(.columns(minimumWidth: 160))
  ///     }
  ///
  /// The sections are those of ``CollectionViewAlignedList``. They may contain both SwiftUI views and
  /// ``ListComponent`` values. The screen scrolls by itself, so do not put it into a `ScrollView`.
  ///
  /// An update is animated if it is made in `withAnimation(_:_:)`. Hosted views get the environment of the
  /// screen, and its later changes. Modifiers such as `refreshable(action:)` and `scrollDisabled(_:)` apply to
  /// the screen. See <doc:ScreensInSwiftUI>.
  ///
  /// - Complexity: each update of the view is O(*n*) in the items, as
  ///   ``CollectionViewAlignedList/show(id:animated:sections:)``.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  public struct AlignedScreen: View {
    private let sections: [ListSection]
    private var settings = ScreenSettings()
    private var bindsPosition = false
    @Binding private var position: AlignedScrollPosition?
    @State private var host = ScreenHost()
    @Environment(\.self) private var environment

    /// Creates a screen of sections.
    public init(@ListBuilder sections: () -> [ListSection]) { self.init(sections()) }

    private init(_ sections: [ListSection]) {
      self.sections = sections
      _position = .constant(nil)
    }

    /// Creates a screen of one section, with a view for each element.
    ///
    ///     AlignedScreen(tags, attributes: SectionAttributes(lineAlignment: .center)) { tag in
    ///       Chip(tag)
    ///     }
    ///
    /// - Parameters:
    ///   - elements: the elements. No id occurs twice among them.
    ///   - attributes: the attributes by which the views stand on lines.
    ///   - view: a closure that returns the view of an element.
    public init<Element: Identifiable, Content: View>(
      _ elements: [Element], attributes: SectionAttributes = SectionAttributes(),
      @ViewBuilder view: (Element) -> Content
    ) {
      self.init([ListSection("views", of: elements, view: view).attributes(attributes)])
    }

    /// Creates a screen of one section, with a view for each element, which a property identifies.
    ///
    ///     AlignedScreen(words, id: \.self) { Text($0) }
    ///
    /// - Parameters:
    ///   - elements: the elements.
    ///   - id: the property that identifies an element. No value occurs twice among them.
    ///   - attributes: the attributes by which the views stand on lines.
    ///   - view: a closure that returns the view of an element.
    public init<Element, ID: Hashable, Content: View>(
      _ elements: [Element], id: KeyPath<Element, ID>,
      attributes: SectionAttributes = SectionAttributes(), @ViewBuilder view: (Element) -> Content
    ) {
      self.init([ListSection("views", of: elements, id: id, view: view).attributes(attributes)])
    }

    /// The collection view that shows the sections, below bars.
    public var body: some View {
      ScreenView(
        sections: sections, settings: settings, environment: environment,
        bindsPosition: bindsPosition, position: $position, host: host
      )
      // As a `List`, the screen lies below bars, and its content is clear of them.
      .ignoresSafeArea(.container)
      // A view behind a scroll view would keep the large title of a navigation bar from collapsing. This one stays in
      // the safe area, also in that of `safeAreaInset`.
      .overlay { EnvironmentReader(host: host).allowsHitTesting(false) }
    }

    // MARK: Modifiers

    /// Has the screen open at its end and stay there, as a chat does.
    ///
    /// It sets the layout's `staysAtEnd`: content that is shorter than the screen stands at the bottom, and
    /// items that are inserted at the top do not move what is read.
    public func anchorsToEnd(_ anchors: Bool = true) -> AlignedScreen {
      changing { $0.anchorsToEnd = anchors }
    }

    /// Scrolls an item to the top of the screen, and keeps it there while its answer arrives below it.
    ///
    ///     AlignedScreen(messages) { Bubble($0) }
    ///       .anchorsItemToTop(messages.last { $0.isOwn }?.id)
    ///
    /// The screen scrolls when the id is another one than before and the item is shown: with an animation in
    /// `withAnimation(_:_:)`. With nil, the free space below the content goes. See the layout's
    /// `anchorItemToTop(at:animated:)`.
    ///
    /// - Parameters:
    ///   - id: the id of the item, or nil for none.
    ///   - section: the id of its section. Without one, it is the first section that has the item.
    public func anchorsItemToTop<ID: Hashable>(
      _ id: ID?, inSection section: AnyHashable? = nil
    ) -> AlignedScreen {
      changing { $0.topItem = id.map { .item($0, inSection: section) } }
    }

    /// Scrolls to the position in a binding, and sets the binding when a person scrolls.
    ///
    ///     withAnimation { position = .item(message.id, at: .center) }
    ///
    /// The screen sets the binding when another item reaches the place that you last asked for, which is the
    /// top by default. It also does when an end of the content comes into sight or leaves it. It sets the
    /// binding after it has scrolled, because a binding must not change while SwiftUI updates views. If the
    /// item of a position does not exist yet, the screen scrolls when it does, unless a person scrolls before.
    ///
    /// - Complexity: O(1) on average to find the item of a position with a section. Without a section, O(*n*)
    ///   in the sections.
    public func alignedScroll(to position: Binding<AlignedScrollPosition?>) -> AlignedScreen {
      var screen = self
      screen._position = position
      screen.bindsPosition = true
      return screen
    }

    /// Scrolls to the position in a binding, and tells what became of it.
    ///
    /// - Parameters:
    ///   - position: the binding, as in ``alignedScroll(to:)``.
    ///   - rule: what happens to scrolling to an item while a person scrolls.
    ///   - onEnd: what is called with the position of an item that was asked for, and with the outcome, after the last
    ///     correction. Of the ends of the content the binding tells.
    public func alignedScroll(
      to position: Binding<AlignedScrollPosition?>,
      whileUserScrolls rule: UserScrollingRule = .interrupts,
      onEnd: @escaping @MainActor (AlignedScrollPosition, ScrollOutcome) -> Void
    ) -> AlignedScreen {
      alignedScroll(to: position).changing {
        $0.scrollingRule = rule
        $0.onScrollEnd = onEnd
      }
    }

    /// Sets what a person does by pulling the screen down, as SwiftUI's modifier does for any view.
    ///
    /// Apply it to the screen itself. Around the screen, SwiftUI's modifier changes the environment with each update,
    /// which then reaches all visible views.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> AlignedScreen {
      // With another type of the closure, as one of the main actor, the compiler would choose SwiftUI's modifier.
      changing { $0.refreshAction = { await action() } }
    }

    /// Sets the distances from the edges of the screen to its content, which scroll with it. They are the
    /// layout's `contentInsets`. SwiftUI's `contentMargins(_:_:for:)` has no effect.
    public func contentInsets(_ insets: Insets) -> AlignedScreen {
      layout { $0.contentInsets = insets }
    }

    /// Sets properties of the layout.
    ///
    ///     AlignedScreen(messages) { Bubble($0) }
    ///       .layout {
    ///         $0.pinsSectionHeaders = false
    ///         $0.sectionSpacing = 24
    ///       }
    ///
    /// The closure is called before the first layout, and whenever the screen is updated. So it has to set every
    /// property that it ever sets. Leave the closures of the layout and its delegate alone: they belong to the list.
    public func layout(
      _ set: @escaping @MainActor (_ layout: CollectionViewAlignedLayout) -> Void
    ) -> AlignedScreen {
      changing { $0.layoutChanges.append(set) }
    }

    private func changing(_ change: (inout ScreenSettings) -> Void) -> AlignedScreen {
      var screen = self
      change(&screen.settings)
      return screen
    }
  }

  struct ScreenSettings {
    /// Whether the content stays at its end, or nil if no modifier says so.
    var anchorsToEnd: Bool?

    /// The item that stays at the top.
    var topItem: AlignedScrollPosition?
    var scrollingRule = UserScrollingRule.interrupts
    var onScrollEnd: (@MainActor (AlignedScrollPosition, ScrollOutcome) -> Void)?
    var refreshAction: (@MainActor () async -> Void)?
    var layoutChanges: [@MainActor (CollectionViewAlignedLayout) -> Void] = []
  }
#endif
