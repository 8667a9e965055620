import AppKit
import Pictures
import Testing

/// Pictures of views, whose y axes point up or down.
@MainActor
struct DrawingTests {
  private func boxes(of view: NSView) -> [CGRect] {
    Self.boxes(in: Picture(of: view).marks)
  }

  private static func boxes(in marks: [Picture.Mark]) -> [CGRect] {
    marks.flatMap { mark -> [CGRect] in
      switch mark {
      case .box(let box): [box.frame]
      case .clipped(_, let inner), .faded(_, let inner): boxes(in: inner)
      default: []
      }
    }
  }

  private func box(_ frame: NSRect) -> NSView {
    let view = NSView(frame: frame)
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.red.cgColor
    return view
  }

  @Test func `a view whose y axis points up has its origin at the bottom`() {
    let view = NSView(frame: NSRect(x: 7, y: 7, width: 100, height: 50))
    view.addSubview(box(NSRect(x: 10, y: 5, width: 20, height: 10)))
    expectEqual(boxes(of: view), [CGRect(x: 10, y: 35, width: 20, height: 10)])
    view.setBoundsOrigin(NSPoint(x: 2, y: 3))
    expectEqual(boxes(of: view), [CGRect(x: 8, y: 38, width: 20, height: 10)])
  }

  @Test func `a view whose y axis points down has its origin at the top`() {
    let view = FlippedPage(frame: NSRect(x: 7, y: 7, width: 100, height: 50))
    let inner = box(NSRect(x: 10, y: 5, width: 20, height: 10))
    inner.addSubview(box(NSRect(x: 0, y: 0, width: 5, height: 4)))
    view.addSubview(inner)
    expectEqual(
      boxes(of: view),
      [
        CGRect(x: 10, y: 5, width: 20, height: 10), CGRect(x: 10, y: 11, width: 5, height: 4),
      ])
  }

  @Test func `hidden and transparent views are not drawn`() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    let inner = box(NSRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(inner)
    inner.isHidden = true
    #expect(boxes(of: view).isEmpty)
    inner.isHidden = false
    inner.alphaValue = 0
    #expect(boxes(of: view).isEmpty)
  }

  @Test func `labels and buttons are drawn with their baselines`() {
    let view = FlippedPage(frame: NSRect(x: 0, y: 0, width: 60, height: 40))
    let label = NSTextField(labelWithString: "ABC")
    label.font = .systemFont(ofSize: 10)
    label.textColor = .red
    label.frame = NSRect(x: 2, y: 1, width: 30, height: 20)
    let button = NSButton(title: "OK", target: nil, action: nil)
    button.frame.origin.y = 22
    view.subviews = [label, button]
    let svg = Picture(of: view).svg()
    // The text begins at the top of the label, although the label is higher.
    #expect(svg.contains("<text x=\"2\" y=\"10.52\" font-size=\"10\" fill=\"#ff0000\""))
    #expect(svg.contains(">OK</text>") && svg.contains("rx="))
  }
}

/// A view whose y axis points down.
private final class FlippedPage: NSView {
  override var isFlipped: Bool { true }
}
