import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A few combinations of modes cover all pairs of values. Evidence: none is needed for arithmetic;
/// that UIKit behaves in these ways is I, unless the README names more.
struct ModesTests {
  @Test func `every pair of values of two modes occurs`() {
    let array = PairwiseArray(valueCounts: FuzzModes.valueCounts)
    let covered = Set(array.rows.flatMap(PairwiseArray.pairs(in:)))
    expectEqual(covered, Set(PairwiseArray.allPairs(FuzzModes.valueCounts)))
  }

  @Test func `at most 24 combinations are enough, the plainest first`() {
    #expect(FuzzModes.pairwise.count <= 24)
    expectEqual(Set(FuzzModes.pairwise).count, FuzzModes.pairwise.count)
    expectEqual(FuzzModes.pairwise.first, FuzzModes())
  }

  @Test func `the trait runs the whole test under each combination`() async throws {
    let seen = Seen()
    let trait = CollectionViewTrait(modes: FuzzModes.pairwise)
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      seen.add(Headless.modes)
    }
    expectEqual(seen.modes, FuzzModes.pairwise)
  }

  @Test func `a usual run takes two, the plainest first, and as many runs take all`() throws {
    let trait = CollectionViewTrait(modes: FuzzModes.pairwise, takesSome: true)
    let test = try #require(Test.current)
    let runs = (1..<UInt64(FuzzModes.pairwise.count)).map { trait.modes(for: test, offset: $0) }
    #expect(runs.allSatisfy { $0.first == FuzzModes() && Set($0).count == 2 })
    expectEqual(Set(runs.joined()), Set(FuzzModes.pairwise))
    expectEqual(trait.modes(for: test, offset: 7), trait.modes(for: test, offset: 7))
  }

  @Test(.underAllModes, .knownToFail(under: \.providerFlag, .forAllViews, "it is an example"))
  func `a test that is known to fail under a value does, and passes otherwise`() {
    expectEqual(Headless.modes.providerFlag, .forEachView)
  }

  @Test(.knownToFail(under: \.providerFlag, .forAllViews, "it is an example"))
  func `a test that passes although it is known to fail is an issue`() async throws {
    let seen = Seen()
    let trait = CollectionViewTrait(modes: FuzzModes.pairwise)
    let test = try #require(Test.current)
    await withKnownIssue {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        seen.add(Headless.modes)
      }
    }
    var failing = FuzzModes()
    failing.providerFlag = .forAllViews
    expectEqual(seen.modes.filter { $0.providerFlag == .forAllViews }, [failing])
    expectEqual(seen.modes.count, FuzzModes.pairwise.count + 1)
  }
}

private final class Seen: @unchecked Sendable {
  private(set) var modes: [FuzzModes] = []

  func add(_ mode: FuzzModes) { modes.append(mode) }
}
