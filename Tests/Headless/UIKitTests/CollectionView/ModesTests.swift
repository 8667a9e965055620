import Testing
import UIKitTestSupport

@testable import UIKit

/// Few runs stand for all habits of UIKit, two by two. Evidence: none is needed for arithmetic;
/// that these are its habits is I, but for what README says of each.
struct ModesTests {
  @Test func `every pair of values of two habits occurs`() {
    let array = PairwiseArray(valueCounts: FuzzModes.valueCounts)
    let covered = Set(array.rows.flatMap(PairwiseArray.pairs(in:)))
    #expect(covered == Set(PairwiseArray.allPairs(FuzzModes.valueCounts)))
  }

  @Test func `a few dozen runs are enough, the plainest first`() {
    #expect(FuzzModes.pairwise.count <= 24)
    #expect(Set(FuzzModes.pairwise).count == FuzzModes.pairwise.count)
    #expect(FuzzModes.pairwise.first == FuzzModes())
  }

  @Test func `the trait runs the whole test under each`() async throws {
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
