#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The delegate comes before closures, and closures before properties. Rests on nothing of
  /// UIKit's but that a delegate may be set at any time (D).
  @MainActor
  @Suite(.underAllModes)
  struct DelegateAndClosuresTests {
    /// A delegate that implements no method of the protocol.
    private final class Silent: NSObject, CollectionViewDelegateAlignedLayout {}

    /// A delegate that changes what the layout's closures and properties would give.
    private final class Partial: NSObject, CollectionViewDelegateAlignedLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
      ) -> CGSize {
        indexPath.item == 0
          ? 11 × 11
          : layout.sizeForItem?(indexPath, remainingLineSpace) ?? layout.defaultItemSize
      }

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        attributesForItemAt indexPath: IndexPath
      ) -> CellAttributes {
        (layout.attributesForItem?(indexPath) ?? layout.defaultItemAttributes)
          .with(endsLine: indexPath.item == 0)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        attributesForSectionAt section: Int
      ) -> SectionAttributes {
        (layout.attributesForSection?(section) ?? layout.defaultSectionAttributes)
          .with(lineSpacing: 3)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        referenceLengthForHeaderInSection section: Int
      ) -> CGFloat {
        (layout.referenceLengthForHeader?(section) ?? layout.defaultHeaderLength) + 1
      }

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        referenceLengthForFooterInSection section: Int
      ) -> CGFloat {
        (layout.referenceLengthForFooter?(section) ?? layout.defaultFooterLength) + 1
      }
    }

    private let stage: AlignedStage
    private var layout: CollectionViewAlignedLayout { stage.layout }

    /// Two cells whose sizes are 10 × 10 if the delegate is asked.
    init() {
      stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10), .cell(10 × 10)]))
      stage.layout.defaultItemSize = 40 × 40
      stage.layout.defaultSectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
    }

    private func setClosures() {
      layout.sizeForItem = { path, _ in path.item == 0 ? 20 × 20 : 30 × 30 }
      layout.attributesForSection = { _ in SectionAttributes(cellSpacing: 2, lineSpacing: 0) }
      layout.attributesForItem = { _ in CellAttributes(insets: Insets(1)) }
      layout.referenceLengthForHeader = { _ in 6 }
      layout.referenceLengthForFooter = { _ in 8 }
    }

    private func use(_ delegate: (any UICollectionViewDelegate)?) {
      stage.view.delegate = delegate
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }

    /// What a layout has before it asks, and the frames that its answers lead to.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Delegate { case none, ofStage, partial }

      let testDescription: String
      let delegate: Delegate
      let setsClosures: Bool
      let frames: [CGRect]
      let header: CGRect?
      let footer: CGRect?

      init(
        _ name: String, _ delegate: Delegate, setsClosures: Bool = true, frames: [CGRect],
        header: CGRect?, footer: CGRect?
      ) {
        testDescription = name
        self.delegate = delegate
        self.setsClosures = setsClosures
        self.frames = frames
        self.header = header
        self.footer = footer
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "the delegate comes before closures and properties", .ofStage,
        frames: [rect(0, 0, 10 × 10), rect(10, 0, 10 × 10)], header: nil, footer: nil),
      Row(
        "closures come before properties", .none,
        frames: [rect(1, 7, 20 × 20), rect(25, 7, 30 × 30)], header: rect(0, 0, 100 × 6),
        footer: rect(0, 38, 100 × 8)),
      Row(
        "properties apply without a delegate and closures", .none, setsClosures: false,
        frames: [rect(0, 5, 40 × 40), rect(0, 45, 40 × 40)], header: rect(0, 0, 100 × 5),
        footer: rect(0, 85, 100 × 7)),
      Row(
        "a delegate may fall back on the layout's closures and properties", .partial,
        frames: [rect(1, 8, 11 × 11), rect(1, 24, 30 × 30)], header: rect(0, 0, 100 × 7),
        footer: rect(0, 55, 100 × 9)),
    ]

    @Test(arguments: rows)
    func `the delegate comes before closures, and closures before properties`(row: Row) {
      if row.setsClosures {
        setClosures()
      } else {
        layout.defaultHeaderLength = 5
        layout.defaultFooterLength = 7
        layout.defaultItemAttributes = CellAttributes(endsLine: true)
      }
      let partial = Partial()
      switch row.delegate {
      case .none: use(nil)
      case .ofStage: use(stage.delegate)
      case .partial: use(partial)
      }
      expectEqual([stage.frame(0), stage.frame(1)], row.frames)
      expectEqual(stage.header(), row.header)
      expectEqual(stage.footer(), row.footer)
    }

    @Test func `closures and properties replace methods that the delegate does not implement`() {
      setClosures()
      let silent = Silent()
      use(silent)
      expectEqual(stage.frame(0), rect(1, 7, 20 × 20))
      expectEqual(stage.frame(1), rect(25, 7, 30 × 30))
      layout.sizeForItem = nil
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0), rect(1, 7, 40 × 40))
    }

    @Test func `a size closure gets the remaining line space`() {
      var offers: [CGFloat] = []
      use(nil)
      layout.sizeForItem = { path, space in
        offers.append(space)
        return path.item == 0 ? 30 × 10 : space × 10
      }
      stage.view.layoutIfNeeded()
      expectEqual(offers, [100, 70])
      expectEqual(stage.frame(1), rect(30, 0, 70 × 10))
    }

    @Test func `sections with fixed sizes ask for no cell`() {
      stage.content.sections[0].attributes = SectionAttributes(
        sizing: .fixed(25 × 15), cellSpacing: 0, lineSpacing: 0)
      let asked = stage.asked { layout.invalidateLayout() }
      #expect(asked.sizes.isEmpty)
      #expect(asked.attributes.isEmpty)
      expectEqual(stage.frame(1), rect(25, 0, 25 × 15))
    }
  }
#endif
