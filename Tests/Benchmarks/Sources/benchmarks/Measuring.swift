#if canImport(Glibc)
  import CAllocation
  import Glibc
#else
  import Darwin
#endif

/// The processor time that the current thread has used, in nanoseconds.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The bytes that are allocated now, or 0 where the platform does not tell.
func allocatedBytes() -> Int {
  #if canImport(Glibc)
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  #else
    return 0
  #endif
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Runs two pieces of work in turn, after a warm-up, so that both meet the machine in the same
/// moods; each is given the number of the run, to work on other data every time.
///
/// - Returns: the median nanoseconds of each, and the median of their ratios pair by pair.
func compare(
  runs: Int, _ measured: (_ run: Int) -> Void, with floor: (_ run: Int) -> Void
) -> (measured: Double, floor: Double, ratio: Double) {
  func time(_ work: (Int) -> Void, _ run: Int) -> Double {
    let start = threadTime()
    work(run)
    return threadTime() - start
  }
  var pairs: [(measured: Double, floor: Double)] = []
  for run in 0..<(runs + 2) {
    let pair = (time(measured, run), time(floor, run))
    let isWarmUp = run < 2
    if !isWarmUp {
      pairs.append(pair)
    }
  }
  return (
    median(pairs.map(\.measured)), median(pairs.map(\.floor)),
    median(pairs.map { $0.measured / $0.floor })
  )
}

/// A text at the right of a column.
func column(_ value: some CustomStringConvertible, _ width: Int) -> String {
  let text = value.description
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

/// A number with two decimals at the right of a column.
func column(_ value: Double, _ width: Int) -> String {
  let hundredths = Int((value * 100).rounded())
  let decimals = String(hundredths % 100 + 100).dropFirst()
  return column("\(hundredths / 100).\(decimals)", width)
}
