/// The sizes and spacings of one section, as delegate and properties give them. They do not depend
/// on the bounds.
struct FlowMetrics: Equatable {
  var itemSizes: [CGSize]
  var insets: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var headerSize: CGSize
  var footerSize: CGSize
  /// Whether cells determine their sizes. The sizes here are then estimates or measured.
  var isSelfSizing: Bool

  /// The metrics with the axes exchanged, if the layout scrolls horizontally.
  func transposed(_ axis: FlowAxis) -> FlowMetrics {
    var transposed = self
    transposed.itemSizes = itemSizes.map(axis.transposed)
    transposed.insets = axis.transposed(insets)
    transposed.headerSize = axis.transposed(headerSize)
    transposed.footerSize = axis.transposed(footerSize)
    return transposed
  }

  /// The size of all items, nil if they differ or cells determine their sizes.
  var uniformSize: CGSize? {
    guard !isSelfSizing, let first = itemSizes.first else { return nil }
    return itemSizes.allSatisfy { $0 == first } ? first : nil
  }
}
