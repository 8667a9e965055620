extension SectionAttributes {
  /// The height of a section's last row, if it has too few cells to fill its line.
  public enum LastRowHeight: Hashable, Sendable, CaseIterable {
    /// The row has the target height, which is passed as `height`.
    case target

    /// The row has the mean height of the lines before it, less the largest vertical insets of its own cells.
    /// If these insets take all of the mean height, the cells have no height. The only row of a section has the
    /// target height.
    case mean
  }

  /// The attributes of a section whose cells keep their aspect ratios on rows that fill their width, and default
  /// attributes otherwise. See ``Sizing-swift.struct/rows(height:minimumHeight:maximumHeight:lastRowHeight:)``.
  ///
  ///     let photos = SectionAttributes.rows(height: 120).with(cellSpacing: 2, lineSpacing: 2)
  public static func rows(
    height: CGFloat, minimumHeight: CGFloat? = nil, maximumHeight: CGFloat? = nil,
    lastRowHeight: LastRowHeight = .target
  ) -> SectionAttributes {
    SectionAttributes(
      sizing: .rows(
        height: height, minimumHeight: minimumHeight, maximumHeight: maximumHeight,
        lastRowHeight: lastRowHeight))
  }

  var rows: Rows? {
    if case .rows(let rows) = sizing.kind { rows } else { nil }
  }

  package struct Rows: Hashable, Sendable {
    package let height: CGFloat
    package let minimumHeight: CGFloat
    package let maximumHeight: CGFloat
    package let lastRowHeight: LastRowHeight

    package init(
      height: CGFloat, minimumHeight: CGFloat?, maximumHeight: CGFloat?,
      lastRowHeight: LastRowHeight
    ) {
      let height = height.limitedEstimate
      self.height = height
      self.minimumHeight = min(minimumHeight?.limitedLength ?? height / 2, height)
      self.maximumHeight = max(height, (maximumHeight ?? height * 2).limitedLength)
      self.lastRowHeight = lastRowHeight
    }
  }
}

extension SectionAttributes.Rows {
  /// The sizing of the same rows, but with the height that they are to have as the greatest one.
  var sizingWithoutTallerRows: SectionAttributes.Sizing {
    .rows(
      height: height, minimumHeight: minimumHeight, maximumHeight: height,
      lastRowHeight: lastRowHeight)
  }
}
