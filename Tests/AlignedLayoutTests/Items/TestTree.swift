@testable import AlignedLayout

/// A tree of items whose questions are counted, for laws about groups.
final class TestTree {
  /// A question for the size of an item.
  struct Question: Hashable {
    let item: Int
    let width: CGFloat
    let height: CGFloat
  }

  private(set) var questions: [Question: Int] = [:]

  /// The frames in which items were placed last.
  private(set) var frames: [Int: CGRect] = [:]

  /// The greatest width that any item has returned. Some return what they are offered.
  private(set) var widestAnswer: CGFloat = 0

  /// The number of items that are no groups.
  private(set) var count = 0

  /// The sizes that items return, by their number.
  private var cells: [TestCell] = []

  /// Creates an item that answers as a cell on lines of an axis, which is offered no more than a greatest space.
  func item(
    _ cell: TestCell, along axis: ContentLayout.Axis = .vertical, offered most: CGFloat = .infinity
  ) -> AlignedItem {
    let number = count
    count += 1
    cells.append(cell)
    return AlignedItem(
      ItemSettings(
        attributes: cell.attributes,
        size: { [unowned self] offer in
          let question = Question(item: number, width: offer.width, height: offer.height)
          questions[question, default: 0] += 1
          let space = offer.transposed(for: axis).width
          let size = cells[number].size(min(space, most)).transposed(for: axis)
          widestAnswer = max(widestAnswer, size.width)
          return size
        }, place: { [unowned self] in frames[number] = $0 }))
  }

  /// The questions that were asked more than once.
  var repeatedQuestions: [Question] {
    questions.filter { $0.value > 1 }.map(\.key)
  }

  var questionCount: Int {
    questions.values.reduce(0, +)
  }

  func forgetQuestions() {
    questions = [:]
  }

  /// Places the items of a layout, and returns the frames of all that are visible.
  func frames(of layout: AlignedGroup.Layout) -> [Int: CGRect] {
    frames = [:]
    layout.apply()
    return frames
  }

  /// Returns a group with the attributes and the cells of a section.
  func group(
    _ section: TestSection, padding: Insets = .zero, offer: SectionAttributes.Offer = .automatic
  ) -> AlignedGroup {
    AlignedGroup(
      attributes: section.attributes, padding: padding,
      items: section.cells.map {
        var item = item($0)
        item.offer = offer
        return item
      },
      overflow: { hiddenCount in
        AlignedItem { _ in
          section.sizeOfOverflow(hiddenCount)
        } place: { _ in
        }
      })
  }
}

extension SplitMix64 {
  /// Returns a random group, which may have groups in it.
  ///
  /// - Parameters:
  ///   - depth: the greatest number of groups around an item.
  ///   - itemCount: the greatest number of items that are no groups, in all groups together.
  mutating func group(in tree: TestTree, depth: Int, itemCount: Int) -> AlignedGroup {
    var own = fork
    let axis: ContentLayout.Axis = own.happens(onceIn: 4) ? .horizontal : .vertical
    // On rows, nested groups get frames that their items do not fit into.
    var cells = section(.tame, limitsLines: happens(onceIn: 3)).withoutRows
    if happens(onceIn: 3) { cells.attributes = SectionAttributes(cellSpacing: 4, lineSpacing: 2) }
    var items: [AlignedItem] = []
    let count = Int.random(in: 1...8, using: &self)
    while items.count < count, tree.count < itemCount {
      if depth > 1, happens(onceIn: 3) {
        let group = group(in: tree, depth: depth - 1, itemCount: itemCount)
        items.append(
          AlignedItem(group, attributes: cell(.tame, isPlain: happens(onceIn: 2)).attributes))
      } else {
        // Many that fill a line without a limit would be longer than any layout.
        let cell = cell(.tame, isPlain: happens(onceIn: 2))
        items.append(tree.item(cell, along: axis, offered: 1000))
      }
      if happens(onceIn: 4) {
        items[items.count - 1].offer = pick([.wholeLine, .remainingLineSpace])
      }
      if happens(onceIn: 8) { items[items.count - 1].asksForEveryOffer = true }
      if happens(onceIn: 8) { items[items.count - 1].minimumSize = 30 × 10 }
      if happens(onceIn: 8) { items[items.count - 1].maximumSize = 60 × 25 }
      if own.happens(onceIn: 4) {
        items[items.count - 1].height = .remaining(weight: own.pick([0, 0.5, 1, 1, 3]))
      }
    }
    let padding =
      happens(onceIn: 2) ? Insets.zero : Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let sizeOfOverflow = cells.sizeOfOverflow
    return AlignedGroup(
      attributes: cells.attributes, axis: axis, padding: padding, items: items,
      overflow: { hiddenCount in
        AlignedItem { _ in
          sizeOfOverflow(hiddenCount)
        } place: { _ in
        }
      })
  }
}

extension AlignedGroup {
  /// The group with x and y exchanged, without baselines, which turned lines do not have.
  var turned: AlignedGroup {
    AlignedGroup(
      attributes: attributes.transposed(for: .horizontal)
        .with(cellAlignment: attributes.cellAlignment.inLines(of: .horizontal)),
      axis: axis == .vertical ? .horizontal : .vertical, padding: padding.transposed,
      items: items.map(\.turned),
      overflow: overflow.map { overflow in { overflow($0).turned } })
  }
}

extension AlignedItem {
  fileprivate var turned: AlignedItem {
    var settings = state.settings
    // Text does not turn, and so last lines do not.
    settings.attributes = attributes.transposed.with(standsAtTrailingEdge: false)
    settings.minimumSize = minimumSize.transposed
    settings.maximumSize = maximumSize.transposed
    settings.group = group?.turned
    settings.size = { [state] in state.settings.size($0.transposed).transposed }
    settings.place = { [state] in state.settings.place($0.transposed) }
    return AlignedItem(settings)
  }
}
