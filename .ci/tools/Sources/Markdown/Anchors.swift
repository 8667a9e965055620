import Foundation

/// The names by which links lead to headings.
enum Anchors {
  /// Returns the name that GitHub gives a heading, before it numbers names that repeat: lowercase letters,
  /// digits, hyphens and underscores, and a hyphen for each space.
  static func gitHub(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character.isWhitespace { return "-" }
        return character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : nil
      })
  }

  /// Returns the name that DocC gives a heading: a hyphen for each run of spaces and dashes, and no other
  /// punctuation. What an address cannot have is encoded.
  static func docC(_ heading: String) -> String {
    let name = heading.split { $0.isWhitespace || "-–—".contains($0) }.joined(separator: "-")
      .filter { $0 == "-" || !($0.isPunctuation || $0 == "`") }
    return name.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? name
  }

  /// Returns GitHub's names for the headings of a page, in their order. From its second occurrence on, a name
  /// has a number.
  static func gitHub(of headings: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return headings.map { heading in
      let name = gitHub(heading)
      defer { counts[name, default: 0] += 1 }
      return counts[name].map { "\(name)-\($0)" } ?? name
    }
  }
}
