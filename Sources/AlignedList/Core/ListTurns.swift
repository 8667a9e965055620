/// Which sections a list shows, and which wait until UIKit accepts an update.
@MainActor
struct ListTurns<Section> {
  /// The sections that were last passed, even if they are not shown yet.
  var latest: [Section] = []

  /// The sections that are to be shown when the client is no longer called, and whether with animation.
  private var pending: (sections: [Section], isAnimated: Bool)?
  private(set) var isUpdating = false
  private var actions: [@MainActor () -> Void] = []
  var hasShown = false
  var isPending: Bool { pending != nil }

  /// Takes sections that are to be shown, and returns whether nothing is under way that will show them.
  mutating func wait(_ sections: [Section], animated: Bool) -> Bool {
    latest = sections
    defer { pending = (sections, animated) }
    return !isUpdating && pending == nil
  }

  mutating func wait(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  mutating func beginUpdate() -> (sections: [Section], isAnimated: Bool)? {
    guard !isUpdating, let next = pending else { return nil }
    pending = nil
    isUpdating = true
    return next
  }

  mutating func endUpdate() { isUpdating = false }

  mutating func nextAction() -> (@MainActor () -> Void)? {
    isUpdating || actions.isEmpty ? nil : actions.removeFirst()
  }
}
