#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The times of two pieces of code that ran in turn, so that the load of the machine affects both.
struct Comparison {
  /// The median time of a measured operation, in nanoseconds.
  let measured: Double

  /// The median time of the operation it is compared with, in nanoseconds.
  let other: Double

  /// The median of the ratios of each pair. It varies less than the ratio of the medians.
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

/// Returns the processor time that the current thread has used, in nanoseconds.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the mean time of an operation, in nanoseconds.
///
/// - Parameter count: The number of operations between two readings of the clock, which take time
///   too.
func time(_ count: Int, of operation: (_ index: Int) -> Void) -> Double {
  let start = threadTime()
  for index in 0..<count {
    operation(index)
  }
  return (threadTime() - start) / Double(count)
}

extension Setting {
  /// Runs two pieces of code in turn after a warm-up, at least nine times and until the budget is
  /// spent. The order changes with every run, because the second may find caches filled by the
  /// first.
  ///
  /// - Parameters:
  ///   - operations: The number of operations of each in a run. Each operation has another number.
  ///   - prepare: Makes the state that the measured code changes. Making and releasing the state is
  ///     not timed.
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

  /// Runs two pieces of code in turn that change no state.
  func compare(
    operations: Int = 1, otherOperations: Int? = nil, _ measured: (_ operation: Int) -> Void,
    with other: (_ operation: Int) -> Void
  ) -> Comparison {
    compare(
      operations: operations, otherOperations: otherOperations, preparing: { _ in () },
      { _, operation in measured(operation) }, with: other)
  }
}
