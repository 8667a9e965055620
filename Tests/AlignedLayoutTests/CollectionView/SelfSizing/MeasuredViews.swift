#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Views that size themselves, and which of them an event has measured.
  @MainActor
  final class MeasuredViews {
    let stage: AlignedStage
    private let source: SizingSource
    private var nextID = 1000

    private let sizes = SizesWhenMeasured()

    /// The last offer of each cell.
    private var offers: [Int: CGFloat] = [:]

    init(_ content: TestContent, height: CGFloat) {
      var content = content
      for cell in content.sections[0].cells.indices { content.sections[0].cells[cell].id = cell }
      let sizes = sizes
      (stage, source) = SizingSource.stage(content, height: height) { source in
        source.preferredSize = { [unowned source] attributes, _ in
          let path = attributes.indexPath
          if path[0] == 0, let id = source.content.sections[0].cells[path[1]].id {
            sizes.note(attributes.size, of: id)
          }
          return nil
        }
      }
      stage.view.layoutIfNeeded()
      noteOffers()
    }

    /// The cells whose views are visible.
    var visible: Set<Int> {
      Set(stage.view.indexPathsForVisibleItems.filter { $0[0] == 0 }.compactMap(id))
    }

    private func id(_ path: IndexPath) -> Int? {
      guard path[0] == 0, path[1] < stage.content.sections[0].cells.count else { return nil }
      return stage.content.sections[0].cells[path[1]].id
    }

    /// Forgets what was measured until now.
    func noteOffers() {
      for (path, spaces) in source.offers {
        if let id = id(path) { offers[id] = spaces.last }
      }
      source.offers = [:]
      sizes.changed = []
    }

    // MARK: Events

    enum Update: Sendable {
      case insertion(Int)
      case deletion(Int)
      case move(Int, to: Int)
      case reload(Int)
    }

    /// Performs a batch of one update in the first section.
    func perform(_ update: Update) {
      func position(_ cell: Int) -> ContentLayout.CellPosition { .init(section: 0, cell: cell) }
      var batch = TestBatch()
      switch update {
      case .insertion(let index): batch.insert(newCell(), at: position(index))
      case .deletion(let index): batch.delete(position(index))
      case .move(let old, let new): batch.move(position(old), to: position(new))
      case .reload(let index): batch.replace(position(index), with: newCell())
      }
      stage.perform(batch)
      stage.view.layoutIfNeeded()
    }

    private func newCell() -> TestCell {
      nextID += 1
      var cell = TestCell.cell(40 × 20)
      cell.id = nextID
      return cell
    }

    func randomUpdate(_ random: inout SplitMix64) -> Update {
      let count = stage.content.sections[0].cells.count
      func index(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
      guard count > 1 else { return .insertion(0) }
      return switch index(4) {
      case 0: .insertion(index(count + 1))
      case 1: .deletion(index(count))
      case 2: .move(index(count), to: index(count))
      default: .reload(index(count))
      }
    }

    /// Lets a cell prefer another size, and says so to UIKit.
    func resize(_ cell: Int, to size: CGSize) {
      var changed = TestCell.cell(size)
      changed.id = stage.content.sections[0].cells[cell].id
      stage.content.sections[0].cells[cell] = changed
      stage.view.cellForItem(at: [0, cell])?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
    }

    // MARK: What was measured

    struct Measured {
      /// The cells that were visible before and are visible now.
      var staying: Set<Int> = []
      var new: Set<Int> = []

      /// The cells that were offered another width than when they were measured before, or have got another
      /// size, for which UIKit may measure a view again.
      var changed: Set<Int> = []
    }

    func measured(during event: () -> Void) -> Measured {
      let before = visible
      event()
      var measured = Measured()
      for (path, spaces) in source.offers {
        guard let id = id(path) else { continue }
        if spaces.contains(where: { $0 != offers[id] }) || sizes.changed.contains(id) {
          measured.changed.insert(id)
        }
        if before.contains(id), visible.contains(id) {
          measured.staying.insert(id)
        } else {
          measured.new.insert(id)
        }
      }
      noteOffers()
      return measured
    }
  }

  /// The sizes that views had when they were measured.
  @MainActor
  private final class SizesWhenMeasured {
    private var last: [Int: CGSize] = [:]

    /// The cells that were measured in another size than before.
    var changed: Set<Int> = []

    func note(_ size: CGSize, of cell: Int) {
      if let old = last.updateValue(size, forKey: cell), old != size { changed.insert(cell) }
    }
  }
#endif
