#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes when the size changes with animation. Rests on the order of calls
  /// that shipping layouts expect (L).
  @MainActor
  @Suite(.underAllModes)
  struct RotationAnimationsInHeadlessTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func rotated(to size: CGSize, from offset: CGFloat = 0) -> AlignedStage {
      // Lines of two, 20 high, below a header of 10.
      let stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [
            TestSection(cells: Array(repeating: .cell(40 × 20), count: 9), headerLength: 10)
          ]), height: 50)
      stage.scroll(to: offset)
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = size
        stage.view.layoutIfNeeded()
      }
      return stage
    }

    /// The size after a rotation, and how an element moves or fades in it.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let size: CGSize
      let animation: ElementAnimation

      init(_ name: String, _ size: CGSize, _ animation: ElementAnimation) {
        testDescription = name
        self.size = size
        self.animation = animation
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "a cell visible before and after moves from its old frame to its new", 160 × 50,
        .motion(.item([0, 2]), from: rect(0, 30, 40 × 20), to: rect(80, 10, 40 × 20))),
      Row(
        "a cell that becomes visible fades in", 160 × 50,
        .motion(.item([0, 5]), from: rect(40, 30, 40 × 20), fadesIn: true)),
      Row(
        "a cell that is no longer visible fades out at its old place", 50 × 50,
        .departure(.item([0, 3]), to: rect(40, 30, 40 × 20))),
    ]

    @Test(arguments: rows)
    func `a cell moves at a rotation, or fades if it is visible only before or after`(row: Row) {
      let stage = rotated(to: row.size)
      row.animation.expect(in: Headless.lastAnimation(of: stage.view))
    }

    @Test func `the layout may be prepared before prepare(forAnimatedBoundsChange:)`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(40 × 20), count: 9)), height: 50)
      let oldBounds = stage.view.bounds
      stage.resize(160 × 50)
      stage.layout.prepare(forAnimatedBoundsChange: oldBounds)
      let initial = stage.layout.initialLayoutAttributesForAppearingItem(at: path(2))
      let final = stage.layout.finalLayoutAttributesForDisappearingItem(at: path(2))
      #expect(isClose(initial?.frame, rect(0, 20, 40 × 20)))
      #expect(isClose(final?.frame, rect(80, 0, 40 × 20)))
      stage.layout.finalizeAnimatedBoundsChange()
    }

    @Test func `a pinned header moves from its place in the old bounds`() {
      let stage = rotated(to: 400 × 50, from: 45)
      let motion = Headless.lastAnimation(of: stage.view)?.motion(
        toSupplementary: UICollectionView.elementKindSectionHeader, at: path(0))
      #expect(isClose(motion?.from.frame, rect(0, 45, 100 × 10)))
      #expect(isClose(motion?.to.frame, rect(0, stage.view.bounds.minY, 400 × 10)))
    }
  }

  /// The animation of an element in a change: where it begins and ends, as far as a row says.
  struct ElementAnimation: Sendable {
    enum Element {
      case item(IndexPath)
      case header(Int)
      case footer(Int)
      case overflow(Int)
      case decoration(String, IndexPath)
    }

    private let element: Element
    private let from: CGRect?
    private let to: CGRect?
    private var fadesIn = false
    private var fadesOut = false

    /// Returns the animation of an element that is visible afterwards, by its new path. At the end it is opaque.
    static func motion(
      _ element: Element, from: CGRect? = nil, to: CGRect? = nil, fadesIn: Bool = false
    ) -> ElementAnimation {
      ElementAnimation(element: element, from: from, to: to, fadesIn: fadesIn)
    }

    /// Returns the animation of an element that is gone afterwards, by its old path. It fades out.
    static func departure(
      _ element: Element, from: CGRect? = nil, to: CGRect? = nil
    ) -> ElementAnimation {
      ElementAnimation(element: element, from: from, to: to, fadesOut: true)
    }

    /// Expects the animation to be among those that were recorded.
    @MainActor
    func expect(in record: AnimationRecord?) {
      let recorded = recorded(in: record)
      if from != nil || fadesIn { expect(recorded?.from, at: from, isVisible: !fadesIn) }
      expect(recorded?.to, at: to, isVisible: !fadesOut)
    }

    @MainActor
    private func expect(
      _ attributes: UICollectionViewLayoutAttributes?, at frame: CGRect?, isVisible: Bool
    ) {
      if let frame { #expect(isClose(attributes?.frame, frame), "\(self)") }
      expectEqual(attributes?.alpha, (isVisible ? 1 : 0), "\(self)")
    }

    @MainActor
    private func recorded(in record: AnimationRecord?) -> AnimationRecord.Motion? {
      switch element {
      case .item(let path):
        fadesOut ? record?.departure(ofItem: path) : record?.motion(toItem: path)
      case .header(let section):
        recorded(UICollectionView.elementKindSectionHeader, section, in: record)
      case .footer(let section):
        recorded(UICollectionView.elementKindSectionFooter, section, in: record)
      case .overflow(let section):
        recorded(CollectionViewAlignedLayout.elementKindOverflow, section, in: record)
      case .decoration(let kind, let path):
        fadesOut
          ? record?.departure(ofDecoration: kind, at: path)
          : record?.motion(toDecoration: kind, at: path)
      }
    }

    @MainActor
    private func recorded(
      _ kind: String, _ section: Int, in record: AnimationRecord?
    ) -> AnimationRecord.Motion? {
      let path = IndexPath(item: 0, section: section)
      return fadesOut
        ? record?.departure(ofSupplementary: kind, at: path)
        : record?.motion(toSupplementary: kind, at: path)
    }
  }
#endif
