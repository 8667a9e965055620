// Measures the engine and the collection view layout beside the least that any layout has to do.
// Compare ratios, not times: both sides of a ratio meet the machine in the same mood.
//
//     swift run -c release benchmarks [name ...]
//
// With names, only the measurements are made whose name contains one of them.

import AlignedLayout

let measurements: [(name: String, measure: @MainActor (UnsafeBufferPointer<CGSize>) -> Void)] = [
  ("full layout", measureFullLayout), ("queries", measureQueries),
  ("delegate", measureDelegatePath), ("scrolling", measureScrolling),
]

let names = CommandLine.arguments.dropFirst()
let workload = Workload(cellCount: 4_000_000)

workload.withSizes { sizes in
  for expectation in Workload.expectations {
    check(expectation, sizes)
  }
  print("Line counts, heights and sums of coordinates are as they must be.\n")
  for (name, measure) in measurements where names.isEmpty || names.contains(where: name.contains) {
    measure(sizes)
    print()
  }
}
