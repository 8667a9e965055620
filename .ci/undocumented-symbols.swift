// Lists the public symbols of a symbol graph that have no documentation, and fails if there are
// any.
//
//   swift undocumented-symbols.swift GRAPH...
//
// Members that override another's are left out: what they do is said there.
import Foundation

/// As much of a symbol graph as tells what is documented.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
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
    let pathComponents: [String]
    let location: Location?
    let docComment: Comment?

    var isDocumented: Bool {
      docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  var undocumented: [Symbol] {
    let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
    return symbols.filter { !$0.isDocumented && !overrides.contains($0.identifier.precise) }
  }
}

let graphs = try CommandLine.arguments.dropFirst().map { path in
  try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
let symbolCount = graphs.reduce(0) { $0 + $1.symbols.count }
guard symbolCount > 0 else {
  print("no symbols to check")
  exit(1)
}
let undocumented = graphs.flatMap(\.undocumented)
for symbol in undocumented {
  let place = symbol.location.map { "\($0.uri):\($0.position.line + 1): " } ?? ""
  print("\(place)\(symbol.pathComponents.joined(separator: ".")) is public and undocumented")
}
print("\(symbolCount - undocumented.count) of \(symbolCount) public symbols are documented")
exit(undocumented.isEmpty ? 0 : 1)
