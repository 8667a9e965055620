import AlignedLayout
import LayoutDrawing
import Testing
import UIKit
import UIKitTestSupport

@testable import playground

/// Rules that the playground's examples follow at every width of its page.
@MainActor
struct ExamplesTests {
  private let examples: [any Example] = [
    TagsExample(), TextsExample(), ChatExample(), HeightsExample(), FormExample(),
    SettingsExample(), ProductsExample(),
  ]

  /// Returns an example's view with the same settings as on the playground's page.
  private func makeView(_ example: any Example, width: CGFloat = 375) -> UICollectionView {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
    layout.defaultHeaderLength = 32
    let view = example.makeView(layout: layout, width: width)
    view.layoutIfNeeded()
    return view
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { subview in
      (subview as? UILabel).map { [$0] } ?? labels(in: subview)
    }
  }

  @Test(.underPlainModes, arguments: [320, 375, 600] as [CGFloat])
  func `no text of an example is cut, and no cell is outside the insets`(width: CGFloat) {
    for example in examples {
      let view = makeView(example, width: width)
      view.frame.size.height = view.contentSize.height
      view.layoutIfNeeded()
      #expect(!view.visibleCells.isEmpty)
      for label in labels(in: view) {
        let size = label.sizeThatFits(
          CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(
          size.width <= label.bounds.width && size.height <= label.bounds.height,
          "\(type(of: example)): \(label.text ?? "")")
      }
      for cell in view.visibleCells {
        #expect(
          cell.frame.minX >= 16 && cell.frame.maxX <= width - 16,
          "\(type(of: example)): \(cell.frame)")
      }
    }
  }

  @Test(.underAllModes) func `a pinned header is drawn at the top, in front of the cells`() {
    for example in examples {
      let view = makeView(example)
      view.contentOffset.y = 110
      view.layoutIfNeeded()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      let title = (header as? HeaderView)?.label.text ?? "none"
      let lines = Picture(of: view).text().split(separator: "\n")
      #expect(lines[2].contains(title), "\(title): \(lines[2])")
    }
  }
}
