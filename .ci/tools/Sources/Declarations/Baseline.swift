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
  /// backquotes. Where notes name a type that was removed, they need not name its members. A name that several
  /// types have stands in the same backquotes as its type.
  func unnamed(in notes: String) -> [String] {
    let spans = Self.wordsInCode(of: notes)
    let lines = Set(current)
    let (paths, oldPaths) = (Set(current.map(\.path)), Set(recorded.map(\.path)))
    let types = Dictionary(grouping: recorded + current, by: \.name)
      .mapValues { Set($0.map(\.typeName)) }
    return recorded.filter { !lines.contains($0) }.compactMap { declaration in
      let removedTypes = (1..<max(1, declaration.path.count))
        .map { Array(declaration.path.prefix($0)) }
        .filter { !paths.contains($0) && oldPaths.contains($0) }
        .compactMap(\.last)
      let isShared = types[declaration.name, default: []].count > 1
      let words = Set([declaration.name] + (isShared ? [declaration.typeName ?? ""] : []))
        .subtracting([""])
      let isNamed = spans.contains { words.isSubset(of: $0) || !$0.isDisjoint(with: removedTypes) }
      guard !isNamed else { return nil }
      let verb = paths.contains(declaration.path) ? "changed" : "was removed"
      return
        "\(declaration.path.joined(separator: ".")) \(verb), and the changelog does not name it"
    }
  }

  /// Returns the words in each piece of code of a text, such as `ContentLayout` and `size` of one.
  private static func wordsInCode(of text: String) -> [Set<String>] {
    MarkdownDocument(text).code.map { Set($0.matches(of: /\w+/).map { String($0.output) }) }
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
