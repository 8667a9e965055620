/// One thing that was measured, as one row of the table: a value, and what it is compared with.
struct Figure: Encodable {
  /// What a figure must not be more than.
  enum Limit {
    case value(Double)
    case ratio(Double)
  }

  /// What was measured: the name that a filter finds.
  var measurement = ""

  /// In which case.
  let name: String

  /// How many cells the content has.
  let cellCount: Int
  let value: Double
  let unit: String

  /// The value of what it is compared with, in the same unit.
  var otherValue: Double?

  /// What it is compared with.
  var other: String?
  var ratio: Double?
  var limit: Limit?

  /// A count, or anything else that is compared with nothing.
  init(_ name: String, cells: Int, _ value: Double, _ unit: String, limit: Limit? = nil) {
    self.name = name
    cellCount = cells
    self.value = value
    self.unit = unit
    self.limit = limit
  }

  /// A time beside another.
  ///
  /// - Parameter parts: among how many the time is divided, for one by the cell.
  init(
    _ name: String, cells: Int, _ comparison: Comparison, per parts: Double = 1, unit: String,
    other: String, limit: Limit? = nil
  ) {
    self.init(name, cells: cells, comparison.measured / parts, unit, limit: limit)
    otherValue = comparison.other / parts
    self.other = other
    ratio = comparison.ratio
  }

  var isWithinLimit: Bool {
    switch limit {
    case .value(let most): value <= most
    case .ratio(let most): (ratio ?? 0) <= most
    case nil: true
    }
  }

  private enum CodingKeys: String, CodingKey {
    case measurement, name, cellCount, value, unit, otherValue, other, ratio, mostValue, mostRatio
    case isWithinLimit
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(measurement, forKey: .measurement)
    try container.encode(name, forKey: .name)
    try container.encode(cellCount, forKey: .cellCount)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encodeIfPresent(otherValue, forKey: .otherValue)
    try container.encodeIfPresent(other, forKey: .other)
    try container.encodeIfPresent(ratio, forKey: .ratio)
    switch limit {
    case .value(let most): try container.encode(most, forKey: .mostValue)
    case .ratio(let most): try container.encode(most, forKey: .mostRatio)
    case nil: break
    }
    if limit != nil {
      try container.encode(isWithinLimit, forKey: .isWithinLimit)
    }
  }
}
