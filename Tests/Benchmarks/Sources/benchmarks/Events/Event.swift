/// What happens to a collection view or to its content.
enum Event: String, CaseIterable {
  /// A row is inserted above those that are visible, or at the end of a chat.
  case insert
  /// Such a row is deleted.
  case delete
  /// A visible row moves to another visible place.
  case move
  /// A visible row is reloaded with another size.
  case reload
  /// A visible row is configured again, and has the same size as before.
  case reconfigure
  /// A view above the visible ones returns another size than its estimate.
  case lateAnswer = "late answer"
  /// A visible row grows or shrinks as text is entered.
  case keystroke
  /// A word is added to the last row, while the row before it stays at the top, above free space.
  case streamedWord = "streamed word"
  /// A finger drags towards the end, where no view has been measured.
  case scrollDown = "scroll down"
  /// A finger drags towards the top, where no view has been measured.
  case scrollUp = "scroll up"
  /// The view becomes as wide as it was tall, in an animation.
  case rotation
  /// The inset at the bottom grows or shrinks by a keyboard's height.
  case keyboard

  /// Whether a finger drags the content meanwhile.
  var isDrag: Bool { self == .scrollDown || self == .scrollUp }
}

/// What a collection view shows in an event.
enum EventContent: String, CaseIterable {
  case tags, chat, form, grid, feed

  /// The events that the content can have.
  var events: [Event] {
    Event.allCases.filter { event in
      switch (self, event) {
      // Sizes are known before views exist.
      case (.tags, .lateAnswer), (.feed, .lateAnswer): false
      // A list reconfigures changed items and reloads none.
      case (.feed, .reload): false
      case (.chat, .streamedWord): true
      case (_, .streamedWord): false
      default: true
      }
    }
  }

  /// Whether the content rests at its end, unless it is dragged.
  var isAtEnd: Bool { self == .chat }

  /// The events that are left out, in words.
  static let omissions = """
    Left out: a late answer in tags and in the feed, whose sizes are known before views exist, reloading in the \
    feed, where a list reconfigures what has changed, and streamed words in all but the chat.
    """

  @MainActor
  func screen(cellCount: Int) -> any EventScreen {
    switch self {
    case .tags: RowsScreen(.tags, cellCount: cellCount)
    case .chat: RowsScreen(.chat, cellCount: cellCount)
    case .form: RowsScreen(.form, cellCount: cellCount)
    case .grid: RowsScreen(.grid, cellCount: cellCount)
    case .feed: FeedScreen(cellCount: cellCount)
    }
  }
}
