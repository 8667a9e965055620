import Testing
import UIKitTestSupport

@testable import UIKit

/// A few combinations of modes cover all pairs of values. Evidence: none is needed for arithmetic;
/// that UIKit behaves in these ways is I, unless the README names more.
struct ModesTests {
  @Test func `every pair of values of two modes occurs`() {
    let array = PairwiseArray(valueCounts: FuzzModes.valueCounts)
    let covered = Set(array.rows.flatMap(PairwiseArray.pairs(in:)))
    #expect(covered == Set(PairwiseArray.allPairs(FuzzModes.valueCounts)))
  }

  @Test func `at most 24 combinations are enough, the plainest first`() {
    #expect(FuzzModes.pairwise.count <= 24)
    #expect(Set(FuzzModes.pairwise).count == FuzzModes.pairwise.count)
    #expect(FuzzModes.pairwise.first == FuzzModes())
  }

  @Test func `the trait runs the whole test under each combination`() async throws {
    let seen = Seen()
    let trait = CollectionViewTrait.underAllModes
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      seen.add(Headless.modes)
    }
    #expect(seen.modes == FuzzModes.pairwise)
  }
}

private final class Seen: @unchecked Sendable {
  private(set) var modes: [FuzzModes] = []

  func add(_ mode: FuzzModes) { modes.append(mode) }
}
