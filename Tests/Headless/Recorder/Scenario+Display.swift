#if canImport(UIKit)
  import UIKit

  extension Scenario {
    static let display = [
      Scenario("first display") { recording in
        await recording.display()
        await recording.step("another pass, with nothing to do")
      },
      Scenario("first display of nothing", counts: []) { await $0.display() },
      Scenario("invalidate") { recording in
        await recording.begin()
        await recording.step("invalidateLayout, twice") {
          recording.layout.invalidateLayout()
          recording.layout.invalidateLayout()
        }
        await recording.step("invalidate one header") {
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateSupplementaryElements(
            ofKind: Rows.header, at: [IndexPath(item: 0, section: 0)])
          recording.layout.invalidateLayout(with: context)
        }
        await recording.step("invalidate one item") {
          let context = UICollectionViewLayoutInvalidationContext()
          context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
          recording.layout.invalidateLayout(with: context)
        }
      },
      Scenario("reload") { recording in
        await recording.begin()
        await recording.step("reloadData with other counts") {
          recording.data.sections = [["a", "b"], ["c"]]
          recording.view.reloadData()
        }
      },
      Scenario("ask") { recording in
        await recording.begin()
        await recording.step("attributes of an item off the screen") {
          _ = recording.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 1))
        }
        await recording.step("the item at a point") {
          _ = recording.view.indexPathForItem(at: CGPoint(x: 10, y: 30))
        }
        await recording.step("scroll to an item") {
          recording.view.scrollToItem(
            at: IndexPath(item: 8, section: 1), at: .top, animated: false)
        }
      },
    ]

    static let bounds = [
      Scenario("scroll") { recording in
        await recording.begin()
        await recording.step("by a little") { recording.view.contentOffset.y = 10 }
        await recording.step("until the next header pushes") {
          recording.view.contentOffset.y = 160
        }
        await recording.step("to the end") { recording.view.contentOffset.y = 490 }
        await recording.step("back to the top") { recording.view.contentOffset.y = 0 }
      },
      Scenario("resize") { recording in
        await recording.begin()
        await recording.step("wider") { recording.view.frame.size.width = 240 }
        await recording.step("lower") { recording.view.frame.size.height = 200 }
        await recording.step("to nothing") { recording.view.frame.size = .zero }
        await recording.step("and back") {
          recording.view.frame.size = CGSize(width: 200, height: 300)
        }
      },
      Scenario("rotate") { recording in
        await recording.begin(offset: 100)
        await recording.step("rotate, animated") {
          UIView.animate(withDuration: 0.1) {
            recording.view.frame.size = CGSize(width: 300, height: 200)
            recording.view.layoutIfNeeded()
          }
        }
      },
      Scenario("insets") { recording in
        await recording.begin()
        await recording.step("above") { recording.view.contentInset.top = 30 }
        await recording.step("at the sides") {
          recording.view.contentInset.left = 10
          recording.view.contentInset.right = 10
        }
        await recording.step("below") { recording.view.contentInset.bottom = 40 }
        await recording.step("none") { recording.view.contentInset = .zero }
      },
    ]
  }
#endif
