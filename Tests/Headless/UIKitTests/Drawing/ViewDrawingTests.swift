import LayoutDrawing
import Testing
import UIKit

/// The views on a picture of a view tree, their places and their order.
@MainActor
struct ViewDrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    box.backgroundColor = .red
    return box
  }

  /// Returns the frames of boxes from back to front, including those in clipped marks.
  private func boxes(_ marks: [Picture.Mark]) -> [CGRect] {
    marks.flatMap { mark in
      switch mark {
      case .box(let box): [box.frame]
      case .text, .path: [CGRect]()
      case .clipped(_, let inner), .faded(_, let inner): boxes(inner)
      }
    }
  }

  @Test func `a subview's frame is moved by its superview's`() {
    let outer = box(10, 5, 40, 30)
    outer.addSubview(box(4, 3, 10, 10))
    view.addSubview(outer)
    expectEqual(
      boxes(Picture(of: view).marks),
      [
        CGRect(x: 10, y: 5, width: 40, height: 30), CGRect(x: 14, y: 8, width: 10, height: 10),
      ])
  }

  @Test func `content is moved by the scroll offset`() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 60, height: 100)
    scrollView.addSubview(box(0, 30, 60, 10))
    scrollView.addSubview(box(0, 0, 60, 10))
    scrollView.contentOffset.y = 20
    let marks = Picture(of: scrollView).marks
    // The other box is not visible.
    expectEqual(boxes(marks), [CGRect(x: 0, y: 10, width: 60, height: 10)])
    guard case .clipped(scrollView.frame, _) = marks.first else {
      Issue.record("not clipped: \(marks)")
      return
    }
  }

  @Test func `a hidden view is not drawn, and the front view is drawn last`() {
    let front = box(0, 0, 1, 1)
    let hidden = box(0, 0, 2, 2)
    let back = box(0, 0, 3, 3)
    front.layer.zPosition = 1
    hidden.isHidden = true
    [front, hidden, back].forEach(view.addSubview)
    expectEqual(boxes(Picture(of: view).marks).map(\.width), [3, 1])
  }

  @Test func `a label's lines are centered, and the last ends in an ellipsis`() {
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 60, height: 40))
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 2
    label.text = "One two three four five six"
    view.addSubview(label)
    let lines = texts(Picture(of: view).marks)
    expectEqual(lines.map(\.text), ["One two", "three four…"])
    #expect(abs(lines[0].frame.minY + lines[1].frame.maxY - 60) < 0.001)
    #expect(lines.allSatisfy { $0.frame.maxX <= 60 })
  }

  // MARK: Layers

  @Test func `layers are behind subviews of their z position, and stand where the view shows them`()
  {
    let back = CALayer()
    back.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    back.backgroundColor = UIColor.red.cgColor
    let front = CALayer()
    front.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    front.backgroundColor = UIColor.blue.cgColor
    front.zPosition = 1
    view.layer.addSublayer(front)
    view.layer.addSublayer(back)
    view.addSubview(box(0, 0, 10, 10))
    view.bounds.origin = CGPoint(x: 1, y: 1)
    expectEqual(
      boxes(Picture(of: view).marks),
      [
        CGRect(x: 4, y: 5, width: 7, height: 8), CGRect(x: -1, y: -1, width: 10, height: 10),
        CGRect(x: 0, y: 1, width: 3, height: 4),
      ])
  }

  @Test func `a text layer is a line of text, and a shape layer its outline`() {
    let text = CATextLayer()
    text.frame = CGRect(x: 10, y: 10, width: 40, height: 10)
    text.string = "text"
    text.fontSize = 8
    text.foregroundColor = UIColor.red.cgColor
    text.alignmentMode = .right
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5), transform: nil)
    shape.strokeColor = UIColor.red.cgColor
    shape.lineDashPattern = [1, 2]
    view.layer.addSublayer(text)
    view.layer.addSublayer(shape)
    let marks = Picture(of: view).marks
    let lines = texts(marks)
    expectEqual(lines.map(\.text), ["text"])
    expectEqual(lines.first?.frame.maxX, 50)
    let paths = paths(marks)
    expectEqual(paths.first?.points.first, CGPoint(x: 20, y: 20))
    expectEqual(paths.first?.points.count, 5)
    #expect(paths.first?.isDashed == true)
  }

  private func paths(_ marks: [Picture.Mark]) -> [Picture.Path] {
    marks.flatMap { mark in
      switch mark {
      case .path(let path): [path]
      case .box, .text: [Picture.Path]()
      case .clipped(_, let inner), .faded(_, let inner): paths(inner)
      }
    }
  }

  private func texts(_ marks: [Picture.Mark]) -> [Picture.TextLine] {
    marks.flatMap { mark in
      switch mark {
      case .text(let line): [line]
      case .box, .path: [Picture.TextLine]()
      case .clipped(_, let inner), .faded(_, let inner): texts(inner)
      }
    }
  }
}
