import Testing
import UIKit

/// Views name the views whose baselines stand for theirs, for Auto Layout, which does not exist
/// here (evidence: D).
@MainActor
struct BaselineViewTests {
  @Test func `a plain view stands for itself`() {
    let view = UIView()
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
  }

  @Test func `the view of the first baseline is that of the last, unless it is overridden`() {
    let caption = Caption()
    #expect(caption.forLastBaselineLayout === caption.label)
    #expect(caption.forFirstBaselineLayout === caption.label)
  }

  @Test func `autoresizing masks are translated until a client turns that off`() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }
}

/// A view with a label that stands for its last baseline.
private final class Caption: UIView {
  let label = UILabel()

  override var forLastBaselineLayout: UIView { label }
}
