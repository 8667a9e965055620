extension AlignedItem {
  /// The way in which the height of an item is found.
  public struct Height: Hashable, Sendable {
    /// The weight of a share in what remains, or nil if the item is asked.
    let weight: CGFloat?

    /// The height that the item returns.
    public static let asked = Height(weight: nil)

    /// A share in the height that the other lines leave. Several lines share that equally.
    public static let remaining = Height.remaining(weight: 1)

    /// A share in the height that the other lines leave of the height that the group is given.
    ///
    /// Each line first has its least height: that of its other items, or the greatest
    /// ``AlignedItem/minimumSize`` of its remaining ones. What these return does not count. Lines with remaining
    /// items then share what is left, in proportion to the greatest weight on each line. If all remaining items of a
    /// line have a ``AlignedItem/maximumSize``, the line takes no more than they can fill.
    ///
    /// The item is as tall as its line, less its insets, and no taller than its greatest height. It is aligned as
    /// others are, but stands on no baseline.
    ///
    /// In a group that is given no height, the item has the height that it returns. Where cells have a fixed size,
    /// or lines decide their heights, it makes no difference. A group among the items is given the height of its
    /// frame, and no height while it is asked for its size.
    ///
    /// - Parameter weight: the weight of the line's share. A weight that is negative or NaN counts as 0: the line
    ///   then has its least height.
    public static func remaining(weight: CGFloat) -> Height {
      Height(weight: weight.limitedLength)
    }
  }
}
