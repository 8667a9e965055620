import AppKit
import Testing

/// Frames, flipped coordinates and autoresizing (evidence: D; I for the methods that setting a frame
/// calls).
@MainActor
struct GeometryTests {
  private let flipped = FlippedView(frame: NSRect(x: 10, y: 20, width: 100, height: 50))
  private let child = NSView(frame: NSRect(x: 5, y: 10, width: 30, height: 20))

  @Test func `setting the frame sets origin and size`() {
    let view = FlippedView()
    view.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.sizes, [NSSize(width: 3, height: 4)])
    expectEqual(view.bounds, NSRect(x: 0, y: 0, width: 3, height: 4))
    view.setBoundsOrigin(NSPoint(x: 7, y: 8))
    expectEqual(view.frame, NSRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(view.bounds, NSRect(x: 7, y: 8, width: 3, height: 4))
  }

  @Test func `a y axis that points down is converted`() {
    flipped.addSubview(child)
    // The frame is in the superview's coordinates. The child's own y axis points up.
    expectEqual(child.convert(NSPoint(x: 0, y: 0), to: flipped), NSPoint(x: 5, y: 30))
    expectEqual(flipped.convert(NSPoint(x: 5, y: 30), to: child), .zero)
    expectEqual(flipped.convert(NSPoint(x: 0, y: 0), to: nil), NSPoint(x: 10, y: 70))
    expectEqual(flipped.convert(NSPoint(x: 10, y: 70), from: nil), .zero)
  }

  @Test func `a rectangle is converted with its size`() {
    flipped.addSubview(child)
    let rect = NSRect(x: 1, y: 2, width: 10, height: 5)
    let inFlipped = NSRect(x: 6, y: 23, width: 10, height: 5)
    expectEqual(child.convert(rect, to: flipped), inFlipped)
    expectEqual(child.convert(inFlipped, from: flipped), rect)
  }

  @Test func `views of the same direction are converted without a change of direction`() {
    let view = NSView(frame: NSRect(x: 10, y: 20, width: 100, height: 50))
    view.addSubview(child)
    view.setBoundsOrigin(NSPoint(x: 0, y: 4))
    expectEqual(child.convert(NSPoint(x: 1, y: 1), to: view), NSPoint(x: 6, y: 11))
    expectEqual(child.convert(NSPoint(x: 1, y: 1), to: nil), NSPoint(x: 16, y: 27))
  }

  @Test func `flexible parts share a change of the size`() {
    flipped.addSubview(child)
    child.autoresizingMask = [.width, .minYMargin]
    flipped.setFrameSize(NSSize(width: 110, height: 60))
    expectEqual(child.frame, NSRect(x: 5, y: 20, width: 40, height: 20))
    flipped.autoresizesSubviews = false
    flipped.setFrameSize(NSSize(width: 200, height: 60))
    expectEqual(child.frame.width, 40)
  }

  @Test func `a frame of NaN ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSView().setFrameSize(NSSize(width: CGFloat.nan, height: 0)) }
    }
  }
}

/// A view whose y axis points down, which notes its sizes.
private final class FlippedView: NSView {
  var sizes: [NSSize] = []

  override var isFlipped: Bool { true }

  override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    sizes.append(newSize)
  }
}
