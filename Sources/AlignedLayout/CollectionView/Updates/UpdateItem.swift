/// One operation of a batch of updates.
enum UpdateItem: Sendable {
  /// A section or cell.
  enum Place: Sendable {
    case section(Int)
    case cell(ContentLayout.CellPosition)
  }

  case insert(Place)
  case delete(Place)
  case reload(Place)
  case move(Place, to: Place)
}
