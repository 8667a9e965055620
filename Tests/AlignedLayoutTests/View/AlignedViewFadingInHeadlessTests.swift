#if !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Subviews that fade out, while the animation has not ended.
  @MainActor
  @Suite struct AlignedViewFadingInHeadlessTests {
    @Test func `a removed subview fades out, and goes at the end`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tag = view.tags[0]
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews([view.tags[1]])
          view.layoutIfNeeded()
        }
        #expect(tag.superview === view)
        #expect(tag.alpha == 0)
        #expect(tag.frame.minX == 0)
        #expect(view.accessibilityElements as? [UIView] == view.arrangedSubviews)
      }
      #expect(tag.superview == nil)
      #expect(tag.alpha == 1)
    }

    @Test func `a subview that is arranged again while it fades out stays`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tags = view.tags
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews([tags[1]])
          view.layoutIfNeeded()
        }
        tags[0].forgetRecords()
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews([tags[1], tags[0]])
          view.layoutIfNeeded()
        }
        #expect(
          tags[0].changes == [
            .init(alpha: 1, isAnimated: true), .init(center: point(55, 10), isAnimated: true),
          ])
      }
      #expect(tags[0].superview === view)
      #expect(tags[0].alpha == 1)
    }

    @Test func `a subview that moves to another view while it fades out stays there`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tag = view.tags[0]
      let other = UIView()
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews([view.tags[1]])
          view.layoutIfNeeded()
        }
        other.addSubview(tag)
        #expect(tag.alpha == 1)
      }
      #expect(tag.superview === other)
    }

    @Test func `a subview that fades out twice goes at the end of the second time`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tags = view.tags
      Headless.holdingAnimations {
        for views in [[tags[1]], tags, [tags[1]]] {
          UIView.animate(withDuration: 0.3) {
            view.setArrangedSubviews(views)
            view.layoutIfNeeded()
          }
        }
        #expect(tags[0].alpha == 0)
      }
      #expect(tags[0].superview == nil)
      #expect(tags[0].alpha == 1)
    }
  }
#endif
