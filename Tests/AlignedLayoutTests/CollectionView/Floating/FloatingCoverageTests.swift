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

    private func placement(_ alignment: AnchorPoint, _ length: CGFloat = 30) -> FloatingPlacement {
      Self.placement(alignment, length)
    }

    private nonisolated static func placement(
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

    /// Changes of bars and of the offset, and what then stays clear of the bars.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        /// The client adds the row's bar, or another one.
        case add(FloatingPlacement)
        case addOther(FloatingPlacement)
        case remove
        case layOut
        case scroll(to: CGFloat)
        case resize(CGSize)

        /// The layout scrolls to the first item of a section.
        case scrollToItem(Int, UICollectionView.ScrollPosition)

        /// The bar says that it has another height.
        case height(CGFloat)
        case change(@MainActor @Sendable (CollectionViewAlignedLayout) -> Void)

        /// Where a section's header begins, and where its footer ends.
        case headerTop(Int, CGFloat)
        case footerBottom(Int, CGFloat)

        /// The content offset, and the one that shows the first item of a section.
        case offset(CGFloat)
        case offsetShowingItem(Int, CGFloat)
      }

      let testDescription: String
      let barSize: CGSize
      let steps: [Step]

      init(_ name: String, barSize: CGSize = 20 × 10, _ steps: [Step]) {
        testDescription = name
        self.barSize = barSize
        self.steps = steps
      }

      @MainActor
      func expect(_ bar: AskedView, on stage: AlignedStage) {
        let layout = stage.layout
        bar.size = barSize
        for (index, step) in steps.enumerated() {
          switch step {
          case .add(let placement): layout.addFloatingView(bar, at: placement)
          case .addOther(let placement): layout.addFloatingView(UIView(), at: placement)
          case .remove: layout.removeFloatingView(bar)
          case .layOut: stage.view.layoutIfNeeded()
          case .scroll(let offset): stage.scroll(to: offset)
          case .resize(let size): stage.resize(size)
          case .scrollToItem(let section, let position):
            layout.scrollToItem(at: [section, 0], position: position, animated: false)
          case .height(let height):
            bar.size.height = height
            layout.invalidateSize(ofFloatingView: bar)
          case .change(let change): change(layout)
          case .headerTop(let section, let top):
            expectEqual(stage.header(section)?.minY, top, "step \(index)")
          case .footerBottom(let section, let bottom):
            expectEqual(stage.footer(section)?.maxY, bottom, "step \(index)")
          case .offset(let offset): expectEqual(stage.view.contentOffset.y, offset, "step \(index)")
          case .offsetShowingItem(let section, let offset):
            expectEqual(layout.contentOffset(showingItemAt: [section, 0])?.y, offset)
          }
        }
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "pinned headers stand below a bar at the top",
        [
          .add(placement(.top)), .layOut, .headerTop(0, 30), .scroll(to: 220),
          .headerTop(2, 250), .layOut, .remove, .layOut, .headerTop(2, 220),
        ]),
      Row(
        "pinned footers stand above a bar at the bottom",
        [
          .change { $0.pinsSectionFooters = true }, .add(placement(.bottom)), .layOut,
          .footerBottom(1, 120), .scroll(to: 220), .footerBottom(3, 340),
        ]),
      Row(
        "a bar that does not count leaves headers where they are",
        [.add(placement(.top, coverage: .ignored)), .scroll(to: 220), .headerTop(2, 220)]),
      Row(
        "items are scrolled to clear of bars",
        [
          .add(placement(.top)), .layOut, .scrollToItem(4, .top), .offset(370),
          .offsetShowingItem(4, 370),
          .add(placement(.bottom, 20)), .layOut, .scrollToItem(4, .bottom), .offset(320),
          // Item 4.0 is now behind neither bar, so nothing has to scroll.
          .scrollToItem(4, []), .offset(320),
        ]),
      Row(
        "a bar that grows moves pinned headers", barSize: 100 × 20,
        [
          .add(FloatingPlacement(.top, width: .fraction(1), coverage: .counted)),
          .scroll(to: 220), .headerTop(2, 240), .height(35), .layOut,
          .headerTop(2, 255),
        ]),
      Row(
        "a bar that depends on the height of the view counts with its new height",
        [
          .add(FloatingPlacement(.top, height: .fraction(0.2), coverage: .counted)),
          .scroll(to: 220), .headerTop(2, 250), .resize(100 × 200), .headerTop(2, 260),
        ]),
      Row(
        "the longest of several bars counts, and no more than the visible area",
        [
          .add(placement(.top, 20)), .layOut, .addOther(placement(.top, 1e8)),
          .addOther(placement(.bottom, 1e8)), .scroll(to: 220), .scrollToItem(4, .top),
          .offset(250),
        ]),
      Row(
        "content at its end stays there while a bar grows, behind the bar",
        [
          .change { $0.staysAtEnd = true }, .add(placement(.bottom, 20)), .layOut,
          .scroll(to: 850), .add(placement(.bottom, 40)), .layOut, .offset(850),
        ]),
    ]

    @Test(arguments: rows)
    func `headers, footers and items stay clear of bars that count`(row: Row) {
      row.expect(bar, on: stage)
    }

    @Test func `cells, the content size and the insets do not depend on bars`() {
      let (frame, size) = (stage.frame(1, section: 3), stage.view.contentSize)
      add(.top)
      expectEqual(stage.frame(1, section: 3), frame)
      expectEqual(stage.view.contentSize, size)
      expectEqual(stage.view.adjustedContentInset, .zero)
      expectEqual(stage.view.contentOffset.y, 0)
    }

    @Test func `scrolling comes to rest where a line is clear of a bar`() {
      stage.layout.stopsAtLines = true
      add(.top)
      let target = stage.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 365), withScrollingVelocity: .zero)
      expectEqual(target.y, 370)
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
      expectEqual(stage.view.contentOffset.x, (isMirrored ? 480 : 370))
    }

    @Test func `a bar asks nothing when it comes and goes`() {
      #expect(stage.asked { add(.top) }.isEmpty)
      #expect(stage.asked { stage.layout.removeFloatingView(bar) }.isEmpty)
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
      expectEqual(stage.frame(1, section: 2)?.minY, 300)
      expectEqual(stage.view.contentOffset.y, 250)
    }
  }
#endif
