// compare-declarations APPLE_FOLDER HEADLESS_FOLDER OWN...: both folders hold symbol graphs. Every
// public declaration of the headless module must be one of Apple's, and read the same; but for
// those that are its own, named by path.

import Foundation

/// What is compared of a symbol graph: declarations by path, and who inherits from whom.
struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    var path: String { pathComponents.joined(separator: ".") }
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// All graphs of a folder as one.
struct Declarations {
  var byPath: [String: Set<String>] = [:]
  private var pathOfIdentifier: [String: String] = [:]
  private var parents: [String: Set<String>] = [:]

  init(folder: String) throws {
    var relationships: [Graph.Relationship] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols where !symbol.identifier.precise.contains("SYNTHESIZED") {
        byPath[symbol.path, default: []].insert(plain(symbol.declaration))
        pathOfIdentifier[symbol.identifier.precise] = symbol.path
      }
      relationships += graph.relationships
    }
    for relationship in relationships
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let source = pathOfIdentifier[relationship.source] else { continue }
      let foreign = relationship.target.replacingOccurrences(of: "c:objc(cs)", with: "")
      let target = pathOfIdentifier[relationship.target] ?? foreign
      parents[source, default: []].insert(target)
    }
  }

  /// Whether the type or one that it inherits from declares the member.
  func has(_ member: String, in type: String, seen: Set<String> = []) -> Bool {
    byPath["\(type).\(member)"] != nil
      || (parents[type] ?? []).subtracting(seen).contains {
        has(member, in: $0, seen: seen.union([type]))
      }
  }
}

/// The declaration without the words that mean the same on both sides, or that only one side can
/// write: an Objective-C member is always open, a Swift requirement never optional.
func plain(_ declaration: String) -> String {
  let type = #"(class|protocol|struct|enum) [A-Z]"#
  let isType = declaration.range(of: type, options: .regularExpression) != nil
  let words =
    #"@(preconcurrency|objc|discardableResult|NSCopying|escaping) ?|\{ get( set)? \}|"#
    + #"\b(open|public|final|weak|nonisolated|optional|override|convenience|required|any) "#
    + (isType ? "" : "|@MainActor ?")
  return
    declaration
    .replacingOccurrences(of: words, with: "", options: .regularExpression)
    .replacingOccurrences(
      of: #"\b(class|static) (var|let)"#, with: "static var", options: .regularExpression
    )
    .replacingOccurrences(of: #"^let "#, with: "var ", options: .regularExpression)
    // The name of a parameter inside its function is nobody's concern.
    .replacingOccurrences(of: #"\b(\w+) \w+:"#, with: "$1:", options: .regularExpression)
    .replacingOccurrences(of: #"\s+"#, with: " ", options: .regularExpression)
    .replacingOccurrences(of: "? = nil", with: "?")
    .trimmingCharacters(in: .whitespaces)
}

/// Members that a Swift class or value must declare where Objective-C or the importer supplies
/// them.
let supplied: Set<String> = [
  "init()", "init(frame:)", "init(coder:)", "encode(with:)", "rawValue", "hash",
  "hash(into:)", "isEqual(_:)", "description", "==(_:_:)", "copy(with:)",
]

let apple = try Declarations(folder: CommandLine.arguments[1])
let headless = try Declarations(folder: CommandLine.arguments[2])
let own = Set(CommandLine.arguments.dropFirst(3))
var differences = 0
for (path, declarations) in headless.byPath.sorted(by: { $0.key < $1.key }) {
  let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let member = parts.last ?? ""
  if own.contains(parts[0]) || own.contains(path) || supplied.contains(member) { continue }
  if let theirs = apple.byPath[path] {
    if declarations.isSubset(of: theirs) { continue }
    print("differs: \(path)\n  Apple     \(theirs.sorted())\n  headless  \(declarations.sorted())")
  } else {
    let type = parts.dropLast().joined(separator: ".")
    if apple.has(member, in: type) { continue }
    print("not in AppleHeaders: \(path)\n  \(declarations.sorted())")
  }
  differences += 1
}
exit(differences == 0 ? 0 : 1)
