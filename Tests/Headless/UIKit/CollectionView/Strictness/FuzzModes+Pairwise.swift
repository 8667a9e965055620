extension FuzzModes {
  /// The number of values of each property, in the order of `init(choices:)`. Lost reloads are not among
  /// them: the cells show old content then, whatever the layout does. What only SwiftUI or one fallback depends on
  /// has tests of its own.
  static let valueCounts = [4, 2, 2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]

  /// Creates modes from the index of each property's value.
  init(choices: [Int]) {
    rects = RectPolicy.allCases[choices[0]]
    sizeChange = SizeChange.allCases[choices[1]]
    fineGrained = FineGrained.allCases[choices[2]]
    supplementaryPreparation = SupplementaryPreparation.allCases[choices[3]]
    timing = Timing.allCases[choices[4]]
    equalAttributes = EqualAttributes.allCases[choices[5]]
    offscreen = Offscreen.allCases[choices[6]]
    measuring = Measuring.allCases[choices[7]]
    preferredPaths = PreferredPaths.allCases[choices[8]]
    insetChange = InsetChange.allCases[choices[9]]
    adjustmentsInPrepare = AdjustmentsInPrepare.allCases[choices[10]]
    withoutDataSource = WithoutDataSource.allCases[choices[11]]
    scrollAnimation = ScrollAnimation.allCases[choices[12]]
    returnedPaths = ReturnedPaths.allCases[choices[13]]
    boundsContexts = BoundsContexts.allCases[choices[14]]
    reconfiguring = Reconfiguring.allCases[choices[15]]
    providerFlag = ProviderFlag.allCases[choices[16]]
    innerLayouts = InnerLayouts.allCases[choices[17]]
    supplementaryOrder = SupplementaryOrder.allCases[choices[18]]
    newCells = NewCells.allCases[choices[19]]
    lateOrder = LateOrder.allCases[choices[20]]
  }

  /// A small set of modes in which each pair of values of two properties occurs, the same on every
  /// run.
  public static let pairwise: [FuzzModes] = PairwiseArray(valueCounts: valueCounts).rows
    .map(FuzzModes.init(choices:))
}

/// Rows of choices in which each pair of values of two columns occurs.
///
/// The algorithm is greedy: a row starts with the first pair that is missing, and each other column
/// takes the value that completes most of the missing pairs.
struct PairwiseArray {
  /// A value of one column together with a value of a later column.
  struct Pair: Hashable {
    let first: Int
    let firstValue: Int
    let second: Int
    let secondValue: Int
  }

  private(set) var rows: [[Int]] = []

  init(valueCounts: [Int]) {
    let all = Self.allPairs(valueCounts)
    var missing = Set(all)
    while let pair = all.first(where: missing.contains) {
      var row: [Int?] = Array(repeating: nil, count: valueCounts.count)
      row[pair.first] = pair.firstValue
      row[pair.second] = pair.secondValue
      for column in row.indices where row[column] == nil {
        let values = 0..<valueCounts[column]
        let gains = values.map { value in
          Self.pairs(of: value, in: column, with: row).count(where: missing.contains)
        }
        row[column] = values.max { gains[$0] < gains[$1] } ?? 0
      }
      let complete = row.compactMap { $0 }
      missing.subtract(Self.pairs(in: complete))
      rows.append(complete)
    }
  }

  static func allPairs(_ valueCounts: [Int]) -> [Pair] {
    valueCounts.indices.flatMap { first in
      valueCounts.indices.dropFirst(first + 1).flatMap { second in
        (0..<valueCounts[first]).flatMap { firstValue in
          (0..<valueCounts[second]).map { secondValue in
            Pair(
              first: first, firstValue: firstValue, second: second, secondValue: secondValue)
          }
        }
      }
    }
  }

  static func pairs(in row: [Int]) -> [Pair] {
    row.indices.flatMap { first in
      row.indices.dropFirst(first + 1).map { second in
        Pair(
          first: first, firstValue: row[first], second: second, secondValue: row[second])
      }
    }
  }

  private static func pairs(of value: Int, in column: Int, with row: [Int?]) -> [Pair] {
    row.indices.compactMap { other in
      guard other != column, let otherValue = row[other] else { return nil }
      return other < column
        ? Pair(first: other, firstValue: otherValue, second: column, secondValue: value)
        : Pair(first: column, firstValue: value, second: other, secondValue: otherValue)
    }
  }
}
