// Lists the undocumented public symbols of symbol graphs, and fails if there are any.
//
//   swift undocumented-symbols.swift GRAPH...
//
// Overrides are left out, because they inherit the documentation of the overridden member.
import Foundation

/// The parts of a symbol graph that this script reads.
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
  print("There are no symbols to check.")
  exit(1)
}
let undocumented = graphs.flatMap(\.undocumented)
for symbol in undocumented {
  let location = symbol.location.map { "\($0.uri):\($0.position.line + 1): " } ?? ""
  print("\(location)\(symbol.pathComponents.joined(separator: ".")) is public and undocumented")
}
print("\(symbolCount - undocumented.count) of \(symbolCount) public symbols are documented")
exit(undocumented.isEmpty ? 0 : 1)
