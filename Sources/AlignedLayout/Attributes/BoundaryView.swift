/// The header or the footer of a whole content: a view above its first section, or below its last one.
///
///     layout.contentHeader = BoundaryView(length: 240, behavior: .stretches)
///
/// It belongs to no section, and stands at the very edge of the content: the content insets are between it and
/// the sections. It is visible without sections, too.
public struct BoundaryView: Hashable, Sendable {
  /// What a view does while the content scrolls.
  public enum Behavior: Hashable, Sendable {
    /// It scrolls with the content.
    case scrolls

    /// It stays visible. The headers, footers and cells of sections pin clear of it: a section's header pins
    /// below a pinned content header.
    case pins

    /// It scrolls with the content. While the content is pulled beyond its edge, the view's outer edge follows
    /// the pull, so that no gap opens. The view is not measured again for that.
    ///
    /// A view that stretches covers a refresh control.
    case stretches
  }

  /// The length of the view along the axis of the content: its height, or its width in a content that scrolls
  /// sideways. With a length of 0 there is no view.
  public let length: CGFloat

  /// Whether the length is an estimate until the view has measured itself.
  ///
  /// ``ContentLayout`` knows no views: there the length counts as it is.
  public let isSelfSizing: Bool

  /// What the view does while the content scrolls.
  public let behavior: Behavior

  /// The distances from the edges of the content to the sides of the view, or nil if it is as wide as the
  /// headers of sections.
  ///
  /// Only the leading and the trailing inset count or, if the content scrolls sideways, the top and the
  /// bottom one.
  public let insets: Insets?

  /// The length that stays visible while the rest scrolls, or nil if the behavior says all.
  let pinned: CGFloat?

  /// Creates a view of a known length. A negative length counts as 0.
  public init(length: CGFloat, behavior: Behavior = .scrolls, insets: Insets? = nil) {
    self.init(length: length, isSelfSizing: false, behavior: behavior, insets: insets)
  }

  /// Creates a view that measures itself when it is shown, as headers of sections can. With an estimate of 0
  /// there is no view.
  public init(estimatedLength: CGFloat, behavior: Behavior = .scrolls, insets: Insets? = nil) {
    self.init(length: estimatedLength, isSelfSizing: true, behavior: behavior, insets: insets)
  }

  init(
    length: CGFloat, isSelfSizing: Bool, behavior: Behavior, insets: Insets?, pinned: CGFloat? = nil
  ) {
    self.length = length.limitedLength
    self.isSelfSizing = isSelfSizing
    self.behavior = behavior
    self.insets = insets
    self.pinned = pinned
  }

  /// A copy that measures itself as before. A view that stretches may have a pinned length, too.
  func with(length: CGFloat, pinned: CGFloat? = nil) -> BoundaryView {
    BoundaryView(
      length: length, isSelfSizing: isSelfSizing, behavior: behavior, insets: insets, pinned: pinned
    )
  }

  var pinnedLength: CGFloat { pinned ?? (behavior == .pins ? length : 0) }
}
