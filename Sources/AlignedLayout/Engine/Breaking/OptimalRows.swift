/// The best of all ways to break a passage into rows, found from the end upwards: for each cell that may
/// begin a row, the best way to go on from there.
///
/// A row takes cells until it becomes too low or has too many. It always takes the first cells that keep
/// together.
struct OptimalRows {
  private let rules: RowRules
  private let cells: [RowCell]

  /// The opportunities before the cells.
  private let opportunities: [BreakOpportunity]

  /// Whether the last row need not fill its line.
  private let endsSection: Bool

  /// For each place, the best row from there, and the cost of all rows from there on.
  private let rows: ValueBuffer<Row>

  private struct Row {
    var cost: CGFloat = 0
    var rowCount: Int32 = 0
    var cellCount: Int32 = 0
  }

  /// Returns the cells that begin rows, so that the squared differences between the rows' heights and the
  /// target height have the least sum. Among equal ways, the one with the fewest rows counts, and then the one
  /// whose upper rows end later.
  ///
  /// - Parameter endsSection: whether the last row of the passage is that of the section.
  /// - Returns: nil if too many cells can share a row.
  static func starts(
    of passage: Range<Int>, in cells: BreakableRows, by rules: RowRules, endsSection: Bool
  ) -> [Int]? {
    let rows = OptimalRows(passage, cells, rules, endsSection: endsSection)
    return rows.findRows() ? rows.starts(from: passage.lowerBound) : nil
  }

  private init(
    _ passage: Range<Int>, _ cells: BreakableRows, _ rules: RowRules, endsSection: Bool
  ) {
    self.rules = rules
    self.cells = passage == 0..<cells.count ? cells.cells : Array(cells.cells[passage])
    self.endsSection = endsSection
    opportunities = cells.opportunities(in: passage, dividedBy: rules)
    rows = ValueBuffer(capacity: passage.count + 1)
    rows.writer.write(Row(), at: passage.count)
  }

  private func starts(from first: Int) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(Int(rows[0].rowCount))
    var index = 0
    while index < cells.count {
      starts.append(first + index)
      index += Int(rows[index].cellCount)
    }
    return starts
  }

  private func findRows() -> Bool {
    for index in (0..<cells.count).reversed() {
      if index > 0, opportunity(before: index) == .prohibited { continue }
      guard findRow(from: index) else { return false }
    }
    return true
  }

  private func opportunity(before index: Int) -> BreakOpportunity {
    opportunities.isEmpty ? .allowed : opportunities[index]
  }

  private func findRow(from index: Int) -> Bool {
    var row = OpenRow()
    var isInFirstGroup = true
    var best = CGFloat.infinity
    var bestEnd = index
    var end = index
    while end < cells.count {
      let opportunity = end == index ? BreakOpportunity.prohibited : opportunity(before: end)
      if opportunity.isMandatory { break }
      isInFirstGroup = isInFirstGroup && opportunity == .prohibited
      let cell = cells[end]
      row.append(ratio: cell.ratio, edges: cell.edges, spacing: rules.spacing)
      guard isInFirstGroup || rules.areAllowed(row) else { break }
      end &+= 1
      guard end &- index <= LineBreaks.mostCellsOfOptimalLine else { return false }
      guard end == cells.count || self.opportunity(before: end) != .prohibited else { continue }
      let cost = cost(of: rules.fullHeight(of: row), isLast: end == cells.count) + rows[end].cost
      if cost < best || cost == best && rows[end].rowCount <= rows[bestEnd].rowCount {
        best = cost
        bestEnd = end
      }
    }
    rows.writer.write(
      Row(
        cost: best, rowCount: rows[bestEnd].rowCount &+ 1,
        cellCount: Int32(truncatingIfNeeded: bestEnd &- index)), at: index)
    return true
  }

  private func cost(of height: CGFloat, isLast: Bool) -> CGFloat {
    // The last row of a section need not fill its line: it is no taller than the target.
    let difference = height - rules.target
    return isLast && endsSection && difference > 0 ? 0 : difference * difference
  }
}

extension BreakableRows {
  /// Returns the opportunities in a passage, with those between cells that keep together, but are too many
  /// for a row or would be too low on one. They are empty if a row may begin before each cell.
  fileprivate func opportunities(
    in passage: Range<Int>, dividedBy rules: RowRules
  ) -> [BreakOpportunity] {
    guard passage.contains(where: { opportunity(before: $0) == .prohibited }) else { return [] }
    var opportunities = passage.map(opportunity)
    var first = passage.lowerBound
    while first < passage.upperBound {
      let end = endOfGroup(from: first)
      let group = Array(cells[first..<end])
      if !rules.fitOnRow(group) {
        for start in rules.starts(of: group, behind: OpenRow(), isForced: false) {
          opportunities[first - passage.lowerBound + start] = start == 0 ? .required : .divided
        }
      }
      first = end
    }
    return opportunities
  }
}

/// The cells that begin rows.
struct RowBreaks {
  private(set) var starts: [Int] = []

  /// The passages that were broken first fit because the strategy would have taken too long.
  private(set) var fallenBack: [Range<Int>] = []

  /// - Parameter endsSection: whether the last row is that of the section.
  init(
    _ cells: BreakableRows, by rules: RowRules, _ strategy: SectionAttributes.BreakingStrategy,
    endsSection: Bool
  ) {
    for passage in cells.passages {
      if strategy != .firstFit {
        let isLast = passage.upperBound == cells.count
        if let starts = OptimalRows.starts(
          of: passage, in: cells, by: rules, endsSection: endsSection && isLast)
        {
          self.starts += starts
          continue
        }
        fallenBack.append(passage)
      }
      var firstFit = FirstFitRows(rules, from: passage.lowerBound)
      firstFit.breakRows(of: cells, upTo: passage.upperBound)
      starts += firstFit.starts
    }
  }
}
