import Testing
import UIKit
import UIKitTestSupport

/// Mistakes of a layout class, which each of its layouts makes. Evidence: none is needed; nothing here
/// is UIKit's.
@MainActor
@Suite(.underAllModes)
struct OncePerClassTests {
  @Test func `forgotten calls of super are reported once for each class`() {
    class ForgetfulLayout: RowsLayout {
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
      override func prepare() {}
    }
    final class OtherLayout: ForgetfulLayout {}
    let violations = Headless.recordingViolations {
      for layout in [ForgetfulLayout(), ForgetfulLayout(), OtherLayout()] {
        let stage = Stage(layout, counts: [3])
        for _ in 0..<3 {
          layout.invalidateLayout()
          stage.view.layoutIfNeeded()
        }
      }
    }
    expectEqual(violations.count { $0.kind == .forgottenSuper }, 2)
    expectEqual(violations.count { $0.kind == .prepareWithoutSuper }, 2)
  }

  @Test func `changed objects are reported once for each class of layouts`() {
    final class ReusingLayout: RowsLayout {
      var cached: [IndexPath: UICollectionViewLayoutAttributes] = [:]
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        guard let new = super.itemAttributes(path, in: model) else { return nil }
        let old = cached[path] ?? new
        old.frame = new.frame
        cached[path] = old
        return old
      }
    }
    let violations = Headless.recordingViolations {
      for _ in 0..<3 {
        Stage(ReusingLayout(), counts: [3]).resize(CGSize(width: 120, height: 200))
      }
    }
    expectEqual(violations.map(\.kind), [.mutatedAfterInvalidation])
  }
}
