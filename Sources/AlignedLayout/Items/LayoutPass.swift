/// One pass of a closure, or a method, that both sizes and places: what it may fill, the sizes of what stands in
/// it, and where that stands.
///
/// The same code runs in passes that size and in those that place. A pass that only sizes places nothing, so
/// the size and the frames always agree:
///
///     let contact = AlignedItem { pass in
///       let picture = pass.place(picture, at: CGPoint(x: 0, y: 0), fitting: 40)
///       let name = pass.place(
///         name, at: CGPoint(x: picture.maxX + 8, y: 0), fitting: pass.width - picture.maxX - 8)
///       return CGSize(width: name.maxX, height: max(picture.maxY, name.maxY))
///     }
///
/// x runs from the leading edge. Where the layout direction is right to left, the pass mirrors what it places.
public struct LayoutPass {
  /// The width that may be filled. It is infinite if there is no limit.
  public let width: CGFloat

  /// The height that may be filled. It is infinite if there is no limit, as in most passes that only size.
  public let height: CGFloat

  /// Where the pass places on the screen, or nil if it only sizes.
  private let frame: CGRect?
  private let environment: ItemEnvironment
  let memory: PassMemory?

  /// A pass that only sizes.
  init(fitting offer: CGSize, in environment: ItemEnvironment, memory: PassMemory?) {
    width = offer.width.isUnlimited ? .infinity : offer.width
    height = offer.height.isUnlimited ? .infinity : offer.height
    frame = nil
    self.environment = environment
    self.memory = memory
  }

  init(placingIn frame: CGRect, in environment: ItemEnvironment, memory: PassMemory?) {
    width = frame.size.width
    height = frame.size.height
    self.frame = frame
    self.environment = environment
    self.memory = memory
  }

  /// The direction in which lines are read.
  public var direction: ContentLayout.Direction {
    environment.direction
  }

  /// Whether the pass places. Code that draws, or that changes something else, does so only then.
  public var places: Bool {
    frame != nil
  }

  /// Returns the size of an item for a width. The item remembers it, if you keep the item.
  public func size(of item: AlignedItem, fitting width: CGFloat) -> CGSize {
    guard width > 0 else { return CGSize(width: 0, height: 0) }
    return item.state.size(
      offered: min(width, .unlimitedLength), along: .vertical, in: environment)
  }

  /// Places an item in a frame, if the pass places.
  public func place(_ item: AlignedItem, in frame: CGRect) {
    guard let own = self.frame else { return }
    let x =
      direction == .leftToRight
      ? own.origin.x + frame.origin.x
      : own.origin.x + own.size.width - frame.origin.x - frame.size.width
    item.state.place(
      in: CGRect(
        x: x, y: own.origin.y + frame.origin.y, width: frame.size.width,
        height: frame.size.height),
      environment)
  }

  /// Places an item with the size that it has for a width.
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
  ///   - anchor: the point of the item that stands at the same point of the box: `.center` for the middle,
  ///     `.topTrailing` for the corner. It counts in whole pixels.
  /// - Returns: the frame of the item.
  @discardableResult
  public func place(_ item: AlignedItem, within box: CGRect, at anchor: AnchorPoint) -> CGRect {
    let size = size(of: item, fitting: box.size.width)
    let grid = PixelGrid(displayScale: environment.displayScale)
    let frame = CGRect(
      x: grid.snapped(box.origin.x + (box.size.width - size.width) * anchor.x),
      y: grid.snapped(box.origin.y + (box.size.height - size.height) * anchor.y),
      width: size.width, height: size.height)
    place(item, in: frame)
    return frame
  }
}

/// The items of the views that passes have placed or sized, which remember sizes from one pass to the next.
final class PassMemory {
  private var items: [ObjectIdentifier: AlignedItem] = [:]

  func item(of object: AnyObject, orMake make: () -> AlignedItem) -> AlignedItem {
    let id = ObjectIdentifier(object)
    if let known = items[id] { return known }
    let item = make()
    items[id] = item
    return item
  }

  func item(of object: AnyObject) -> AlignedItem? {
    items[ObjectIdentifier(object)]
  }

  /// Forgets the sizes of all items, and of what is in them.
  func invalidate() {
    for item in items.values { item.invalidateSize() }
  }

  func remove(_ object: AnyObject) {
    items[ObjectIdentifier(object)] = nil
  }
}
