import AppKit
import Foundation
import Testing

@testable import AlignedLayout

/// What aligned views do on a Mac alone: sizes, resizing, windows and nibs. The tests of what they do on all
/// platforms are shared.
@MainActor
@Suite struct AlignedViewOnMacTests {
  // MARK: Coordinates and sizes

  @Test func `lines begin at the top, also in a view whose y axis points up`() {
    let page = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let view = AlignedView(tags: [50, 60, 40], width: 100)
    page.addSubview(view)
    #expect(view.isFlipped)
    expectEqual(view.origins, [point(0, 0), point(0, 20), point(60, 20)])
    expectEqual(view.convert(view.tags[0].frame, to: page), rect(0, 80, 50 × 20))
  }

  @Test func `a subview that a line limit hides gets no clicks`() {
    let page = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let view = AlignedView(tags: [50, 60], width: 100)
    page.addSubview(view)
    view.layoutSubtreeIfNeeded()
    // The page's y axis points up, and the view is 100 points tall.
    #expect(view.hitTest(point(10, 70)) === view.tags[1])
    view.attributes = view.attributes.with(lineLimit: .lines(1))
    view.layoutSubtreeIfNeeded()
    #expect(view.hitTest(point(10, 90)) === view.tags[0])
    let hidden = view.tags[1]
    hidden.frame = view.tags[0].frame
    #expect(view.hitTest(point(10, 90)) === view.tags[0])
    #expect(view.hitTest(point(10, 500)) == nil)
  }

  @Test func `the fitting and the intrinsic size are those of the preferred width`() {
    let view = AlignedView(tags: [50, 60, 40], width: 100)
    expectEqual(view.fittingSize, (150 × 20))
    view.preferredMaxLayoutWidth = 110
    expectEqual(view.fittingSize, (110 × 40))
    expectEqual(view.intrinsicContentSize, (110 × 40))
    expectEqual(view.sizeThatFits(50 × 0), (50 × 60))
  }

  @Test func `without a preferred width, the intrinsic height follows the bounds`() {
    let view = AlignedView(tags: [50, 60, 40], width: 100)
    expectEqual(view.intrinsicContentSize, (150 × 20))
    view.layoutSubtreeIfNeeded()
    expectEqual(view.intrinsicContentSize, (150 × 40))
  }

  @Test func `a pass view has a fitting size, and lays out again at another size`() {
    let tag = TestTag(30 × 20)
    let view = LayoutPassView { pass in
      pass.place(tag, within: CGRect(x: 0, y: 0, width: pass.width, height: 20), at: .trailing)
      return CGSize(width: pass.width, height: 20)
    }
    view.addSubview(tag)
    view.preferredMaxLayoutWidth = 80
    expectEqual(view.fittingSize, (80 × 20))
    view.frame.size = 100 × 20
    view.layoutSubtreeIfNeeded()
    expectEqual(tag.frame, rect(70, 0, 30 × 20))
    view.setFrameSize(60 × 20)
    view.layoutSubtreeIfNeeded()
    expectEqual(tag.frame, rect(30, 0, 30 × 20))
  }

  @Test func `a new size lays out again, also by a mask`() {
    let page = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = AlignedView(tags: [50, 40], width: 100)
    view.autoresizingMask = [.width]
    page.addSubview(view)
    page.layoutSubtreeIfNeeded()
    view.setFrameSize(80 × 100)
    #expect(view.needsLayout)
    expectEqual(view.origins, [point(0, 0), point(0, 20)])
    page.setFrameSize(120 × 100)
    expectEqual(view.frame.width, 100)
    page.layoutSubtreeIfNeeded()
    expectEqual(view.tags.map(\.frame.origin), [point(0, 0), point(50, 0)])
  }

  @Test func `views without a method for a width have their fitting size`() {
    let box = FixedView()
    let view = AlignedView(
      items: [AlignedItem(box), AlignedItem(FixedView(), measuredBy: .systemLayoutSizeFitting)],
      attributes: SectionAttributes(cellSpacing: 0))
    view.frame.size = 100 × 50
    expectEqual(view.arrangedFrames, [rect(0, 0, 31 × 17), rect(31, 0, 31 × 17)])
  }

  @Test func `a label that wraps is as tall as its lines`() {
    let label = NSTextField(wrappingLabelWithString: "some words that take several lines")
    let view = AlignedView(arrangedSubviews: [label])
    view.frame.size = 90 × 200
    let frame = view.arrangedFrames[0]
    expectEqual(frame.size, label.sizeThatFits(90 × 0))
    #expect(frame.height > 30)
  }

  // MARK: Direction and scale

  @Test func `a view has the direction of its app`() {
    let origins = Headless.withUserInterfaceLayoutDirection(.rightToLeft) {
      AlignedView(tags: [50, 30], width: 100).origins
    }
    expectEqual(origins, [point(50, 0), point(20, 0)])
  }

  @Test func `all sizes are asked again on a screen of another scale`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled],
      backing: .buffered, defer: false)
    let view = AlignedView(tags: [50.3, 30], width: 100)
    window.contentView = view
    window.layoutIfNeeded()
    let counts = view.tags.map(\.offers.count)
    expectEqual(view.sizeThatFits(100 × 0), (80.5 × 20))
    Headless.setBackingScaleFactor(1, of: window)
    #expect(view.needsLayout)
    window.layoutIfNeeded()
    expectEqual(view.tags.map(\.offers.count), counts.map { $0 + 1 })
    expectEqual(view.sizeThatFits(100 × 0), (81 × 20))
  }

  // MARK: Nibs

  @Test func `subviews of a nib are arranged when it is awake`() {
    let view = AlignedView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let tags = [TestTag(50 × 20), TestTag(30 × 20)]
    for tag in tags { view.addSubview(tag) }
    #expect(view.arrangedSubviews.isEmpty)
    view.awakeFromNib()
    expectEqual(view.arrangedSubviews, tags)
    expectEqual(view.origins, [point(0, 0), point(55, 0)])
  }

  @Test func `what is arranged before a nib is awake stays so`() {
    let view = AlignedView(tags: [50], width: 100)
    let tags = view.tags
    view.addSubview(NSView())
    view.awakeFromNib()
    expectEqual(view.arrangedSubviews, tags)
  }

  // MARK: Reading and lifetime

  @Test func `a Mac reads the subviews in the order of the lines`() {
    let view = AlignedView(tags: [50, 30, 60], width: 100)
    view.insertArrangedSubview(view.tags[2], at: 0)
    let badge = NSView()
    view.addSubview(badge)
    view.layoutSubtreeIfNeeded()
    expectEqual(view.accessibilityChildren() as? [NSView], view.tags + [badge])
    view.tags[0].removeFromSuperview()
    expectEqual(view.accessibilityChildren() as? [NSView], view.subviews)
  }

  @Test func `a subview that was removed is not kept`() {
    weak var gone: NSView?
    let view = AlignedView(tags: [50], width: 100)
    do {
      let tag = TestTag()
      gone = tag
      view.addArrangedSubview(tag)
      view.layoutSubtreeIfNeeded()
      tag.removeFromSuperview()
    }
    view.layoutSubtreeIfNeeded()
    #expect(gone == nil)
  }
}

/// A view with a size of its own.
private final class FixedView: NSView {
  override var intrinsicContentSize: NSSize { NSSize(width: 31, height: 17) }
}
