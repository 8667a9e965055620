import Testing
import UIKit

/// The readable content guide, whose frame comes from layout passes (evidence I).
@MainActor
struct LayoutGuideTests {
  private final class Reader: UIView {
    var frames: [CGRect] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      frames.append(readableContentGuide.layoutFrame)
    }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let inside = CGRect(x: 8, y: 8, width: 84, height: 34)

  @Test func `its frame is zero until the next layout pass`() {
    let view = UIView(frame: bounds)
    view.layoutIfNeeded()
    let guide = view.readableContentGuide
    #expect(guide === view.readableContentGuide)
    expectEqual(guide.layoutFrame, .zero)
    view.layoutIfNeeded()
    expectEqual(guide.layoutFrame, inside)
  }

  @Test func `a view that asks in its layout is laid out again`() {
    let view = Reader(frame: bounds)
    view.layoutIfNeeded()
    expectEqual(view.frames, [.zero, inside])
  }

  @Test func `its frame follows in the pass after a new size`() {
    let view = UIView(frame: bounds)
    let guide = view.readableContentGuide
    view.layoutIfNeeded()
    view.frame.size.width = 1000
    expectEqual(guide.layoutFrame, inside)
    view.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 164, y: 8, width: 672, height: 34))
  }
}
