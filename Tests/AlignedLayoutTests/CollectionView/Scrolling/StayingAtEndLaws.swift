#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Whatever changes, a view at the end stays at the end, and elsewhere the same cell stays at the same
  /// place. Rests on what the examples rest on.
  @MainActor
  @Suite(.underAllModes)
  struct StayingAtEndLaws {
    @Test(arguments: Seeds(40, usually: 4))
    func `a view at the end is at the end after any change`(seed: UInt64) async {
      var random = SplitMix64(seed: seed)
      let chat = RandomChat(sizesItself: random.happens(onceIn: 2), &random)
      await chat.settle()
      for step in 0..<12 {
        if step % 4 == 3 { chat.scrollToEnd() }
        let changes = (0...step % 2).map { _ in chat.change(&random) }
        let change = changes.joined(separator: ", ")
        await chat.settle()
        #expect(chat.distanceToEnd <= chat.pixel, "seed \(seed), step \(step): \(change)")
        #expect(chat.gapFault == nil, "seed \(seed), step \(step): \(change)")
        guard chat.distanceToEnd <= chat.pixel else { return }
      }
    }

    @Test(arguments: Seeds(40, usually: 4))
    func `elsewhere the same cell is at the same place after any change`(seed: UInt64) async {
      var random = SplitMix64(seed: seed)
      let chat = RandomChat(sizesItself: random.happens(onceIn: 2), &random)
      if chat.sizesItself { chat.stage.showEverything() }
      await chat.settle()
      for step in 0..<12 {
        chat.scroll(to: CGFloat.random(in: 0..<0.9, using: &random))
        await chat.settle()
        guard chat.distanceToEnd > 2 * chat.pixel else { continue }
        let places = chat.placesOfFirstLine
        let change = chat.change(&random)
        await chat.settle()
        let fault = chat.fault(of: places)
        #expect(fault == nil, "seed \(seed), step \(step): \(change)")
        guard fault == nil else { return }
      }
    }

    /// Rests on nothing: the promise of stable answers is the client's.
    @Test func `fifty older messages of ten thousand ask fifty sizes and move nothing`() async {
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      layout.keepsAnswersAcrossUpdates = true
      let message = CellAttributes(beginsLine: true)
      let cells = (0..<10_000).map {
        TestCell.text(area: CGFloat(900 + $0 * 37 % 4000), atMost: 80, message)
      }
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: cells)]), height: 100,
        layout: layout)
      await stage.endTurn()
      stage.scroll(to: 0)
      let places = (0..<4).map { (stage.frame($0)?.minY ?? 0) - stage.view.bounds.minY }
      let asked = stage.asked {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(
            contentsOf: (0..<50).map {
              TestCell.text(area: CGFloat(1000 + $0 * 91), atMost: 80, message)
            }, at: 0)
          stage.view.insertItems(at: (0..<50).map { [0, $0] })
        })
      }
      await stage.endTurn()
      expectEqual(asked.count { if case .size = $0 { true } else { false } }, 50)
      let moved = (50..<54).map { (stage.frame($0)?.minY ?? 0) - stage.view.bounds.minY }
      #expect(zip(places, moved).allSatisfy { abs($0 - $1) < 1 })
    }
  }

  /// A chat that stays at its end, and changes at random.
  @MainActor
  private final class RandomChat {
    let stage: AlignedStage
    let sizesItself: Bool
    private var nextID = 1000

    init(sizesItself: Bool, _ random: inout SplitMix64) {
      self.sizesItself = sizesItself
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
      let attributes =
        sizesItself ? SectionAttributes.sizingItself : SectionAttributes(cellSpacing: 0)
      let count = random.pick([2, 5, 40, 40])
      let cells = (0..<count).map { Self.cell($0, &random) }
      stage =
        SizingSource.stage(
          TestContent(width: 120, attributes, cells), height: 150, layout: layout
        ).stage
    }

    private static func cell(_ id: Int, _ random: inout SplitMix64) -> TestCell {
      var cell = TestCell.text(
        area: CGFloat(Int.random(in: 300...6000, using: &random)),
        atMost: CGFloat(Int.random(in: 30...110, using: &random)))
      cell.id = id
      return cell
    }

    private var view: UICollectionView { stage.view }

    var pixel: CGFloat { 1 / max(1, view.traitCollection.displayScale) }

    /// The offsets at the top and at the end.
    private var reach: (top: CGFloat, end: CGFloat) {
      let insets = view.adjustedContentInset
      let end = view.contentSize.height + insets.bottom - view.bounds.height
      return (-insets.top, max(-insets.top, end))
    }

    var distanceToEnd: CGFloat { abs(view.contentOffset.y - reach.end) }

    func scrollToEnd() {
      stage.scroll(to: reach.end)
    }

    func scroll(to share: CGFloat) {
      stage.scroll(to: reach.top + share * (reach.end - reach.top))
    }

    /// Returns a description if content that is shorter than the view does not stand at the bottom.
    var gapFault: String? {
      let insets = view.adjustedContentInset
      let visible = view.bounds.height - insets.top - insets.bottom
      let height = stage.layout.content.contentSize.height
      guard let last = stage.content.sections[0].cells.indices.last,
        let frame = stage.frame(last)
      else { return nil }
      let computed = stage.layout.content.frame(ofCellAt: .init(section: 0, cell: last))
      let gap = frame.minY - computed.minY
      let expected = max(0, visible - height)
      return abs(gap - expected) <= pixel ? nil : "the gap is \(gap), not \(expected)"
    }

    /// Waits for two turns of the run loop: in the first the layout may correct the offset.
    func settle() async {
      view.layoutIfNeeded()
      await stage.endTurn()
      await stage.endTurn()
    }

    // MARK: Places

    /// The cells of the first visible line, and all that follow.
    var placesOfFirstLine: (first: Set<Int>, all: [(id: Int, place: CGFloat)]) {
      let cells = stage.content.sections[0].cells
      let top = view.bounds.minY + view.adjustedContentInset.top
      let places = cells.indices.compactMap { index -> (id: Int, place: CGFloat)? in
        guard let id = cells[index].id, let frame = stage.frame(index), frame.maxY > top
        else { return nil }
        return (id, frame.minY - view.bounds.minY)
      }
      let first = places.first.map { first in places.filter { $0.place == first.place } } ?? []
      return (Set(first.map(\.id)), places)
    }

    /// Returns a description unless a cell of the first line, or the first cell that is left, stays
    /// in its place as far as the content can be scrolled.
    func fault(of places: (first: Set<Int>, all: [(id: Int, place: CGFloat)])) -> String? {
      let ids = stage.content.sections[0].cells.map(\.id)
      var fault: String?
      for (id, place) in places.all {
        guard let index = ids.firstIndex(of: id), let frame = stage.frame(index) else { continue }
        if fault != nil, !places.first.contains(id) { return fault }
        let expected = min(max(reach.top, frame.minY - place), reach.end)
        if abs(view.contentOffset.y - expected) <= pixel { return nil }
        fault = fault ?? "cell \(id): offset \(view.contentOffset.y), not \(expected)"
        guard places.first.contains(id) else { return fault }
      }
      return fault
    }

    // MARK: Changes

    /// Changes something, and returns what.
    func change(_ random: inout SplitMix64) -> String {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: return insert(at: stage.content.sections[0].cells.count, &random)
      case 1: return insert(at: 0, &random)
      case 2: return delete(&random)
      case 3: return changeSize(&random)
      case 4: return rotate(&random)
      case 5:
        view.contentInset.bottom = CGFloat(Int.random(in: 0...90, using: &random))
        return "bottom inset \(view.contentInset.bottom)"
      default:
        view.contentInset.top = CGFloat(Int.random(in: 0...60, using: &random))
        return "top inset \(view.contentInset.top)"
      }
    }

    private func insert(at item: Int, _ random: inout SplitMix64) -> String {
      let count = Int.random(in: 1...4, using: &random)
      let new = (0..<count).map { Self.cell(nextID + $0, &random) }
      nextID += count
      view.performBatchUpdates({ [self] in
        stage.content.sections[0].cells.insert(contentsOf: new, at: item)
        view.insertItems(at: (item..<item + count).map { [0, $0] })
      })
      return "\(count) inserted at \(item)"
    }

    private func delete(_ random: inout SplitMix64) -> String {
      let count = stage.content.sections[0].cells.count
      guard count > 3 else { return "nothing" }
      let first = Int.random(in: 0..<count - 2, using: &random)
      view.performBatchUpdates({ [self] in
        stage.content.sections[0].cells.removeSubrange(first..<first + 2)
        view.deleteItems(at: [[0, first], [0, first + 1]])
      })
      return "deleted \(first) and the next"
    }

    private func changeSize(_ random: inout SplitMix64) -> String {
      let cells = stage.content.sections[0].cells
      let item = Int.random(in: 0..<cells.count, using: &random)
      var cell = Self.cell(0, &random)
      cell.id = cells[item].id
      stage.content.sections[0].cells[item] = cell
      guard !sizesItself else {
        view.reconfigureItems(at: [[0, item]])
        return "reconfigured \(item)"
      }
      stage.layout.invalidateItems(at: [[0, item]])
      return "invalidated \(item)"
    }

    private func rotate(_ random: inout SplitMix64) -> String {
      let size = random.pick([120, 120, 130, 170]) × random.pick([100, 150, 210])
      guard random.happens(onceIn: 2) else {
        view.frame.size = size
        return "resized to \(size)"
      }
      UIView.animate(withDuration: 0.2) {
        self.view.frame.size = size
        self.view.layoutIfNeeded()
      }
      return "rotated to \(size)"
    }
  }
#endif
