import Foundation
import Testing

@testable import playground

/// The list of examples, compared with the files of the playground.
struct NamedExampleTests {
  private static let package = (1...5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private func source(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The types in the playground's sources that conform to `Example`, except those that others inherit.
  private func conformingTypes() throws -> Set<String> {
    let folder = "Playground.playground/Sources"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent(folder).path)
    var ancestors: [String: Set<String>] = [:]
    for file in files where file.hasSuffix(".swift") {
      let declaration = /(?:protocol|class|struct|enum|actor|extension)\s+(\w+)\s*:\s*([^{]+)\{/
      for match in try source("\(folder)/\(file)").matches(of: declaration) {
        let inherited = match.2.matches(of: /\w+/).map { String($0.output) }
        ancestors[String(match.1), default: []].formUnion(inherited)
      }
    }
    func conforms(_ type: String) -> Bool {
      type == "Example" || ancestors[type, default: []].contains(where: conforms)
    }
    let inherited = ancestors.values.reduce(into: Set()) { $0.formUnion($1) }
    return Set(ancestors.keys.filter(conforms)).subtracting(inherited)
  }

  @Test func `every example of the playground is in the list`() throws {
    let types = try conformingTypes()
    #expect(types.count >= 12)
    expectEqual(types.sorted(), NamedExample.all.map(\.typeName).sorted())
    for type in types {
      #expect(throws: Never.self) { try source("Playground.playground/Sources/\(type).swift") }
    }
  }

  @Test func `the page names every example, in the order of the list`() throws {
    let named = try source("Playground.playground/Contents.swift")
      .split(separator: "\n").filter { $0.hasPrefix("//") }.joined()
      .matches(of: /(\w+Example)\(\)/).map { String($0.1) }
    expectEqual(named, NamedExample.all.map(\.typeName))
  }

  @Test func `names are the words of types`() {
    let names = NamedExample.all.map(\.name)
    expectEqual(Set(names).count, names.count)
    #expect(names.contains("tags") && names.contains("tag-bar"))
    for example in NamedExample.all {
      expectEqual(example.name.replacing("-", with: "") + "example", example.typeName.lowercased())
      // The summary stands in HTML as it is.
      #expect(!example.summary.contains(/[&<>.]/))
    }
  }

  @Test func `examples chosen by name have the settings that the page comes with`() throws {
    func settings(_ path: String) throws -> [String] {
      try source(path).split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix("layout.") }.map(String.init)
    }
    let page = try settings("Playground.playground/Contents.swift")
    expectEqual(page.count, 3)
    expectEqual(try settings("Sources/playground/NamedExample.swift"), page)
    let width = try source("Playground.playground/Contents.swift")
      .firstMatch(of: /let width: CGFloat = (\d+)/)
    expectEqual(width?.1, "375")
    #expect(try source("Sources/playground/NamedExample.swift").contains("width ?? 375"))
  }
}
