import LayoutDrawing
import Testing
import UIKit

/// Which views of a tree are drawn, where, and in which order.
@MainActor
struct ViewDrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    box.backgroundColor = .red
    return box
  }

  /// Returns the frames of all boxes from back to front, clipped or not.
  private func boxes(_ marks: [Picture.Mark]) -> [CGRect] {
    marks.flatMap { mark in
      switch mark {
      case .box(let box): [box.frame]
      case .text: [CGRect]()
      case .clipped(_, let inner), .faded(_, let inner): boxes(inner)
      }
    }
  }

  @Test func `a subview is drawn at its position in its superview`() {
    let outer = box(10, 5, 40, 30)
    outer.addSubview(box(4, 3, 10, 10))
    view.addSubview(outer)
    #expect(
      boxes(Picture(of: view).marks) == [
        CGRect(x: 10, y: 5, width: 40, height: 30), CGRect(x: 14, y: 8, width: 10, height: 10),
      ])
  }

  @Test func `scrolled content is drawn at its scrolled position`() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 60, height: 100)
    scrollView.addSubview(box(0, 30, 60, 10))
    scrollView.addSubview(box(0, 0, 60, 10))
    scrollView.contentOffset.y = 20
    let marks = Picture(of: scrollView).marks
    // The other box is scrolled out of the bounds.
    #expect(boxes(marks) == [CGRect(x: 0, y: 10, width: 60, height: 10)])
    guard case .clipped(scrollView.frame, _) = marks.first else {
      Issue.record("not clipped: \(marks)")
      return
    }
  }

  @Test func `hidden views are not drawn, and views in front are drawn last`() {
    let front = box(0, 0, 1, 1)
    let hidden = box(0, 0, 2, 2)
    let back = box(0, 0, 3, 3)
    front.layer.zPosition = 1
    hidden.isHidden = true
    [front, hidden, back].forEach(view.addSubview)
    #expect(boxes(Picture(of: view).marks).map(\.width) == [3, 1])
  }

  @Test func `a label's lines are centered vertically, and a cut line ends in an ellipsis`() {
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 60, height: 40))
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 2
    label.text = "One two three four five six"
    view.addSubview(label)
    let lines = texts(Picture(of: view).marks)
    #expect(lines.map(\.text) == ["One two", "three four…"])
    #expect(abs(lines[0].frame.minY + lines[1].frame.maxY - 60) < 0.001)
    #expect(lines.allSatisfy { $0.frame.maxX <= 60 })
  }

  private func texts(_ marks: [Picture.Mark]) -> [Picture.TextLine] {
    marks.flatMap { mark in
      switch mark {
      case .text(let line): [line]
      case .box: [Picture.TextLine]()
      case .clipped(_, let inner), .faded(_, let inner): texts(inner)
      }
    }
  }
}
