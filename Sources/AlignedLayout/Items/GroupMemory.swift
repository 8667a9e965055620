/// What a group remembers of its layouts, as long as neither its items nor their sizes change.
final class GroupMemory {
  /// What the remembered layouts depend on, besides their room.
  private struct State: Equatable {
    let environment: ItemEnvironment
    let hashOfItems: UInt
  }

  /// The number of layouts that are kept: for the rooms that a parent tries, and that of its frame.
  private static let capacity = 4

  /// Shared with layouts of the group, which ask for the item that is shown.
  let overflow: OverflowItems
  private var state: State?

  /// Whether any item of the group was hidden when it was looked at last.
  private(set) var hasHiddenItems = false
  private var layouts: [AlignedGroup.Layout] = []
  let sizes = ItemAnswers()
  private var traits: GroupTraits?

  init(overflow: OverflowItems = OverflowItems()) {
    self.overflow = overflow
  }

  func invalidate() {
    state = nil
    layouts = []
    sizes.removeAll()
    traits = nil
    overflow.removeAll()
  }

  /// Forgets everything if the items or their environment have changed.
  func refresh(for group: AlignedGroup, in environment: ItemEnvironment) {
    var hash: UInt = 0
    hasHiddenItems = group.hashState(into: &hash) > 0
    let current = State(environment: environment, hashOfItems: hash)
    guard state != current else { return }
    invalidate()
    state = current
  }

  func layout(in room: CGSize, orMake make: () -> AlignedGroup.Layout) -> AlignedGroup.Layout {
    if let known = knownLayout(in: room) { return known }
    let layout = make()
    layouts.append(layout, keepingLast: Self.capacity)
    return layout
  }

  func knownLayout(in room: CGSize) -> AlignedGroup.Layout? {
    layouts.last { $0.room == room }
  }

  func traits(orFind find: () -> GroupTraits) -> GroupTraits {
    if let traits { return traits }
    let found = find()
    traits = found
    return found
  }
}
