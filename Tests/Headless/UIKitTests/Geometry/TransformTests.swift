import Testing
import UIKit

/// Affine and 3D transforms compose as Apple documents their matrices (evidence: D).
struct TransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test func `the identity changes nothing`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    expectEqual(point.applying(.identity), point)
  }

  @Test func `concatenating applies the first transform first`() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(point.applying(moved.concatenating(scaled)), CGPoint(x: 26, y: 15))
    expectEqual(point.applying(scaled.concatenating(moved)), CGPoint(x: 16, y: 15))
  }

  @Test func `translatedBy, scaledBy and rotated apply their step first`() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(point.applying(scaled.translatedBy(x: 10, y: 0)), CGPoint(x: 26, y: 15))
    expectEqual(point.applying(scaled.scaledBy(x: 2, y: 1)), CGPoint(x: 12, y: 15))
    let turned = scaled.rotated(by: .pi / 2)
    #expect(close(point.applying(turned), CGPoint(x: -10, y: 9)))
  }

  @Test func `a rotation turns x towards y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func `the inverse reverses a transform`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 7, ty: -9)
    #expect(close(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
  }

  @Test func `a transformed rectangle is the bounding box of its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 4, height: 6)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(turned.origin, CGPoint(x: -8, y: 1)))
    #expect(close(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 6, y: 4)))
    expectEqual(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2)), CGRect(x: -5, y: 4, width: 4, height: 12))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a size ignores the translation`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 50, ty: 60)
    expectEqual(CGSize(width: 1, height: 2).applying(transform), CGSize(width: 2, height: 6))
  }

  @Test func `an affine transform converts to 3D and back`() {
    let plane = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 7, ty: -9)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    expectEqual(CATransform3DGetAffineTransform(space), plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func `3D transforms in the plane agree with affine ones`() {
    let scaled = CATransform3DMakeScale(2, 3, 1)
    let moved = CATransform3DTranslate(scaled, 10, 0, 0)
    let plane = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
    expectEqual(CATransform3DGetAffineTransform(moved), plane)
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
    let expected = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(turned.b - expected.b) < 1e-12 && abs(turned.c - expected.c) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, .init(plane: 1))))
  }

  private func close(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }
}

extension CATransform3D {
  /// A scale in the plane.
  fileprivate init(plane scale: CGFloat) {
    self = CATransform3DMakeScale(scale, scale, 1)
  }
}
