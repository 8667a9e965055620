/// An item that is shown, from when it appears in a list until it is gone.
@MainActor
final class ItemRecord {
  /// What identifies the item in the data source.
  let number: Int
  private(set) var key: ItemKey
  private(set) weak var section: SectionRecord?
  var index = -1

  /// The index of the item in the value of a section. A person may have moved it since.
  private(set) var shownIndex = -1

  /// The value of the section from which an item is gone, or has moved to another one that got no value since.
  private var formerValue: ComparedSection?
  lazy var sizes = RememberedSizes()
  var attachmentSizes: [Int: RememberedSizes] = [:]
  var kept: AnyObject?

  /// The cell that hosts a SwiftUI view for the item, also while it waits to be reused.
  weak var hostingCell: AnyObject?

  init(number: Int, key: ItemKey, in section: SectionRecord) {
    self.number = number
    self.key = key
    self.section = section
  }

  /// The value of the section in which the item is found at its index.
  var value: ComparedSection? { formerValue ?? section?.value }

  /// The value of the item's own section if the item is in it, or nil.
  var presentValue: ComparedSection? { formerValue == nil ? section?.value : nil }

  /// Returns the index of the item among those of its section if they are a certain run, or nil.
  func index(in run: ComparedRun) -> Int? { presentValue?.items === run ? shownIndex : nil }

  var movedElement: Any? {
    value?.onReorder.flatMap { shownIndex < $0.itemCount ? $0.element(shownIndex) : nil }
  }

  /// Goes to another section. Its value is the present one until that section gets a new value.
  func move(to section: SectionRecord, as key: ItemKey) {
    retire()
    self.section = section
    self.key = key
  }

  func show(at index: Int) {
    self.index = index
    shownIndex = index
    if formerValue != nil { formerValue = nil }
  }

  /// Keeps the value of an item that is about to be removed. Its cell may be displayed still.
  func retire() { formerValue = value }

  /// Forgets the value of an item that is gone, which a reused cell would keep.
  func forgetValue() {
    section = nil
    formerValue = nil
  }
}
