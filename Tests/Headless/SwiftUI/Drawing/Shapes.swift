import UIKit

/// A shape. Clients cannot define their own here.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {}

/// A shape that can be drawn inside of its own edge.
@preconcurrency nonisolated public protocol InsettableShape: Shape {}

/// A shape that a view of UIKit shows by rounding its corners.
protocol RoundedShape: Shape, PrimitiveView {
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat
  nonisolated var isSquare: Bool { get }
}

extension RoundedShape {
  nonisolated var isSquare: Bool { false }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    [ShapeNode(self, environment.foreground ?? .primary, environment: environment)]
  }
}

/// The way in which corners are rounded. All look the same here.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// Has no effect.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct Rectangle: Sendable {
  public init() {}
}

extension Rectangle: RoundedShape, InsettableShape {
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat { 0 }
}

public struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }
}

extension RoundedRectangle: RoundedShape, InsettableShape {
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat {
    min(cornerSize.width, size.width / 2, size.height / 2)
  }
}

public struct Capsule: Sendable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: RoundedShape, InsettableShape {
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
}

public struct Circle: Sendable {
  public init() {}
}

extension Circle: RoundedShape, InsettableShape {
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat { min(size.width, size.height) / 2 }
  nonisolated var isSquare: Bool { true }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    FilledShape(shape: self, color: content.drawnColor)
  }
}

extension InsettableShape {
  /// Draws a line along the inner side of the edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    FilledShape(shape: self, color: content.drawnColor, lineWidth: lineWidth)
  }
}

/// A shape with a color of its own, or the line along its edge.
struct FilledShape<S: Shape>: View, PrimitiveView {
  let shape: S
  let color: Color
  var lineWidth: CGFloat?

  nonisolated init(shape: S, color: Color, lineWidth: CGFloat? = nil) {
    self.shape = shape
    self.color = color
    self.lineWidth = lineWidth
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    guard let shape = shape as? any RoundedShape else { return [] }
    return [ShapeNode(shape, color, lineWidth: lineWidth, environment: environment)]
  }
}

/// Takes all that is proposed. A circle is drawn in a square in the middle.
final class ShapeNode: ViewNode {
  private let shape: any RoundedShape
  private let color: Color
  /// The width of the line along the edge, or nil if the shape is filled.
  private let lineWidth: CGFloat?
  @MainActor private var made: UIView?

  init(
    _ shape: any RoundedShape, _ color: Color, lineWidth: CGFloat? = nil,
    environment: EnvironmentValues
  ) {
    self.shape = shape
    self.color = color
    self.lineWidth = lineWidth
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = proposal.replacingUnspecifiedDimensions()
    return ViewDimensions(width: size.width, height: size.height)
  }

  @MainActor override var uiView: UIView? {
    guard color != .clear else { return nil }
    if let made { return made }
    let view = UIView(frame: .zero)
    if let lineWidth {
      view.layer.borderColor = color.uiColor.resolvedColor(with: environment.traits).cgColor
      view.layer.borderWidth = lineWidth
    } else {
      view.backgroundColor = color.uiColor
    }
    view.isUserInteractionEnabled = false
    made = view
    return view
  }

  @MainActor override func place(_ view: UIView) {
    var frame = frame
    if shape.isSquare {
      let side = min(frame.width, frame.height)
      frame = CGRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }
    if view.frame != frame { view.frame = frame }
    view.layer.cornerRadius = shape.cornerRadius(in: frame.size)
  }
}
