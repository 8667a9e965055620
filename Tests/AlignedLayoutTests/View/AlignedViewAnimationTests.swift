#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Changes of subviews in animations, and the order in which they are read. Rests on
  /// `inheritedAnimationDuration` being more than 0 in an animation block (D).
  @MainActor
  @Suite struct AlignedViewAnimationTests {
    @Test func `a new subview fades in where it stands, and the others move`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let (old, new) = (view.tags[1], TestTag(20 × 20))
      old.forgetRecords()
      PlatformView.animating {
        view.insertArrangedSubview(new, at: 0)
        view.layoutIfNeeded()
      }
      #expect(old.changes == [.init(center: point(85, 10), isAnimated: true)])
      #expect(
        new.changes == [
          .init(center: point(10, 10), isAnimated: false), .init(alpha: 0, isAnimated: false),
          .init(alpha: 1, isAnimated: true),
        ])
    }

    @Test func `without an animation, a new subview is there at once`() {
      let view = AlignedView(tags: [50], width: 100)
      view.layoutIfNeeded()
      let new = TestTag(20 × 20)
      view.addArrangedSubview(new)
      view.layoutIfNeeded()
      #expect(new.changes == [.init(center: point(60, 10), isAnimated: false)])
    }

    @Test func `the first layout lets nothing fade in`() {
      let view = AlignedView(tags: [50], width: 100)
      PlatformView.animating { view.layoutIfNeeded() }
      #expect(view.tags[0].changes.allSatisfy { $0.alpha == nil })
    }

    @Test func `one list of subviews adds, removes and moves`() {
      let view = AlignedView(tags: [50, 30, 20], width: 100)
      view.layoutIfNeeded()
      let (gone, moved, new) = (view.tags[0], view.tags[2], TestTag(10 × 20))
      view[moved].attributes = CellAttributes(insets: Insets(leading: 5))
      PlatformView.animating {
        view.setArrangedSubviews([moved, new])
        view.layoutIfNeeded()
      }
      #expect(view.arrangedSubviews == [moved, new])
      #expect(view.origins == [point(5, 0), point(25, 0)])
      #expect(gone.superview == nil)
      #expect(gone.alpha == 1)
    }

    @Test func `hidden and shown subviews of a limit fade in place`() {
      let view = AlignedView(tags: [50, 60, 40], width: 100)
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view.layoutIfNeeded()
      let tag = view.tags[1]
      tag.forgetRecords()
      PlatformView.animating {
        view.attributes = view.attributes.with(lineLimit: .unlimited)
        view.layoutIfNeeded()
      }
      #expect(
        tag.changes == [
          .init(center: point(30, 30), isAnimated: false), .init(alpha: 0, isAnimated: false),
          .init(alpha: 1, isAnimated: true),
        ])
      PlatformView.animating {
        view.attributes = view.attributes.with(lineLimit: .lines(1))
        view.layoutIfNeeded()
      }
      #expect(tag.changes.last == .init(alpha: 0, isAnimated: true))
    }

    @Test func `a subview that was hidden appears in place`() {
      let view = AlignedView(tags: [50, 30, 20], width: 100)
      let tag = view.tags[1]
      view.layoutIfNeeded()
      tag.isHidden = true
      view.tags[0].answer = 10 × 20
      view.invalidateSize(of: view.tags[0])
      view.layoutIfNeeded()
      tag.forgetRecords()
      PlatformView.animating {
        tag.isHidden = false
        view.layoutIfNeeded()
      }
      #expect(
        tag.changes == [
          .init(center: point(25, 10), isAnimated: false), .init(alpha: 0, isAnimated: false),
          .init(alpha: 1, isAnimated: true),
        ])
    }

    @Test func `a subview that is removed and inserted again moves`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tag = view.tags[1]
      tag.forgetRecords()
      PlatformView.animating {
        view.removeArrangedSubview(tag)
        view.insertArrangedSubview(tag, at: 0)
        view.layoutIfNeeded()
      }
      #expect(tag.changes == [.init(center: point(15, 10), isAnimated: true)])
    }

    @Test func `a new subview that a limit hides is not seen`() {
      let view = AlignedView(tags: [50], width: 60)
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view.layoutIfNeeded()
      let tag = TestTag()
      PlatformView.animating {
        view.addArrangedSubview(tag)
        view.layoutIfNeeded()
      }
      #expect(tag.changes == [.init(alpha: 0, isAnimated: false)])
    }

    @Test func `an overflow view fades in, and lets the others move`() {
      let view = AlignedView(tags: [50, 60, 40], width: 100)
      let more = TestTag(20 × 20)
      view.overflowView = { _ in more }
      view.layoutIfNeeded()
      let first = view.tags[0]
      first.forgetRecords()
      PlatformView.animating {
        view.padding = Insets(leading: 7)
        view.attributes = view.attributes.with(lineLimit: .lines(1))
        view.layoutIfNeeded()
      }
      #expect(first.changes == [.init(center: point(32, 10), isAnimated: true)])
      #expect(
        more.changes == [
          .init(center: point(67, 10), isAnimated: false), .init(alpha: 0, isAnimated: false),
          .init(alpha: 1, isAnimated: true),
        ])
    }

    // MARK: Reading order

    @Test func `subviews are read in their order on the lines`() {
      let view = AlignedView(tags: [50, 30, 60], width: 100)
      view.attributes = SectionAttributes(cellAlignment: .bottom)
      let badge = PlatformView()
      view.addSubview(badge)
      view.tags[1].isHidden = true
      view.layoutIfNeeded()
      #expect(view.accessibilityElements as? [PlatformView] == [view.tags[0], view.tags[2], badge])
      view.insertArrangedSubview(view.tags[2], at: 0)
      view.layoutIfNeeded()
      #expect(view.accessibilityElements as? [PlatformView] == [view.tags[0], view.tags[1], badge])
    }

    @Test func `the overflow view is read in place of those that are hidden`() {
      let view = AlignedView(tags: [50, 60, 60], width: 100)
      let more = TestTag(20 × 20)
      view.overflowView = { _ in more }
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view.layoutIfNeeded()
      #expect(view.accessibilityElements as? [PlatformView] == [view.tags[0], more])
    }

    @Test func `after subviews have been removed, the others are read in their order`() {
      let view = AlignedView(tags: [50, 30, 60], width: 100)
      let tags = view.tags
      view.layoutIfNeeded()
      tags[1].removeFromSuperview()
      #expect(view.accessibilityElements == nil)
      view.layoutIfNeeded()
      #expect(view.accessibilityElements as? [PlatformView] == [tags[0], tags[2]])
    }

    #if canImport(UIKit) && !APPKIT
      @Test func `elements of the client are left alone, also after a subview is removed`() {
        let view = AlignedView(tags: [50, 30], width: 100)
        view.layoutIfNeeded()
        let tags = view.tags
        view.accessibilityElements = [tags[1]]
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.accessibilityElements as? [PlatformView] == [tags[1]])
        tags[0].removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.accessibilityElements as? [PlatformView] == [tags[1]])
      }
    #endif
  }
#endif
