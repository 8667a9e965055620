@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// What else may depend on the surroundings of a list: ids, actions and refreshing.
@MainActor
@Suite(.underAllModes)
struct ReaderSurroundingsTests {
  @Test
  func `a section that is updated while traits change leaves the sections of readers as they are`()
    async
  {
    let view = TraitView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: CollectionViewAlignedLayout())
    let window = UIWindow(frame: view.frame)
    let list = CollectionViewAlignedList(view)
    list.layout.contentInsets = .zero
    window.addSubview(view)
    list.show {
      ListReader { surroundings in
        let isLarge = surroundings.traits.preferredContentSizeCategory.isAccessibilityCategory
        ListSection("a", of: [1, 2, 3]) { Tile(id: $0) }.attributes(.columns(isLarge ? 1 : 3))
      }
      ListSection("b") { Tile(id: 9, text: "old") }
    }
    view.layoutIfNeeded()
    view.onTraits = { [weak list] in
      list?.update { ListSection("b") { Tile(id: 9, text: "old") } }
    }
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: window)
    while list.turns.isPending { await Task.yield() }
    view.layoutIfNeeded()
    expectEqual(view.layoutAttributesForItem(at: [0, 1])?.frame.minY, 25)
  }

  @Test func `a reader may return nothing, or an id twice`() async {
    let stage = ListStage(width: 390, height: 400)
    stage.show {
      ListSection("x") { Tile(id: 1, text: "x") }
      ListReader { surroundings in
        if surroundings.width > 500 {
          ListSection("a") { Tile(id: 1, text: "a") }
          ListSection("a") { Tile(id: 1, text: "a2") }
        }
      }
      ListSection("y") { Tile(id: 1, text: "y") }
    }
    expectEqual(stage.frame(0, section: 2)?.minY, 30)
    stage.resize(width: 700)
    await stage.settle()
    expectEqual(stage.texts, ["x", "a", "a2", "y"])
    expectEqual(Set(stage.mistakes), ["The id a belongs to two sections."])
    stage.resize(width: 800)
    await stage.settle()
    expectEqual(stage.texts, ["x", "a", "a2", "y"])
    stage.resize(width: 400)
    await stage.settle()
    expectEqual(stage.texts, ["x", "y"])
  }

  @Test func `refreshing and actions follow the width, too`() async {
    let stage = ListStage(width: 390, height: 400)
    var widths: [CGFloat] = []
    stage.show {
      ListReader { surroundings in
        let section = ListSection("a") {
          Tile(id: 1, text: "a").onSelect { widths.append(surroundings.width) }
        }
        .header { Bar(text: "h", height: 12).onSelect { widths.append(surroundings.width) } }
        if surroundings.width > 500 { section.onRefresh {} } else { section }
      }
    }
    stage.resize(width: 700)
    await stage.settle()
    #expect(stage.view.refreshControl != nil)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    _ = header?.accessibilityActivate()
    Headless.tapItem(at: [0, 0], in: stage.view)
    expectEqual(widths, [700, 700])
    stage.resize(width: 300)
    await stage.settle()
    #expect(stage.view.refreshControl == nil)
  }

  @Test func `the action of a header follows the traits`() async {
    let stage = ListStage(width: 390, height: 400)
    var large: [Bool] = []
    stage.show {
      ListReader { surroundings in
        let isLarge = surroundings.traits.preferredContentSizeCategory.isAccessibilityCategory
        ListSection("a") { Tile(id: 1, text: "a") }
          .header { Bar(text: "h", height: 12).onSelect { large.append(isLarge) } }
      }
    }
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), on: stage.window)
    await stage.settle()
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    _ = header?.accessibilityActivate()
    expectEqual(large, [true])
  }
}

private final class TraitView: UICollectionView {
  var onTraits: (() -> Void)?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraits?()
  }
}

extension ListStage {
  /// Gives the window and the view another width.
  fileprivate func resize(width: CGFloat) {
    window.frame.size.width = width
    view.frame.size.width = width
    view.layoutIfNeeded()
  }
}
