import QuartzCore

/// A view as a picture shows it, in the picture's coordinates. UIKit and AppKit make it.
package struct DrawnView {
  package let frame: CGRect
  package var box: Picture.Box?
  package var lines: [Picture.TextLine] = []
  /// The strokes of a shape layer, behind the lines of text.
  package var strokes: [Picture.Path] = []
  /// The opacity, 0 for a hidden view.
  package var opacity: CGFloat = 1
  /// Whether what is outside the frame is invisible.
  package var clips = false
  /// The views and layers in this one, from back to front.
  package var subviews: [DrawnView] = []

  package init(_ frame: CGRect) {
    self.frame = frame
  }

  fileprivate var marks: [Picture.Mark] {
    guard opacity > 0 else { return [] }
    var inner = strokes.map { Picture.Mark.path($0) } + lines.map { Picture.Mark.text($0) }
    for subview in subviews where !clips || subview.meets(frame) || subview.frame.isEmpty {
      inner += subview.marks
    }
    if clips, !inner.isEmpty { inner = [.clipped(frame, inner)] }
    let marks = (box.map { [.box($0)] } ?? []) + inner
    return opacity < 1 && !marks.isEmpty ? [.faded(opacity: opacity, marks)] : marks
  }

  private func meets(_ other: CGRect) -> Bool {
    frame.minX < other.maxX && other.minX < frame.maxX && frame.minY < other.maxY
      && other.minY < frame.maxY
  }
}

extension Picture {
  /// Creates a picture of a view at the origin.
  package init(of view: DrawnView, background: Ink?) {
    self.init(size: view.frame.size, background: background)
    marks = view.clips ? view.marks : [.clipped(view.frame, view.marks)]
  }
}

extension Picture.Box {
  /// The background and the border of a layer, nil if it has neither.
  package init?(_ layer: CALayer, frame: CGRect) {
    let fill = Ink(layer.backgroundColor)
    let border = layer.borderWidth > 0 ? Ink(layer.borderColor) : nil
    guard fill != nil || border != nil, frame.width > 0, frame.height > 0 else { return nil }
    self.init(
      frame: frame, fill: fill, border: border, borderWidth: layer.borderWidth,
      cornerRadius: min(layer.cornerRadius, frame.width / 2, frame.height / 2))
  }
}
