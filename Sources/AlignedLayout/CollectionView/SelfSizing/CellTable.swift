/// Values of some cells of a section, which move with their cells.
///
/// The table stores runs of about a thousand cells. An edit renumbers the values of the runs that it touches;
/// all others only begin elsewhere.
struct CellTable<Value: Sendable>: Sendable {
  /// The values of consecutive cells. The indices of cells are counted from the beginning of the run, so that
  /// they stay as they are when something before it changes.
  struct Run: Sendable {
    var start: Int
    var length: Int

    /// The cells that have values, in ascending order.
    var cells: [Int32] = []
    var values: [Value] = []
  }

  /// The number of cells in a usual run. A run is divided when it has twice as many.
  private static var usualLength: Int { 1024 }

  private var runs: [Run] = []

  /// The number of values.
  var count: Int {
    runs.reduce(0) { $0 + $1.values.count }
  }

  // MARK: Values

  subscript(cell: Int) -> Value? {
    get {
      guard let run = run(of: cell), let place = runs[run].place(of: cell - runs[run].start)
      else { return nil }
      return runs[run].values[place]
    }
    set {
      if newValue != nil { extend(to: cell) }
      guard let run = run(of: cell) else { return }
      runs[run].set(newValue, of: cell - runs[run].start)
    }
  }

  mutating func updateAll(_ update: (inout Value) -> Void) {
    for run in runs.indices {
      for place in runs[run].values.indices { update(&runs[run].values[place]) }
    }
  }

  private func run(of cell: Int) -> Int? {
    guard let last = runs.last, cell >= 0, cell < last.start + last.length else { return nil }
    return runs.indices.partitioningIndex { runs[$0].start > cell } - 1
  }

  /// Adds runs until the table reaches a cell.
  private mutating func extend(to cell: Int) {
    var end = runs.last.map { $0.start + $0.length } ?? 0
    if let last = runs.last, last.length < Self.usualLength, end <= cell {
      runs[runs.count - 1].length = min(Self.usualLength, cell + 1 - last.start)
      end = last.start + runs[runs.count - 1].length
    }
    if end <= cell, !runs.isEmpty { runs[runs.count - 1].releaseSpareMemory() }
    while end <= cell {
      let length = min(Self.usualLength, cell + 1 - end)
      runs.append(Run(start: end, length: length))
      end += length
    }
  }

  // MARK: Edits

  /// Removes cells with their values, and makes room for others, which have none.
  ///
  /// - Parameters:
  ///   - removed: the indices of cells before the edit, in ascending order.
  ///   - inserted: the indices of cells after the edit, in ascending order.
  mutating func edit(removing removed: [Int], inserting inserted: [Int]) {
    var (removed, inserted) = (removed[...], inserted[...])
    var start = 0
    for index in runs.indices {
      let (oldStart, oldEnd) = (runs[index].start, runs[index].start + runs[index].length)
      let gone = removed.prefix { $0 < oldEnd }
      removed = removed.dropFirst(gone.count)
      var length = runs[index].length - gone.count
      let new = inserted.prefix {
        guard $0 < start + length else { return false }
        length += 1
        return true
      }
      inserted = inserted.dropFirst(new.count)
      if !gone.isEmpty || !new.isEmpty {
        runs[index].renumber(
          removing: gone.map { $0 - oldStart }, inserting: new.map { $0 - start }, length: length)
      }
      runs[index].start = start
      start += length
    }
    divideAndJoinRuns()
  }

  /// Removes empty runs, divides long ones, and joins short ones with the next.
  private mutating func divideAndJoinRuns() {
    let usual = Self.usualLength
    let areUsual = runs.indices.allSatisfy {
      (1..<usual * 2).contains(runs[$0].length)
        && ($0 == 0 || runs[$0 - 1].length + runs[$0].length > usual)
    }
    guard !areUsual else { return }
    var new: [Run] = []
    for run in runs.flatMap({ $0.divided(into: usual) }) where run.length > 0 {
      if let last = new.last, last.length + run.length <= usual {
        new[new.count - 1].append(run)
      } else {
        new.append(run)
      }
    }
    runs = new
  }
}

extension CellTable.Run {
  /// Returns the place of a cell's value, or nil if it has none.
  fileprivate func place(of cell: Int) -> Int? {
    // In most runs all cells up to the last one have values.
    if cell < cells.count, cells[cell] == cell { return cell }
    let place = cells.indices.partitioningIndex { cells[$0] >= cell }
    return place < cells.count && cells[place] == cell ? place : nil
  }

  /// Releases the memory that arrays reserve to grow: cells are measured in order, and the run is full.
  fileprivate mutating func releaseSpareMemory() {
    cells = cells.withUnsafeBufferPointer(Array.init)
    values = values.withUnsafeBufferPointer(Array.init)
  }

  fileprivate mutating func set(_ value: Value?, of cell: Int) {
    let place = cells.indices.partitioningIndex { cells[$0] >= cell }
    let exists = place < cells.count && cells[place] == cell
    switch (value, exists) {
    case (let value?, true): values[place] = value
    case (let value?, false):
      cells.insert(Int32(cell), at: place)
      values.insert(value, at: place)
    case (nil, true):
      cells.remove(at: place)
      values.remove(at: place)
    case (nil, false): break
    }
  }

  /// Renumbers cells when some are removed and others inserted.
  fileprivate mutating func renumber(
    removing removed: [Int], inserting inserted: [Int], length: Int
  ) {
    var kept = Self(start: start, length: length)
    kept.cells.reserveCapacity(cells.count)
    kept.values.reserveCapacity(values.count)
    var (goneCount, newCount) = (0, 0)
    for (cell, value) in zip(cells, values) {
      while goneCount < removed.count, removed[goneCount] < cell { goneCount += 1 }
      if goneCount < removed.count, removed[goneCount] == cell { continue }
      let rank = Int(cell) - goneCount
      while newCount < inserted.count, inserted[newCount] <= rank + newCount { newCount += 1 }
      kept.cells.append(Int32(rank + newCount))
      kept.values.append(value)
    }
    self = kept
  }

  /// Returns the run, or several of a usual length if it is at least twice as long.
  fileprivate func divided(into usual: Int) -> [Self] {
    guard length >= usual * 2 else { return [self] }
    return stride(from: 0, to: length, by: usual).map { first in
      let end = min(first + usual, length)
      let start = cells.indices.partitioningIndex { cells[$0] >= first }
      let next = cells.indices.partitioningIndex { cells[$0] >= end }
      return Self(
        start: self.start + first, length: end - first,
        cells: cells[start..<next].map { $0 - Int32(first) }, values: Array(values[start..<next]))
    }
  }

  /// Appends the run behind this one.
  fileprivate mutating func append(_ next: Self) {
    cells += next.cells.map { $0 + Int32(length) }
    values += next.values
    length += next.length
  }
}
