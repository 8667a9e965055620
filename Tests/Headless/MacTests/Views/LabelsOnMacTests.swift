import AppKit
import Testing

@testable import AlignedLayout

/// Labels and buttons of AppKit on common lines.
@MainActor
@Suite struct LabelsOnMacTests {
  private func label(_ text: String, size: CGFloat) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func view(_ views: [NSView], _ alignment: SectionAttributes.CellAlignment) -> AlignedView
  {
    let view = AlignedView(
      arrangedSubviews: views, attributes: SectionAttributes(cellAlignment: alignment))
    view.frame.size = 300 × 100
    view.layoutSubtreeIfNeeded()
    return view
  }

  /// The distance from the top of the view to the first baseline of a label in it.
  private func baseline(of label: NSTextField) -> CGFloat {
    label.frame.minY + label.firstBaselineOffsetFromTop
  }

  @Test func `labels of two sizes stand on one baseline, which is that of the view`() {
    let (small, large) = (label("small", size: 10), label("large", size: 30))
    let view = view([small, large], .firstBaseline)
    #expect(abs(baseline(of: small) - baseline(of: large)) < 0.5)
    #expect(small.frame.minY > 5 && large.frame.minY == 0)
    #expect(abs(view.firstBaselineOffsetFromTop - baseline(of: small)) < 0.5)
    let last = view.bounds.height - view.lastBaselineOffsetFromBottom
    #expect(abs(last - baseline(of: large)) < 0.5)
  }

  @Test func `the baselines of a view are those of its first and its last line`() {
    let (first, second) = (label("first", size: 13), label("second", size: 20))
    let view = view([first, second], .firstBaseline)
    view[second].attributes = CellAttributes(beginsLine: true)
    view.padding = Insets(7)
    view.layoutSubtreeIfNeeded()
    #expect(abs(view.firstBaselineOffsetFromTop - (7 + first.firstBaselineOffsetFromTop)) < 0.5)
    let last = view.bounds.height - view.lastBaselineOffsetFromBottom
    #expect(abs(last - baseline(of: second)) < 0.5)
  }

  @Test func `an aligned view stands on the baseline of the labels in it`() {
    let (small, large) = (label("small", size: 10), label("large", size: 30))
    let inner = AlignedView(arrangedSubviews: [small])
    inner.padding = Insets(3)
    let view = view([inner, large], .lastBaseline)
    #expect(abs(inner.frame.minY + baseline(of: small) - baseline(of: large)) < 0.5)
    withExtendedLifetime(view) {}
  }

  @Test func `a button and a label stand on one baseline`() {
    let button = NSButton(title: "OK", target: nil, action: nil)
    let text = label("text", size: 13)
    let view = view([button, text], .firstBaseline)
    let distance = button.frame.minY + button.firstBaselineOffsetFromTop - baseline(of: text)
    #expect(abs(distance) < 0.5)
    expectEqual(view.sizeThatFits(300 × 0).height, button.frame.height)
  }

  @Test func `a view without text has no baseline`() {
    let view = view([TestTag()], .firstBaseline)
    expectEqual(view.firstBaselineOffsetFromTop, 0)
    expectEqual(view.lastBaselineOffsetFromBottom, 0)
  }

  /// The last baseline was that of the size which the label had before.
  @Test func `a label that is taller than its text stands on the baseline of the text`() {
    let (tall, plain) = (label("tall", size: 13), label("plain", size: 13))
    let view = view([tall, plain], .lastBaseline)
    view[tall].minimumSize.height = 60
    view.layoutSubtreeIfNeeded()
    #expect(abs(baseline(of: tall) - baseline(of: plain)) < 0.5)
    let frames = view.arrangedFrames
    view.invalidateSizes()
    expectEqual(view.arrangedFrames, frames)
  }

  @Test func `an overflow button says how many are hidden`() {
    let labels = ["one", "two", "three", "four", "five"].map { label($0, size: 13) }
    let more = NSButton(title: "", target: nil, action: nil)
    let view = AlignedView(
      arrangedSubviews: labels, attributes: SectionAttributes(lineLimit: .lines(1)))
    view.overflowView = { hiddenCount in
      more.title = "+\(hiddenCount)"
      return more
    }
    view.frame.size = 120 × 40
    view.layoutSubtreeIfNeeded()
    let hidden = labels.filter { $0.alphaValue == 0 }
    #expect(!hidden.isEmpty && hidden.count == view.hiddenItemCount)
    #expect(more.title == "+\(hidden.count)" && more.superview === view)
    expectEqual(more.frame.minX, labels[4 - hidden.count].frame.maxX + 5)
    #expect(more.frame.maxX <= 120)
    view.setFrameSize(400 × 40)
    view.layoutSubtreeIfNeeded()
    #expect(more.superview == nil)
    #expect(labels.allSatisfy { $0.alphaValue == 1 })
  }
}
