struct KeyModifiers: OptionSet, Sendable {
  let rawValue: Int
  static let option = KeyModifiers(rawValue: 1)
  static let control = KeyModifiers(rawValue: 2)
  static let command = KeyModifiers(rawValue: 4)
  static let shift = KeyModifiers(rawValue: 8)

  /// The modifiers with the names and codes of their keys.
  fileprivate static let keys: [(modifier: KeyModifiers, key: String, number: Int)] = [
    (.option, "Alt", 18), (.control, "Control", 17), (.command, "Meta", 91), (.shift, "Shift", 16),
  ]
}

extension BrowserPage {
  /// Presses and releases a key, together with modifiers.
  ///
  /// - Parameter key: A character, or a name as `KeyboardEvent.key` has it: "Enter", "ArrowLeft".
  func press(_ key: String, _ modifiers: KeyModifiers = []) async throws {
    let modifierKeys = KeyModifiers.keys.filter { modifiers.contains($0.modifier) }
    var pressed: KeyModifiers = []
    for (modifier, key, number) in modifierKeys {
      pressed.insert(modifier)
      try await sendKey("rawKeyDown", key, "\(key)Left", number, nil, pressed)
    }
    let (code, number, text) = Self.namedKeys[key] ?? Self.characterKey(key)
    let types = modifiers.isDisjoint(with: [.control, .command, .option]) ? text : nil
    try await sendKey(types == nil ? "rawKeyDown" : "keyDown", key, code, number, types, modifiers)
    try await sendKey("keyUp", key, code, number, nil, modifiers)
    for (modifier, key, number) in modifierKeys.reversed() {
      pressed.remove(modifier)
      try await sendKey("keyUp", key, "\(key)Left", number, nil, pressed)
    }
  }

  /// Types each character with its key. Those beyond ASCII are inserted as by an input method.
  func type(_ text: String) async throws {
    for character in text {
      if character.isNewline {
        try await press("Enter")
      } else if character.isASCII {
        try await press(String(character), character.isUppercase ? .shift : [])
      } else {
        try await send("Input.insertText", ["text": String(character)])
      }
    }
  }

  private func sendKey(
    _ type: String, _ key: String, _ code: String, _ number: Int, _ text: String?,
    _ modifiers: KeyModifiers
  ) async throws {
    var parameters: [String: any Sendable] = [
      "type": type, "key": key, "code": code, "windowsVirtualKeyCode": number,
      "modifiers": modifiers.rawValue,
    ]
    parameters["text"] = text
    try await send("Input.dispatchKeyEvent", parameters)
  }

  private typealias Key = (code: String, number: Int, text: String?)

  private static let namedKeys: [String: Key] = [
    "Backspace": ("Backspace", 8, nil), "Tab": ("Tab", 9, nil), "Enter": ("Enter", 13, "\r"),
    "Escape": ("Escape", 27, nil), " ": ("Space", 32, " "), "PageUp": ("PageUp", 33, nil),
    "PageDown": ("PageDown", 34, nil), "End": ("End", 35, nil), "Home": ("Home", 36, nil),
    "ArrowLeft": ("ArrowLeft", 37, nil), "ArrowUp": ("ArrowUp", 38, nil),
    "ArrowRight": ("ArrowRight", 39, nil), "ArrowDown": ("ArrowDown", 40, nil),
    "Delete": ("Delete", 46, nil),
  ]

  /// The key of a letter or digit. Other characters have no code: it depends on the keyboard.
  private static func characterKey(_ character: String) -> Key {
    precondition(character.count == 1, "\(character) is no key")
    let upper = character.uppercased()
    guard let byte = upper.utf8.first, upper.utf8.count == 1 else { return ("", 0, character) }
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return ("Key\(upper)", Int(byte), character)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return ("Digit\(upper)", Int(byte), character)
    default: return ("", 0, character)
    }
  }
}
