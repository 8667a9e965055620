import BenchmarkClient

/// A measured value with the value it is compared with: one row of the table.
struct Figure: Encodable {
  /// The maximum of a value or ratio.
  enum Limit {
    case value(Double)
    case ratio(Double)
  }

  /// The name of the measurement, for filters.
  var measurement = ""

  /// The name of the case within the measurement.
  let name: String

  /// The number of cells of the content.
  let cellCount: Int
  let value: Double
  let unit: String

  /// The value it is compared with, in the same unit.
  var otherValue: Double?

  /// The name of what it is compared with.
  var other: String?
  var ratio: Double?
  var limit: Limit?

  /// What was asked and sent meanwhile, if that was counted.
  var counts: EventCounts?

  /// The name of the layout that is compared with others.
  var layout: String?

  /// What was measured in each run. The value is the median of it, or the greatest distance.
  var samples: [Double]?

  /// Creates a count, or another figure without a comparison.
  init(_ name: String, cells: Int, _ value: Double, _ unit: String, limit: Limit? = nil) {
    self.name = name
    cellCount = cells
    self.value = value
    self.unit = unit
    self.limit = limit
  }

  /// Creates a time with the time it is compared with.
  ///
  /// - Parameter parts: The number by which times are divided, as for a time per cell.
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
    case isWithinLimit, counts, layout, samples
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
    try container.encodeIfPresent(counts, forKey: .counts)
    try container.encodeIfPresent(layout, forKey: .layout)
    try container.encodeIfPresent(samples, forKey: .samples)
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
