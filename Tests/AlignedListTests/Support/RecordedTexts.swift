/// Texts that actions record, in their order.
@MainActor
final class RecordedTexts {
  var texts: [String] = []

  /// Returns the texts, and forgets them.
  func take() -> [String] {
    defer { texts = [] }
    return texts
  }
}
