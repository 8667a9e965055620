import Testing
import UIKit

/// The effect of a refresh control on insets. Evidence L (MagazineLayout); R for the offset at the
/// beginning (Listable, pull request 281).
@MainActor
struct RefreshControlTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let control = UIRefreshControl()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentInset.top = 10
    view.contentOffset.y = -10
    view.refreshControl = control
  }

  @Test func `its height is part of the adjusted inset while it refreshes`() {
    #expect(control.superview === view)
    #expect(view.adjustedContentInset.top == 10)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(view.adjustedContentInset.top == 70)
    #expect(view.contentInset.top == 10)
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 10)
  }

  @Test func `a subclass overrides the initializer without arguments`() {
    final class NamedControl: UIRefreshControl {
      let name: String
      override init() {
        name = "control"
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    let control = NamedControl()
    #expect(control.name == "control")
    #expect(control.bounds.height == UIRefreshControl().bounds.height)
    #expect(control.bounds.height > 0)
  }

  @Test func `beginning does not scroll, and ending scrolls back`() {
    control.beginRefreshing()
    #expect(view.contentOffset.y == -10)
    view.contentOffset.y = -70
    control.endRefreshing()
    #expect(view.contentOffset.y == -10)
    view.contentOffset.y = 300
    control.beginRefreshing()
    control.endRefreshing()
    #expect(view.contentOffset.y == 300)
  }

  @Test func `it is above the content and scrolls with it`() {
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    view.frame.size.width = 150
    view.contentOffset.y = 300
    #expect(control.frame == CGRect(x: 0, y: -60, width: 150, height: 60))
  }

  @Test func `a control that is removed takes its inset along`() {
    control.beginRefreshing()
    view.refreshControl = nil
    #expect(control.superview == nil)
    #expect(view.adjustedContentInset.top == 10)
  }
}
