#if !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Subviews that fade out, while the animation has not ended.
  @MainActor
  @Suite struct AlignedViewFadingInHeadlessTests {
    /// Changes of the first of two subviews in animations, and what is shown of it before and after their end.
    struct RemovalRow: CustomTestStringConvertible, Sendable {
      /// What a view shows of a subview that has been removed.
      struct Shown: Equatable, Sendable {
        var isInView: Bool
        var alpha: CGFloat
      }

      let testDescription: String
      let setUp: @MainActor @Sendable (AlignedView) -> Void

      /// What happens to the view, whose subviews are the second parameter.
      let change: @MainActor @Sendable (AlignedView, [TestTag]) -> Void

      /// What is shown before and after the end of the animations, or nil if the row says nothing of it.
      let during: Shown?
      let after: Shown?

      /// The changes since the subview has forgotten its records, before the end, or nil if the row says nothing
      /// of them.
      let changes: [TestTag.Change]?

      init(
        _ name: String, during: Shown? = nil, after: Shown? = nil,
        changes: [TestTag.Change]? = nil,
        setUp: @escaping @MainActor @Sendable (AlignedView) -> Void = { _ in },
        _ change: @escaping @MainActor @Sendable (AlignedView, [TestTag]) -> Void
      ) {
        testDescription = name
        self.during = during
        self.after = after
        self.changes = changes
        self.setUp = setUp
        self.change = change
      }
    }

    nonisolated static let removalRows: [RemovalRow] = [
      RemovalRow(
        "a removed subview that is hidden goes at once",
        during: .init(isInView: false, alpha: 1), after: .init(isInView: false, alpha: 1),
        setUp: { $0.tags[0].isHidden = true }
      ) { view, tags in
        animate(view, to: [tags[1]])
      },
      RemovalRow(
        "a subview that is arranged again while it fades out stays",
        after: .init(isInView: true, alpha: 1),
        changes: [
          .init(alpha: 1, isAnimated: true), .init(center: point(55, 10), isAnimated: true),
        ]
      ) { view, tags in
        animate(view, to: [tags[1]])
        tags[0].forgetRecords()
        animate(view, to: [tags[1], tags[0]])
      },
      RemovalRow(
        "a subview that fades out twice goes at the end of the second time",
        after: .init(isInView: false, alpha: 1)
      ) { view, tags in
        animate(view, to: [tags[1]])
        animate(view, to: tags)
        Headless.holdingAnimations {
          animate(view, to: [tags[1]])
          // The first animation ends during the second.
          Headless.finishAnimations()
        }
      },
      RemovalRow(
        "the end of an animation does not remove a view that fades out again",
        during: .init(isInView: true, alpha: 1)
      ) { view, tags in
        // The end of the first animation leaves the view alone.
        Headless.holdingAnimations {
          UIView.animate(withDuration: 0.3) { view.setArrangedSubviews([tags[1]]) }
          UIView.animate(withDuration: 0.3) { view.setArrangedSubviews(tags) }
        }
      },
    ]

    private static func animate(_ view: AlignedView, to tags: [TestTag]) {
      UIView.animate(withDuration: 0.3) {
        view.setArrangedSubviews(tags)
        view.layoutIfNeeded()
      }
    }

    @Test(arguments: removalRows)
    func `a subview fades out until the end of the last animation that removes it`(
      row: RemovalRow
    ) {
      let view = AlignedView(tags: [50, 30], width: 100)
      row.setUp(view)
      view.layoutIfNeeded()
      let tags = view.tags
      func shown() -> RemovalRow.Shown {
        .init(isInView: tags[0].superview === view, alpha: tags[0].alpha)
      }
      Headless.holdingAnimations {
        row.change(view, tags)
        if let during = row.during { expectEqual(shown(), during) }
        if let changes = row.changes { expectEqual(tags[0].changes, changes) }
      }
      if let after = row.after { expectEqual(shown(), after) }
    }

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
        expectEqual(tag.alpha, 0)
        expectEqual(tag.frame.minX, 0)
        expectEqual(view.accessibilityElements as? [UIView], view.arrangedSubviews)
      }
      #expect(tag.superview == nil)
      expectEqual(tag.alpha, 1)
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
        expectEqual(tag.alpha, 1)
      }
      #expect(tag.superview === other)
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
        expectEqual(tag.alpha, 1)
      }
      #expect(tag.superview === second)
      expectEqual(tag.frame.minX, 20)
    }

    // MARK: Hidden views

    /// Subviews that are hidden, and the pictures of them that a view shows meanwhile.
    struct HidingRow: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let direction: UISemanticContentAttribute
      let isAnimated: Bool

      /// The frames of the pictures.
      let pictures: [CGRect]
      let change: @MainActor @Sendable ([TestTag]) -> Void

      init(
        _ name: String,
        direction: UISemanticContentAttribute = .unspecified, isAnimated: Bool = true,
        pictures: [CGRect], _ change: @escaping @MainActor @Sendable ([TestTag]) -> Void
      ) {
        testDescription = name
        self.direction = direction
        self.isAnimated = isAnimated
        self.pictures = pictures
        self.change = change
      }
    }

    nonisolated static let hidingRows: [HidingRow] = [
      HidingRow(
        "from right to left, the first subview collapses at its right edge",
        direction: .forceRightToLeft, pictures: [CGRect(x: 100, y: 0, width: 0, height: 20)]
      ) { tags in
        tags[0].isHidden = true
      },
      HidingRow(
        "a subview that is shown again before the layout does not collapse", pictures: []
      ) { tags in
        tags[1].isHidden = true
        tags[1].isHidden = false
      },
      HidingRow(
        "without an animation a hidden subview disappears at once", isAnimated: false,
        pictures: []
      ) { tags in
        tags[0].isHidden = true
      },
    ]

    @Test(arguments: hidingRows)
    func `a subview that is hidden in an animation collapses`(row: HidingRow) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = AlignedView(tags: [50, 30], width: 100)
      view.semanticContentAttribute = row.direction
      window.addSubview(view)
      view.layoutIfNeeded()
      guard row.isAnimated else {
        row.change(view.tags)
        return expectEqual(pictures(in: view).map(\.frame), row.pictures)
      }
      Headless.holdingAnimations {
        UIView.animate(withDuration: 0.3) {
          row.change(view.tags)
          view.layoutIfNeeded()
        }
        expectEqual(pictures(in: view).map(\.frame), row.pictures)
      }
    }

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
        expectEqual(picture.map(\.frame), [CGRect(x: 50, y: 0, width: 0, height: 20)])
        expectEqual(picture.map(\.alpha), [0])
        expectEqual(view.tags[2].frame.minX, 50)
        expectEqual(view.accessibilityElements as? [UIView], [view.tags[0], view.tags[2]])
      }
      #expect(pictures(in: view).isEmpty)
      #expect(view.tags[1].isHidden && view.tags[1].alpha == 1)
    }
  }
#endif
