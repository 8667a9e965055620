import Testing
import UIKit
import UIKitTestSupport

/// The rules for headers hold for decorations too. Evidence: that of
/// each violation kind.
@MainActor
@Suite(.underAllModes)
struct DecorationTests {
  /// Rows with a line above each section.
  private class LinedRowsLayout: RowsLayout {
    var drift: CGFloat = 0
    var knowsLines = true

    override init() {
      super.init()
      pins = false
      register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let lines = model.sections.indices.map(line).filter { $0.frame.intersects(rect) }
      return (super.layoutAttributesForElements(in: rect) ?? []) + lines
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      knowsLines && model.sections.indices.contains(indexPath.section)
        ? line(indexPath.section) : nil
    }

    private func line(_ section: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: section))
      attributes.frame = CGRect(
        x: 0, y: model.sections[section].top + drift, width: model.width, height: 2)
      attributes.zIndex = 1
      return attributes
    }
  }

  @Test func `decorations are shown without violations`() {
    let stage = Stage(LinedRowsLayout(), counts: [2, 2])
    expectEqual(stage.view.subviews.filter { $0.frame.height == 2 }.count, 2)
    stage.expectConsistent()
  }

  @Test func `a decoration is made of the nib or class registered last`() {
    final class Line: UICollectionReusableView {}
    let layout = LinedRowsLayout()
    layout.register(Headless.nib { [Line()] }, forDecorationViewOfKind: "line")
    let stage = Stage(layout, counts: [2, 2])
    expectEqual(stage.view.subviews.filter { $0 is Line && $0.frame.height == 2 }.count, 2)
    let other = LinedRowsLayout()
    other.register(Headless.nib { [Line()] }, forDecorationViewOfKind: "line")
    other.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    let otherStage = Stage(other, counts: [2])
    #expect(!otherStage.view.subviews.contains { $0 is Line })
  }

  @Test func `a decoration nib without a view raises an exception`() {
    let layout = LinedRowsLayout()
    layout.register(UINib(nibName: "Line", bundle: nil), forDecorationViewOfKind: "line")
    expectViolation(.notRegistered, "nib must contain exactly one") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `a decoration that changes without an invalidation raises an exception`() {
    let layout = LinedRowsLayout()
    let stage = Stage(layout, counts: [20])
    layout.drift = 250
    let violations = Headless.recordingViolations {
      Headless.withoutAudits {
        stage.scroll(to: 10)
        stage.scroll(to: 25)
        stage.scroll(to: 110)
      }
    }
    expectEqual(Set(violations.map(\.kind)), [.changedWithoutInvalidation])
    let message = violations.first?.message ?? ""
    #expect(message.contains("layout attributes for decoration item line at index path"))
    #expect(message.contains("changed from"))
    #expect(message.contains("without invalidating the layout"))
  }

  @Test func `a decoration that only the query for elements returns is shown, with a warning`() {
    let layout = LinedRowsLayout()
    layout.knowsLines = false
    expectViolation(.unansweredQuery, "the query for the decoration item line") {
      let stage = Stage(layout, counts: [3])
      #expect(stage.view.subviews.count > 4)
    }
  }

  @Test func `a context that names a decoration that never existed raises an exception`() {
    let stage = Stage(LinedRowsLayout(), counts: [3])
    expectViolation(.wrongContext, "which never existed") {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateDecorationElements(
        ofKind: "line", at: [IndexPath(item: 0, section: 4)])
      stage.view.collectionViewLayout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
    }
  }
}
