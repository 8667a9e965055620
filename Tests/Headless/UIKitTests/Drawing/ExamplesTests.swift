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
    TagsExample(), TextsExample(), ChatExample(), BubblesExample(), AssistantExample(),
    DialogueExample(), AlignmentsExample(), FormExample(), SettingsExample(), ProductsExample(),
    ShelfExample(),
    TagBarExample(), PhotosExample(), FeedExample(), ShopExample(), FiltersExample(),
    TimetableExample(), MailExample(), ShopScreenExample(), ChatScreenExample(),
    FilterSheetExample(),
  ]

  /// Returns an example's collection view with the same settings as on the playground's page.
  private func makeView(_ example: any Example, width: CGFloat = 375) -> UICollectionView {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
    layout.defaultHeaderLength = 32
    let view = example.makeView(layout: layout, width: width)
    view.layoutIfNeeded()
    return view.scrollingView as! UICollectionView
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.filter { !$0.isHidden }.flatMap { subview in
      (subview as? UILabel).map { [$0] } ?? labels(in: subview)
    }
  }

  @Test(.underPlainModes, arguments: [320, 375, 600] as [CGFloat])
  func `no text of an example is cut, and no cell is outside the insets`(width: CGFloat) {
    for example in examples {
      let view = makeView(example, width: width)
      let isSideways = view.scrollsSideways
      if isSideways {
        view.frame.size.width = view.contentSize.width
      } else {
        view.frame.size.height = view.contentSize.height
      }
      view.layoutIfNeeded()
      #expect(!view.visibleCells.isEmpty)
      for label in labels(in: view) {
        let size = label.sizeThatFits(
          CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(
          size.width <= label.bounds.width && size.height <= label.bounds.height,
          "\(type(of: example)): \(label.text ?? "")")
      }
      // A carousel reaches from edge to edge.
      for cell in view.visibleCells where isSideways || cell.frame.width < width {
        #expect(
          cell.frame.minX >= 16 && cell.frame.maxX <= view.bounds.maxX - 16,
          "\(type(of: example)): \(cell.frame)")
        #expect(
          !isSideways || cell.frame.minY >= 8 && cell.frame.maxY <= view.bounds.maxY - 8,
          "\(type(of: example)): \(cell.frame)")
      }
    }
  }

  @Test(.underAllModes) func `a pinned header is drawn at the top, in front of the cells`() {
    // The feed and the shop begin with a section without a header, the timetable and the assistant have none, those
    // of the form and of the dialogue scroll, and the filters do not.
    let others: [any Example.Type] = [
      AssistantExample.self, FeedExample.self, ShopExample.self, ShopScreenExample.self,
      TimetableExample.self, FormExample.self, DialogueExample.self, FiltersExample.self,
      FilterSheetExample.self,
    ]
    for example in examples where !others.contains(where: { $0 == type(of: example) }) {
      let view = makeView(example)
      guard !view.scrollsSideways else { continue }
      view.contentOffset.y = 110
      view.layoutIfNeeded()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      let title = header.flatMap { labels(in: $0).first?.text } ?? "none"
      let lines = Picture(of: view).text().split(separator: "\n")
      #expect(lines[2].contains(title), "\(title): \(lines[2])")
    }
  }

  @Test func `nothing keeps an example that is a list alive`() async {
    let makers: [() -> ListExample] = [
      { FeedExample() }, { ShopExample() }, { TimetableExample() }, { MailExample() },
      { ChatExample() }, { FiltersExample() }, { AssistantExample() },
    ]
    for make in makers {
      weak var example: ListExample?
      do {
        let stage = ExampleStage(make())
        example = stage.example
        await stage.settle()
      }
      await Task {}.value
      #expect(example == nil, "\(example.map { "\(type(of: $0))" } ?? "")")
    }
  }

  @Test func `nothing keeps an example that is a screen alive`() async {
    let makers: [() -> ScreenExample] = [
      { ShopScreenExample() }, { ChatScreenExample() }, { FilterSheetExample() },
    ]
    for make in makers {
      weak var example: ScreenExample?
      weak var view: UICollectionView?
      do {
        let stage = ScreenExampleStage(make())
        (example, view) = (stage.example, stage.view)
        await stage.settle()
      }
      await Task {}.value
      #expect(example == nil && view == nil, "\(example.map { "\(type(of: $0))" } ?? "")")
    }
  }

  @Test(.underAllModes, arguments: [false, true])
  func `a pinned header of a shelf is drawn where reading begins, in front of the cards`(
    isMirrored: Bool
  ) async throws {
    let example = ShelfExample()
    let view = example.makeView(layout: CollectionViewAlignedLayout(), width: 375)
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    // The layout may scroll to the right edge at the end of the turn only.
    for _ in 0..<3 {
      view.layoutIfNeeded()
      await Task {}.value
    }
    view.contentOffset.x += isMirrored ? -300 : 300
    view.layoutIfNeeded()
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    let left = isMirrored ? view.bounds.maxX - 84 : view.bounds.minX
    // Its origin is floored to a pixel; that of the bounds may be between two.
    #expect(abs(header.frame.minX - left) < 0.5)
    expectEqual(header.frame.size, CGSize(width: 84, height: 480))
    let covered = view.visibleCells.filter { $0.frame.intersects(header.frame) }
    #expect(!covered.isEmpty)
    #expect(covered.allSatisfy { $0.layer.zPosition < header.layer.zPosition })
    let title = try #require(labels(in: header).first?.text)
    #expect(Picture(of: view).text().contains(title))
  }

  @Test(.underAllModes) func `a shelf comes to rest where a card begins, beside the title`() {
    let example = ShelfExample()
    let view = makeView(example)
    let layout = view.collectionViewLayout
    let end = view.contentSize.width - 375
    for proposed in stride(from: 40, to: end, by: 70) {
      view.contentOffset = layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposed, y: 0), withScrollingVelocity: .zero)
      view.layoutIfNeeded()
      let rests = view.visibleCells.contains {
        abs($0.frame.minX - 12 - 84 - view.contentOffset.x) < 1
      }
      #expect(rests || abs(view.contentOffset.x - end) < 1, "\(proposed): \(view.contentOffset)")
    }
  }
}

extension UICollectionView {
  fileprivate var scrollsSideways: Bool {
    (collectionViewLayout as? CollectionViewAlignedLayout)?.scrollDirection == .horizontal
  }
}
