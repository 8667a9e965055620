/// An alignment seen from the edge at which lines begin: the layout's direction is already taken into account.
enum ResolvedAlignment: Equatable, Sendable {
  case leading
  case center
  case trailing

  init(_ alignment: SectionAttributes.LineAlignment, in direction: ContentLayout.Direction) {
    switch (alignment, direction) {
    case (.leading, _), (.left, .leftToRight), (.right, .rightToLeft): self = .leading
    case (.trailing, _), (.right, .leftToRight), (.left, .rightToLeft): self = .trailing
    case (.center, _): self = .center
    }
  }

  /// - Parameter freeSpace: the space that the line's cells leave, negative if they take more.
  func start(indentation: CGFloat, freeSpace: CGFloat) -> CGFloat {
    switch self {
    case .leading: indentation
    case .center: freeSpace / 2
    case .trailing: freeSpace
    }
  }
}
