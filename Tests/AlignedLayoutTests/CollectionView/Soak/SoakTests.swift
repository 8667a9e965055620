#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Long random work on one collection view whose content, size, insets and direction change while
  /// people scroll and carry cells about: after each step all stands where a layout made anew would
  /// put it, and nobody is accused. Rests on what the single tests rest on.
  ///
  /// `SOAK_STEPS` in the environment asks for so many steps of each seed under each combination of
  /// modes, `SOAK_SEED` for one seed, `LONG_TESTS=1` for ten times the seeds. CONTRIBUTING says
  /// more.
  @MainActor
  @Suite(.underAllModes)
  struct LivingContentSoakTests {
    private nonisolated static let seeds =
      TestRun.number(named: "SOAK_SEED").map { [$0] } ?? Array(Seeds(30, usually: 3))

    @Test(arguments: seeds)
    func `after each step all is as a layout made anew would have it`(seed: UInt64) async {
      let steps = Int(TestRun.number(named: "SOAK_STEPS") ?? 60)
      if let report = await Soak(seed: seed, stepCount: steps).run() {
        Issue.record("\(report)")
      }
    }

    @Test(.underPlainModes) func `a wrong layout does not get through, and few steps are left`()
      async throws
    {
      let soak = Soak(seed: 3, stepCount: 200) { ForgetfulLayout() }
      let report = try #require(await soak.run())
      #expect(report.shrunk.steps.count <= 3)
      #expect(report.description.hasPrefix("seed 3 fails after \(report.first.steps.count) steps"))
      let again = await soak.failure(of: report.shrunk.steps)
      #expect(again?.fault == report.shrunk.fault)
      let fewer = await soak.failure(of: Array(report.first.steps.dropLast()))
      #expect(fewer == nil)
    }
  }

  /// Shows no more than four cells of a section once it has been resized, where it is asked for
  /// many.
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
