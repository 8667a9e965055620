#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What stays clear of bars that count as covering their edge, and what does not depend on them.
  @MainActor
  @Suite(.underAllModes)
  struct FloatingCoverageTests {
    private let stage = AlignedStage.floating()
    private let bar = AskedView()

    private func placement(
      _ alignment: AnchorPoint, _ length: CGFloat = 30,
      coverage: FloatingPlacement.Coverage = .counted
    ) -> FloatingPlacement {
      alignment.y == 0.5
        ? FloatingPlacement(
          alignment, width: .points(length), height: .fraction(1), coverage: coverage)
        : FloatingPlacement(
          alignment, width: .fraction(1), height: .points(length), coverage: coverage)
    }

    private func add(_ alignment: AnchorPoint, _ length: CGFloat = 30) {
      stage.layout.addFloatingView(bar, at: placement(alignment, length))
      stage.view.layoutIfNeeded()
    }

    private func item(_ section: Int) -> IndexPath { IndexPath(item: 0, section: section) }

    @Test func `pinned headers stand below a bar at the top`() {
      add(.top)
      #expect(stage.header(0)?.minY == 30)
      stage.scroll(to: 220)
      #expect(stage.header(2)?.minY == 250)
      stage.view.layoutIfNeeded()
      stage.layout.removeFloatingView(bar)
      stage.view.layoutIfNeeded()
      #expect(stage.header(2)?.minY == 220)
    }

    @Test func `pinned footers stand above a bar at the bottom`() {
      stage.layout.pinsSectionFooters = true
      add(.bottom)
      #expect(stage.footer(1)?.maxY == 120)
      stage.scroll(to: 220)
      #expect(stage.footer(3)?.maxY == 340)
    }

    @Test func `a bar that does not count leaves headers where they are`() {
      stage.layout.addFloatingView(bar, at: placement(.top, coverage: .ignored))
      stage.scroll(to: 220)
      #expect(stage.header(2)?.minY == 220)
    }

    @Test func `cells, the content size and the insets do not depend on bars`() {
      let (frame, size) = (stage.frame(1, section: 3), stage.view.contentSize)
      add(.top)
      #expect(stage.frame(1, section: 3) == frame)
      #expect(stage.view.contentSize == size)
      #expect(stage.view.adjustedContentInset == .zero)
      #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `items are scrolled to clear of bars`() {
      add(.top)
      stage.layout.scrollToItem(at: item(4), position: .top, animated: false)
      #expect(stage.view.contentOffset.y == 370)
      #expect(stage.layout.contentOffset(showingItemAt: item(4))?.y == 370)
      add(.bottom, 20)
      stage.layout.scrollToItem(at: item(4), position: .bottom, animated: false)
      #expect(stage.view.contentOffset.y == 320)
      // Item 4.0 is now behind neither bar, so nothing has to scroll.
      stage.layout.scrollToItem(at: item(4), position: [], animated: false)
      #expect(stage.view.contentOffset.y == 320)
    }

    @Test func `scrolling comes to rest where a line is clear of a bar`() {
      stage.layout.stopsAtLines = true
      add(.top)
      let target = stage.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 365), withScrollingVelocity: .zero)
      #expect(target.y == 370)
    }

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `sideways, bars at the leading and the trailing edge count`(
      direction: ContentLayout.Direction
    ) {
      let stage = AlignedStage.floating(axis: .horizontal, direction)
      stage.layout.pinsSectionFooters = true
      stage.layout.addFloatingView(bar, at: placement(.leading))
      stage.layout.addFloatingView(UIView(), at: placement(.trailing, 25))
      stage.view.layoutIfNeeded()
      let isMirrored = direction == .rightToLeft
      stage.scroll(to: isMirrored ? 630 : 220)
      let header = stage.header(2)
      #expect(isMirrored ? header?.maxX == 750 : header?.minX == 250)
      let footer = stage.footer(3)
      #expect(isMirrored ? footer?.minX == 655 : footer?.maxX == 345)
      stage.layout.scrollToItem(
        at: item(4), position: isMirrored ? .right : .left, animated: false)
      #expect(stage.view.contentOffset.x == (isMirrored ? 480 : 370))
    }

    @Test func `a bar that grows moves pinned headers`() {
      bar.size = 100 × 20
      stage.layout.addFloatingView(
        bar, at: FloatingPlacement(.top, width: .fraction(1), coverage: .counted))
      stage.scroll(to: 220)
      #expect(stage.header(2)?.minY == 240)
      bar.size.height = 35
      stage.layout.invalidateSize(ofFloatingView: bar)
      stage.view.layoutIfNeeded()
      #expect(stage.header(2)?.minY == 255)
    }

    @Test func `a bar that depends on the height of the view counts with its new height`() {
      stage.layout.addFloatingView(
        bar, at: FloatingPlacement(.top, height: .fraction(0.2), coverage: .counted))
      stage.scroll(to: 220)
      #expect(stage.header(2)?.minY == 250)
      stage.resize(100 × 200)
      #expect(stage.header(2)?.minY == 260)
    }

    @Test func `the longest of several bars counts, and no more than the visible area`() {
      add(.top, 20)
      stage.layout.addFloatingView(UIView(), at: placement(.top, 1e8))
      stage.layout.addFloatingView(UIView(), at: placement(.bottom, 1e8))
      stage.scroll(to: 220)
      stage.layout.scrollToItem(at: item(4), position: .top, animated: false)
      #expect(stage.view.contentOffset.y == 250)
    }

    @Test func `a bar asks nothing when it comes and goes`() {
      #expect(stage.asked { add(.top) }.isEmpty)
      #expect(stage.asked { stage.layout.removeFloatingView(bar) }.isEmpty)
    }

    @Test func `content at its end stays there while a bar grows, behind the bar`() {
      stage.layout.staysAtEnd = true
      add(.bottom, 20)
      stage.scroll(to: 850)
      add(.bottom, 40)
      #expect(stage.view.contentOffset.y == 850)
    }

    @Test func `the first cell that no bar hides is held in its place`() async {
      add(.top, 60)
      stage.layout.pinsSectionHeaders = false
      stage.scroll(to: 200)
      // 2.0 is behind the bar, and 2.1 reaches below it.
      stage.content.sections[2].cells[0] = .cell(100 × 90)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(stage.frame(1, section: 2)?.minY == 300)
      #expect(stage.view.contentOffset.y == 250)
    }
  }
#endif
