/// What became of scrolling to an item.
public enum ScrollOutcome: Hashable, Sendable {
  /// The item is in its place, as near as the content lets it be, and it and what is visible above it are measured.
  case arrived

  /// A person or other code scrolls elsewhere, or the layout is taken from its collection view.
  case interrupted

  /// There is no such item, or it was deleted, or all items were reloaded, or the layout is gone.
  case gone
}

/// What happens to scrolling to an item that is asked for while a person scrolls.
public enum UserScrollingRule: Hashable, Sendable {
  /// It waits until the person has lifted the finger, and the view rests.
  case waits

  /// It takes over at once. A finger that moves on takes over in turn.
  case interrupts
}
