import Foundation
import Testing

/// Symbol graphs become lines of the record, and tell what has no comment.
struct SymbolGraphTests {
  private let graph: SymbolGraph

  init() throws {
    graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(Self.json.utf8))
  }

  @Test func `a line has path, kind and declaration, sorted`() {
    #expect(
      DeclarationLines([graph]).declarations.map(\.line) == [
        "Kit\tclass\topen class Kit: UIKit.UIView, Swift.Error",
        "Kit.layOut()\tmethod overriding\toverride func layOut()",
        "Part.name\tproperty by default\tvar name: String { get } where Self: Equatable",
        "UIKit.UIView.fit()\tmethod\t@available(iOS 16, tvOS 16.4, *) func fit()",
      ])
  }

  @Test func `what is undocumented is named, without overrides`() {
    #expect(
      graph.undocumented == [
        "file:///Kit.swift:8: Kit is public and undocumented",
        "Part.name is public and undocumented",
      ])
  }

  private static let json = """
    {
      "module": {"name": "KitModule"},
      "symbols": [
        {
          "identifier": {"precise": "k"}, "kind": {"identifier": "swift.class"},
          "pathComponents": ["Kit"], "accessLevel": "open",
          "declarationFragments": [{"spelling": "class"}, {"spelling": " "}, {"spelling": "Kit"}],
          "location": {"uri": "file:///Kit.swift", "position": {"line": 7}}
        },
        {
          "identifier": {"precise": "l"}, "kind": {"identifier": "swift.method"},
          "pathComponents": ["Kit", "layOut()"], "accessLevel": "public",
          "declarationFragments": [{"spelling": "override func layOut()"}]
        },
        {
          "identifier": {"precise": "n"}, "kind": {"identifier": "swift.property"},
          "pathComponents": ["Part", "name"], "accessLevel": "public",
          "declarationFragments": [{"spelling": "var name: String\\n{ get }"}],
          "docComment": {"lines": [{"text": " "}]},
          "swiftExtension": {
            "extendedModule": "KitModule",
            "constraints": [{"kind": "conformance", "lhs": "Self", "rhs": "Equatable"}]
          }
        },
        {
          "identifier": {"precise": "f"}, "kind": {"identifier": "swift.method"},
          "pathComponents": ["UIView", "fit()"], "accessLevel": "public",
          "declarationFragments": [{"spelling": "func fit()"}],
          "docComment": {"lines": [{"text": "Fits."}]},
          "swiftExtension": {"extendedModule": "UIKit"},
          "availability": [
            {"domain": "tvOS", "introduced": {"major": 16, "minor": 4}},
            {"domain": "iOS", "introduced": {"major": 16}}
          ]
        }
      ],
      "relationships": [
        {"kind": "inheritsFrom", "source": "k", "target": "u", "targetFallback": "UIKit.UIView"},
        {"kind": "conformsTo", "source": "k", "target": "e", "targetFallback": "Swift.Error"},
        {"kind": "conformsTo", "source": "k", "target": "h", "targetFallback": "Swift.Hashable"},
        {"kind": "overrides", "source": "l", "target": "u.l"},
        {"kind": "defaultImplementationOf", "source": "n", "target": "p.n"}
      ]
    }
    """
}
