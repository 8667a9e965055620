// compare-declarations APPLE_FOLDER HEADLESS_FOLDER OWN...
//
// Both folders contain symbol graphs. Every public declaration of the headless module must exist in
// the headers and be the same there, except the declarations at the paths OWN.

import Foundation

/// The parts of a symbol graph that are compared: declarations by path, and inheritance.
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

/// The declarations of all symbol graphs in a folder.
struct Declarations {
  var byPath: [String: Set<String>] = [:]
  private var pathOfIdentifier: [String: String] = [:]
  private var parents: [String: Set<String>] = [:]
  /// The types whose values may cross actors because they say so.
  var sendableTypes: Set<String> = []

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
      if relationship.target == "s:s8SendableP" { sendableTypes.insert(source) }
    }
  }

  /// Returns whether the type or a supertype declares the member.
  func has(_ member: String, in type: String, seen: Set<String> = []) -> Bool {
    byPath["\(type).\(member)"] != nil
      || (parents[type] ?? []).subtracting(seen).contains {
        has(member, in: $0, seen: seen.union([type]))
      }
  }
}

/// Returns a declaration without the words that mean the same in both modules or that only one
/// module can have. For example, all Objective-C members are open, no Swift requirement is optional,
/// and structures are frozen only in a library with a stable interface.
func plain(_ declaration: String) -> String {
  let type = #"(class|protocol|struct|enum) [A-Z]"#
  let isType = declaration.range(of: type, options: .regularExpression) != nil
  let words =
    #"@frozen (?=(@\w+ )*struct)|@(preconcurrency|objc(\([\w:]+\))?|discardableResult|NSCopying|escaping) ?|\{ get( set)? \}|"#
    + #"\b(open|public|final|weak|dynamic|nonisolated|optional|override|convenience|required|any) "#
    + (isType ? "" : "|@MainActor ?")
  return
    declaration
    .replacingOccurrences(of: words, with: "", options: .regularExpression)
    .replacingOccurrences(
      of: #"\b(class|static) (var|let)"#, with: "static var", options: .regularExpression
    )
    .replacingOccurrences(of: #"^let "#, with: "var ", options: .regularExpression)
    // Names of parameters inside a function need not be the same.
    .replacingOccurrences(of: #"\b(\w+) \w+:"#, with: "$1:", options: .regularExpression)
    .replacingOccurrences(of: #"\s+"#, with: " ", options: .regularExpression)
    .replacingOccurrences(of: "? = nil", with: "?")
    .trimmingCharacters(in: .whitespaces)
}

/// Members that Swift types must declare, and that Objective-C types inherit or get when they are
/// imported.
let supplied: Set<String> = [
  "init()", "init(frame:)", "init(coder:)", "encode(with:)", "rawValue", "hash",
  "hash(into:)", "isEqual(_:)", "description", "==(_:_:)", "copy(with:)", "body",
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
    // Classes and main-actor types are sendable by rules that the graphs do not show alike.
    let isPlainStruct = declarations.contains {
      $0.contains("struct ") && !$0.contains("@MainActor")
    }
    if isPlainStruct, headless.sendableTypes.subtracting(apple.sendableTypes).contains(path) {
      print("differs: \(path)\n  is Sendable only in the headless module")
      differences += 1
    }
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
