import Testing
import UIKit
import UIKitTestSupport

/// Sections of a flow layout: headers, footers, insets, content size. Evidence D.
@MainActor
@Suite(.underAllModes)
struct FlowSectionTests {
  private let layout = UICollectionViewFlowLayout(
    lines: 10, items: 10, size: CGSize(width: 40, height: 20))

  @Test func `header, insets, lines and footer follow each other`() {
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 7, height: 30)
    layout.footerReferenceSize = CGSize(width: 7, height: 15)
    let stage = Stage(flow: layout, FlowSource(counts: [3, 1]))
    // 94 points for items: two of 40 and a gap of 14.
    expectEqual(stage.header(0), CGRect(0, 0, 100, 30))
    expectEqual(
      stage.frames(), [CGRect(2, 31, 40, 20), CGRect(56, 31, 40, 20), CGRect(2, 61, 40, 20)])
    expectEqual(stage.footer(0), CGRect(0, 84, 100, 15))
    expectEqual(stage.header(1), CGRect(0, 99, 100, 30))
    expectEqual(stage.frames(inSection: 1), [CGRect(2, 130, 40, 20)])
    expectEqual(stage.footer(1), CGRect(0, 153, 100, 15))
    expectEqual(stage.view.contentSize, CGSize(width: 100, height: 168))
  }

  @Test func `a header of zero height does not exist`() {
    layout.headerReferenceSize = CGSize(width: 100, height: 0)
    let stage = Stage(flow: layout, FlowSource(counts: [1]))
    #expect(stage.header(0) == nil)
    #expect(stage.footer(0) == nil)
    expectEqual(stage.view.contentSize.height, 20)
  }

  @Test func `an empty section has its header and its insets`() {
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    layout.headerReferenceSize.height = 30
    let stage = Stage(flow: layout, FlowSource(counts: [0, 1]))
    expectEqual(stage.header(1), CGRect(0, 41, 100, 30))
    expectEqual(stage.view.contentSize.height, 102)
  }

  @Test func `a horizontal layout has columns, and headers as high as the view`() {
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 6)
    let stage = Stage(
      flow: layout, FlowSource(counts: [4]), size: CGSize(width: 300, height: 130))
    // 100 points for items: three of 20 and two gaps of 20.
    expectEqual(stage.header(0), CGRect(0, 0, 30, 130))
    expectEqual(
      stage.frames(),
      [
        CGRect(35, 10, 40, 20), CGRect(35, 50, 40, 20), CGRect(35, 90, 40, 20),
        CGRect(85, 10, 40, 20),
      ])
    expectEqual(stage.view.contentSize, CGSize(width: 131, height: 130))
  }

  @Test func `content insets make lines shorter`() {
    let stage = Stage(layout, FlowSource(counts: [2]), laysOut: false)
    stage.view.contentInset = UIEdgeInsets(top: 7, left: 4, bottom: 0, right: 2)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames(), [CGRect(0, 0, 40, 20), CGRect(54, 0, 40, 20)])
    expectEqual(stage.view.contentSize, CGSize(width: 94, height: 20))
  }

  @Test func `section insets are measured from the safe area if the layout says so`() {
    let stage = Stage(layout, FlowSource(counts: [2]), laysOut: false)
    Headless.setSafeAreaInsets(
      UIEdgeInsets(top: 9, left: 6, bottom: 0, right: 2), on: stage.view)
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames().map(\.minX), [0, 60])
    layout.sectionInsetReference = .fromSafeArea
    stage.view.layoutIfNeeded()
    expectEqual(stage.frames().map(\.minX), [6, 58])
    expectEqual(stage.view.contentSize.width, 100)
  }

  @Test func `a path that does not exist has no attributes`() {
    let stage = Stage(flow: layout, FlowSource(counts: [1]))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
    expectEqual(stage.names, ["0-0"])
  }

  @Test func `the layout is right after states with nothing to lay out`() {
    let source = FlowSource(counts: [3, 0, 2])
    Headless.checkDegenerateStates(size: CGSize(width: 100, height: 200)) {
      UICollectionViewFlowLayout(lines: 1, items: 2, size: CGSize(width: 30, height: 20))
    } configure: { view in
      view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      view.delegate = source
    }
  }
}
