/// The keyboard that a view of text asks for. Its members are not declared here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A view into which a person types. Text goes to the end.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A view that asks its delegate before it takes what a person types.
@MainActor
protocol TypedView: UIKeyInput {
  var typedText: String { get }

  /// Whether the delegate wants a part of the text to be replaced.
  func allows(_ range: NSRange, replacedBy text: String) -> Bool

  /// Whether the key for a new line inserts a line feed. If not, this method has done all that it does.
  func insertsLineFeed() -> Bool
}

extension TypedView {
  /// Takes a character of a keyboard. `\u{8}` deletes the last one.
  func type(_ character: Character) {
    let length = typedText.utf16.count
    if character == "\u{8}" {
      let deleted = typedText.last.map { String($0).utf16.count } ?? 0
      let range = NSRange(location: length - deleted, length: deleted)
      if hasText, allows(range, replacedBy: "") { deleteBackward() }
    } else if character != "\n" || insertsLineFeed() {
      let text = String(character)
      if allows(NSRange(location: length, length: 0), replacedBy: text) { insertText(text) }
    }
  }
}
