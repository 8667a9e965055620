/// The header and the footer of a content. A view of length 0 does not exist.
struct BoundaryViews: Equatable, Sendable {
  private(set) var header: BoundaryView?
  private(set) var footer: BoundaryView?

  init(header: BoundaryView? = nil, footer: BoundaryView? = nil) {
    self.header = header.flatMap { $0.length > 0 ? $0 : nil }
    self.footer = footer.flatMap { $0.length > 0 ? $0 : nil }
  }

  var areShown: Bool { header != nil || footer != nil }
  var headerLength: CGFloat { header?.length ?? 0 }
  var footerLength: CGFloat { footer?.length ?? 0 }
  var pinnedHeaderLength: CGFloat { header?.pinnedLength ?? 0 }
  var pinnedFooterLength: CGFloat { footer?.pinnedLength ?? 0 }
  var stretch: Bool { header?.behavior == .stretches || footer?.behavior == .stretches }

  /// Whether a view has another frame in another visible part.
  var followVisiblePart: Bool { stretch || pinnedHeaderLength + pinnedFooterLength > 0 }

  func transposed(for axis: ContentLayout.Axis) -> BoundaryViews {
    BoundaryViews(header: header?.transposed(for: axis), footer: footer?.transposed(for: axis))
  }

  mutating func setLengths(header: CGFloat, footer: CGFloat) {
    self = BoundaryViews(
      header: self.header?.with(length: header), footer: self.footer?.with(length: footer))
  }
}
