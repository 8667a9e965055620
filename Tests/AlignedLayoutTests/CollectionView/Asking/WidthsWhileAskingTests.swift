#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The widths that a layout tells while it asks. Rests on counts being available before the first
  /// pass (P).
  @MainActor
  @Suite(.underAllModes)
  struct WidthsWhileAskingTests {
    /// Cells of a third of their line, if gaps are 0.
    private static func threeColumns(
      _ layout: CollectionViewAlignedLayout, _ section: Int
    ) -> CGSize {
      (layout.lineWidth(inSection: section) / 3) × 60
    }

    private func stage(
      _ cellCounts: [Int] = [9], width: CGFloat = 300, contentInsets: Insets = .zero
    ) -> AlignedStage {
      let sections = cellCounts.map {
        TestSection(cells: Array(repeating: .cell(10 × 10), count: $0))
      }
      let stage = AlignedStage(
        TestContent(width: width, contentInsets: contentInsets, sections: sections),
        laysOut: false)
      stage.view.delegate = nil
      stage.layout.defaultSectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      stage.layout.sizeForItem = { [unowned layout = stage.layout] path, _ in
        Self.threeColumns(layout, path.section)
      }
      return stage
    }

    @Test func `a closure that computes columns foretells the height that comes`() {
      let stage = stage()
      expectEqual(stage.layout.contentSize(fitting: 500 × 0).height, 180)
      stage.view.layoutIfNeeded()
      // Cells of a third of the present bounds would have been five on a line: 120.
      expectEqual(stage.layout.contentSize(fitting: 500 × 0).height, 180)
      stage.resize(500 × 200)
      expectEqual(stage.view.contentSize.height, 180)
      expectEqual(stage.frame(1)?.width, CGFloat(500) / 3)
    }

    @Test func `every question is asked with the widths of its own layout`() {
      let stage = stage([2], contentInsets: Insets(leading: 10, trailing: 20))
      let layout = stage.layout
      var told: [String: Set<[CGFloat]>] = [:]
      func tell(_ question: String) {
        told[question, default: []].insert([layout.contentWidth, layout.lineWidth(inSection: 0)])
      }
      layout.attributesForSection = { _ in
        tell("section")
        return SectionAttributes(
          lineLimit: .lines(1), cellSpacing: 0, insets: Insets(leading: 3, trailing: 4))
      }
      layout.sizeForItem = { _, _ in
        tell("size")
        return 90 × 20
      }
      layout.attributesForItem = { _ in
        tell("attributes")
        return CellAttributes(endsLine: true)
      }
      layout.referenceLengthForHeader = { _ in
        tell("header")
        return 10
      }
      layout.referenceLengthForFooter = { _ in
        tell("footer")
        return 10
      }
      layout.sizeForOverflow = { _, _ in
        tell("overflow")
        return 10 × 10
      }
      func expect(_ width: CGFloat, _ questions: [String]) {
        var expected: [String: Set<[CGFloat]>] = [:]
        for question in questions { expected[question] = [[width, width - 37]] }
        if questions.contains("section") { expected["section"] = [[width, width - 30]] }
        expectEqual(told, expected)
        told = [:]
      }
      let ofSections = ["section", "header", "footer"]
      let ofCells = ["size", "attributes", "overflow"]
      stage.view.layoutIfNeeded()
      expect(300, ofSections + ofCells)
      _ = layout.contentSize(fitting: 200 × 0)
      expect(200, ofSections + ofCells)
      _ = layout.contentRequest(fitting: 120 × 0)
      expect(120, ofSections)
      layout.invalidateItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      expect(300, ofCells)
      stage.resize(400 × 200)
      expect(400, ofSections + ofCells)
      layout.keepsAnswersAcrossUpdates = true
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.append(.cell(10 × 10))
        stage.view.insertItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      expect(400, ofSections + ofCells)
    }

    @Test func `an estimate is asked with the widths of its layout`() {
      let stage = stage([2])
      let layout = stage.layout
      layout.defaultSectionAttributes = SectionAttributes(
        sizing: .selfSizing(estimate: 20 × 20), insets: Insets(5))
      var told: Set<[CGFloat]> = []
      layout.estimatedSizeForItem = { [unowned layout] path in
        told.insert([layout.contentWidth, layout.lineWidth(inSection: path.section)])
        return 30 × 30
      }
      _ = layout.contentSize(fitting: 80 × 0)
      expectEqual(told, [[80, 70]])
    }

    @Test
    func `a question within a question has the inner width, and the outer one again after it`() {
      let stage = stage([1])
      let layout = stage.layout
      var widths: [CGFloat] = []
      var isNested = false
      layout.sizeForItem = { [unowned layout] _, _ in
        widths.append(layout.lineWidth(inSection: 0))
        if !isNested {
          isNested = true
          _ = layout.contentSize(fitting: 70 × 0)
          widths.append(layout.lineWidth(inSection: 0))
          isNested = false
        }
        return 10 × 10
      }
      _ = layout.contentSize(fitting: 200 × 0)
      expectEqual(widths, [200, 70, 200])
      stage.view.layoutIfNeeded()
      expectEqual(widths.suffix(3), [300, 70, 300])
      expectEqual(layout.contentWidth, 300)
    }

    @Test func `while nothing is asked, the widths are those of the layout that is shown`() {
      let stage = stage([1], contentInsets: Insets(leading: 10, trailing: 20))
      expectEqual(stage.layout.contentWidth, 0)
      expectEqual(stage.layout.lineWidth(inSection: 0), 0)
      stage.layout.attributesForSection = { _ in SectionAttributes(insets: Insets(7)) }
      stage.view.contentInset.left = 8
      stage.view.layoutIfNeeded()
      _ = stage.layout.contentSize(fitting: 70 × 0)
      expectEqual(stage.layout.contentWidth, 292)
      expectEqual(stage.layout.lineWidth(inSection: 0), 248)
    }

    @Test(arguments: [-1, 1, 7, .max, .min])
    func `a section that does not exist has the insets of the default attributes`(section: Int) {
      let stage = stage([1])
      let layout = stage.layout
      layout.defaultSectionAttributes = SectionAttributes(insets: Insets(20))
      layout.attributesForSection = { _ in SectionAttributes(insets: Insets(7)) }
      var told: Set<CGFloat> = []
      layout.sizeForItem = { [unowned layout] _, _ in
        told.insert(layout.lineWidth(inSection: section))
        return 10 × 10
      }
      stage.view.layoutIfNeeded()
      expectEqual(told, [260])
      expectEqual(layout.lineWidth(inSection: section), 260)
    }

    @Test func `sections before the one that is asked are known`() {
      let stage = stage([1, 1, 1])
      let layout = stage.layout
      var told: [[CGFloat]] = []
      layout.attributesForSection = { [unowned layout] section in
        told.append((0..<3).map { layout.lineWidth(inSection: $0) })
        return SectionAttributes(insets: Insets(CGFloat(section + 1)))
      }
      stage.view.layoutIfNeeded()
      expectEqual(told, [[300, 300, 300], [298, 300, 300], [298, 296, 300]])
      expectEqual((0..<3).map { layout.lineWidth(inSection: $0) }, [298, 296, 294])
    }

    @Test func `a delegate is asked with the widths, too`() {
      let stage = stage([1])
      let delegate = WidthsDelegate()
      stage.view.delegate = delegate
      _ = stage.layout.contentSize(fitting: 80 × 0)
      expectEqual(delegate.told, [[80, 80], [80, 74]])
      delegate.told = []
      stage.view.layoutIfNeeded()
      expectEqual(delegate.told, [[300, 300], [300, 294]])
    }
  }

  /// A delegate that records the widths while it is asked for a section and a size.
  private final class WidthsDelegate: NSObject, CollectionViewDelegateAlignedLayout {
    var told: [[CGFloat]] = []

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      told.append([layout.contentWidth, layout.lineWidth(inSection: section)])
      return SectionAttributes(insets: Insets(3))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      told.append([layout.contentWidth, layout.lineWidth(inSection: indexPath.section)])
      return 10 × 10
    }
  }
#endif
