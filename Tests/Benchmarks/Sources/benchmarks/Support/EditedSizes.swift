import AlignedLayout

/// A client's sizes while single cells are inserted, deleted or replaced. It stores the workload's
/// sizes and a short list of edited positions, so its own part in an edit takes little time at any
/// cell count.
struct EditedSizes {
  /// The kinds of edit.
  enum Kind: String, CaseIterable {
    case insert
    case delete
    case resize
    /// Changes the height only.
    case heighten
  }

  let kind: Kind

  /// The number of sizes asked for.
  private(set) var questionCount = 0
  private let sizes: UnsafeBufferPointer<CGSize>

  /// The positions of edited cells in the current content, in ascending order. A deleted cell has
  /// the position of the next cell.
  private var places: [Int] = []

  /// The number of places up to the cell asked for last. The next call is usually for a neighbor.
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

  /// Edits a cell or inserts one before it, and returns the edit for the layout.
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

  /// Returns the size of a cell of the current content.
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

  /// Sets `placesBefore` for a cell far from the last one.
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
