extension ContentLayout {
  /// How much wider or narrower a content may become before one of its lines changes.
  public struct LineLeeway: Hashable, Sendable {
    /// The distance by which the content has to become wider for the next cell to join the line, or nil if
    /// that does not depend on the width.
    public let wider: CGFloat?

    /// The distance by which the content may become narrower before the last cell leaves the line, or nil if it
    /// does not leave it.
    public let narrower: CGFloat?
  }

  /// Returns how much wider or narrower the content may become before a line changes.
  public func leeway(ofLineAt line: Int, inSection section: Int) -> LineLeeway {
    LineLeeway(wider: nil, narrower: nil)
  }
}
