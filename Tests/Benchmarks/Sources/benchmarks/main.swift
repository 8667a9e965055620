// Compares the engine and the collection view layout to the minimum work of any layout. Compare
// ratios rather than times: the load of the machine affects both sides of a ratio.
//
//     swift run -c release --package-path Tests/Benchmarks benchmarks --quick "full layout"

import Foundation

let measurements: [(name: String, figures: @MainActor (Setting) -> [Figure])] = [
  ("full layout", fullLayout),
  ("breaking", breaking),
  ("memory", memory),
  ("delegate by index", delegateByIndex),
  ("delegate by index path", delegateByIndexPath),
  ("equal cells", equalCells),
  ("width change", widthChange),
  ("change in place", changeInPlace),
  ("sections in place", sectionsInPlace),
  ("many sections", manySections),
  ("late answers", lateAnswers),
  ("queries", queries),
  ("collection view queries", collectionViewQueries),
  ("scrolling", scrolling),
  ("hostile overlap", hostileOverlap),
  ("items", items),
  ("insertions", insertions),
  ("lists", lists),
  ("equal items", equalItems),
  ("list sections", listSections),
  ("many views", manyViews),
  ("events", events),
]

func say(_ words: String) {
  FileHandle.standardError.write(Data("\(words)\n".utf8))
}

/// Stops the program with a message, unless a measured layout is right.
func require(_ isRight: Bool, _ mistake: @autoclosure () -> String) {
  guard !isRight else { return }
  say("Wrong: \(mistake())")
  exit(70)
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  say(Options.usage)
  exit(64)
}
if !options.countedCells.isEmpty {
  countEvents(cellCounts: options.countedCells, isIncluded: options.include)
  exit(0)
}
if options.countsWork {
  Workload(cellCount: 200_000).withSizes { countWork(Setting(sizes: $0, isQuick: true)) }
  exit(0)
}
if options.comparesLayouts {
  Allocations.reuseFreedMemory()
  let report = Report(comparedLayouts(isQuick: options.isQuick), isQuick: options.isQuick)
  print(report.comparison)
  if options.printsJSON { print(try report.json()) }
  exit(0)
}
let chosen = measurements.filter { options.include($0.name) }
guard !chosen.isEmpty else {
  say("No name matches. The names are \(measurements.map(\.name).joined(separator: ", ")).")
  exit(64)
}

Allocations.reuseFreedMemory()
let workload = Workload(cellCount: 4_000_000)
var figures: [Figure] = []
workload.withSizes { sizes in
  for expectation in Workload.expectations {
    expectation.check(sizes)
  }
  say("Line counts, heights and sums of coordinates are as expected.")
  let setting = Setting(sizes: sizes, isQuick: options.isQuick)
  for (name, measure) in chosen {
    say("Measuring \(name)")
    figures += measure(setting).map { figure in
      var figure = figure
      figure.measurement = name
      return figure
    }
  }
}

let report = Report(figures, isQuick: options.isQuick)
print(options.printsMarkdown ? report.markdown : Table(figures).plain)
if options.printsJSON {
  print(try report.json())
}
