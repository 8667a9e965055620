/// Writes the symbols of a module as lines of its baseline.
struct DeclarationLines {
  private let graphs: [SymbolGraph]
  private let pathsOfTypes: [String: String]
  private let relationships: [String: [SymbolGraph.Relationship]]

  init(_ graphs: [SymbolGraph]) {
    self.graphs = graphs
    pathsOfTypes = Dictionary(
      graphs.flatMap(\.symbols).map {
        ($0.identifier.precise, $0.pathComponents.joined(separator: "."))
      },
      uniquingKeysWith: { first, _ in first })
    relationships = Dictionary(grouping: graphs.flatMap(\.relationships), by: \.source)
  }

  /// The declarations of the module, sorted.
  var declarations: [PublicDeclaration] {
    Set(graphs.flatMap { graph in graph.symbols.map { line(of: $0, in: graph.module.name) } })
      .sorted().map(PublicDeclaration.init)
  }

  private func line(of symbol: SymbolGraph.Symbol, in module: String) -> String {
    let extended = symbol.swiftExtension?.extendedModule ?? module
    let path = (extended == module ? [] : [extended]) + symbol.pathComponents
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [
      path.joined(separator: "."), kind(of: symbol),
      availability(of: symbol) + (symbol.accessLevel == "open" ? "open " : "") + declaration
        + inherited(by: symbol) + constraints(of: symbol),
    ].joined(separator: "\t")
  }

  /// The kind, and what a member is to its protocol or superclass.
  private func kind(of symbol: SymbolGraph.Symbol) -> String {
    let roles = [
      "requirementOf": " required", "defaultImplementationOf": " by default",
      "overrides": " overriding",
    ]
    let role = relationships[symbol.identifier.precise]?.lazy.compactMap { roles[$0.kind] }.first
    return symbol.kind.identifier.replacing("swift.", with: "") + (role ?? "")
  }

  private func availability(of symbol: SymbolGraph.Symbol) -> String {
    let systems = (symbol.availability ?? []).compactMap { availability -> String? in
      guard let domain = availability.domain, let version = availability.introduced
      else { return nil }
      return "\(domain) \(version.major)" + (version.minor.map { ".\($0)" } ?? "")
    }
    return systems.isEmpty ? "" : "@available(\(systems.sorted().joined(separator: ", ")), *) "
  }

  /// Returns the superclass and the protocols of a type. Those that the compiler adds to nearly all types are left
  /// out, and those that a class has from UIKit. The declaration of a protocol has its own.
  private func inherited(by symbol: SymbolGraph.Symbol) -> String {
    guard symbol.kind.identifier != "swift.protocol" else { return "" }
    let all = relationships[symbol.identifier.precise] ?? []
    let superclasses = all.filter { $0.kind == "inheritsFrom" }.map(name)
    let protocols = Set(all.filter { $0.kind == "conformsTo" }.map(name))
      .subtracting(Self.protocolsOfAllTypes)
      .subtracting(superclasses.isEmpty ? [] : Self.protocolsOfClasses)
    let names = superclasses + protocols.sorted()
    return names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
  }

  private func name(of relationship: SymbolGraph.Relationship) -> String {
    relationship.targetFallback ?? pathsOfTypes[relationship.target] ?? relationship.target
  }

  private static let protocolsOfAllTypes: Set = [
    "Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable",
  ]

  private static let protocolsOfClasses: Set = [
    "Foundation.NSCoding", "Foundation.NSObjectProtocol", "Swift.CustomDebugStringConvertible",
    "Swift.CustomStringConvertible", "Swift.Equatable", "Swift.Hashable", "Swift.Sendable",
    "UIKit.UIDynamicItem", "UIKit.UITraitChangeObservable", "UIKit.UITraitEnvironment",
  ]

  /// Returns the constraints of the extension in which a member is declared.
  private func constraints(of symbol: SymbolGraph.Symbol) -> String {
    let constraints = (symbol.swiftExtension?.constraints ?? []).map { constraint in
      "\(constraint.lhs)\(constraint.kind == "sameType" ? " ==" : ":") \(constraint.rhs)"
    }
    return constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"
  }
}
