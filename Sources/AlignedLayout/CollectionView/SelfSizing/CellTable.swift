/// Values of some cells of a section, in runs of about a thousand. An edit moves the values of the runs that it
/// touches; all others only begin elsewhere.
struct CellTable<Value: Sendable>: Sendable {
  private struct Run: Sendable {
    let start: Int
    var length: Int

    /// The values of the first cells, up to the last that has got one.
    var values: [Value?] = []

    var end: Int { start + length }

    mutating func fill(to count: Int) {
      values += repeatElement(nil, count: max(0, count - values.count))
    }

    /// The run begins elsewhere after the edit. Values are moved in place: to copy them one by one takes long.
    mutating func editValues(
      removing removed: ArraySlice<Int>, inserting inserted: ArraySlice<Int>, from newStart: Int
    ) {
      for cell in removed.reversed() where cell - start < values.count {
        values.remove(at: cell - start)
      }
      var inserted = inserted
      while let first = inserted.first, first - newStart < values.count {
        let count = zip(inserted, first...).prefix { $0 == $1 }.count
        values.insert(contentsOf: repeatElement(nil, count: count), at: first - newStart)
        inserted = inserted.dropFirst(count)
      }
    }
  }

  /// The number of cells in a usual run. A run is divided when it has twice as many.
  private static var usualLength: Int { 1024 }

  private var runs: [Run] = []
  private(set) var count = 0
  private var end: Int { runs.last?.end ?? 0 }

  // MARK: Values

  subscript(cell: Int) -> Value? {
    get {
      guard let run = run(of: cell), cell - runs[run].start < runs[run].values.count
      else { return nil }
      return runs[run].values[cell - runs[run].start]
    }
    set {
      let old = self[cell]
      guard old != nil || newValue != nil else { return }
      extend(to: cell)
      guard let run = run(of: cell) else { return }
      count += (newValue == nil ? 0 : 1) - (old == nil ? 0 : 1)
      let place = cell - runs[run].start
      runs[run].fill(to: place + 1)
      runs[run].values[place] = newValue
    }
  }

  mutating func updateAll(_ update: (inout Value) -> Void) {
    for run in runs.indices {
      for place in runs[run].values.indices where runs[run].values[place] != nil {
        update(&runs[run].values[place]!)
      }
    }
  }

  private func run(of cell: Int) -> Int? {
    guard cell >= 0, cell < end else { return nil }
    return runs.indices.partitioningIndex { runs[$0].start > cell } - 1
  }

  private mutating func extend(to cell: Int) {
    guard end <= cell else { return }
    if let last = runs.indices.last {
      runs[last].length = max(runs[last].length, min(Self.usualLength, cell + 1 - runs[last].start))
      // Arrays reserve memory to grow. Cells are measured in order, and the run is full.
      if end <= cell { runs[last].values = runs[last].values.withUnsafeBufferPointer(Array.init) }
    }
    while end <= cell {
      runs.append(Run(start: end, length: min(Self.usualLength, cell + 1 - end)))
    }
  }

  // MARK: Edits

  /// Inserted cells have no values. Both lists are in ascending order, of cells before and after the edit.
  mutating func edit(removing removed: [Int], inserting inserted: [Int]) {
    for cell in removed { self[cell] = nil }
    var (removed, inserted) = (removed[...], inserted[...])
    var old = Array(runs.reversed())
    runs = []
    while var run = old.popLast() {
      let (start, gone) = (end, removed.prefix { $0 < run.end })
      removed = removed.dropFirst(gone.count)
      var length = run.length - gone.count
      let new = inserted.prefix {
        guard $0 < start + length else { return false }
        length += 1
        return true
      }
      inserted = inserted.dropFirst(new.count)
      run.editValues(removing: gone, inserting: new, from: start)
      append(run.values, ofCells: length)
    }
  }

  /// Appends cells with their values. Few are added to the last run, and many are divided into several.
  private mutating func append(_ values: [Value?], ofCells length: Int) {
    let usual = Self.usualLength
    if let last = runs.indices.last, runs[last].length + length <= usual {
      if !values.isEmpty { runs[last].fill(to: runs[last].length) }
      runs[last].values += values
      runs[last].length += length
    } else if length < usual * 2 {
      if length > 0 { runs.append(Run(start: end, length: length, values: values)) }
    } else {
      for first in stride(from: 0, to: length, by: usual) {
        runs.append(
          Run(
            start: end, length: min(usual, length - first),
            values: Array(values.dropFirst(first).prefix(usual))))
      }
    }
  }
}
