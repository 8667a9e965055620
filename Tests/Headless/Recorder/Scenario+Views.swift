#if canImport(UIKit)
  import SwiftUI
  import UIKit

  extension Scenario {
    /// What views get, where no record answers.
    static let viewQuestions = [
      Scenario(
        "a view in front of the cells",
        question: Question(
          assumed: """
            a view that a collection view brings to the front in layoutSubviews() gets the touches, also after UIKit \
            has added cells
            """,
          wrongIf: "a hit finds another view after a pass: then the view has to come forward later")
      ) { recording in
        await recording.begin()
        await recording.step("add the view") {
          let front = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 60))
          recording.view.front = front
        }
        recording.writeHit()
        await recording.step("scroll to cells that were not there") {
          recording.view.contentOffset.y = 300
          recording.view.front?.frame.origin.y = 320
        }
        recording.writeHit()
        await recording.update("insert a cell under it") { view, data in
          data.sections[1].insert("new", at: 4)
          view.insertItems(at: [IndexPath(item: 4, section: 1)])
        }
        recording.writeHit()
      }
    ]

    /// What SwiftUI proposes and passes to views of UIKit, where no record answers.
    static let hostingQuestions = [
      Scenario(
        views: "a hosting content view is measured",
        question: Question(
          assumed: """
            with a required width of 200, SwiftUI proposes 200 × nil and returns the height of the answer, also to a \
            content view outside of a window
            """,
          wrongIf: "another width or a height is proposed, or the size is not 200 × 40")
      ) { transcript in
        guard #available(iOS 16, tvOS 16, *) else { return }
        let content = UIHostingConfiguration { ProposalRecorder { Color.clear } }
          .margins(.all, 0).minSize(width: 0, height: 0).makeContentView()
        transcript.begin("outside of a window")
        content.writeFittingSize(to: transcript)
        transcript.begin("in a window")
        let window = Host.window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(content)
        window.isHidden = false
        content.writeFittingSize(to: transcript)
      },
      Scenario(
        views: "what a representable gets",
        question: Question(
          assumed: """
            a view that ignores the safe area of containers covers its window, bars and title included, and hears of \
            bars and of what a controller adds by its safe area insets. A keyboard makes it end above the keyboard. \
            There is none in the stand-in
            """,
          wrongIf: """
            the view begins below the bar, has no insets at the top, or reaches below the keyboard without insets at \
            the bottom
            """)
      ) { transcript in
        let shown = RepresentedView()
        let hosting = UIHostingController(
          rootView: Represented(view: shown).ignoresSafeArea(.container))
        hosting.navigationItem.title = "Title"
        let window = Host.window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: hosting)
        window.isHidden = false
        await shown.write(to: transcript, in: window, "below a bar with a title")
        hosting.additionalSafeAreaInsets.bottom = 30
        await shown.write(to: transcript, in: window, "with 30 points that the controller adds")
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillShowNotification, object: nil,
          userInfo: [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(
              cgRect: CGRect(x: 0, y: 280, width: 320, height: 200))
          ])
        await shown.write(to: transcript, in: window, "with a keyboard from 280 on")
      },
    ]
  }

  extension Recording {
    fileprivate func writeHit() {
      transcript.write("= \(view.hitAtFront)")
    }
  }

  extension UIView {
    /// Records the size that fits a required width of 200 points.
    fileprivate func writeFittingSize(to transcript: Transcript) {
      let size = systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      transcript.write("= \(Wording.size(size))")
    }
  }

  /// A layout that records what it is proposed. It is 40 points high.
  @available(iOS 16, tvOS 16, *)
  private struct ProposalRecorder: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let (width, height) = (proposal.width, proposal.height)
      MainActor.assumeIsolated {
        let words = [width, height].map { $0.map(Wording.number) ?? "nil" }
        Transcript.current?.write("proposed: \(words.joined(separator: " × "))")
      }
      return CGSize(width: width ?? 150, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// Shows a view of UIKit that exists.
  private struct Represented: UIViewRepresentable {
    let view: RepresentedView

    func makeUIView(context: Context) -> RepresentedView { view }
    func updateUIView(_ uiView: RepresentedView, context: Context) {}
  }

  /// A scroll view that records its insets.
  private final class RepresentedView: UIScrollView {
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      Transcript.current?.write("safeAreaInsetsDidChange()")
    }

    /// Records a layout pass of a window, and where the view stands after it.
    func write(to transcript: Transcript, in window: UIWindow, _ title: String) async {
      transcript.begin(title)
      window.layoutIfNeeded()
      await Host.settle(window)
      let (safe, adjusted) = (safeAreaInsets, adjustedContentInset)
      transcript.write("= frame in the window \(Wording.rect(convert(bounds, to: nil)))")
      transcript.write("= safe area \(Wording.number(safe.top)), \(Wording.number(safe.bottom))")
      transcript.write(
        "= content inset \(Wording.number(adjusted.top)), \(Wording.number(adjusted.bottom))")
    }
  }
#endif
