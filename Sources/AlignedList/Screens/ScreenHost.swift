#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// What a screen keeps between updates: its list, and the position that its binding has.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
  final class ScreenHost: NSObject, UICollectionViewDelegate {
    private(set) var list: CollectionViewAlignedList?
    private var position: ScreenPosition?
    private var topItem: AlignedScrollPosition?

    func makeView() -> UICollectionView {
      let view = ScreenCollectionView(
        frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())
      view.backgroundColor = .clear
      let list = CollectionViewAlignedList(view)
      let position = ScreenPosition(of: list)
      view.onLayout = { [weak position] in position?.report() }
      list.delegate = self
      (self.list, self.position) = (list, position)
      return view
    }

    func update(_ view: UICollectionView, to screen: ScreenView, animated: Bool) {
      guard let list, list.collectionView === view else { return }
      let (settings, environment) = (screen.settings, screen.environment)
      list.sizer.environment = environment
      if let anchorsToEnd = settings.anchorsToEnd { list.layout.staysAtEnd = anchorsToEnd }
      for change in settings.layoutChanges { change(list.layout) }
      let scrollsDown = list.layout.scrollDirection == .vertical
      view.follow(environment, scrollsDown: scrollsDown)
      // A screen that scrolls sideways inherits the action of the view around it.
      list.calls.onRefresh =
        settings.refreshAction ?? (scrollsDown ? environment.refresh.map(action(of:)) : nil)
      list.calls.defersActions = true
      list.show(screen.sections, animated: animated) { $0 = $1 }
      list.calls.defersActions = false
      list.whenShown { [weak self] in
        self?.anchor(settings.topItem, animated: animated)
      }
      position?.update(screen.bindsPosition ? screen.$position : nil, settings, animated: animated)
    }

    /// Scrolls an item to the top once it is shown.
    private func anchor(_ item: AlignedScrollPosition?, animated: Bool) {
      guard let list else { return }
      // The layout forgets an item that is deleted, and any item in an update without a width. It also does while a
      // person carries items, who is left alone.
      if !list.layout.hasTopItem, list.collectionView?.hasUncommittedUpdates == false {
        topItem = nil
      }
      guard item != topItem else { return }
      guard let item else {
        topItem = nil
        return list.layout.anchorItemToTop(at: nil, animated: animated)
      }
      guard let id = item.item, let section = list.core.section(item.section, ofItem: id)
      else { return }
      topItem = item
      list.anchorItemToTop(id, inSection: section, animated: animated)
    }

    private func action(of refresh: RefreshAction) -> @MainActor () async -> Void {
      { await refresh() }
    }

    /// Keeps the content inside what a view fills.
    func stay(inside safeView: UIView) {
      let view = list?.collectionView as? ScreenCollectionView
      view?.safeView = safeView
      view?.setNeedsLayout()
    }

    func follow(_ environment: EnvironmentValues) { list?.views.follow(environment) }

    func dismantle(_ view: UICollectionView) {
      guard list?.collectionView === view else { return }
      (list, position) = (nil, nil)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { position?.report() }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { position?.draggingWillBegin() }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      position?.draggingWillBegin()
      return true
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      position?.scrollingAnimationDidEnd()
    }
  }

  /// A collection view that tells of its layout passes. They may change what is visible without scrolling.
  private final class ScreenCollectionView: UICollectionView {
    var onLayout: (() -> Void)?
    private var added = UIEdgeInsets.zero

    /// A view that fills SwiftUI's safe area.
    weak var safeView: UIView?

    override func layoutSubviews() {
      clearBars()
      super.layoutSubviews()
      onLayout?()
    }

    /// Keeps the content clear of bars, and of what SwiftUI adds to the safe area, as far as the view's own safe area
    /// does not. It is a guess how far that goes.
    private func clearBars() {
      let responders = sequence(first: self as UIResponder, next: \.next).lazy
      let controller = responders.compactMap { $0 as? UIViewController }.first
      guard let outer = controller?.view ?? window else { return }
      let frame = superview?.convert(frame, to: outer) ?? .zero
      var safe = outer.bounds.inset(by: outer.safeAreaInsets)
      if let safeView, safeView.window === window, !safeView.bounds.isEmpty {
        safe = safe.intersection(safeView.convert(safeView.bounds, to: outer))
      }
      let own = safeAreaInsets
      let new = UIEdgeInsets(
        top: max(0, safe.minY - frame.minY - own.top),
        left: max(0, safe.minX - frame.minX - own.left),
        bottom: max(0, frame.maxY - safe.maxY - own.bottom),
        right: max(0, frame.maxX - safe.maxX - own.right))
      guard new != added else { return }
      contentInset.move(from: added, to: new)
      added = new
    }
  }

  extension UICollectionView {
    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    fileprivate func follow(_ environment: EnvironmentValues, scrollsDown: Bool) {
      semanticContentAttribute =
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      alwaysBounceVertical = scrollsDown
      alwaysBounceHorizontal = !scrollsDown
      allowsSelection = environment.isEnabled
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
