/// One pass of a closure, or a method, that both sizes and places: what it may fill, the sizes of what stands in
/// it, and where that stands.
///
/// The same code runs in passes that size and in those that place. A pass that only sizes places nothing, so
/// the size and the frames always agree:
///
///     let contact = AlignedItem { pass in
///       pass.place(picture, in: CGRect(x: 0, y: 0, width: 40, height: 40))
///       let name = pass.place(name, at: CGPoint(x: 48, y: 0), fitting: pass.width - 48)
///       return CGSize(width: name.maxX, height: max(40, name.maxY))
///     }
///
/// x runs from the leading edge. Where the layout direction is right to left, the pass mirrors what it places.
public struct LayoutPass {
  /// The width that may be filled. It is infinite if there is no limit.
  public let width: CGFloat

  /// The height that may be filled. It is infinite if there is no limit, as in most passes that only size. So
  /// do not compute a size from it.
  public let height: CGFloat

  /// What the pass does with what it is told to place.
  private let purpose: Purpose
  private let environment: ItemEnvironment
  let memory: PassMemory

  enum Purpose {
    case sizing
    case placing(in: CGRect)

    /// Everything is placed without a size, because a line limit hides the item of the pass.
    case hiding(at: CGPoint)
  }

  init(
    in size: CGSize, for purpose: Purpose, _ environment: ItemEnvironment, memory: PassMemory
  ) {
    width = size.width.isUnlimited ? .infinity : size.width
    height = size.height.isUnlimited ? .infinity : size.height
    self.purpose = purpose
    self.environment = environment
    self.memory = memory
  }

  /// The direction in which lines are read.
  public var direction: ContentLayout.Direction {
    environment.direction
  }

  /// Whether the pass places. You need to check it only if your code also draws.
  public var places: Bool {
    if case .placing = purpose { true } else { false }
  }

  /// Returns the size of an item for a width. If you keep the item, it remembers the size.
  ///
  /// - Complexity: that of measuring the item, if it was not asked for this width before. Otherwise O(1).
  public func size(of item: AlignedItem, fitting width: CGFloat) -> CGSize {
    memory.note(item)
    guard width > 0 else { return CGSize(width: 0, height: 0) }
    return item.state.size(
      offered: min(width, .unlimitedLength), along: .vertical, in: environment)
  }

  /// Places an item in a frame, if the pass places.
  ///
  /// - Complexity: O(1), or O(*n*) for a group of *n* items.
  public func place(_ item: AlignedItem, in frame: CGRect) {
    memory.note(item)
    switch purpose {
    case .sizing: break
    case .placing(let own): item.state.place(in: onScreen(frame, in: own), environment)
    case .hiding(let point): item.state.hide(at: point, environment)
    }
  }

  private func onScreen(_ frame: CGRect, in own: CGRect) -> CGRect {
    let x: CGFloat =
      direction == .leftToRight
      ? frame.origin.x : own.size.width - frame.origin.x - frame.size.width
    let placed: (x: CGFloat, y: CGFloat) = (own.origin.x + x, own.origin.y + frame.origin.y)
    // Core Animation stops the program if a frame has a NaN or an infinity in it.
    return CGRect(
      origin: CGPoint(x: placed.x.limited, y: placed.y.limited), size: frame.size.limitedLengths)
  }

  /// Places an item with the size that it has for a width. It may return more than the width: an image view
  /// returns the size of its image.
  ///
  /// - Returns: the frame of the item.
  @discardableResult
  public func place(_ item: AlignedItem, at origin: CGPoint, fitting width: CGFloat) -> CGRect {
    let frame = CGRect(origin: origin, size: size(of: item, fitting: width))
    place(item, in: frame)
    return frame
  }

  /// Places an item in a box, with the size that it has for the width of the box.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - box: the box. Its height counts for the anchor alone.
  ///   - anchor: the point of the item that stands at the same point of the box: `.center` for the middle,
  ///     `.topTrailing` for the corner. It counts in whole pixels.
  /// - Returns: the frame of the item.
  @discardableResult
  public func place(_ item: AlignedItem, within box: CGRect, at anchor: AnchorPoint) -> CGRect {
    let size = size(of: item, fitting: box.size.width)
    let grid = PixelGrid(displayScale: environment.displayScale)
    func start(_ start: CGFloat, _ free: CGFloat, _ part: CGFloat) -> CGFloat {
      // A box without a limit has no other points than those at its start.
      grid.snapped(part == 0 || free == .infinity ? start : start + free * part)
    }
    let frame = CGRect(
      x: start(box.origin.x, box.size.width - size.width, anchor.x),
      y: start(box.origin.y, box.size.height - size.height, anchor.y),
      width: size.width, height: size.height)
    place(item, in: frame)
    return frame
  }
}

/// What the last passes have placed or sized.
///
/// A view has the same item in each pass, which remembers its sizes. What two passes have left out is forgotten.
final class PassMemory {
  private var items: [ObjectIdentifier: AlignedItem] = [:]
  private var former: [ObjectIdentifier: AlignedItem] = [:]
  private var order: [ObjectIdentifier] = []

  /// What the last size was found with.
  private var sized: (environment: ItemEnvironment, changes: UInt)?

  /// The views and layers that the last pass has placed or sized, in order.
  var objects: [AnyObject] {
    order.compactMap { items[$0]?.object }
  }

  /// Runs a closure as a pass.
  func run(_ layOut: (LayoutPass) -> CGSize, _ pass: LayoutPass) -> CGSize {
    (former, items, order) = (items, [:], [])
    return layOut(pass)
  }

  func note(_ item: AlignedItem) {
    let id = ObjectIdentifier(item.object ?? item.state.answers)
    if items.updateValue(item, forKey: id) == nil { order.append(id) }
  }

  func item(of object: AnyObject, orMake make: () -> AlignedItem) -> AlignedItem {
    let id = ObjectIdentifier(object)
    return items[id] ?? former[id] ?? make()
  }

  func item(of object: AnyObject) -> AlignedItem? {
    items[ObjectIdentifier(object)] ?? items.values.lazy.compactMap { $0.item(of: object) }.first
  }

  /// Forgets the sizes of all items, and of what is in them.
  func invalidate() {
    for item in items.values { item.invalidateSize() }
  }

  func remove(_ object: AnyObject) {
    items[ObjectIdentifier(object)] = nil
    former[ObjectIdentifier(object)] = nil
  }

  // MARK: Changes

  /// A number that changes when an item does, and is 0 as long as none has.
  var changes: UInt {
    order.enumerated().reduce(0) { sum, place in
      guard let item = items[place.element] else { return sum }
      return sum &+ item.state.changes &* (2 &* UInt(bitPattern: place.offset) &+ 1)
    }
  }

  /// Returns whether something that was placed or sized has changed since the last size was found.
  func hasChanged(in environment: ItemEnvironment) -> Bool {
    sized.map { $0 != (environment, changes) } ?? false
  }

  func didSize(in environment: ItemEnvironment) {
    sized = (environment, changes)
  }
}

extension AlignedItem {
  /// Returns the item if it is that of an object, or the one in its group or in its passes.
  func item(of object: AnyObject) -> AlignedItem? {
    if self.object === object { return self }
    return group?.item(of: object) ?? state.settings.memory?.item(of: object)
  }
}

extension AlignedGroup {
  /// Returns the first item in the group that is that of an object.
  func item(of object: AnyObject) -> AlignedItem? {
    items.lazy.compactMap { $0.item(of: object) }.first
  }
}
