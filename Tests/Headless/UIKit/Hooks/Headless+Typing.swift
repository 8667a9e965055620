extension Headless {
  /// Types into the first responder of a window, one character after the other. `\n` is the return key, and
  /// `\u{8}` deletes the last character. Text goes to the end.
  public static func type(_ text: String, in window: UIWindow) {
    for character in text { (window.firstResponder as? any TypedView)?.type(character) }
  }
}
