/// The public declarations that a module had, and those that it has.
struct Baseline {
  let recorded: [PublicDeclaration]
  let current: [PublicDeclaration]

  /// The lines that differ, removed ones with a minus, added ones with a plus.
  var differences: [String] {
    let (old, new) = (Set(recorded), Set(current))
    return recorded.filter { !new.contains($0) }.map { "- \($0.line)" }
      + current.filter { !old.contains($0) }.map { "+ \($0.line)" }
  }

  /// Returns a sentence for each declaration that was removed or changed, and that notes do not name in
  /// backquotes. Where notes name a type that was removed, they need not name its members.
  func unnamed(in notes: String) -> [String] {
    let words = Self.wordsInCode(of: notes)
    let lines = Set(current)
    let paths = Set(current.map(\.path))
    return recorded.filter { !lines.contains($0) }.compactMap { declaration in
      let removedTypes = (1..<max(1, declaration.path.count))
        .map { Array(declaration.path.prefix($0)) }
        .filter { !paths.contains($0) && recorded.map(\.path).contains($0) }
        .compactMap(\.last)
      guard words.isDisjoint(with: removedTypes + [declaration.name]) else { return nil }
      let verb = paths.contains(declaration.path) ? "changed" : "was removed"
      return
        "\(declaration.path.joined(separator: ".")) \(verb), and the changelog does not name it"
    }
  }

  /// Returns the words in the code of a text, such as `sizeForItem` and `ContentLayout`.
  private static func wordsInCode(of text: String) -> Set<String> {
    Set(MarkdownDocument(text).code.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
  }
}

/// The changelog, and the sections that stand above a release.
struct Changelog {
  let text: String

  /// Returns the text of the sections above that of a release, or nil if the release has none.
  func sections(above release: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(where: { $0 == "## \(release)" }) else { return nil }
    let start = lines.firstIndex { $0.hasPrefix("## ") } ?? end
    return lines[start..<end].joined(separator: "\n")
  }
}
