import AlignedLayout
import AlignedList
import Testing
import UIKit
import UIKitTestSupport

/// What components are offered by the sizings of their sections.
@MainActor
@Suite(.underAllModes)
struct OfferInListTests {
  private final class Offers {
    var all: [CGFloat] = []
  }

  private struct Asked: ListComponent {
    let id: Int
    let offers: Offers

    func makeView() -> UIView { UIView() }

    func configure(_ view: UIView) {}

    func size(fitting width: CGFloat) -> CGSize? {
      offers.all.append(width)
      return CGSize(width: 40, height: 20)
    }
  }

  private nonisolated static let sizings: [(SectionAttributes.Sizing, Set<CGFloat>)] = [
    (.asked, [100]), (.asked(offering: .wholeLine), [100]),
    (.asked(offering: .remainingLineSpace), [100, 55]),
  ]

  @Test(arguments: sizings)
  func `a list offers whole lines, unless a section says otherwise`(
    sizing: SectionAttributes.Sizing, expected: Set<CGFloat>
  ) {
    let offers = Offers()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionViewAlignedLayout())
    let list = CollectionViewAlignedList(view)
    list.layout.contentInsets = .zero
    list.show {
      ListSection("a") { for id in 0..<2 { Asked(id: id, offers: offers).id(id) } }
        .attributes(SectionAttributes(sizing: sizing))
    }
    view.layoutIfNeeded()
    expectEqual(Set(offers.all), expected)
  }
}
