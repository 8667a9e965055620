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
      for tag in measured { #expect(Set(tag.offers).count == tag.offers.count) }
      return Set(measured)
    }

    @Test func `an inserted subview is the only one that is measured`() {
      let tag = TestTag()
      #expect(measured { view.insertArrangedSubview(tag, at: 40) } == [tag])
    }

    @Test func `no subview is measured because another one goes`() {
      #expect(measured { view.tags[40].removeFromSuperview() } == [])
      #expect(measured { view.tags[40].isHidden = true } == [])
      #expect(measured { view.tags[39].isHidden = false } == [])
    }

    @Test func `a subview that changes its size is the only one that is measured`() {
      let tag = view.tags[40]
      for width in [90, 20, 300] as [CGFloat] {
        let measured = measured {
          tag.answer.width = width
          tag.invalidateAlignedSize()
        }
        #expect(measured == [tag])
      }
    }

    @Test func `a width that the view had before measures nothing`() {
      #expect(measured { view.frame.size.width = 700 }.count <= 85)
      #expect(measured { view.frame.size.width = 375 } == [])
    }
  }
#endif
