import AlignedLayout

/// A client's own sizes while single cells are inserted, deleted or replaced: the workload's, and a
/// short list of the places where they differ, so that the client's part in an edit costs next to
/// nothing, however many cells there are.
struct EditedSizes {
  /// What is done to a cell.
  enum Kind: String, CaseIterable {
    case insert
    case delete
    case resize
    /// The width stays as it is.
    case heighten
  }

  let kind: Kind

  /// How often a size was asked for.
  private(set) var questionCount = 0
  private let sizes: UnsafeBufferPointer<CGSize>

  /// Where cells have been edited, in ascending order, as places in the present content; a cell
  /// that is gone is named by the place of the next.
  private var places: [Int] = []

  /// The number of places up to the cell asked for last: the next question is for a neighbor.
  private var placesBefore = 0

  init(_ sizes: UnsafeBufferPointer<CGSize>, _ kind: Kind) {
    self.sizes = sizes
    self.kind = kind
  }

  var cellCount: Int {
    switch kind {
    case .insert: sizes.count + places.count
    case .delete: sizes.count - places.count
    case .resize, .heighten: sizes.count
    }
  }

  /// Edits a cell, or inserts one before it.
  mutating func edit(_ cell: Int) -> ContentLayout.Edit {
    seek(cell)
    let position = ContentLayout.CellPosition(section: 0, cell: cell)
    let isEdited = placesBefore > 0 && places[placesBefore - 1] == cell
    switch kind {
    case .insert:
      placesBefore -= isEdited ? 1 : 0
      for index in placesBefore..<places.count { places[index] += 1 }
      places.insert(cell, at: placesBefore)
      return .insertCell(position)
    case .delete:
      for index in placesBefore..<places.count { places[index] -= 1 }
      places.insert(cell, at: placesBefore)
      return .deleteCell(position)
    case .resize, .heighten:
      if !isEdited { places.insert(cell, at: placesBefore) }
      return .replaceCell(position)
    }
  }

  /// The answer for a cell of the present content.
  mutating func size(of cell: Int) -> CGSize {
    questionCount += 1
    while placesBefore < places.count, places[placesBefore] <= cell { placesBefore += 1 }
    while placesBefore > 0, places[placesBefore - 1] > cell { placesBefore -= 1 }
    let isEdited = placesBefore > 0 && places[placesBefore - 1] == cell
    switch kind {
    case .insert: return isEdited ? Workload.newSize : sizes[cell - placesBefore]
    case .delete: return sizes[cell + placesBefore]
    case .resize: return isEdited ? Workload.newSize : sizes[cell]
    case .heighten:
      let size = sizes[cell]
      return isEdited ? CGSize(width: size.width, height: size.height + 10) : size
    }
  }

  /// Finds the place of a cell far from the last.
  private mutating func seek(_ cell: Int) {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] > cell {
        high = middle
      } else {
        low = middle + 1
      }
    }
    placesBefore = low
  }
}
