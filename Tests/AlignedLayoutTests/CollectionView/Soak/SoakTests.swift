#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Random steps on one collection view whose content, size, insets and direction change while
  /// users scroll and move cells. After each step everything is as in a fresh layout, without a
  /// violation. Rests on what the single tests rest on.
  ///
  /// `SOAK_STEPS` in the environment sets the number of steps of each seed under each combination
  /// of modes, `SOAK_SEED` chooses one seed, and `LONG_TESTS=1` takes ten times the seeds.
  /// `HeadlessTesting.md` of the pages for contributors says more.
  @MainActor
  @Suite(.underAllModes)
  struct LivingContentSoakTests {
    private nonisolated static let seeds =
      TestRun.number(named: "SOAK_SEED").map { [$0] } ?? Array(Seeds(30, usually: 3))

    @Test(arguments: seeds)
    func `each step leads to the frames of a fresh layout`(seed: UInt64) async {
      let steps = Int(TestRun.number(named: "SOAK_STEPS") ?? 60)
      if let report = await Soak(seed: seed, stepCount: steps).run() {
        Issue.record("\(report)")
      }
    }

    @Test(.underPlainModes) func `a wrong layout is found and its failing steps are shortened`()
      async throws
    {
      let soak = Soak(seed: 3, stepCount: 200) { ForgetfulLayout() }
      let report = try #require(await soak.run())
      #expect(report.shrunk.steps.count <= 3)
      #expect(report.description.hasPrefix("seed 3 fails after \(report.first.steps.count) steps"))
      let again = await soak.failure(of: report.shrunk.steps)
      expectEqual(again?.fault, report.shrunk.fault)
      let fewer = await soak.failure(of: Array(report.first.steps.dropLast()))
      #expect(fewer == nil)
    }
  }

  /// A layout that returns at most four cells of a section in rectangles after it was resized.
  private final class ForgetfulLayout: CollectionViewAlignedLayout {
    private var isForgetful = false

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      isForgetful = isForgetful || newBounds.size != collectionView?.bounds.size
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter {
        !isForgetful || $0.representedElementCategory != .cell || $0.indexPath.item < 4
      }
    }
  }
#endif
