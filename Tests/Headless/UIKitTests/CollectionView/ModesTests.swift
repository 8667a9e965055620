import Testing

@testable import UIKit
@testable import UIKitTestSupport

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
    let trait = CollectionViewTrait(modes: FuzzModes.pairwise)
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      seen.add(Headless.modes)
    }
    #expect(seen.modes == FuzzModes.pairwise)
  }

  @Test func `a usual run takes three, the plainest first, and as many runs take all`() throws {
    let trait = CollectionViewTrait(modes: FuzzModes.pairwise, takesSome: true)
    let test = try #require(Test.current)
    let runs = (1..<UInt64(FuzzModes.pairwise.count)).map { trait.modes(for: test, offset: $0) }
    #expect(runs.allSatisfy { $0.first == FuzzModes() && Set($0).count == 3 })
    #expect(Set(runs.joined()) == Set(FuzzModes.pairwise))
    #expect(trait.modes(for: test, offset: 7) == trait.modes(for: test, offset: 7))
  }
}

private final class Seen: @unchecked Sendable {
  private(set) var modes: [FuzzModes] = []

  func add(_ mode: FuzzModes) { modes.append(mode) }
}
