import Testing
import UIKit

/// Frame, bounds, center and transform agree with each other (evidence: D).
@MainActor
struct ViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `the frame sets bounds and center`() {
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.center, CGPoint(x: 60, y: 45))
  }

  @Test func `a new bounds size does not move the center`() {
    view.bounds.size = CGSize(width: 120, height: 40)
    expectEqual(view.frame, CGRect(x: 0, y: 25, width: 120, height: 40))
  }

  @Test func `the bounds' origin does not change the frame`() {
    view.bounds.origin = CGPoint(x: 7, y: 9)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
    view.frame.size.width = 80
    expectEqual(view.bounds, CGRect(x: 7, y: 9, width: 80, height: 50))
  }

  @Test func `a transform changes the frame around the center`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(view.frame, CGRect(x: -40, y: 20, width: 200, height: 50))
    expectEqual(view.bounds.size, CGSize(width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    expectEqual(view.bounds.size, CGSize(width: 150, height: 50))
  }

  @Test func `transform and transform3D of a view set each other`() {
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    expectEqual(view.transform3D.m41, 5)
    view.transform3D = CATransform3DMakeScale(3, 3, 1)
    expectEqual(view.transform, CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test func `alpha is clamped between 0 and 1`() {
    view.alpha = 2
    expectEqual(view.alpha, 1)
    view.alpha = -1
    expectEqual(view.alpha, 0)
  }

  @Test func `appearance properties reach the layer`() {
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    expectEqual(view.layer.backgroundColor, UIColor.black.cgColor)
    view.clipsToBounds = true
    view.isHidden = true
    #expect(view.layer.masksToBounds && view.layer.isHidden)
  }

  @Test func `NaN and infinity end the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().bounds.size.width = .infinity }
    }
  }

  @Test func `a plain view fits its own size`() {
    expectEqual(view.sizeThatFits(CGSize(width: 1, height: 1)), CGSize(width: 100, height: 50))
    expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    expectEqual(
      view.systemLayoutSizeFitting(
        CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 30, height: 50))
  }

  @Test func `fitting a view asks its sizeThatFits`() {
    let text = WrappingView()
    text.sizeToFit()
    expectEqual(text.bounds.size, CGSize(width: 100, height: 1))
    expectEqual(
      text.systemLayoutSizeFitting(
        CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 20, height: 5))
    expectEqual(
      text.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 100, height: 1))
  }
}

/// A view of 100 square points that becomes higher if it is narrower, as text does.
private final class WrappingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? min(size.width, 100) : 100
    return CGSize(width: width, height: 100 / width)
  }
}
