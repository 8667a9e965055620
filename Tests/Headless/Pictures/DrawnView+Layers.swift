import CoreGraphics
import QuartzCore
import UIFoundation

extension DrawnView {
  /// A layer that is no view's, with those in it.
  ///
  /// - Parameter frame: The layer's rectangle on the picture.
  package init(_ layer: CALayer, frame: CGRect) {
    self.init(frame)
    opacity = layer.isHidden ? 0 : CGFloat(layer.opacity)
    clips = layer.masksToBounds
    box = Picture.Box(layer, frame: frame)
    lines = (layer as? CATextLayer)?.drawnText?.lines(in: frame) ?? []
    strokes = (layer as? CAShapeLayer)?.drawnStrokes(in: frame) ?? []
    subviews = Self.sublayers(of: layer, in: frame, bounds: layer.bounds).map(\.view)
  }

  /// Returns the layers that were added to a layer, with their z positions, from back to front.
  package static func sublayers(
    of layer: CALayer, in frame: CGRect, bounds: CGRect
  ) -> [(zPosition: CGFloat, view: DrawnView)] {
    let sublayers = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    return sublayers.map { _, sublayer in
      let place = CGRect(
        x: frame.minX + sublayer.frame.minX - bounds.minX,
        y: frame.minY + sublayer.frame.minY - bounds.minY,
        width: sublayer.frame.width, height: sublayer.frame.height)
      return (sublayer.zPosition, DrawnView(sublayer, frame: place))
    }
  }
}

extension CATextLayer {
  fileprivate var drawnText: LabelText? {
    guard let text = string as? String, let ink = Ink(foregroundColor) else { return nil }
    return LabelText(
      text, metrics: TextMetrics(pointSize: fontSize, weight: 0), lineLimit: 1, ink: ink,
      anchor: anchor)
  }

  private var anchor: Picture.TextLine.Anchor {
    switch alignmentMode {
    case .center: .center
    case .right: .right
    default: .left
    }
  }
}

extension CAShapeLayer {
  /// Returns the outlines of the path, curves as lines. Pictures do not fill it.
  fileprivate func drawnStrokes(in frame: CGRect) -> [Picture.Path] {
    guard let path, let ink = Ink(strokeColor), lineWidth > 0 else { return [] }
    return path.flattened.map { points in
      let moved = points.map {
        CGPoint(x: frame.minX + $0.x - bounds.minX, y: frame.minY + $0.y - bounds.minY)
      }
      return Picture.Path(moved, ink: ink, width: lineWidth, isDashed: lineDashPattern != nil)
    }
  }
}
