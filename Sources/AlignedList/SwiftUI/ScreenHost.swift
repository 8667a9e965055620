#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// What a screen keeps between updates: its list, and the position that its binding has.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  final class ScreenHost: NSObject, UICollectionViewDelegate {
    private(set) var list: CollectionViewAlignedList?
    private var position: Binding<AlignedScrollPosition?>?

    /// The value of the binding that was last seen or set.
    private var knownPosition: AlignedScrollPosition?

    /// Whether the end was asked for, and cells or footers that come into sight may still move it.
    private var awaitsEnd = false

    private var isScrollingAnimated = false
    private var isReportScheduled = false

    func makeView() -> UICollectionView {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())
      view.backgroundColor = .clear
      let list = CollectionViewAlignedList(view)
      list.delegate = self
      self.list = list
      return view
    }

    func update(
      to sections: [ListSection], _ settings: ScreenSettings, in environment: EnvironmentValues,
      animated: Bool
    ) {
      guard let list, let view = list.collectionView else { return }
      list.sizer.environment = environment
      view.follow(environment)
      list.layout.staysAtEnd = settings.anchorsToEnd
      for change in settings.layoutChanges { change(list.layout) }
      view.alwaysBounceVertical = list.layout.scrollDirection == .vertical
      view.alwaysBounceHorizontal = list.layout.scrollDirection == .horizontal
      list.refreshAction = environment.refresh.map(action(of:))
      list.show(list.described(sections), animated: animated)
      position = settings.position
      scrollToPosition(animated: animated)
    }

    private func action(of refresh: RefreshAction) -> @MainActor () async -> Void {
      { await refresh() }
    }

    /// Shows hosted views in another environment.
    func follow(_ environment: EnvironmentValues) {
      list?.follow(environment)
    }

    func dismantle() {
      list = nil
      position = nil
    }

    // MARK: Position

    private func scrollToPosition(animated: Bool) {
      guard let list, let wanted = position?.wrappedValue, wanted != knownPosition else { return }
      knownPosition = wanted
      awaitsEnd = wanted.end == .end
      isScrollingAnimated = animated
      list.scroll(to: wanted, animated: animated)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      awaitsEnd = false
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      isScrollingAnimated = false
      reportPosition()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      reportPosition()
    }

    /// Sets the binding in the next turn of the run loop. UIKit also scrolls while SwiftUI updates views.
    private func reportPosition() {
      guard position != nil, !isReportScheduled else { return }
      isReportScheduled = true
      Task { [weak self] in
        self?.isReportScheduled = false
        self?.setPosition()
      }
    }

    private func setPosition() {
      // A value that the client has set since then is about to be scrolled to.
      guard let list, let position, position.wrappedValue.map({ $0 == knownPosition }) ?? true,
        let reached = list.scrollPosition(at: knownPosition?.place ?? .top)
      else { return }
      if awaitsEnd, reached.end == nil, !isScrollingAnimated {
        return list.scroll(to: .end, animated: false)
      }
      if reached.end != nil { awaitsEnd = false }
      guard reached != knownPosition else { return }
      knownPosition = reached
      position.wrappedValue = reached
    }
  }

  extension UICollectionView {
    /// Takes what modifiers of SwiftUI say of scrolling.
    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    fileprivate func follow(_ environment: EnvironmentValues) {
      semanticContentAttribute =
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      isScrollEnabled = environment.isScrollEnabled
      showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.isShown
      showsHorizontalScrollIndicator = environment.horizontalScrollIndicatorVisibility.isShown
      #if !os(tvOS) && !os(visionOS)
        keyboardDismissMode = environment.scrollDismissesKeyboardMode.keyboardDismissMode
      #endif
    }
  }

  // SwiftUI's documentation does not say that these values are `Equatable`.

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  extension ScrollIndicatorVisibility {
    fileprivate var isShown: Bool { !areEqual(self, .hidden) && !areEqual(self, .never) }
  }

  #if !os(tvOS) && !os(visionOS)
    @available(iOS 16, macCatalyst 16, *)
    extension ScrollDismissesKeyboardMode {
      /// By itself a `List` dismisses the keyboard when it is scrolled.
      fileprivate var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        if areEqual(self, .never) { return .none }
        return areEqual(self, .interactively) ? .interactive : .onDrag
      }
    }
  #endif
#endif
