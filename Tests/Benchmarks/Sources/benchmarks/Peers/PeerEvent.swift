/// What happens to a list, whatever its layout.
enum PeerEvent: String, CaseIterable {
  /// All data is loaded again at the top of the content.
  case firstScreen = "reload and first screen"
  /// The layout is invalidated and prepared. The time is divided by the number of cells.
  case prepare = "prepare(), per cell"
  /// The layout is asked for the elements of a rectangle of the view's size.
  case screenful = "a screenful of attributes"
  /// An item is inserted above those that are visible.
  case insert = "insert above"
  /// Such an item is deleted.
  case delete = "delete above"
  /// An item is inserted among those that are visible.
  case insertVisible = "insert, visible"
  /// An item is inserted at the end, which stays visible.
  case append = "insert at the end"
  /// A cell above the visible ones returns its size.
  case lateAnswer = "late answer"
  /// A finger drags by a screen, to where nothing has been measured.
  case scroll = "scroll a screen"

  /// The event of a whole collection view that this one is, if it is one.
  var viewEvent: Event? {
    switch self {
    case .insert, .insertVisible, .append: .insert
    case .delete: .delete
    case .lateAnswer: .lateAnswer
    case .scroll: .scrollDown
    case .firstScreen, .prepare, .screenful: nil
    }
  }

  /// Whether items come or go, so that answers may be kept.
  var isUpdate: Bool { [.insert, .delete, .insertVisible, .append].contains(self) }
}
