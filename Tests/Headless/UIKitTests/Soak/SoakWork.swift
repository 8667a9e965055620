import UIKit

/// Changes a collection view in random steps, and describes each.
@MainActor
final class SoakWork {
  /// The kinds of step, with how often each occurs in comparison with the others.
  private enum Deed: CaseIterable {
    case batch, single, reload, otherSource
    case scroll, scrollToItem, drag
    case resize, rotate, insets, safeArea
    case invalidate, invalidateItem, chooseHeight, select, replaceLayout, carry

    var weight: Int {
      switch self {
      case .batch: 8
      case .scroll, .rotate, .carry, .drag: 3
      case .single, .resize, .insets, .chooseHeight: 2
      default: 1
      }
    }
  }

  private static let deeds = Deed.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  let stage: Stage
  /// The data as it is shown. During an interactive movement this is the tentative order.
  var shown: [[String]] { carried?.shown ?? stage.source.sections }
  private(set) var carried: Carried?
  private(set) var selectedName: String?
  private let makeLayout: () -> RowsLayout
  private var made = 0

  /// The item of an interactive movement.
  struct Carried {
    let name: String
    var shown: [[String]]
  }

  init(_ stage: Stage, makeLayout: @escaping () -> RowsLayout) {
    self.stage = stage
    self.makeLayout = makeLayout
  }

  /// Makes one random change, and returns a short description of it.
  func step(_ random: inout SplitMix64) -> String {
    if carried != nil { return carryOn(&random) }
    switch Self.deeds.randomElement(using: &random) ?? .batch {
    case .batch: return batch(&random)
    case .single: return single(&random)
    case .reload: return reload(&random)
    case .otherSource: return otherSource(&random)
    case .scroll: return scroll(&random)
    case .scrollToItem: return scrollToItem(&random)
    case .drag: return drag(&random)
    case .resize: return resize(&random, animated: false)
    case .rotate: return resize(&random, animated: true)
    case .insets: return insets(&random)
    case .safeArea: return safeArea(&random)
    case .invalidate: return invalidate()
    case .invalidateItem: return invalidateItem(&random)
    case .chooseHeight: return chooseHeight(&random)
    case .select: return select(&random)
    case .replaceLayout: return replaceLayout(&random)
    case .carry: return beginCarrying(&random)
    }
  }

  // MARK: Data

  private func newName(_ random: inout SplitMix64) -> String {
    made += 1
    let name = "item \(made)"
    if !random.oneIn(4) { stage.source.heights[name] = random.length(5...90) }
    return name
  }

  private func newSections(_ random: inout SplitMix64) -> [[String]] {
    (0..<random.int(0...4)).map { _ in (0..<random.int(0...12)).map { _ in newName(&random) } }
  }

  private func batch(_ random: inout SplitMix64) -> String {
    guard !random.oneIn(10) else {
      stage.view.performBatchUpdates(nil)
      return "an empty batch"
    }
    let batch = RandomBatch(before: stage.source.sections, &random, newName: newName)
    if random.oneIn(6) { stage.view.collectionViewLayout.invalidateLayout() }
    stage.view.performBatchUpdates({ [stage] in
      stage.source.sections = batch.after
      batch.perform(on: stage.view)
    })
    return "batch \(batch.operations) giving \(batch.after.map(\.count))"
  }

  /// Performs an operation outside of a batch, which makes it a batch of its own.
  private func single(_ random: inout SplitMix64) -> String {
    guard let path = randomPath(&random) else {
      stage.source.sections.append([newName(&random)])
      stage.view.insertSections([stage.source.sections.count - 1])
      return "insert a section at the end"
    }
    if random.oneIn(2) {
      stage.source.sections[path.section].insert(newName(&random), at: path.item)
      stage.view.insertItems(at: [path])
      return "insert \(path)"
    }
    stage.source.sections[path.section].remove(at: path.item)
    stage.view.deleteItems(at: [path])
    return "delete \(path)"
  }

  private func reload(_ random: inout SplitMix64) -> String {
    stage.source.sections = newSections(&random)
    stage.view.reloadData()
    return "reload with \(stage.source.sections.map(\.count))"
  }

  private func otherSource(_ random: inout SplitMix64) -> String {
    stage.view.dataSource = nil
    if random.oneIn(2) { stage.view.layoutIfNeeded() }
    stage.source.sections = newSections(&random)
    stage.view.dataSource = stage.source
    return "the data source away and back with \(stage.source.sections.map(\.count))"
  }

