// Tools of the checks and of the site. Scripts in the folder above call them.
//
//   site ROOT OUTPUT [REPOSITORY]            writes the site's pages that are made from Markdown
//   catalog ROOT MODULE OUTPUT [REPOSITORY]  writes a module's articles as DocC reads them
//   check-site OUTPUT [BASE-PATH]            fails if an address in a site leads nowhere
//   documented GRAPH...                      fails if a public symbol has no comment
//   declarations GRAPH...                    prints the baseline of a module
//   compare BASELINE GRAPH...                fails if the recorded baseline is another one
//   named BASELINE RELEASE CHANGELOG GRAPH...
//                                            fails if the changelog's sections above a release do not name
//                                            what has changed since its baseline
import Foundation

/// Prints a list of faults and a summary, and ends the process.
func finish(_ faults: [String], _ summary: String) -> Never {
  for fault in faults { print(fault) }
  print(summary)
  exit(faults.isEmpty ? 0 : 1)
}

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func graphs(_ paths: ArraySlice<String>) throws -> [SymbolGraph] {
  let graphs = try paths.map(SymbolGraph.init)
  guard graphs.contains(where: { !$0.symbols.isEmpty }) else {
    finish(["There are no symbols."], "")
  }
  return graphs
}

func baseline(_ path: String, _ graphPaths: ArraySlice<String>) throws -> Baseline {
  Baseline(
    recorded: try text(path).split(separator: "\n").map { PublicDeclaration(line: String($0)) },
    current: DeclarationLines(try graphs(graphPaths)).declarations)
}

/// Runs the tool that the arguments name.
func run(_ arguments: [String]) throws {
  switch arguments.dropFirst().first {
  case "site" where arguments.count >= 4:
    let map = try SiteMap(
      root: URL(fileURLWithPath: arguments[2]),
      repository: arguments.count > 4 && !arguments[4].isEmpty ? arguments[4] : nil)
    let style = try text(arguments[2] + "/.ci/tools/site.css")
    try SitePages(map: map, style: style).write(to: URL(fileURLWithPath: arguments[3]))
    print("wrote \(map.pages.count) pages")
  case "catalog" where arguments.count >= 5:
    let (root, module) = (arguments[2], arguments[3])
    let map = try SiteMap(
      root: URL(fileURLWithPath: root),
      repository: arguments.count > 5 && !arguments[5].isEmpty ? arguments[5] : nil)
    let catalog = Catalog(
      map: map, folder: "Sources/\(module)/\(module).docc",
      declarations: try text("\(root)/.ci/api/\(module).txt"))
    try catalog.write(to: URL(fileURLWithPath: arguments[4]))
  case "check-site" where arguments.count >= 3:
    var check = SiteCheck(
      folder: URL(fileURLWithPath: arguments[2]),
      basePath: arguments.count > 3 ? arguments[3] : "")
    let faults = try check.faults()
    let count = check.addressCount
    finish(faults, "\(count - faults.count) of \(count) addresses lead to files")
  case "documented" where arguments.count >= 3:
    let graphs = try graphs(arguments[2...])
    let count = graphs.map(\.symbols.count).reduce(0, +)
    let faults = graphs.flatMap(\.undocumented)
    finish(faults, "\(count - faults.count) of \(count) public symbols are documented")
  case "declarations" where arguments.count >= 3:
    for declaration in DeclarationLines(try graphs(arguments[2...])).declarations {
      print(declaration.line)
    }
  case "compare" where arguments.count >= 4:
    let baseline = try baseline(arguments[2], arguments[3...])
    finish(baseline.differences, "\(arguments[2]): \(baseline.recorded.count) declarations")
  case "named" where arguments.count >= 6:
    guard let notes = Changelog(text: try text(arguments[4])).sections(above: arguments[3]) else {
      finish(["The changelog has no section “\(arguments[3])”."], "")
    }
    let faults = try baseline(arguments[2], arguments[5...]).unnamed(in: notes)
    finish(faults, "changes since \(arguments[3]) that are not named: \(faults.count)")
  default:
    finish(["unknown arguments; see .ci/tools/main.swift"], "")
  }
}

do {
  try run(CommandLine.arguments)
} catch {
  finish(["\(error)"], "")
}
