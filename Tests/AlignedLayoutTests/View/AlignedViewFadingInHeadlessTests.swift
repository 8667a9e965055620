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

    @Test func `a removed subview that is hidden goes at once`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.tags[0].isHidden = true
      view.layoutIfNeeded()
      let tag = view.tags[0]
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews([view.tags[1]])
          view.layoutIfNeeded()
        }
        #expect(tag.superview == nil)
        #expect(tag.alpha == 1)
      }
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
      func animate(_ views: [TestTag]) {
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews(views)
          view.layoutIfNeeded()
        }
      }
      Headless.holdingAnimations {
        animate([tags[1]])
        animate(tags)
        Headless.holdingAnimations {
          animate([tags[1]])
          // The first animation ends during the second.
          Headless.finishAnimations()
        }
      }
      #expect(tags[0].superview == nil)
      #expect(tags[0].alpha == 1)
    }

    @Test func `the end of the first fade does not interrupt the second`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tags = view.tags
      func animate(_ views: [TestTag]) {
        UIView.animate(withDuration: 0.3) {
          view.setArrangedSubviews(views)
          view.layoutIfNeeded()
        }
      }
      var superviewBetween: UIView?
      Headless.holdingAnimations {
        animate([tags[1]])
        animate(tags)
        // This animation ends behind the first fade and before the second.
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          superviewBetween = tags[0].superview
        }
        animate([tags[1]])
      }
      #expect(superviewBetween === view)
      #expect(tags[0].superview == nil)
    }

    @Test func `the end of an animation does not remove a view that fades out again`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      view.layoutIfNeeded()
      let tags = view.tags
      Headless.holdingAnimations {
        Headless.holdingAnimations {
          UIView.animate(withDuration: 0.3) { view.setArrangedSubviews([tags[1]]) }
          UIView.animate(withDuration: 0.3) { view.setArrangedSubviews(tags) }
        }
        // The end of the first animation leaves the view alone.
        #expect(tags[0].superview === view)
        #expect(tags[0].alpha == 1)
      }
    }

    @Test func `a subview that another aligned view arranges in the same animation stays there`() {
      let (first, second) = (
        AlignedView(tags: [50, 30], width: 100), AlignedView(tags: [20], width: 100)
      )
      first.layoutIfNeeded()
      second.layoutIfNeeded()
      let tag = first.tags[0]
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          first.setArrangedSubviews([first.tags[1]])
          second.setArrangedSubviews([second.tags[0], tag])
          first.layoutIfNeeded()
          second.layoutIfNeeded()
        }
        #expect(tag.alpha == 1)
      }
      #expect(tag.superview === second)
      #expect(tag.frame.minX == 20)
    }

    // MARK: Hidden views

    private func pictures(in view: AlignedView) -> [UIView] {
      view.subviews.filter { !view.arrangedSubviews.contains($0) }
    }

    @Test func `a subview that is hidden in an animation collapses beside the one before it`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = AlignedView(tags: [50, 30, 20], width: 100)
      window.addSubview(view)
      view.layoutIfNeeded()
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.tags[1].isHidden = true
          view.layoutIfNeeded()
        }
        let picture = pictures(in: view)
        #expect(picture.map(\.frame) == [CGRect(x: 50, y: 0, width: 0, height: 20)])
        #expect(picture.map(\.alpha) == [0])
        #expect(view.tags[2].frame.minX == 50)
        #expect(view.accessibilityElements as? [UIView] == [view.tags[0], view.tags[2]])
      }
      #expect(pictures(in: view).isEmpty)
      #expect(view.tags[1].isHidden && view.tags[1].alpha == 1)
    }

    @Test func `from right to left, the first subview collapses at its right edge`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = AlignedView(tags: [50, 30], width: 100)
      view.semanticContentAttribute = .forceRightToLeft
      window.addSubview(view)
      view.layoutIfNeeded()
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.tags[0].isHidden = true
          view.layoutIfNeeded()
        }
        #expect(pictures(in: view).map(\.frame) == [CGRect(x: 100, y: 0, width: 0, height: 20)])
      }
    }

    @Test func `a subview that is shown again before the layout does not collapse`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = AlignedView(tags: [50, 30], width: 100)
      window.addSubview(view)
      view.layoutIfNeeded()
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          view.tags[1].isHidden = true
          view.tags[1].isHidden = false
          view.layoutIfNeeded()
        }
        #expect(pictures(in: view).isEmpty)
      }
    }

    @Test func `without an animation a hidden subview disappears at once`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = AlignedView(tags: [50, 30], width: 100)
      window.addSubview(view)
      view.layoutIfNeeded()
      view.tags[0].isHidden = true
      #expect(pictures(in: view).isEmpty)
    }
  }
#endif
