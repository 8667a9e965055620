#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  /// Keeps a binding and the position of a list equal.
  @MainActor
  final class ScreenPosition {
    private weak var list: CollectionViewAlignedList?
    private var scrolled: ScreenScroll? { list.map(ScreenScroll.init) }
    private var binding: Binding<AlignedScrollPosition?>?

    /// The value of the binding that was last seen or set.
    private var known: AlignedScrollPosition?

    /// The position that was asked for, and is not reached: its item may not be there yet, and cells and footers
    /// that come into sight may move the end.
    private var wanted: AlignedScrollPosition?

    /// Whether the end that was asked for was visible in the last turn.
    private var hasReachedEnd = false

    private var isScrollingAnimated = false
    private var isReportScheduled = false

    init(of list: CollectionViewAlignedList) { self.list = list }

    /// Scrolls to the value of the binding if that is another one than before, or was not reached.
    func update(
      _ binding: Binding<AlignedScrollPosition?>?, _ settings: ScreenSettings, animated: Bool
    ) {
      self.binding = binding
      if let value = binding?.wrappedValue, value != known {
        wanted = value
        hasReachedEnd = false
        isScrollingAnimated = animated
      }
      known = binding?.wrappedValue
      list?.whenShown { [weak self] in self?.scroll(settings, animated: animated) }
      report()
    }

    private func scroll(_ settings: ScreenSettings, animated: Bool) {
      guard let scrolled, let wanted, scrolled.hasPosition(wanted) else { return }
      // The end is reached when a pass finds it visible.
      if !scrolled.isEnd(wanted) { self.wanted = nil }
      scrolled.scroll(to: wanted, animated: animated, whileUserScrolls: settings.scrollingRule) {
        settings.onScrollEnd?(wanted, $0)
      }
    }

    func scrollingAnimationDidEnd() {
      isScrollingAnimated = false
      report()
    }

    /// Lets a person scroll elsewhere than to what was asked for.
    func draggingWillBegin() {
      wanted = nil
      isScrollingAnimated = false
    }

    /// Sets the binding in the next turn of the run loop. UIKit also scrolls while SwiftUI updates views.
    func report() {
      guard binding != nil, !isReportScheduled else { return }
      isReportScheduled = true
      Task { [weak self] in
        self?.isReportScheduled = false
        self?.setBinding()
      }
    }

    private func setBinding() {
      // A value that a client has set since the last update is about to be scrolled to.
      guard let scrolled, let binding, binding.wrappedValue == known,
        let reached = scrolled.position(at: known?.place ?? .top)
      else { return }
      if let wanted {
        guard scrolled.isEnd(wanted) else { return }
        guard reached.isAtEnd else {
          hasReachedEnd = false
          if !isScrollingAnimated { scrolled.scroll(to: wanted, animated: false) }
          return
        }
        isScrollingAnimated = false
        if hasReachedEnd {
          self.wanted = nil
        } else {
          // The layout may still hold the last item at the bottom. The end has to last for a turn without that.
          scrolled.scroll(to: wanted, animated: false)
          report()
        }
        hasReachedEnd.toggle()
      }
      guard reached != known else { return }
      known = reached
      binding.wrappedValue = reached
    }
  }
#endif
