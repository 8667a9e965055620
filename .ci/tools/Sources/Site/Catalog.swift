import Foundation

/// A catalog of articles. In the repository their links and pictures are those that a hosting site opens. DocC has other
/// links, and pictures beside the articles.
struct Catalog {
  let map: SiteMap
  /// The folder of the catalog in the repository, such as `Sources/Kit/Kit.docc`.
  let folder: String
  /// The public symbols of the module, with dots between their names.
  let symbols: Set<String>

  /// Reads the symbols from the record of public declarations, without those whose names DocC cannot tell apart.
  init(map: SiteMap, folder: String, declarations: String) {
    self.map = map
    self.folder = folder
    let paths = declarations.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    let counts = Dictionary(paths.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    symbols = Set(paths.filter { counts[$0.lowercased()] == 1 })
  }

  /// Writes the articles as DocC reads them, and the pictures that they show, to a folder.
  func write(to output: URL) throws {
    let files = FileManager.default
    let source = map.root.appendingPathComponent(folder)
    try files.createDirectory(at: output, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: source.path) where name.hasSuffix(".md") {
      let text = try String(contentsOf: source.appendingPathComponent(name), encoding: .utf8)
      try article(text, name: name).write(
        to: output.appendingPathComponent(name), atomically: true, encoding: .utf8)
      for picture in try pictures(of: text, name: name) {
        let target = output.appendingPathComponent((picture as NSString).lastPathComponent)
        guard !files.fileExists(atPath: target.path) else { continue }
        try files.copyItem(at: map.root.appendingPathComponent(picture), to: target)
      }
    }
  }

  /// Returns the text of an article as DocC reads it.
  func article(_ text: String, name: String) throws -> String {
    var isCode = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A link may go on in the next line of prose, and none stands in code or headings.
    let kinds = lines.map { line -> Bool in
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence && !line.hasPrefix("#")
    }
    var parts: [String] = []
    var start = 0
    for end in 1...lines.count where end == lines.count || kinds[end] != kinds[start] {
      let part = lines[start..<end].joined(separator: "\n")
      parts.append(kinds[start] ? try prose(part, of: page(name)) : part)
      start = end
    }
    return parts.joined(separator: "\n")
  }

  private func pictures(of text: String, name: String) throws -> [String] {
    try MarkdownDocument(text).destinations.compactMap {
      guard case .picture(let path) = try map.target(of: $0, on: page(name)) else { return nil }
      return path
    }
  }

  private func page(_ name: String) -> SiteMap.Page {
    SiteMap.Page(source: "\(folder)/\(name)", path: "")
  }

  /// Returns prose with links, pictures and symbols as DocC writes them.
  private func prose(_ text: String, of page: SiteMap.Page) throws -> String {
    var result = ""
    var rest = Substring(text)
    while let match = rest.firstMatch(of: /(!?)\[((?:`[^`]*`|[^\[\]`])*)\]\(([^()\s<>]+)\)/) {
      result += linkingSymbols(in: rest[..<match.range.lowerBound])
      let (mark, text, destination) = (match.output.1, match.output.2, String(match.output.3))
      let link = try link(String(text), to: destination, of: page)
      rest = rest[match.range.upperBound...]
      let isTopic =
        (result == "- " || result.hasSuffix("\n- ")) && (rest.isEmpty || rest.hasPrefix("\n"))
        && link.contains("(<doc:")
      result += isTopic ? "<doc:\(name(of: destination))>" : mark + link
    }
    return result + linkingSymbols(in: rest)
  }

  private func link(
    _ text: String, to destination: String, of page: SiteMap.Page
  ) throws -> String {
    switch try map.target(of: destination, on: page) {
    case .asWritten where destination.hasPrefix("#"):
      let own = try map.target(of: name(of: page.source) + ".md" + destination, on: page)
      guard case .site(_, let fragment?) = own else { return text }
      return "[\(text)](#\(fragment))"
    case .asWritten: return "[\(text)](\(destination))"
    case .picture(let path): return "[\(text)](\((path as NSString).lastPathComponent))"
    case .site(let path, let fragment) where path.hasPrefix("documentation/"):
      let anchor = fragment.map { "#" + $0 } ?? ""
      return destination.contains("/")
        ? "[\(text)](/\(path)\(anchor))" : "[\(text)](<doc:\(name(of: destination))\(anchor)>)"
    case .site, .repository:
      guard let repository = map.repository,
        let path = RelativePath.resolve(destination, from: page.source)
      else { return text }
      return "[\(text)](\(repository)/blob/HEAD/\(path))"
    }
  }

  /// Returns the name of an article from a path to it.
  private func name(of path: String) -> String {
    let file = (path as NSString).lastPathComponent.prefix { $0 != "#" }
    return (String(file) as NSString).deletingPathExtension
  }

  /// Returns text in which code that is the name of a symbol links to it.
  private func linkingSymbols(in text: Substring) -> String {
    var result = ""
    var rest = text
    while let match = rest.firstMatch(of: /`+([^`]*)`+/) {
      let (code, name) = (String(match.output.0), String(match.output.1))
      result += rest[..<match.range.lowerBound]
      let link = "``\(name.split(separator: ".").joined(separator: "/"))``"
      result += symbols.contains(name) ? link : code
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}