  private func randomPath(_ random: inout SplitMix64) -> IndexPath? {
    let paths = stage.source.sections.indices.flatMap { section in
      stage.source.sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.randomElement(using: &random)
  }

  // MARK: Place and size

  private func scroll(_ random: inout SplitMix64) -> String {
    let y = random.length(-60...1500)
    stage.view.contentOffset.y = y
    return "scroll to \(y)"
  }

  private func scrollToItem(_ random: inout SplitMix64) -> String {
    guard let path = randomPath(&random) else { return "nothing to scroll to" }
    let places: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    let place = places.randomElement(using: &random) ?? .top
    stage.view.scrollToItem(at: path, at: place, animated: random.oneIn(2))
    return "scroll to \(path)"
  }

  private func drag(_ random: inout SplitMix64) -> String {
    Headless.beginDragging(stage.view)
    for _ in 0..<random.int(1...4) {
      let y = stage.view.contentOffset.y + random.length(-150...150)
      Headless.drag(stage.view, to: CGPoint(x: 0, y: y))
    }
    let distance = random.length(-300...300)
    Headless.endDragging(
      stage.view, velocity: CGPoint(x: 0, y: distance / 100),
      distance: CGPoint(x: 0, y: distance))
    return "drag, then momentum by \(distance)"
  }

  private func resize(_ random: inout SplitMix64, animated: Bool) -> String {
    let size = CGSize(
      width: random.oneIn(8) ? 0 : random.length(20...200),
      height: random.oneIn(8) ? 0 : random.length(20...300))
    if animated {
      UIView.animate(withDuration: 1) { [stage] in
        stage.view.frame.size = size
        stage.view.layoutIfNeeded()
      }
    } else {
      stage.view.frame.size = size
    }
    return "\(animated ? "rotate" : "resize") to \(size)"
  }

  private func insets(_ random: inout SplitMix64) -> String {
    let side = random.length(0...10)
    let insets = UIEdgeInsets(
      top: random.length(0...40), left: side, bottom: random.length(0...40), right: side)
    stage.view.contentInset = insets
    return "insets \(insets)"
  }

  private func safeArea(_ random: inout SplitMix64) -> String {
    let insets = UIEdgeInsets(
      top: random.length(0...50), left: 0, bottom: random.length(0...30), right: 0)
    Headless.setSafeAreaInsets(random.oneIn(4) ? nil : insets, on: stage.window)
    return "safe area \(insets)"
  }

  // MARK: Layout

  private func invalidate() -> String {
    stage.view.collectionViewLayout.invalidateLayout()
    return "invalidate"
  }

  private func invalidateItem(_ random: inout SplitMix64) -> String {
    stage.view.layoutIfNeeded()
    guard let path = randomPath(&random) else { return "nothing to invalidate" }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    stage.view.collectionViewLayout.invalidateLayout(with: context)
    return "invalidate \(path)"
  }

  /// Gives an item another preferred height. Its cell takes it when it is configured again.
  private func chooseHeight(_ random: inout SplitMix64) -> String {
    guard let path = randomPath(&random) else { return "nothing to size" }
    let height = random.length(5...90)
    stage.source.heights[stage.source.sections[path.section][path.item]] = height
    stage.view.reconfigureItems(at: [path])
    return "\(path) prefers \(height)"
  }

  private func select(_ random: inout SplitMix64) -> String {
    guard let path = randomPath(&random) else { return "nothing to select" }
    selectedName = stage.source.sections[path.section][path.item]
    stage.view.selectItem(at: path, animated: false, scrollPosition: .top)
    return "select \(path)"
  }

  private func replaceLayout(_ random: inout SplitMix64) -> String {
    let animated = random.oneIn(2)
    let layout = makeLayout()
    layout.rowHeight = random.length(10...60)
    stage.view.setCollectionViewLayout(layout, animated: animated)
    return "another layout, rows of \(layout.rowHeight)\(animated ? ", animated" : "")"
  }

  // MARK: Interactive movement

  private func beginCarrying(_ random: inout SplitMix64) -> String {
    stage.view.layoutIfNeeded()
    guard let path = stage.view.indexPathsForVisibleItems.randomElement(using: &random),
      stage.view.beginInteractiveMovementForItem(at: path)
    else { return "nothing to carry" }
    let name = stage.source.sections[path.section][path.item]
    carried = Carried(name: name, shown: stage.source.sections)
    return "lift \(path)"
  }

  private func carryOn(_ random: inout SplitMix64) -> String {
    switch random.int(0...5) {
    case 0:
      carried = nil
      stage.view.cancelInteractiveMovement()
      return "put back"
    case 1:
      let expected = shown
      carried = nil
      stage.view.endInteractiveMovement()
      if stage.source.sections != expected { return "drop elsewhere than shown" }
      return "drop"
    case 2: return scroll(&random)
    default:
      let target = CGPoint(x: 50, y: stage.view.bounds.minY + random.length(-20...320))
      stage.view.updateInteractiveMovementTargetPosition(target)
      let order = tentativeOrder()
      carried?.shown = order
      return "carry to \(target)"
    }
  }

  /// Returns the data with the moving item where the collection view shows it.
  private func tentativeOrder() -> [[String]] {
    guard let name = carried?.name else { return stage.source.sections }
    var sections = stage.source.sections
    for section in sections.indices {
      guard let item = sections[section].firstIndex(of: name) else { continue }
      let old = IndexPath(item: item, section: section)
      let new = stage.view.presentationIndexPath(forDataSourceIndexPath: old) ?? old
      sections[section].remove(at: item)
      sections[new.section].insert(name, at: new.item)
      break
    }
    return sections
  }
}
