import Foundation
import Testing

/// The record of public declarations, and what the changelog has to name.
struct DeclarationTests {
  private let recorded = [
    "Kit\tstruct\tstruct Kit", "Kit.size(of:)\tmethod\tfunc size(of: Int) -> Int",
    "Kit.init(_:)\tinit\tinit(_ a: Int)", "Kit.Part\tstruct\tstruct Part",
    "Kit.Part.width\tproperty\tvar width: Int { get }",
  ]

  private func baseline(without removed: Set<Int> = [], adding added: [String] = []) -> Baseline {
    let current = recorded.indices.filter { !removed.contains($0) }.map { recorded[$0] } + added
    return Baseline(
      recorded: recorded.map(PublicDeclaration.init(line:)),
      current: current.map(PublicDeclaration.init(line:)))
  }

  @Test func `equal declarations differ in nothing`() {
    #expect(baseline().differences == [])
    #expect(baseline().unnamed(in: "") == [])
  }

  @Test func `an addition is a difference, and need not be named`() {
    let baseline = baseline(adding: ["Kit.height\tproperty\tlet height: Int"])
    #expect(baseline.differences == ["+ Kit.height\tproperty\tlet height: Int"])
    #expect(baseline.unnamed(in: "") == [])
  }

  @Test func `a removed declaration has to be named in backquotes`() {
    let baseline = baseline(without: [1])
    #expect(baseline.differences == ["- Kit.size(of:)\tmethod\tfunc size(of: Int) -> Int"])
    let fault = "Kit.size(of:) was removed, and the changelog does not name it"
    #expect(baseline.unnamed(in: "") == [fault])
    #expect(baseline.unnamed(in: "- The size is gone. `sizes`, `width`") == [fault])
    #expect(baseline.unnamed(in: "- `Kit.size(of:)` is gone.") == [])
    #expect(baseline.unnamed(in: "- `size` is gone.") == [])
  }

  @Test func `a changed declaration has to be named in backquotes`() {
    let baseline = baseline(
      without: [1], adding: ["Kit.size(of:)\tmethod\tfunc size(of: Int) -> Int?"])
    #expect(baseline.differences.count == 2)
    #expect(
      baseline.unnamed(in: "- Other") == [
        "Kit.size(of:) changed, and the changelog does not name it"
      ])
    #expect(baseline.unnamed(in: "- `size(of:)` returns an optional.") == [])
  }

  @Test func `a name that several types have is named together with its type`() {
    let row = "Row.size(of:)\tmethod\tfunc size(of: Int) -> Int"
    let baseline = baseline(without: [1], adding: [row])
    #expect(baseline.unnamed(in: "- `size(of:)` is gone.").count == 1)
    #expect(baseline.unnamed(in: "- `Row.size(of:)` is new. `Kit` has changed.").count == 1)
    #expect(baseline.unnamed(in: "- `Kit.size(of:)` is gone.") == [])
  }

  @Test func `an initializer is named by its type`() {
    #expect(baseline(without: [2]).unnamed(in: "`init`").count == 1)
    #expect(baseline(without: [2]).unnamed(in: "`Kit` has no initializer.") == [])
  }

  @Test func `of a removed type, members need not be named`() {
    let baseline = baseline(without: [3, 4])
    #expect(baseline.unnamed(in: "").count == 2)
    #expect(baseline.unnamed(in: "`Kit.Part` is gone.") == [])
    #expect(baseline.unnamed(in: "`Kit` has changed.").count == 2)
  }

  @Test func `a type that stays does not name its members`() {
    #expect(baseline(without: [4]).unnamed(in: "`Part`").count == 1)
  }

  @Test(arguments: [
    ("Range.==(_:_:)\tfunc.op", ["Range", "==(_:_:)"], "Range"),
    ("Range...(_:_:)\tfunc.op", ["Range", "..(_:_:)"], "Range"),
    ("Kit.subscript(_:)\tsubscript", ["Kit", "subscript(_:)"], "Kit"),
    ("UIKit.UIView.fit()\tmethod", ["UIKit", "UIView", "fit()"], "fit"),
  ])
  func `a line of the record has a path and a name`(line: String, path: [String], name: String) {
    let declaration = PublicDeclaration(line: line)
    #expect(declaration.path == path)
    #expect(declaration.name == name)
  }

  @Test func `the sections above a release are those that count`() {
    let changelog = Changelog(text: "# Changelog\n\n## Unreleased\n\n`a`\n\n## 1.0.0\n\n`b`\n")
    #expect(changelog.sections(above: "1.0.0") == "## Unreleased\n\n`a`\n")
    #expect(changelog.sections(above: "1.1.0") == nil)
    #expect(Changelog(text: "# Changelog\n## 1.0.0\n`b`").sections(above: "1.0.0") == "")
  }

  @Test
  func `the changelog begins with the release that is not tagged yet, or what is not released`()
    throws
  {
    let text = try Repository.text("CHANGELOG.md")
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(titles.contains("## 1.0.0"))
    #expect(["## 1.0.0", "## Unreleased"].contains(titles.first.map(String.init)))
  }
}
