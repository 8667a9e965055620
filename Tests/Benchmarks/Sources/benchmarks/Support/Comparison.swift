#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long two pieces of work take that were run in turn, so that both met the machine in the same
/// moods.
struct Comparison {
  /// The median nanoseconds of an operation that is measured.
  let measured: Double

  /// The median nanoseconds of what it is compared with.
  let other: Double

  /// The median of the ratios, pair by pair: steadier than the ratio of the medians.
  let ratio: Double

  init(_ pairs: [(measured: Double, other: Double)]) {
    measured = median(pairs.map(\.measured))
    other = median(pairs.map(\.other))
    ratio = median(pairs.map { $0.measured / $0.other })
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// The processor time that the current thread has used, in nanoseconds.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The nanoseconds that each of some operations takes.
///
/// - Parameter count: how many are done between two looks at the clock, which takes its time too.
func time(_ count: Int, of operation: (_ index: Int) -> Void) -> Double {
  let start = threadTime()
  for index in 0..<count {
    operation(index)
  }
  return (threadTime() - start) / Double(count)
}

extension Setting {
  /// Runs two pieces of work in turn, after a warm-up, at least nine times and for as long as the
  /// budget lasts. Which goes first changes with every run: the first may have to fetch what the
  /// second then finds at hand.
  ///
  /// - Parameters:
  ///   - operations: how often each is done in a run. Every operation has another number.
  ///   - prepare: makes what the measured work changes, and is not timed. What is left of it is
  ///     released after the clock has been read.
  func compare<State>(
    operations: Int = 1, otherOperations: Int? = nil, preparing prepare: (_ run: Int) -> State,
    _ measured: (_ state: inout State, _ operation: Int) -> Void,
    with other: (_ operation: Int) -> Void
  ) -> Comparison {
    let others = otherOperations ?? operations
    var pairs: [(measured: Double, other: Double)] = []
    var spent = 0.0
    var run = 0
    while pairs.count < 9 || (spent < budget && pairs.count < 999) {
      var state = prepare(run)
      func timeOther() -> Double {
        time(others) { other(run * others + $0) }
      }
      let before = run.isMultiple(of: 2) ? timeOther() : nil
      let timeMeasured = time(operations) { measured(&state, run * operations + $0) }
      let pair = (measured: timeMeasured, other: before ?? timeOther())
      let isWarmUp = run < 2
      if !isWarmUp {
        pairs.append(pair)
      }
      spent += pair.measured * Double(operations) + pair.other * Double(others)
      run += 1
    }
    return Comparison(pairs)
  }

  /// Runs two pieces of work in turn that change nothing.
  func compare(
    operations: Int = 1, otherOperations: Int? = nil, _ measured: (_ operation: Int) -> Void,
    with other: (_ operation: Int) -> Void
  ) -> Comparison {
    compare(
      operations: operations, otherOperations: otherOperations, preparing: { _ in () },
      { _, operation in measured(operation) }, with: other)
  }
}
