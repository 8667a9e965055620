// Measures the engine beside the least that any layout has to do. Compare ratios, not times: both
// sides of a ratio meet the machine in the same mood.

let workload = Workload(cellCount: 4_000_000)

workload.withSizes { sizes in
  for expectation in Workload.expectations {
    check(expectation, sizes)
  }
  print("Line counts, heights and sums of coordinates are as they must be.\n")
  measureFullLayout(sizes)
  measureQueries(sizes)
  measureDelegatePath(sizes)
  measureScrolling(sizes)
}
