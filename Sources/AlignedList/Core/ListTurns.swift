/// Which sections a list shows, and which wait until UIKit accepts an update.
@MainActor
struct ListTurns<Section> {
  /// The sections that were last passed, even if they are not shown yet.
  var latest: [Section] = []

  /// What the sections belong to, by an identity that the client gives: a conversation, or a folder.
  private var content: AnyHashable?
  private var startsAnew = false

  /// The sections that are to be shown when the client is no longer called, and whether with animation.
  private var pending: (sections: [Section], isAnimated: Bool)?
  private(set) var isUpdating = false
  private var actions: [@MainActor () -> Void] = []
  var hasShown = false
  var isPending: Bool { pending != nil }

  /// Nothing that is known of one content goes on in another.
  mutating func show(_ content: AnyHashable) {
    guard content != self.content else { return }
    self.content = content
    latest = []
    startsAnew = true
  }

  /// Takes sections that are to be shown, and returns whether nothing is under way that will show them.
  mutating func wait(_ sections: [Section], animated: Bool) -> Bool {
    latest = sections
    defer { pending = (sections, animated) }
    return !isUpdating && pending == nil
  }

  mutating func wait(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  mutating func beginUpdate() -> (sections: [Section], isAnimated: Bool, startsAnew: Bool)? {
    guard !isUpdating, let next = pending else { return nil }
    defer { (pending, startsAnew, isUpdating) = (nil, false, true) }
    return (next.sections, next.isAnimated, startsAnew)
  }

  mutating func endUpdate() { isUpdating = false }

  mutating func nextAction() -> (@MainActor () -> Void)? {
    isUpdating || actions.isEmpty ? nil : actions.removeFirst()
  }
}
