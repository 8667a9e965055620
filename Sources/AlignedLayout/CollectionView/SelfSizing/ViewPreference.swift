struct ViewPreference: Equatable, Sendable {
  let element: ContentLayout.Element

  /// The space along its line that the view was offered, or nil if it was offered none.
  let offeredSpace: CGFloat?
  let size: CGSize
  let sizeWhenMeasured: CGSize
  let baselines: Baselines

  /// The width of the view's last line, or nil if that is the whole view.
  var lastLineWidth: CGFloat?
}
