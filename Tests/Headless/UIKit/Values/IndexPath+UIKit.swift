extension IndexPath {
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var section: Int {
    get { indexOfPair(0) }
    set { setIndexOfPair(0, to: newValue) }
  }

  public var item: Int {
    get { indexOfPair(1) }
    set { setIndexOfPair(1, to: newValue) }
  }

  public var row: Int {
    get { indexOfPair(1) }
    set { setIndexOfPair(1, to: newValue) }
  }

  private static let lengthMessage = """
    Invalid index path for use with UITableView or UICollectionView. Index paths passed to them \
    must contain exactly two indices specifying the section and the row or item.
    """

  private func indexOfPair(_ position: Int) -> Int {
    guard count == 2 else {
      Headless.violate(.malformedIndexPath, IndexPath.lengthMessage)
      return count > position ? self[position] : 0
    }
    return self[position]
  }

  private mutating func setIndexOfPair(_ position: Int, to value: Int) {
    guard count == 2 else {
      Headless.violate(.malformedIndexPath, IndexPath.lengthMessage)
      return
    }
    self[position] = value
  }
}
