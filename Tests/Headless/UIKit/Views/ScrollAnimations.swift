/// The scroll views whose animated change of the content offset has not ended.
///
/// The offset changes at once. The end is announced later, as on a device (evidence L: Listable): after
/// the next layout pass of the view or of one above it. While animations are held, it waits for
/// `Headless.finishAnimations()`.
@MainActor
enum ScrollAnimations {
  private struct Running {
    weak var view: UIScrollView?
  }

  private static var running: [Running] = []

  static func begin(_ view: UIScrollView) {
    if UIViewAnimation.hold({ [weak view] in view.map(announceEnd) }) { return }
    guard !running.contains(where: { $0.view === view }) else { return }
    running.append(Running(view: view))
  }

  /// Announces the ends in a tree of views, in the order in which the animations began.
  static func end(in root: UIView) {
    guard !running.isEmpty else { return }
    end { $0.isDescendant(of: root) }
  }

  static func endAll() { end { _ in true } }

  private static func end(where mayEnd: (UIScrollView) -> Bool) {
    let ended = running.compactMap(\.view).filter(mayEnd)
    running.removeAll { running in
      running.view == nil || ended.contains { $0 === running.view }
    }
    ended.forEach(announceEnd)
  }

  private static func announceEnd(of view: UIScrollView) {
    view.currentDelegate?.scrollViewDidEndScrollingAnimation(view)
  }
}
