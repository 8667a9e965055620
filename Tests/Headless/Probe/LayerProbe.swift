import CoreGraphics
import QuartzCore
import UIKit

// Paths and layers, as decoration views use them.

@MainActor
final class ProbeDecoration: UICollectionReusableView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape?.path = probeOutline(of: bounds)
    shape?.fillColor = UIColor.white.cgColor
    shape?.strokeColor = nil
    shape?.fillRule = .evenOdd
    shape?.lineWidth = 2
    shape?.lineCap = .round
    shape?.lineJoin = .bevel
    shape?.lineDashPhase = 1
    shape?.lineDashPattern = nil
    shape?.strokeStart = 0.25
    shape?.strokeEnd = 0.75
    shape?.miterLimit = 4
    layer.shadowPath = CGPath(rect: bounds, transform: nil)
    let mask = CAShapeLayer()
    mask.frame = bounds
    layer.mask = mask
    layer.addSublayer(CALayer())
    layer.addSublayer(probeText(in: bounds))
    layer.insertSublayer(CAShapeLayer(), at: 0)
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    layer.setNeedsDisplay()
  }
}

func probeText(in rect: CGRect) -> CATextLayer {
  let text = CATextLayer()
  text.frame = rect
  text.string = "text"
  text.fontSize = 8
  text.foregroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  text.isWrapped = true
  text.truncationMode = .end
  text.alignmentMode = .center
  text.allowsFontSubpixelQuantization = true
  return text
}

func probeOutline(of rect: CGRect) -> CGPath {
  let path = CGMutablePath()
  path.move(to: rect.origin)
  path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
  path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: .zero)
  path.addCurve(to: rect.origin, control1: .zero, control2: rect.origin)
  path.closeSubpath()
  path.addRect(rect)
  path.addRects([rect], transform: .identity)
  path.addEllipse(in: rect)
  path.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 3)
  path.addLines(between: [.zero, rect.origin])
  path.addArc(
    center: .zero, radius: 1, startAngle: 0, endAngle: CGFloat.pi, clockwise: true)
  path.addPath(CGPath(ellipseIn: rect, transform: nil))
  path.addPath(CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil))
  return path
}

func probeGeometry(of path: CGPath) -> [CGRect] {
  var count = 0
  path.applyWithBlock { element in
    if element.pointee.type == .addLineToPoint, element.pointee.points[0] == .zero { count += 1 }
  }
  guard !path.isEmpty, path.contains(path.currentPoint), count > 0 else { return [] }
  guard path.contains(.zero, using: .evenOdd), path == path.copy() else { return [] }
  return [path.boundingBox, path.boundingBoxOfPath, path.mutableCopy()?.boundingBox ?? .null]
}

func probeBezierPath(in rect: CGRect) -> UIBezierPath {
  let path = UIBezierPath(roundedRect: rect, cornerRadius: 4)
  path.append(UIBezierPath(rect: rect))
  path.append(UIBezierPath(ovalIn: rect))
  path.append(
    UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: rect.size))
  path.append(UIBezierPath(cgPath: probeOutline(of: rect)))
  path.move(to: .zero)
  path.addLine(to: rect.origin)
  path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  path.addQuadCurve(to: .zero, controlPoint: rect.origin)
  path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
  path.close()
  path.apply(CGAffineTransform(scaleX: 2, y: 2))
  path.lineWidth = 1
  path.lineCapStyle = .square
  path.lineJoinStyle = .round
  path.usesEvenOddFillRule = true
  if path.isEmpty || path.contains(path.currentPoint) || path.bounds.isNull {
    path.removeAllPoints()
  }
  path.fill()
  path.stroke()
  path.addClip()
  return path
}

func probeValues(_ rect: CGRect) -> [NSValue] {
  let value = NSValue(cgPoint: rect.origin)
  return [
    value, NSValue(cgSize: rect.size), NSValue(cgRect: rect), NSValue(uiEdgeInsets: .zero),
    NSValue(cgPoint: value.cgPointValue),
  ]
}

@MainActor
func probeTransition(
  _ one: UICollectionViewLayout, _ other: UICollectionViewLayout
) -> UICollectionViewLayout {
  let layout = UICollectionViewTransitionLayout(currentLayout: one, nextLayout: other)
  layout.transitionProgress = 0.5
  layout.updateValue(1, forAnimatedKey: "offset")
  return layout.value(forAnimatedKey: "offset") > 0 ? layout.currentLayout : layout.nextLayout
}

final class ProbeUpdateItem: UICollectionViewUpdateItem {
  override var updateAction: UICollectionViewUpdateItem.Action { .insert }
  override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 0, section: 0) }
}

@MainActor
func probeUpdateItem() -> UICollectionViewUpdateItem { ProbeUpdateItem() }
