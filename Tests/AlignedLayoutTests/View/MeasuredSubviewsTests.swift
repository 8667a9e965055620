#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// How many subviews of an aligned view a change has measured.
  @MainActor
  @Suite struct MeasuredSubviewsTests {
    private let view: AlignedView

    init() {
      var random = SplitMix64(seed: 85)
      view = AlignedView(
        tags: (0..<85).map { _ in CGFloat(Int.random(in: 20...110, using: &random)) }, width: 375)
      layOutAndSize()
    }

    /// Lays the view out, and asks for its size as a superview does.
    private func layOutAndSize() {
      view.layoutIfNeeded()
      _ = view.intrinsicContentSize
      _ = view.sizeThatFits(CGSize(width: 375, height: 1_000))
    }

    /// Returns the tags that are measured during a change. None is asked twice for one width: once for that
    /// of the view, and once for the natural width.
    private func measured(_ change: () -> Void) -> Set<TestTag> {
      for tag in view.tags { tag.forgetRecords() }
      change()
      layOutAndSize()
      let measured = view.tags.filter { !$0.offers.isEmpty }
      for tag in measured { expectEqual(Set(tag.offers).count, tag.offers.count) }
      return Set(measured)
    }

    /// Changes of the view, and the tags that are measured during each of them.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let changes:
        @MainActor @Sendable (AlignedView) -> [(change: () -> Void, measured: Set<TestTag>)]
    }

    nonisolated static let rows: [Row] = [
      Row(testDescription: "an inserted subview is the only one that is measured") { view in
        let tag = TestTag()
        return [({ view.insertArrangedSubview(tag, at: 40) }, [tag])]
      },
      Row(testDescription: "no subview is measured because another one goes") { view in
        [
          ({ view.tags[40].removeFromSuperview() }, []), ({ view.tags[40].isHidden = true }, []),
          ({ view.tags[39].isHidden = false }, []),
        ]
      },
      Row(
        testDescription: "a subview that changes its size is the only one that is measured"
      ) { view in
        let tag = view.tags[40]
        return [90, 20, 300].map { (width: CGFloat) in
          let change = {
            tag.answer.width = width
            tag.invalidateAlignedSize()
          }
          return (change, [tag])
        }
      },
    ]

    @Test(arguments: rows)
    func `only what is new or changes is measured`(row: Row) {
      for (index, (change, tags)) in row.changes(view).enumerated() {
        expectEqual(measured(change), tags, "change \(index)")
      }
    }

    @Test func `a width that the view had before measures nothing`() {
      #expect(measured { view.frame.size.width = 700 }.count <= 85)
      expectEqual(measured { view.frame.size.width = 375 }, [])
    }
  }
#endif
