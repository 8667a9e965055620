#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Questions about sections, items and kinds that do not exist, and about rectangles that are no
  /// rectangles. UIKit may ask them late, and clients by mistake. No answer traps. Rests on UIKit
  /// asking at any time (P, R).
  @MainActor
  @Suite(.underAllModes)
  struct MissingElementsInHeadlessTests {
    private let paths: [IndexPath] = [
      [0, 0], [1, 2], [2, 0], [0, 5], [0, 6], [1, 900], [3, 0], [7, 7], [0, .max], [.max, 0],
      [.max, .max], [0], [9], [], [0, 0, 0], [4, 4, 4],
    ]

    private let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      CollectionViewAlignedLayout.elementKindOverflow, "card", "line", "none", "",
    ]

    private let lengths: [CGFloat] = [
      0, -0, 1, -1, 55.5, 200, 1e9, -1e9, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity,
      .nan,
    ]

    private func rect(_ random: inout SplitMix64) -> CGRect {
      let rect = CGRect(
        x: random.pick(lengths), y: random.pick(lengths), width: random.pick(lengths),
        height: random.pick(lengths))
      return random.pick([rect, rect, .null, .infinite, .zero])
    }

    private func attributes(
      _ random: inout SplitMix64, of layout: CollectionViewAlignedLayout
    ) -> UICollectionViewLayoutAttributes {
      let (path, kind) = (random.pick(paths), random.pick(kinds))
      let own = layout.layoutAttributesForElements(in: .infinite)?.randomElement(using: &random)
      if let own, random.happens(onceIn: 2), let copy = own.copy() as? Attributes {
        if random.happens(onceIn: 2) { copy.indexPath = path }
        copy.size = CGSize(width: random.pick(lengths), height: random.pick(lengths))
        return copy
      }
      return random.pick([
        Attributes(forCellWith: path),
        Attributes(forSupplementaryViewOfKind: kind, with: path),
        Attributes(forDecorationViewOfKind: kind, with: path),
        CollectionViewAlignedLayoutAttributes(forCellWith: path),
        CollectionViewAlignedLayoutAttributes(forSupplementaryViewOfKind: kind, with: path),
      ])
    }

    private typealias Attributes = UICollectionViewLayoutAttributes

    /// Asks one random question, and ignores the answer.
    private func ask(_ layout: CollectionViewAlignedLayout, seed: UInt64) {
      // Questions may lead to others, so that each has a generator of its own.
      var random = SplitMix64(seed: seed)
      let (path, kind) = (random.pick(paths), random.pick(kinds))
      let point = CGPoint(x: random.pick(lengths), y: random.pick(lengths))
      switch Int.random(in: 0..<24, using: &random) {
      case 0: _ = layout.layoutAttributesForItem(at: path)
      case 1: _ = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case 2: _ = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      case 3: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case 4: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case 5:
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: kind, at: path)
      case 6:
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: kind, at: path)
      case 7:
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      case 8:
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      case 9:
        let original = attributes(&random, of: layout)
        let preferred = attributes(&random, of: layout)
        if layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        {
          layout.invalidateLayout(
            with: layout.invalidationContext(
              forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        }
      case 10:
        _ = layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: point)
      case 11:
        if path.count == 2 {
          _ = layout.layoutAttributesForInteractivelyMovingItem(
            at: path, withTargetPosition: point)
        }
      case 12:
        let context = CollectionViewAlignedLayoutInvalidationContext()
        context.invalidateItems(at: [path, random.pick(paths)])
        if random.happens(onceIn: 2) {
          context.invalidateSupplementaryElements(ofKind: kind, at: [path])
          context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        layout.invalidateLayout(with: context)
      case 13: _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      case 14: _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case 15: _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      case 16: _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      case 17: _ = layout.contentFrame(forSection: random.pick([-1, 0, 1, 2, 3, .max, .min]))
      case 18: _ = layout.hiddenItemCount(inSection: random.pick([-1, 0, 1, 2, 3, .max, .min]))
      case 19: _ = layout.lineBreakReason(forItemAt: path)
      case 20: _ = layout.contentOffset(showingItemAt: path)
      case 21: _ = layout.insertionIndexPath(at: point)
      case 22: _ = layout.layoutAttributesForElements(in: rect(&random))
      default: _ = layout.shouldInvalidateLayout(forBoundsChange: rect(&random))
      }
    }

    private func section(_ cells: [TestCell], selfSizing: Bool = false) -> TestSection {
      let attributes = SectionAttributes(
        lineLimit: .lines(2), backgrounds: [.init(kind: "card")], lineSeparator: .init(kind: "line")
      )
      return TestSection(
        attributes: selfSizing ? .sizingItself : attributes, cells: cells, headerLength: 10,
        footerLength: 5)
    }

    private func stage(_ layout: CollectionViewAlignedLayout) -> AlignedStage {
      let cells = Array(repeating: TestCell.cell(40 × 20), count: 6)
      return SizingSource.stage(
        TestContent(
          width: 100, sections: [section(cells), section(cells, selfSizing: true), section([])]),
        layout: layout
      ).stage
    }

    /// Asks while the layout prepares for updates, animations or new bounds.
    private final class AskingLayout: CollectionViewAlignedLayout {
      var ask: ((CollectionViewAlignedLayout) -> Void)?

      override func prepare() {
        ask?(self)
        super.prepare()
        ask?(self)
      }

      override func prepare(
        forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
      ) {
        ask?(self)
        super.prepare(forCollectionViewUpdates: updateItems)
        ask?(self)
      }

      override func finalizeCollectionViewUpdates() {
        ask?(self)
        super.finalizeCollectionViewUpdates()
        ask?(self)
      }

      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        ask?(self)
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
    }

    @Test(arguments: Seeds(40, usually: 2))
    func `no question about what does not exist traps`(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let fresh = CollectionViewAlignedLayout()
      for number in 0..<200 { ask(fresh, seed: seed &* 1000 + UInt64(number)) }
      let layout = AskingLayout()
      layout.keepsAnswersAcrossUpdates = seed % 2 == 0
      let stage = stage(layout)
      var number = seed &* 10_000
      func askNext(_ layout: CollectionViewAlignedLayout) {
        number += 1
        ask(layout, seed: number)
      }
      // What a client asks at the wrong time, UIKit may well accuse.
      _ = violations {
        withoutAudits {
          layout.ask = { layout in for _ in 0..<6 { askNext(layout) } }
          for _ in 0..<12 {
            change(stage, &random)
            for _ in 0..<10 { askNext(layout) }
            stage.view.layoutIfNeeded()
          }
        }
      }
      layout.ask = nil
      stage.resize(100 × 200)
      stage.content.sections = [section(Array(repeating: .cell(30 × 30), count: 9))]
      stage.reload()
      stage.expectShownAsComputed()
    }

    private func change(_ stage: AlignedStage, _ random: inout SplitMix64) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where !stage.content.sections[0].cells.isEmpty:
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeLast()
          stage.view.deleteItems(at: [[0, stage.content.sections[0].cells.count]])
        })
      case 1:
        stage.view.performBatchUpdates({
          stage.content.sections[1].cells.insert(.cell(30 × 30), at: 0)
          stage.view.insertItems(at: [[1, 0]])
        })
      case 2 where stage.content.sections.count > 2:
        stage.view.performBatchUpdates({
          stage.content.sections.removeLast()
          stage.view.deleteSections([2])
        })
      case 3: stage.view.frame.size.width = random.pick([0, 8, 50, 100])
      case 4: stage.view.contentOffset.y = CGFloat.random(in: 0...100, using: &random)
      case 5: stage.view.reloadData()
      default: stage.layout.invalidateMeasuredSizes()
      }
    }
  }
#endif
