import Foundation

/// The parts of a symbol graph that the checks read.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable {
      struct Constraint: Decodable {
        let kind: String
        let lhs: String
        let rhs: String
      }
      let extendedModule: String
      let constraints: [Constraint]?
    }
    struct Availability: Decodable {
      struct Version: Decodable {
        let major: Int
        let minor: Int?
      }
      let domain: String?
      let introduced: Version?
    }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let swiftExtension: Extension?
    let availability: [Availability]?
    let location: Location?
    let docComment: Comment?

    var isDocumented: Bool {
      docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  struct Module: Decodable { let name: String }

  let module: Module
  private(set) var symbols: [Symbol]
  let relationships: [Relationship]

  init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(
      SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    // The pages of another module's types need extensions. Only their members are declarations.
    symbols.removeAll { $0.kind.identifier == "swift.extension" }
  }

  /// A sentence for each public symbol without a comment. Overrides are left out, because they inherit the
  /// comment of the overridden member.
  var undocumented: [String] {
    let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
    return
      symbols
      .filter { !$0.isDocumented && !overrides.contains($0.identifier.precise) }
      .map { symbol in
        let location = symbol.location.map { "\($0.uri):\($0.position.line + 1): " } ?? ""
        let path = symbol.pathComponents.joined(separator: ".")
        return "\(location)\(path) is public and undocumented"
      }
  }
}
